/** What can be done, as a list: units to be taken in hand, or options; the first eighteen by number. */
import { createMemo, For, Show, type JSX } from 'solid-js';
import { t } from '../app/settings.js';
import type { Listed } from './option.jsx';

export type Entry<Option> =
  | { readonly is: 'unit'; readonly unit: string }
  | { readonly is: 'option'; readonly option: Option };

/** What a list is made for. */
export interface Menu<Option> {
  readonly entries: readonly Entry<Option>[];
  /** The option that ends the phase or declines. */
  readonly ending: Option | undefined;
  take(entry: Entry<Option>): void;
}

/** What it lists and what ends it follow from the decision. */
export const createMenu = <Option,>(
  of: () => readonly Entry<Option>[],
  endingOf: (entries: readonly Entry<Option>[]) => Option | undefined,
  take: (entry: Entry<Option>) => void,
): Menu<Option> => {
  const entries = createMemo(of);
  const ending = createMemo(() => endingOf(entries()));
  return {
    get entries() {
      return entries();
    },
    get ending() {
      return ending();
    },
    take,
  };
};

interface Props<Option> {
  readonly menu: Menu<Option>;
  /** Whether a lesson waits for it. */
  isHinted(option: Option): boolean;
  unit(unit: string, listed: Pick<Listed, 'number' | 'onTake'>): JSX.Element;
  option(option: Option, listed: Listed): JSX.Element;
}

const DIGITS = 9;

/** The key of an entry: a digit, then Shift and a digit. */
const keyOf = (i: number): string | undefined =>
  i < DIGITS ? `${i + 1}` : i < 2 * DIGITS ? `⇧${i + 1 - DIGITS}` : undefined;

/** Which entry a key takes, whatever Shift makes of it on this keyboard. */
export const entryFor = ({ code, shiftKey, altKey }: KeyboardEvent): number | undefined => {
  const digit = Number(/^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1]);
  return digit && !altKey ? digit - 1 + (shiftKey ? DIGITS : 0) : undefined;
};

export const Suggestions = <Option,>(props: Props<Option>) => (
  // Nothing of the last list is in the next: it goes as a whole, not entry by entry.
  <Show when={props.menu.entries.length > 0 && props.menu.entries} keyed>
    {(entries) => (
      <ol
        class="options"
        classList={{ 'of-units': entries.some(({ is }) => is === 'unit') }}
        aria-label={t().panel.options}
      >
        <For each={entries}>
          {(entry, i) => {
            const listed = {
              get number() {
                return keyOf(i());
              },
              onTake: (): void => props.menu.take(entry),
            };
            if (entry.is === 'unit') return props.unit(entry.unit, listed);
            const { option } = entry;
            return props.option(option, {
              get number() {
                return listed.number;
              },
              onTake: listed.onTake,
              get enough() {
                return option === props.menu.ending;
              },
              get strong() {
                return props.isHinted(option);
              },
            });
          }}
        </For>
      </ol>
    )}
  </Show>
);
