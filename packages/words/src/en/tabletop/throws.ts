/** Throws with all that led to them. */
import type { TABLETOP_EVENTS, TestCause } from '@five-victories/engine/tabletop';
import { countOf } from '../facts.js';
import type { Added, WitnessedFacts } from './witness.js';

type Thrown = WitnessedFacts<(typeof TABLETOP_EVENTS)['throw']>;

export const signed = (by: number): string => (by < 0 ? `${by}` : `+${by}`);
/** No die shows more than it has sides. */
const upTo = (need: number, sides = Infinity): string => {
  if (need < 1) return 'no die';
  return need === 1 ? '1' : `1-${Math.min(need, sides)}`;
};
const orLess = (need: number): string => (need === 1 ? 'a 1' : `${need} or less`);

/** A gun has its dice by the range; it is one gun all the same. */
const firstOf = ({ by, id, text }: Added): string => `${by} ${id === 'gunAtRange' ? 'for a ' : ''}${text}`;
const sumOf = (added: readonly Added[]): string =>
  added.map((each, i) => (i === 0 ? firstOf(each) : `${signed(each.by)} ${each.text}`)).join(' ');

/** Dice that need the same number together: `on 1-4: 2 5, on 1-2: 6`. */
const againstNeeds = (dice: readonly number[], needs: readonly number[], sides?: number): string =>
  [...new Set(needs)]
    .map((need) => `on ${upTo(need, sides)}: ${dice.filter((_, i) => needs[i] === need).join(' ')}`)
    .join(', ');

/** What changes the number needed and not the dice; the dice a sum begins with may be none. */
const isNote = ({ by }: Added, i: number): boolean => by === 0 && i > 0;

type Shot = Pick<Thrown, 'dice'> &
  Partial<Pick<Thrown, 'unit' | 'target' | 'sides' | 'needs' | 'modifiers' | 'needBy'>>;

/** `how` says what was done. */
const shotLine = (
  how: string,
  { target = '', dice, sides, needs = [], modifiers = [], needBy }: Shot,
  summed = modifiers,
): string => {
  const aim = `${how} ${target}: ${sumOf(summed)}`;
  if (dice.length === 0) return `${aim} left no dice, and nobody fell.`;
  const hits = countOf(dice.filter((die, i) => die <= (needs[i] ?? 0)).length);
  const notes = [
    ...(needBy === undefined ? [] : [needBy]),
    ...modifiers.filter((each) => !summed.includes(each)).map(({ text }) => text),
  ];
  const needing = notes.length > 0 ? ` (${notes.join(', ')})` : '';
  const most = sides?.n;
  const thrown =
    new Set(needs).size > 1
      ? againstNeeds(dice, needs, most)
      : `on ${upTo(needs[0] ?? 0, most)}${needing}: ${dice.join(' ')}`;
  const result = hits.n === 0 ? 'no hit' : hits.of('hit');
  return `${aim} = ${countOf(dice.length).figures('die', 'dice')}, hits ${thrown}, ${result}.`;
};

export const shot = (facts: Shot & { readonly overhead?: boolean | undefined }): string =>
  shotLine(
    `${facts.unit} fired ${facts.overhead ? 'overhead at' : 'at'}`,
    facts,
    facts.modifiers?.filter((each, i) => !isNote(each, i)),
  );
export const bounce = (facts: Shot): string => shotLine(`The shot of ${facts.unit} bounced on into`, facts);

/** How each kind of stand came by its Combat Value: `pike 4, musket 2 -1 in open order = 1`. */
const valuesInWords = (values: NonNullable<Thrown['values']>): string =>
  [...values]
    .sort((a, b) => b.cv - a.cv)
    .map(({ cv, added: [basic, ...rest] }) => {
      const start = `${basic?.text ?? ''} ${basic?.by ?? cv}`;
      const more = rest.filter(({ by }) => by !== 0).map(({ by, text }) => ` ${signed(by)} ${text}`);
      const notes = rest.filter(({ by }) => by === 0).map(({ text }) => ` with ${text}`);
      return `${start}${more.length > 0 ? `${more.join('')} = ${cv}` : ''}${notes.join('')}`;
    })
    .join(', ');

const blow = (facts: Thrown): string => {
  const { unit, target, dice, sides, needs = [], values = [], outflanking, points, dropped, features } = facts;
  const flank = outflanking ? `, outflanking with two dice a ${points && points.n > 0 ? 'point' : 'stand'}` : '';
  const where = features ? ` (${features})` : '';
  const ground = dropped && dropped.n > 0 ? `, ${dropped.of('die', 'dice')} fewer for the ground${where}` : '';
  const fight = `${unit} fought ${target} (${valuesInWords(values)})${flank}${ground}`;
  if (dice.length === 0) return `${fight}: no dice were left.`;
  return `${fight}, hits ${againstNeeds(dice, needs, sides?.n)}.`;
};

const TESTS: Readonly<Record<TestCause, string>> = {
  charge: 'to charge',
  intercept: 'to intercept',
  holdBack: 'to hold back',
  pullUp: 'to pull up',
  soften: 'to soften the impact',
};

const test = (what: string, { unit, dice: [die = 0], needs: [need = 0] = [], needBy }: Thrown): string => {
  const wanted = `${orLess(need)}${needBy === undefined ? '' : ` (${needBy})`} ${what}`;
  return `${unit} threw ${die} and needed ${wanted}: ${die <= need ? 'passed' : 'failed'}.`;
};

const total = ({ side, dice }: Thrown): string =>
  dice.length === 1
    ? `${side} threw ${dice[0]}.`
    : `${side} threw ${dice.join(' + ')} = ${dice.reduce((sum, die) => sum + die, 0)}.`;

export const thrown = (facts: Thrown): string | undefined => {
  const { cause, unit, dice, sides, needs = [], perPoint } = facts;
  switch (cause) {
    case 'fire':
      return shot(facts);
    case 'bounce':
      return bounce(facts);
    case 'attack':
      return blow(facts);
    case 'rethrow':
      return `${unit} took heart and threw everything again, hits ${againstNeeds(dice, needs, sides?.n)}.`;
    case 'extension':
      return `${unit} threw ${dice[0]} and had ${perPoint?.times(dice[0] ?? 0)} more to reach the enemy.`;
    case 'sides':
      return total(facts);
    case 'quality':
    case 'army':
      return undefined; // told by what came of it
    default:
      return test(TESTS[cause], facts);
  }
};
