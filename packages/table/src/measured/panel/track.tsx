/** Turn and phases of a measured match, in order, the present one lit; and how both armies stand. */
import type { Side } from '@five-victories/engine/kernel';
import type { TabletopMatch } from '@five-victories/engine/tabletop';
import { StandingLine } from '../../briefing/standing-line.jsx';
import { PhaseTrack } from '../../panel/phase-track.jsx';
import { measuredStanding } from '../standing.js';
import { phaseWord, trackOf } from '../words/asks.js';
import { army } from '../words/names.js';

export const Track = (props: { readonly match: TabletopMatch }) => (
  <PhaseTrack state={props.match.state} phases={trackOf(props.match)} word={(phase) => phaseWord(props.match, phase)} />
);

export const Standing = (props: { readonly match: TabletopMatch; readonly side: Side }) => (
  <StandingLine asked={measuredStanding} match={props.match} side={props.side} name={army(props.match, props.side)} />
);
