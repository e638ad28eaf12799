/** A unit to be chosen, among the options. */
import { Show, type JSX } from 'solid-js';

interface Props {
  readonly unit: string;
  readonly number: string | undefined;
  readonly name: string;
  readonly kind: string;
  /** More about it, at the end of the line. */
  readonly children?: JSX.Element;
  onTake(): void;
}

export const UnitEntry = (props: Props) => (
  <li class="option unit-entry">
    <button
      type="button"
      class="take"
      onClick={() => props.onTake()}
      data-entry={props.unit}
      aria-keyshortcuts={props.number?.replace('⇧', 'Shift+')}
    >
      <Show when={props.number !== undefined} fallback={<span class="key none" />}>
        <kbd class="key">{props.number}</kbd>
      </Show>
      <span class="words">
        <b>{props.name}</b>
        <small>{props.kind}</small>
        {props.children}
      </span>
    </button>
  </li>
);
