/** Würfe mit allem, was zu ihnen geführt hat. */
import type { EVENTS } from '@five-victories/engine/zonal';
import { countOf, WURFEL } from '../facts.js';
import { did, past } from '../number.js';
import type { Added, WitnessedFacts } from './witness.js';

type Thrown = WitnessedFacts<(typeof EVENTS)['throw']>;

export const signed = (by: number): string => (by < 0 ? `${by}` : `+${by}`);
const bis = (need: number): string => (need < 1 ? 'keinem Würfel' : need === 1 ? '1' : `1-${need}`);

const summe = (added: readonly Added[]): string =>
  added.map(({ by, text }, i) => `${i === 0 ? by : signed(by)} ${text}`).join(' ');

const gegen = (dice: readonly number[], needs: readonly number[]): string =>
  [...new Set(needs)]
    .map((need) => `bei ${bis(need)}: ${dice.filter((_, i) => needs[i] === need).join(' ')}`)
    .join(', ');

const schuss = ({ unit = '', target = '', dice, needs = [], modifiers = [], needBy }: Thrown): string => {
  const aim = `${did(unit, 'schoss')} auf ${target}: ${summe(modifiers)}`;
  if (dice.length === 0) return `${aim}, da blieb kein Würfel, und niemand fiel.`;
  const hits = countOf(dice.filter((die, i) => die <= (needs[i] ?? 0)).length);
  const quality = needBy === undefined ? '' : ` (${needBy})`;
  const result = hits.n === 0 ? 'kein Treffer' : hits.either('ein Treffer', `${hits.figure} Treffer`);
  return `${aim} = ${dice.length} Würfel, trifft bei ${bis(needs[0] ?? 0)}${quality}: ${dice.join(' ')}, ${result}.`;
};

/** Wie jede Art von Ständen zu ihrem Kampfwert kommt. */
const werte = (values: NonNullable<Thrown['values']>): string =>
  [...values]
    .sort((a, b) => b.cv - a.cv)
    .map(({ cv, added: [basic, ...rest] }) => {
      const more = rest.filter(({ by }) => by !== 0).map(({ by, text }) => ` ${signed(by)} ${text}`);
      return `${basic?.text ?? ''} ${basic?.by ?? cv}${more.length > 0 ? `${more.join('')} = ${cv}` : ''}`;
    })
    .join(', ');

const angriff = ({ unit = '', target = '', dice, needs = [], values = [], dropped, features }: Thrown): string => {
  const where = features === undefined ? '' : ` (${features})`;
  const ground = dropped && dropped.n > 0 ? `, ${dropped.of(WURFEL)} weniger wegen des Geländes${where}` : '';
  const fight = `${did(unit, 'kämpfte')} gegen ${target} (${werte(values)})${ground}`;
  return dice.length === 0 ? `${fight}: Es blieb kein Würfel.` : `${fight}, Treffer ${gegen(dice, needs)}.`;
};

const neu = ({ cause, unit = '', dice, needs = [] }: Thrown): string =>
  `${did(unit, 'hatte')} ${cause === 'outflank' ? 'den Rücken' : 'die Flanke'} und ${past(unit, 'warf')} ${countOf(dice.length).of(WURFEL, 'accusative')} neu, Treffer ${gegen(dice, needs)}.`;

const getrieben = ({ side, unit = '', dice, needs = [], led }: Thrown): string =>
  led
    ? `${side.leader} trieb ${unit} an, alles wurde neu geworfen, Treffer ${gegen(dice, needs)}.`
    : `${did(unit, 'warf')} alles neu, Treffer ${gegen(dice, needs)}.`;

const zusammen = ({ side: { army }, dice }: Thrown): string =>
  dice.length === 1
    ? `Wurf von ${army}: ${dice[0]}.`
    : `Wurf von ${army}: ${dice.join(' + ')} = ${dice.reduce((sum, die) => sum + die, 0)}.`;

export const thrown = (facts: Thrown): string | undefined => {
  switch (facts.cause) {
    case 'fire':
      return schuss(facts);
    case 'attack':
      return angriff(facts);
    case 'overlap':
    case 'outflank':
      return neu(facts);
    case 'commander':
      return getrieben(facts);
    case 'disorder':
      return `${facts.unit} warf ${facts.dice.join(' + ')} für die Drehung in der Verwirrung.`;
    case 'sides':
      return zusammen(facts);
    case 'test':
    case 'quality':
      return undefined; // die Probe oder die Güte sagt es
    default:
      return facts.cause satisfies never;
  }
};
