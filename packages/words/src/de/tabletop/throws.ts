/** Würfe mit allem, was zu ihnen geführt hat. */
import type { TABLETOP_EVENTS, TestCause } from '@five-victories/engine/tabletop';
import { inWords, WURFEL } from '../facts.js';
import { did, past } from '../number.js';
import type { Added, WitnessedFacts } from './witness.js';

type Thrown = WitnessedFacts<(typeof TABLETOP_EVENTS)['throw']>;

export const signed = (by: number): string => (by < 0 ? `${by}` : `+${by}`);
/** Mehr als seine Seiten zeigt kein Würfel. */
const bis = (need: number, sides = Infinity): string => {
  if (need < 1) return 'keinem Wurf';
  return need === 1 ? '1' : `1-${Math.min(need, sides)}`;
};
const hoechstens = (need: number): string => (need === 1 ? 'eine 1' : `höchstens ${need}`);

/** Ein Geschütz hat seine Würfel nach der Entfernung und ist doch eines. */
const anfang = ({ by, id, text }: Added): string => `${by} ${id === 'gunAtRange' ? 'für ein ' : ''}${text}`;
const summe = (added: readonly Added[]): string =>
  added.map((each, i) => (i === 0 ? anfang(each) : `${signed(each.by)} ${each.text}`)).join(' ');

/** Würfel, die dasselbe brauchen, zusammen: bei 1-4: 2 5, bei 1-2: 6. */
const gegen = (dice: readonly number[], needs: readonly number[], sides?: number): string =>
  [...new Set(needs)]
    .map((need) => `bei ${bis(need, sides)}: ${dice.filter((_, i) => needs[i] === need).join(' ')}`)
    .join(', ');

/** Was nur die nötige Zahl ändert; ein Geschütz ohne eigene Würfel steht am Anfang der Summe. */
const isNote = ({ by }: Added, i: number): boolean => by === 0 && i > 0;

type Shot = Pick<Thrown, 'dice'> &
  Partial<Pick<Thrown, 'unit' | 'target' | 'sides' | 'needs' | 'modifiers' | 'needBy'>>;

const schuss = (
  how: string,
  { target = '', dice, sides, needs = [], modifiers = [], needBy }: Shot,
  summed = modifiers,
): string => {
  const aim = `${how} ${target}: ${summe(summed)}`;
  if (dice.length === 0) return `${aim}, da blieb kein Würfel, und niemand fiel.`;
  const hits = dice.filter((die, i) => die <= (needs[i] ?? 0)).length;
  const notes = [
    ...(needBy === undefined ? [] : [needBy]),
    ...modifiers.filter((each) => !summed.includes(each)).map(({ text }) => text),
  ];
  const needing = notes.length > 0 ? ` (${notes.join(', ')})` : '';
  const most = sides?.n;
  const thrown =
    new Set(needs).size > 1 ? gegen(dice, needs, most) : `bei ${bis(needs[0] ?? 0, most)}${needing}: ${dice.join(' ')}`;
  return `${aim} = ${dice.length} Würfel, trifft ${thrown}, ${inWords(hits)} Treffer.`;
};

export const feuer = (facts: Shot & { readonly overhead?: boolean | undefined }): string =>
  schuss(
    `${facts.unit} schoss ${facts.overhead ? 'im Bogen ' : ''}auf`,
    facts,
    facts.modifiers?.filter((each, i) => !isNote(each, i)),
  );
export const abpraller = (facts: Shot): string => schuss(`Die Kugel von ${facts.unit} prallte weiter in`, facts);

/** Wie jede Art von Ständen zu ihrem Kampfwert kommt. */
const werte = (values: NonNullable<Thrown['values']>): string =>
  [...values]
    .sort((a, b) => b.cv - a.cv)
    .map(({ cv, added: [basic, ...rest] }) => {
      const start = `${basic?.text ?? ''} ${basic?.by ?? cv}`;
      const more = rest.filter(({ by }) => by !== 0).map(({ by, text }) => ` ${signed(by)} ${text}`);
      const notes = rest.filter(({ by }) => by === 0).map(({ text }) => ` mit ${text}`);
      return `${start}${more.length > 0 ? `${more.join('')} = ${cv}` : ''}${notes.join('')}`;
    })
    .join(', ');

const hieb = (facts: Thrown): string => {
  const { unit = '', target, dice, sides, needs = [], values = [], outflanking, points, dropped, features } = facts;
  const flank = outflanking ? `, in der Flanke mit zwei Würfeln je ${points && points.n > 0 ? 'Punkt' : 'Stand'}` : '';
  const where = features ? ` (${features})` : '';
  const ground = dropped && dropped.n > 0 ? `, ${dropped.of(WURFEL)} weniger wegen des Geländes${where}` : '';
  const fight = `${did(unit, 'kämpfte')} gegen ${target} (${werte(values)})${flank}${ground}`;
  if (dice.length === 0) return `${fight}: Es blieb kein Würfel.`;
  return `${fight}, Treffer ${gegen(dice, needs, sides?.n)}.`;
};

const PROBEN: Readonly<Record<TestCause, string>> = {
  charge: 'um anzugreifen',
  intercept: 'um abzufangen',
  holdBack: 'um sich zurückzuhalten',
  pullUp: 'um anzuhalten',
  soften: 'um den Aufprall zu mildern',
};

const probe = (wozu: string, { unit = '', dice: [die = 0], needs: [need = 0] = [], needBy }: Thrown): string => {
  const wanted = `${hoechstens(need)}${needBy === undefined ? '' : ` (${needBy})`}, ${wozu}`;
  return `${did(unit, 'warf')} ${die} und ${past(unit, 'brauchte')} ${wanted}: ${die <= need ? 'gelungen' : 'misslungen'}.`;
};

const zusammen = ({ side, dice }: Thrown): string =>
  dice.length === 1
    ? `Wurf von ${side}: ${dice[0]}.`
    : `Wurf von ${side}: ${dice.join(' + ')} = ${dice.reduce((sum, die) => sum + die, 0)}.`;

export const thrown = (facts: Thrown): string | undefined => {
  const { cause, unit = '', dice, sides, needs = [], perPoint } = facts;
  switch (cause) {
    case 'fire':
      return feuer(facts);
    case 'bounce':
      return abpraller(facts);
    case 'attack':
      return hieb(facts);
    case 'rethrow':
      return `${did(unit, 'fasste')} Mut, und alles wurde neu geworfen, Treffer ${gegen(dice, needs, sides?.n)}.`;
    case 'extension':
      return `${did(unit, 'warf')} ${dice[0]} und ${past(unit, 'hatte')} ${perPoint?.times(dice[0] ?? 0)} mehr bis zum Feind.`;
    case 'sides':
      return zusammen(facts);
    case 'quality':
    case 'army':
      return undefined; // was daraus wurde, sagt es
    default:
      return probe(PROBEN[cause], facts);
  }
};
