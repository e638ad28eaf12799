/** Stands on their grid, small: letters on squares, the front at the top. */
import { createMemo, For } from 'solid-js';
import { gridOf } from '../match/layout-text.js';
import type { Cell } from '../zone/maker.js';

interface Props {
  readonly layout: string;
  readonly gone?: readonly Cell[];
  readonly formation?: string | undefined;
  readonly turned?: number;
}

const SIDE = 16;

export const MiniLayout = (props: Props) => {
  const grid = createMemo(() => gridOf(props.layout));
  const step = () => SIDE + (props.formation === 'open' ? 5 : 1);
  const isGone = (rank: number, file: number): boolean =>
    props.gone?.some(([r, f]) => r === rank && f === file) ?? false;
  const width = () => grid().files * step() + 4;
  const height = () => grid().ranks * step() + 10;
  return (
    <svg class="mini" width={width()} height={height()} viewBox={`-2 -7 ${width()} ${height()}`} aria-hidden="true">
      <path class="front" d={`M${grid().files * step() * 0.5 - 6} -1l6 -5 6 5z`} />
      <For each={grid().stands}>
        {({ letter, rank, file }) => (
          <g transform={`translate(${file * step()} ${rank * step()})`} classList={{ gone: isGone(rank, file) }}>
            <rect width={SIDE} height={SIDE} rx="2.5" class={`kind-${letter}`} />
            <text x={SIDE / 2} y={SIDE * 0.76}>
              {letter}
            </text>
          </g>
        )}
      </For>
    </svg>
  );
};
