/** So many of something: one more, one fewer, or a number. */
import { For } from 'solid-js';
import type { GloriousMatch } from '@five-victories/engine/glorious';
import { Button } from '../../controls/button.jsx';
import { standName } from '../words/names.js';

interface Props {
  /** Read out; `text` is what stands before the number. */
  readonly label: string;
  readonly text: string;
  readonly value: number;
  readonly most: number;
  onCount(n: number): void;
}

const Counter = (props: Props) => (
  <span class="counter">
    <span aria-hidden="true">{props.text}</span>
    <Button
      class="chip"
      text="−"
      aria-label={`${props.label}: −1`}
      disabled={props.value <= 0}
      onClick={() => props.onCount(props.value - 1)}
    />
    <input
      type="number"
      inputmode="numeric"
      min="0"
      max={props.most}
      value={props.value}
      aria-label={props.label}
      onChange={(event) => {
        const n = Math.round(event.currentTarget.valueAsNumber);
        if (Number.isFinite(n)) props.onCount(Math.max(0, Math.min(props.most, n)));
      }}
    />
    <span aria-hidden="true">/ {props.most}</span>
    <Button
      class="chip"
      text="+"
      aria-label={`${props.label}: +1`}
      disabled={props.value >= props.most}
      onClick={() => props.onCount(props.value + 1)}
    />
  </span>
);

interface AllProps {
  readonly match: GloriousMatch;
  /** How many there are of each letter. */
  readonly most: Readonly<Record<string, number>>;
  labelOf(name: string): string;
  valueOf(letter: string): number;
  onCount(letter: string, n: number): void;
}

/** Elements of each kind. */
export const Counters = (props: AllProps) => (
  <div class="fields">
    <For each={Object.keys(props.most)}>
      {(letter) => (
        <Counter
          label={props.labelOf(standName(props.match, letter))}
          text={standName(props.match, letter)}
          value={props.valueOf(letter)}
          most={props.most[letter] ?? 0}
          onCount={(n) => props.onCount(letter, n)}
        />
      )}
    </For>
  </div>
);
