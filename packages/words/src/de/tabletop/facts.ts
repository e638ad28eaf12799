/** Wie das Deutsche Tatsachen der gemessenen Spiele sagt. */
import type { Arm, CommandQuality, Formation, Quality, TabletopKinds, Words } from '@five-victories/engine/tabletop';
import { unitName } from '../../cast.js';
import { plain, type Sentences, type Speaker } from '../../language.js';
import { degreesIn, exactIn, lengthIn, lettersIn, nthIn, type MeasuredCast } from '../../measured-cast.js';
import { common, countOf, EINHEIT, listed, STAND, type Case, type Count, type Noun } from '../facts.js';
import { terrainName } from '../terrain.js';
import { standName, typeName } from './names.js';

export const ELEMENT: Noun = { gender: 'n', one: 'Element', many: 'Elemente', toMany: 'Elementen' };
export const STAERKEPUNKT: Noun = {
  gender: 'm',
  one: 'Stärkepunkt',
  many: 'Stärkepunkte',
  toMany: 'Stärkepunkten',
};

/** Eine Formation: `Block`; nach `steht`: `im Block`; nach `bildet`: `einen Block`. */
export interface Formed {
  readonly bare: string;
  readonly in: string;
  readonly formed: string;
}
const formed = (bare: string, in_: string, accusative: string): Formed => ({ bare, in: in_, formed: accusative });
const FORMATIONS: Readonly<Record<Formation, Formed>> = {
  line: formed('Linie', 'in Linie', 'eine Linie'),
  block: formed('Block', 'im Block', 'einen Block'),
  defensiveBlock: formed('Abwehrblock', 'im Abwehrblock', 'einen Abwehrblock'),
  openOrder: formed('lose Ordnung', 'in loser Ordnung', 'lose Ordnung'),
  skirmishLine: formed('Plänklerlinie', 'in Plänklerlinie', 'eine Plänklerlinie'),
  roadColumn: formed('Marschkolonne', 'in Marschkolonne', 'eine Marschkolonne'),
  bentLine: formed('geknickte Linie', 'in geknickter Linie', 'eine geknickte Linie'),
  bentOpenOrder: formed('geknickte lose Ordnung', 'in geknickter loser Ordnung', 'geknickte lose Ordnung'),
  bentSkirmishLine: formed('geknickte Plänklerlinie', 'in geknickter Plänklerlinie', 'eine geknickte Plänklerlinie'),
  bentRoadColumn: formed('geknickte Marschkolonne', 'in geknickter Marschkolonne', 'eine geknickte Marschkolonne'),
  mass: formed('Haufen', 'im Haufen', 'einen Haufen'),
  battle: formed('Gewalthaufen', 'als Gewalthaufen', 'einen Gewalthaufen'),
};

/** Eine Seite: `links`; wohin es geht: `nach links`; vor einem Hauptwort wie Ecke oder Seite: `linke`. */
export interface Edged {
  readonly bare: string;
  readonly way: string;
  readonly adjective: string;
}
const EDGES: Readonly<Record<TabletopKinds['edge'], Edged>> = {
  front: { bare: 'vorn', way: 'voraus', adjective: 'vordere' },
  left: { bare: 'links', way: 'nach links', adjective: 'linke' },
  right: { bare: 'rechts', way: 'nach rechts', adjective: 'rechte' },
  rear: { bare: 'hinten', way: 'zurück', adjective: 'hintere' },
};

/** Ein Stand oder ein Platz mit seiner Nummer; `counted` sagt, wo das Zählen beginnt, wo das nicht klar ist. */
export interface Nth {
  readonly figure: string;
  readonly counted: string;
}
const nthOf = (figure: string, { atTable }: MeasuredCast): Nth => ({
  figure,
  counted: atTable ? '' : ', gezählt ab 0',
});

/** Mehrere davon: `Stand` von einem, `Stände` von vielen; `anyOf` ist `1 oder 2`. */
export interface Nths extends Nth {
  readonly anyOf: string;
  either(one: string, many: string): string;
}
const nthsOf = (figures: readonly string[], cast: MeasuredCast): Nths => ({
  ...nthOf(figures.join(', '), cast),
  anyOf: listed(figures, 'oder'),
  either: (one, many) => (figures.length === 1 ? one : many),
});

/** So viele von dem, was das Buch hat: `drei Stände`, `3 Elemente`, `einer Einheit`. */
export interface Things {
  readonly n: number;
  readonly figure: string;
  words(how?: Case): string;
  figures(how?: Case): string;
  /** `ist` von einem, `sind` von keinem oder vielen. */
  either(one: string, many: string): string;
}
const thingsOf = (count: Count, noun: Noun): Things => ({
  n: count.n,
  figure: count.figure,
  words: (how) => count.of(noun, how),
  figures: (how) => count.figures(noun, how),
  either: (one, many) => count.either(one, many),
});
const blankCount = (name: string): Count => countOf(2, `{${name}}`, `{${name}}`);
const baseIn = ({ rules }: MeasuredCast): Noun => (rules?.words?.base === 'element' ? ELEMENT : STAND);
export const COUNTED: Readonly<Record<Words['counted'], Noun>> = { stands: STAND, units: EINHEIT, elements: ELEMENT };
const countedIn = ({ rules }: MeasuredCast): Noun => COUNTED[rules?.words?.counted ?? 'stands'];

/** Im Akkusativ: zwei Stände Piken und einen Stand Musketen. */
export const standsInWords = (letters: string, cast: MeasuredCast): string =>
  listed(
    lettersIn(letters).map(([letter, n]) => `${countOf(n).of(baseIn(cast), 'accusative')} ${standName(cast, letter)}`),
  );

