/** One die. */
import { For } from 'solid-js';

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[50, 50]],
  2: [
    [28, 28],
    [72, 72],
  ],
  3: [
    [26, 26],
    [50, 50],
    [74, 74],
  ],
  4: [
    [28, 28],
    [72, 28],
    [28, 72],
    [72, 72],
  ],
  5: [
    [27, 27],
    [73, 27],
    [50, 50],
    [27, 73],
    [73, 73],
  ],
  6: [
    [28, 24],
    [72, 24],
    [28, 50],
    [72, 50],
    [28, 76],
    [72, 76],
  ],
};

interface Props {
  readonly value: number;
  readonly state: 'hit' | 'miss' | 'plain' | 'chosen';
  readonly delay?: number;
}

export const Die = (props: Props) => (
  <svg
    class={`die ${props.state}`}
    viewBox="0 0 100 100"
    style={{ '--lean': `${((props.value * 37) % 13) - 6}deg`, 'animation-delay': `${props.delay ?? 0}ms` }}
    aria-hidden="true"
  >
    <rect x="4" y="4" width="92" height="92" rx="20" />
    <For each={PIPS[props.value] ?? []}>{([x, y]) => <circle cx={x} cy={y} r="10" />}</For>
  </svg>
);
