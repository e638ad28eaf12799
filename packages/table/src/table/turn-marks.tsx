/** Where what is carried can be dropped to turn its front there: above what is carried, which would hide it. */
import { For } from 'solid-js';
import type { Facing } from '@five-victories/engine/zonal';
import type { TurnMark } from '../view/turn-marks.js';

interface Props {
  readonly marks: readonly TurnMark[];
  readonly over: Facing | undefined;
}

export const TurnMarks = (props: Props) => (
  <g class="edge-marks">
    <For each={props.marks}>
      {({ facing, x, y, angle }) => (
        <g
          classList={{ over: props.over === facing }}
          data-turn={facing}
          transform={`translate(${x} ${y}) rotate(${angle})`}
        >
          <circle r="9" />
          <path d="M-4.5 2.5L0 -4.5L4.5 2.5" />
        </g>
      )}
    </For>
  </g>
);
