/** What can be done, as a list: units to be taken in hand, or options; the first eighteen by number. */
import { createMemo, For, Show, untrack, type JSX } from 'solid-js';
import { t } from '../app/settings.js';
import type { Listed } from './option.jsx';

export type Entry<Option> =
  | { readonly is: 'unit'; readonly unit: string }
  | { readonly is: 'option'; readonly option: Option };

/** What a list is made for. */
export interface Menu<Option> {
  readonly entries: readonly Entry<Option>[];
  /** What is listed while nobody is in hand: it comes back when he is let go. */
  readonly rested: readonly Entry<Option>[] | undefined;
  /** The option that ends the phase or declines. */
  readonly ending: Option | undefined;
  take(entry: Entry<Option>): void;
}

interface Ways<Option> {
  readonly of: () => readonly Entry<Option>[];
  readonly endingOf: (entries: readonly Entry<Option>[]) => Option | undefined;
  readonly take: (entry: Entry<Option>) => void;
  /** The match that is decided in, and whether nobody is in hand. */
  readonly about: () => unknown;
  readonly isResting: () => boolean;
}

const isSame = <Option,>(a: Entry<Option>, b: Entry<Option> | undefined): boolean =>
  a.is === 'unit' ? b?.is === 'unit' && a.unit === b.unit : b?.is === 'option' && a.option === b.option;

/** What it lists and what ends it follow from the decision. */
export const createMenu = <Option,>({ of, endingOf, take, about, isResting }: Ways<Option>): Menu<Option> => {
  let last: { readonly about: unknown; readonly entries: readonly Entry<Option>[] } | undefined;
  /** The list as it was, where it is the same again. */
  const rested = (): readonly Entry<Option>[] | undefined => (last?.about === about() ? last?.entries : undefined);
  const entries = createMemo(() => {
    const [next, before] = [of(), rested()];
    if (!isResting()) return next;
    if (before?.length === next.length && next.every((entry, i) => isSame(entry, before[i]))) return before;
    last = { about: about(), entries: next };
    return next;
  });
  const ending = createMemo(() => endingOf(entries()));
  const kept = createMemo(() => {
    entries();
    return rested();
  });
  return {
    get entries() {
      return entries();
    },
    get rested() {
      return kept();
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

const List = <Option,>(props: Props<Option> & { readonly entries: readonly Entry<Option>[] }) => (
  <ol
    class="options"
    classList={{ 'of-units': props.entries.some(({ is }) => is === 'unit') }}
    aria-label={t().panel.options}
  >
    <For each={props.entries}>
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
);

export const Suggestions = <Option,>(props: Props<Option>) => {
  // Taken off the page while somebody is in hand, and put back as it is: to make it anew costs more than all the rest.
  const rested = createMemo(() => {
    const entries = props.menu.rested ?? [];
    return entries.length > 0 ? untrack(() => <List {...props} entries={entries} />) : undefined;
  });
  return (
    <Show when={props.menu.entries !== props.menu.rested} fallback={rested()}>
      {/* Nothing of the last list is in the next: it goes as a whole, not entry by entry. */}
      <Show when={props.menu.entries.length > 0 && props.menu.entries} keyed>
        {(entries) => <List {...props} entries={entries} />}
      </Show>
    </Show>
  );
};
