/** Turn and phases of the match, in order, the present one lit; and how both armies stand. */
import { enemyOf, type Side } from '@five-victories/engine/kernel';
import type { ZonalMatch } from '@five-victories/engine/zonal';
import { t } from '../app/settings.js';
import { army } from '../words/names.js';
import { StandingLine } from '../briefing/standing-line.jsx';
import { zoneStanding } from '../match/zone-standing.js';
import { PhaseTrack } from './phase-track.jsx';

const SET_UP = ['setup'] as const;
const PHASES = ['initiative', 'firing', 'melee', 'losses', 'initiativeMovement', 'otherMovement', 'victory'] as const;

export const phaseWord = ({ state: { initiative } }: ZonalMatch, phase: string): string => {
  if (phase === 'initiativeMovement') return t().phases.moves(t().sides[initiative]);
  if (phase === 'otherMovement') return t().phases.moves(t().sides[enemyOf(initiative)]);
  return t().phases[phase as 'firing'];
};

export const Track = (props: { readonly match: ZonalMatch }) => (
  <PhaseTrack
    state={props.match.state}
    phases={props.match.state.phase === 'setup' ? SET_UP : PHASES}
    word={(phase) => phaseWord(props.match, phase)}
  />
);

export const Standing = (props: { readonly match: ZonalMatch; readonly side: Side }) => (
  <StandingLine asked={zoneStanding} match={props.match} side={props.side} name={army(props.match, props.side)} />
);