const ARMS: Readonly<Record<Arm, string>> = {
  foot: 'Fußvolk',
  mounted: 'Berittene',
  elephant: 'Elefanten',
  artillery: 'Artillerie',
  command: 'Führung',
};
export const QUALITIES: Readonly<Record<Quality, string>> = {
  raw: 'unerfahren',
  regular: 'erfahren',
  veteran: 'kampferprobt',
  green: 'frisch',
  trained: 'geübt',
  elite: 'erlesen',
};
export const COMMAND_QUALITIES: Readonly<Record<CommandQuality, string>> = {
  charismatic: 'mitreißend',
  inspiring: 'anspornend',
  impersonal: 'unnahbar',
};

/** 4,6 statt 4.6. */
const comma = (figure: string): string => figure.replace('.', ',');

/** Ein Name bleibt, wie er ist; nur einen Gewalthaufen, der bloß eine Nummer hat, nennt das Deutsche selbst. */
export const named = (name: string): string => name.replace(/^Battle (?=\d)/, 'Gewalthaufen ');
const unitOf = (id: string, cast: MeasuredCast): string => named(unitName(cast, id));

export const german = {
  ...common,
  unit: { say: unitOf, blank: plain.blank },
  units: {
    say: (ids: readonly string[], cast: MeasuredCast): string => listed(ids.map((id) => unitOf(id, cast))),
    blank: plain.blank,
  },
  length: { say: (length: number, cast: MeasuredCast): string => comma(lengthIn(cast, length)), blank: plain.blank },
  exact: { say: (length: number, cast: MeasuredCast): string => comma(exactIn(cast, length)), blank: plain.blank },
  angle: { say: (angle: number): string => comma(degreesIn(angle)), blank: plain.blank },
  formation: {
    say: (formation: Formation): Formed => FORMATIONS[formation],
    blank: (name: string): Formed => formed(`{${name}}`, `{${name}}`, `{${name}}`),
  },
  formations: {
    say: (all: readonly Formation[]): string => all.map((each) => FORMATIONS[each].bare).join(', '),
    blank: plain.blank,
  },
  terrain: { say: terrainName, blank: plain.blank },
  terrains: { say: (types: readonly string[]): string => types.map(terrainName).join(', '), blank: plain.blank },
  type: { say: (type: string, cast: MeasuredCast): string => typeName(cast, type), blank: plain.blank },
  arm: { say: (arm: Arm): string => ARMS[arm], blank: plain.blank },
  quality: { say: (quality: Quality): string => QUALITIES[quality], blank: plain.blank },
  state: {
    say: (state: TabletopKinds['state']): string => (state === 'mounted' ? 'aufgesessen' : 'abgesessen'),
    blank: plain.blank,
  },
  command: { say: (quality: CommandQuality): string => COMMAND_QUALITIES[quality], blank: plain.blank },
  nth: {
    say: (nth: number, cast: MeasuredCast): Nth => nthOf(nthIn(cast, nth), cast),
    blank: (name: string): Nth => nthOf(`{${name}}`, {}),
  },
  nths: {
    say: (all: readonly number[], cast: MeasuredCast): Nths =>
      nthsOf(
        all.map((nth) => nthIn(cast, nth)),
        cast,
      ),
    blank: (name: string): Nths => ({ ...nthsOf([`{${name}}`], {}), either: (_one, many) => many }),
  },
  bases: {
    say: (n: number, cast: MeasuredCast): Things => thingsOf(countOf(n), baseIn(cast)),
    blank: (name: string): Things => thingsOf(blankCount(name), STAND),
  },
  losses: {
    say: (n: number, cast: MeasuredCast): Things => thingsOf(countOf(n), countedIn(cast)),
    blank: (name: string): Things => thingsOf(blankCount(name), STAND),
  },
  stands: { say: standsInWords, blank: plain.blank },
  stand: { say: (letter: string, cast: MeasuredCast): string => standName(cast, letter), blank: plain.blank },
  layout: plain,
  shapes: {
    say: (shapes: readonly string[]): string =>
      listed(
        shapes.map((shape) => `[${shape}]`),
        'oder',
      ),
    blank: plain.blank,
  },
  edge: {
    say: (edge: TabletopKinds['edge']): Edged => EDGES[edge],
    blank: (name: string): Edged => ({ bare: `{${name}}`, way: `{${name}}`, adjective: `{${name}}` }),
  },
  edges: {
    say: (edges: readonly TabletopKinds['edge'][]): string =>
      listed(
        edges.map((edge) => EDGES[edge].bare),
        'oder',
      ),
    blank: plain.blank,
  },
  fast: {
    say: (fast: TabletopKinds['fast']): string => (fast === 'rush' ? 'Eilmarsch' : 'Laufschritt'),
    blank: plain.blank,
  },
  packed: {
    say: (packed: TabletopKinds['packed']): string => (packed === 'packed' ? 'abgebaut' : 'aufgeprotzt'),
    blank: plain.blank,
  },
  /** Was zu tun ist, damit es nicht aus Versehen geschieht. */
  confirm: {
    say: (field: string, { atTable }: MeasuredCast): string =>
      atTable ? 'das muss ausdrücklich erlaubt werden' : `mit „${field}“ bestätigen`,
    blank: plain.blank,
  },
} satisfies Speaker<TabletopKinds, MeasuredCast>;

/** Ein deutscher Satz für jede Nummer eines Katalogs. */
export type German<C> = Sentences<C, typeof german>;
