/** Turn and phases of a measured match, in order, the present one lit; and how both armies stand. */
import type { Side } from '@five-victories/engine/kernel';
import { breakpointOf, type TabletopMatch } from '@five-victories/engine/tabletop';
import { PhaseTrack } from '../../panel/phase-track.jsx';
import { phaseWord, trackOf } from '../words/asks.js';
import { m } from '../words/index.js';
import { army } from '../words/names.js';

export const Track = (props: { readonly match: TabletopMatch }) => {
  const state = () => props.match.state;
  return (
    <PhaseTrack
      turn={state().turn}
      limit={state().options.turnLimit}
      phases={trackOf(props.match)}
      now={state().phase}
      word={(phase) => phaseWord(props.match, phase)}
    />
  );
};

/** An army in a line: what it has lost, and at how much it breaks. */
export const Standing = (props: { readonly match: TabletopMatch; readonly side: Side }) => {
  const side = () => props.match.state.sides[props.side];
  return (
    <p class={`standing ${props.side}`}>
      <b>{army(props.match, props.side)}</b>{' '}
      <span>{m().page.lost(side().tally, side().size, breakpointOf(props.match, props.side))}</span>
    </p>
  );
};
