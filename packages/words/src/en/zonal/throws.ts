/** Throws with all that led to them. */
import type { EVENTS } from '@five-victories/engine/zonal';
import { countOf } from '../facts.js';
import type { Added, WitnessedFacts } from './witness.js';

type Thrown = WitnessedFacts<(typeof EVENTS)['throw']>;

export const signed = (by: number): string => (by < 0 ? `${by}` : `+${by}`);
/** The dice that hit; a need below one is out of reach. */
const upTo = (need: number): string => (need < 1 ? 'no die' : need === 1 ? '1' : `1-${need}`);

const sumOf = (added: readonly Added[]): string =>
  added.map(({ by, text }, i) => `${i === 0 ? by : signed(by)} ${text}`).join(' ');

/** Dice that need the same number together: `on 1-4: 2 5, on 1-2: 6`. */
const againstNeeds = (dice: readonly number[], needs: readonly number[]): string =>
  [...new Set(needs)]
    .map((need) => `on ${upTo(need)}: ${dice.filter((_, i) => needs[i] === need).join(' ')}`)
    .join(', ');

const shot = ({ unit = '', target = '', dice, needs = [], modifiers = [], needBy }: Thrown): string => {
  const aim = `${unit} fired at ${target}: ${sumOf(modifiers)}`;
  if (dice.length === 0) return `${aim} left no dice, and nobody fell.`;
  const hits = countOf(dice.filter((die, i) => die <= (needs[i] ?? 0)).length);
  const quality = needBy === undefined ? '' : ` (${needBy})`;
  const result = hits.n === 0 ? 'no hit' : hits.of('hit');
  return `${aim} = ${countOf(dice.length).figures('die', 'dice')}, hits on ${upTo(needs[0] ?? 0)}${quality}: ${dice.join(' ')}, ${result}.`;
};

/** How each kind of stand came by its Combat Value: `pike 4, musket 2 -1 in open order = 1`. */
const valuesInWords = (values: NonNullable<Thrown['values']>): string =>
  [...values]
    .sort((a, b) => b.cv - a.cv)
    .map(({ cv, added: [basic, ...rest] }) => {
      const more = rest.filter(({ by }) => by !== 0).map(({ by, text }) => ` ${signed(by)} ${text}`);
      return `${basic?.text ?? ''} ${basic?.by ?? cv}${more.length > 0 ? `${more.join('')} = ${cv}` : ''}`;
    })
    .join(', ');

const blow = ({ unit = '', target = '', dice, needs = [], values = [], dropped, features }: Thrown): string => {
  const where = features === undefined ? '' : ` (${features})`;
  const ground = dropped && dropped.n > 0 ? `, ${dropped.of('die', 'dice')} fewer for the ground${where}` : '';
  const fight = `${unit} fought ${target} (${valuesInWords(values)})${ground}`;
  return dice.length === 0 ? `${fight}: no dice were left.` : `${fight}, hits ${againstNeeds(dice, needs)}.`;
};

const again = ({ cause, unit = '', dice, needs = [] }: Thrown): string =>
  `${unit} had the ${cause === 'outflank' ? 'rear' : 'flank'} and threw ${countOf(dice.length).of('die', 'dice')} again, hits ${againstNeeds(dice, needs)}.`;

const urged = ({ side, unit = '', dice, needs = [], led }: Thrown): string =>
  led
    ? `${side.leader} urged on ${unit}, which threw everything again, hits ${againstNeeds(dice, needs)}.`
    : `${unit} threw everything again, hits ${againstNeeds(dice, needs)}.`;

const total = ({ side: { army }, dice }: Thrown): string =>
  dice.length === 1
    ? `${army} threw ${dice[0]}.`
    : `${army} threw ${dice.join(' + ')} = ${dice.reduce((sum, die) => sum + die, 0)}.`;

export const thrown = (facts: Thrown): string | undefined => {
  switch (facts.cause) {
    case 'fire':
      return shot(facts);
    case 'attack':
      return blow(facts);
    case 'overlap':
    case 'outflank':
      return again(facts);
    case 'commander':
      return urged(facts);
    case 'disorder':
      return `${facts.unit} threw ${facts.dice.join(' + ')} for its turn in the disorder.`;
    case 'sides':
      return total(facts);
    case 'test':
    case 'quality':
      return undefined; // told by the test, or by the quality
    default:
      return facts.cause satisfies never;
  }
};
