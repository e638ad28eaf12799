/** How English says facts of every game. */
import type { CommonKinds, Side } from '@five-victories/engine/kernel';
import { unitName, type Cast } from '../cast.js';
import { plain, type Speaker } from '../language.js';

/** How many. */
export interface Count {
  readonly n: number;
  readonly figure: string;
  /** In words: `no stands`, `one stand`, `12 stands`. */
  of(thing: string, things?: string): string;
  /** In figures, where numbers are compared: `1 stand`. */
  figures(thing: string, things?: string): string;
  /** `was` of one, `were` of none or many. */
  either(one: string, many: string): string;
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
export const inWords = (n: number): string => NUMBERS[n] ?? String(n);

export const countOf = (n: number, figure = String(n), word = inWords(n)): Count => ({
  n,
  figure,
  of: (thing, things = `${thing}s`) => `${word} ${n === 1 ? thing : things}`,
  figures: (thing, things = `${thing}s`) => `${figure} ${n === 1 ? thing : things}`,
  either: (one, many) => (n === 1 ? one : many),
});

/** What a limit leaves: `none is allowed`, `at most 1 is allowed`, `at most 2 are usual`. */
export const atMost = (most: Count, how: 'allowed' | 'usual' = 'allowed'): string =>
  most.n === 0 ? `none is ${how}` : `at most ${most.figure} ${most.either('is', 'are')} ${how}`;

/** `a, b and c`. */
export const listed = (words: readonly string[], and = 'and'): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1)}`;

/** A name as it reads inside a sentence. */
export const named = (name: string): string => name.replace(/^The /, 'the ');

const GIVEN: Readonly<Record<string, string>> = { list: 'a list', object: 'an object' };
const SOURCES = { seed: 'from a seed', list: 'from a list', hand: 'thrown by hand' } as const;

export const common = {
  unit: { say: (id: string, cast: Cast): string => named(unitName(cast, id)), blank: plain.blank },
  side: { say: (side: Side): string => side, blank: plain.blank },
  count: {
    say: (n: number): Count => countOf(n),
    blank: (name: string): Count => countOf(2, `{${name}}`, `{${name}}`),
  },
  figure: { say: (n: number): string => String(n), blank: plain.blank },
  name: plain,
  names: { say: (names: readonly string[]): string => names.join(', '), blank: plain.blank },
  list: { say: (names: readonly string[]): string => listed(names), blank: plain.blank },
  verbs: {
    say: (verbs: readonly string[]): string =>
      listed(
        verbs.map((verb) => `"${verb}"`),
        'or',
      ),
    blank: plain.blank,
  },
  given: {
    say: (given: string): string => GIVEN[given] ?? given,
    blank: plain.blank,
  },
  source: { say: (from: CommonKinds['source']): string => SOURCES[from], blank: plain.blank },
  switch: { say: (name: string, { switchName }: Cast): string => switchName?.(name) ?? name, blank: plain.blank },
} satisfies Speaker<CommonKinds & { unit: string }, Cast>;
