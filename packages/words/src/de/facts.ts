/** Wie das Deutsche Tatsachen jedes Spiels sagt. */
import type { CommonKinds, Side } from '@five-victories/engine/kernel';
import { unitName, type Cast } from '../cast.js';
import { plain, type Speaker } from '../language.js';

/** Ein Hauptwort mit Geschlecht und Mehrzahl; der Dativ der Mehrzahl, wo er anders lautet. */
export interface Noun {
  readonly gender: 'm' | 'f' | 'n';
  readonly one: string;
  readonly many: string;
  readonly toMany?: string;
}
export const STAND: Noun = { gender: 'm', one: 'Stand', many: 'Stände', toMany: 'Ständen' };
export const PIKENSTAND: Noun = { gender: 'm', one: 'Pikenstand', many: 'Pikenstände', toMany: 'Pikenständen' };
export const ZONE: Noun = { gender: 'f', one: 'Zone', many: 'Zonen' };
export const EINTRAG: Noun = { gender: 'm', one: 'Eintrag', many: 'Einträge', toMany: 'Einträgen' };
export const EINHEIT: Noun = { gender: 'f', one: 'Einheit', many: 'Einheiten' };
export const TREFFER: Noun = { gender: 'm', one: 'Treffer', many: 'Treffer', toMany: 'Treffern' };
export const WURFEL: Noun = { gender: 'm', one: 'Würfel', many: 'Würfel', toMany: 'Würfeln' };

const EIN = {
  nominative: { m: 'ein', f: 'eine', n: 'ein', none: 'keine' },
  accusative: { m: 'einen', f: 'eine', n: 'ein', none: 'keine' },
  dative: { m: 'einem', f: 'einer', n: 'einem', none: 'keinen' },
} as const;
export type Case = 'nominative' | 'accusative' | 'dative';

/** Wie viele. */
export interface Count {
  readonly n: number;
  readonly figure: string;
  /** In Worten: `einen Stand`, `drei Ständen`, `keine Treffer`. */
  of(noun: Noun, how?: Case): string;
  /** Mit Ziffer: `1 Stand`, `3 Stände`. */
  figures(noun: Noun, how?: Case): string;
  /** `wurde` von einem, `wurden` von keinem oder vielen. */
  either(one: string, many: string): string;
}

const ZAHLEN = ['kein', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'];
export const inWords = (n: number): string => ZAHLEN[n] ?? String(n);

const many = ({ many: plural, toMany }: Noun, how: Case): string => (how === 'dative' ? (toMany ?? plural) : plural);

export const countOf = (n: number, figure = String(n), word = inWords(n)): Count => ({
  n,
  figure,
  of: (noun, how = 'nominative') => {
    if (n === 1) return `${EIN[how][noun.gender]} ${noun.one}`;
    return `${n === 0 ? EIN[how].none : word} ${many(noun, how)}`;
  },
  figures: (noun, how = 'nominative') => `${figure} ${n === 1 ? noun.one : many(noun, how)}`,
  either: (one, other) => (n === 1 ? one : other),
});

/** Was eine Grenze lässt: `erlaubt ist keine`, `erlaubt ist höchstens 1`, `üblich sind höchstens 2`. */
export const atMost = (most: Count, how: 'erlaubt' | 'üblich' = 'erlaubt'): string =>
  most.n === 0 ? `${how} ist keine` : `${how} ${most.either('ist', 'sind')} höchstens ${most.figure}`;

/** `a, b und c`. */
export const listed = (words: readonly string[], and = 'und'): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1)}`;

const SIDES: Readonly<Record<Side, string>> = { south: 'Süd', north: 'Nord' };

const GIVEN: Readonly<Record<string, string>> = { nothing: 'nichts', list: 'eine Liste', object: 'ein Objekt' };
const SOURCES = { seed: 'aus einem Startwert', list: 'aus einer Liste', hand: 'aus der Hand' } as const;

export const common = {
  /** Ein Name bleibt, wie er ist: ohne Artikel, ein englisches The groß. */
  unit: { say: (id: string, cast: Cast): string => unitName(cast, id), blank: plain.blank },
  side: { say: (side: Side): string => SIDES[side], blank: plain.blank },
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
        verbs.map((verb) => `„${verb}“`),
        'oder',
      ),
    blank: plain.blank,
  },
  given: { say: (given: string): string => GIVEN[given] ?? given, blank: plain.blank },
  source: { say: (from: CommonKinds['source']): string => SOURCES[from], blank: plain.blank },
  switch: { say: (name: string, { switchName }: Cast): string => switchName?.(name) ?? name, blank: plain.blank },
} satisfies Speaker<CommonKinds & { unit: string }, Cast>;
