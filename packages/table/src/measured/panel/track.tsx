/** Turn and phases of a measured match, in order, the present one lit; and how both armies stand. */
import type { Side } from '@five-victories/engine/kernel';
import { breakpointOf, type TabletopMatch } from '@five-victories/engine/tabletop';
import { PhaseTrack, StandingLine } from '../../panel/phase-track.jsx';
import { phaseWord, trackOf } from '../words/asks.js';
import { m } from '../words/index.js';
import { army } from '../words/names.js';

export const Track = (props: { readonly match: TabletopMatch }) => (
  <PhaseTrack state={props.match.state} phases={trackOf(props.match)} word={(phase) => phaseWord(props.match, phase)} />
);

/** What an army has lost, and at how much it breaks. */
export const Standing = (props: { readonly match: TabletopMatch; readonly side: Side }) => {
  const side = () => props.match.state.sides[props.side];
  const text = () => m().page.lost(side().tally, side().size, breakpointOf(props.match, props.side));
  return <StandingLine side={props.side} name={army(props.match, props.side)} text={text()} />;
};
