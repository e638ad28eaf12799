/** The table in the page: what is drawn on it, and what is done on it. */
import type { Choice } from '@five-victories/engine/kernel';
import type { MeasuredPlay } from './play.js';

interface Props {
  readonly play: MeasuredPlay;
  /** Units a line of the report speaks of. */
  readonly spoken: readonly string[];
  /** The option somebody looks at. */
  readonly looked: Choice | undefined;
}

export const Board = (props: Props) => <div class="table-window">{props.play.match().state.units.length}</div>;
