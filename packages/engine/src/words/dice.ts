/** Throws with all that led to them. */
import type { Modifier } from '../kernel/event.js';
import { signed, some, upTo } from './english.js';
import { nameOf, type Cast } from './names.js';

/** What a sum begins with, where there is one of it. */
const ONE: Readonly<Record<string, string>> = {
  stands: 'stand',
  'musket stands': 'musket stand',
  misses: 'miss',
};
/** A gun has its dice by the range; it is one gun all the same. */
const firstOf = ({ by, why }: Modifier): string =>
  why.startsWith('gun ') ? `${by} for a ${why}` : `${by} ${by === 1 ? (ONE[why] ?? why) : why}`;

export const sumOf = (modifiers: readonly Modifier[]): string =>
  modifiers.map((each, i) => (i === 0 ? firstOf(each) : `${signed(each.by)} ${each.why}`)).join(' ');

const hitsAmong = (dice: readonly number[], needs: readonly number[]): number =>
  dice.filter((die, i) => die <= (needs[i] ?? 0)).length;

/** Dice that need the same number together: `on 1-4: 2 5, on 1-2: 6`. */
export const againstNeeds = (dice: readonly number[], needs: readonly number[], sides?: number): string =>
  [...new Set(needs)]
    .map((need) => `on ${upTo(need, sides)}: ${dice.filter((_, i) => needs[i] === need).join(' ')}`)
    .join(', ');

const diceInDigits = (count: number): string => `${count} ${count === 1 ? 'die' : 'dice'}`;

export interface Shot {
  readonly unit?: string | undefined;
  readonly target?: string | undefined;
  readonly dice: readonly number[];
  readonly sides?: number | undefined;
  readonly needs?: readonly number[] | undefined;
  readonly modifiers?: readonly Modifier[] | undefined;
}

/** `how` says what was done; `needing` what made the number needed. */
export const shotLine = (
  match: Cast,
  { unit = '', target = '', dice, sides, needs = [], modifiers = [] }: Shot,
  how = `${nameOf(match, unit)} fired at`,
  needing = '',
): string => {
  const aim = `${how} ${nameOf(match, target)}: ${sumOf(modifiers)}`;
  if (dice.length === 0) return `${aim} left no dice, and nobody fell.`;
  const hits = hitsAmong(dice, needs);
  const result = hits === 0 ? 'no hit' : some(hits, 'hit');
  const thrown =
    new Set(needs).size > 1
      ? againstNeeds(dice, needs, sides)
      : `on ${upTo(needs[0] ?? 0, sides)}${needing}: ${dice.join(' ')}`;
  return `${aim} = ${diceInDigits(dice.length)}, hits ${thrown}, ${result}.`;
};

interface Value {
  readonly stand: string;
  readonly cv: number;
  readonly modifiers: readonly Modifier[];
}

/** How each kind of stand came by its Combat Value: `pike 4, musket 2 -1 in open order = 1`. */
const valuesInWords = (values: readonly Value[]): string =>
  [...values]
    .sort((a, b) => b.cv - a.cv)
    .map(({ cv, modifiers: [basic, ...rest] }) => {
      const start = `${basic?.why ?? ''} ${basic?.by ?? cv}`;
      const added = rest.filter(({ by }) => by !== 0).map(({ by, why }) => ` ${signed(by)} ${why}`);
      const notes = rest.filter(({ by }) => by === 0).map(({ why }) => ` with ${why}`);
      return `${start}${added.length > 0 ? `${added.join('')} = ${cv}` : ''}${notes.join('')}`;
    })
    .join(', ');

export interface Blow extends Omit<Shot, 'modifiers'> {
  readonly values?: readonly Value[] | undefined;
  readonly dropped?: number | undefined;
  /** The ground that cost dice. */
  readonly features?: readonly string[] | undefined;
}

/** `more` is said after the values. */
export const blowLine = (
  match: Cast,
  { unit = '', target = '', dice, sides, needs = [], values = [], dropped = 0, features = [] }: Blow,
  more = '',
): string => {
  const fight = `${nameOf(match, unit)} fought ${nameOf(match, target)} (${valuesInWords(values)})${more}`;
  const where = features.length > 0 ? ` (${features.join(', ')})` : '';
  const ground = dropped > 0 ? `, ${some(dropped, 'die', 'dice')} fewer for the ground${where}` : '';
  if (dice.length === 0) return `${fight}${ground}: no dice were left.`;
  return `${fight}${ground}, hits ${againstNeeds(dice, needs, sides)}.`;
};
