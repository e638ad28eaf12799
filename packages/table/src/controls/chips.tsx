/** Chips in a row under one name; where there are none nothing is said. */
import { For, Show, type Accessor, type JSX } from 'solid-js';

interface Props<Value> {
  /** What a screen reader calls them. */
  readonly label: string;
  /** Whether the name stands before them, too. */
  readonly titled?: boolean;
  readonly values: readonly Value[];
  /** From how many on there is something to choose; one, unless it is said. */
  readonly least?: number;
  readonly children: (value: Value, index: Accessor<number>) => JSX.Element;
}

export const Chips = <Value,>(props: Props<Value>) => (
  <Show when={props.values.length >= (props.least ?? 1)}>
    <div class="chips" role="group" aria-label={props.label}>
      <Show when={props.titled}>
        <span class="label">{props.label}:</span>
      </Show>
      <For each={props.values}>{props.children}</For>
    </div>
  </Show>
);
