/** How English says facts of the measured games. */
import type { Arm, Formation, TabletopKinds } from '@five-victories/engine/tabletop';
import { plain, type Sentences, type Speaker } from '../../language.js';
import { degreesIn, exactIn, lengthIn, lettersIn, nthIn, type MeasuredCast } from '../../measured-cast.js';
import { common, countOf, listed, type Count } from '../facts.js';

/** A formation: `defensive block`, and what a unit forms: `a defensive block`. */
export interface Formed {
  readonly bare: string;
  readonly formed: string;
}
const formed = (bare: string, a = ''): Formed => ({ bare, formed: `${a}${bare}` });
const FORMATIONS: Readonly<Record<Formation, Formed>> = {
  line: formed('line'),
  block: formed('block', 'a '),
  defensiveBlock: formed('defensive block', 'a '),
  openOrder: formed('open order'),
  skirmishLine: formed('skirmish line'),
  roadColumn: formed('road column'),
  bentLine: formed('bent line', 'a '),
  bentOpenOrder: formed('bent open order'),
  bentSkirmishLine: formed('bent skirmish line', 'a '),
  bentRoadColumn: formed('bent road column', 'a '),
  mass: formed('mass'),
  battle: formed('Battle', 'a '),
};

/** A side of a unit: `left`, where it goes: `to the left`. */
export interface Edged {
  readonly bare: string;
  readonly way: string;
}
const EDGES: Readonly<Record<TabletopKinds['edge'], Edged>> = {
  front: { bare: 'front', way: 'ahead' },
  left: { bare: 'left', way: 'to the left' },
  right: { bare: 'right', way: 'to the right' },
  rear: { bare: 'rear', way: 'back' },
};

/** A stand or a place by its number; `counted` says where the count begins, for whom that is not plain. */
export interface Nth {
  readonly figure: string;
  readonly counted: string;
}
const nthOf = (figure: string, { atTable }: MeasuredCast): Nth => ({
  figure,
  counted: atTable ? '' : ', counted from 0',
});

/** Several of them: `stand` of one, `stands` of many; `anyOf` is `1 or 2`. */
export interface Nths extends Nth {
  readonly anyOf: string;
  either(one: string, many: string): string;
}
const nthsOf = (figures: readonly string[], cast: MeasuredCast): Nths => ({
  ...nthOf(figures.join(', '), cast),
  anyOf: listed(figures, 'or'),
  either: (one, many) => (figures.length === 1 ? one : many),
});

/** So many of what the book has: `three stands`, `3 elements`, `one unit`. */
export interface Things {
  readonly n: number;
  readonly figure: string;
  readonly words: string;
  readonly figures: string;
  /** `is` of one, `are` of none or many. */
  either(one: string, many: string): string;
}
const thingsOf = (count: Count, thing: string): Things => ({
  n: count.n,
  figure: count.figure,
  words: count.of(thing),
  figures: count.figures(thing),
  either: (one, many) => count.either(one, many),
});
const blankCount = (name: string): Count => countOf(2, `{${name}}`, `{${name}}`);
const baseIn = ({ rules }: MeasuredCast): string => rules?.words?.base ?? 'stand';
const countedIn = ({ rules }: MeasuredCast): string => (rules?.words?.counted ?? 'stands').slice(0, -1);

const standName = (letter: string, { rules }: MeasuredCast): string => rules?.stands[letter]?.name ?? letter;

/** `MMP`: two musket stands and one pike stand, or elements. */
export const standsInWords = (letters: string, cast: MeasuredCast): string =>
  listed(lettersIn(letters).map(([letter, n]) => countOf(n).of(`${standName(letter, cast)} ${baseIn(cast)}`)));

const ARMS: Readonly<Record<Arm, string>> = {
  foot: 'foot',
  mounted: 'mounted',
  elephant: 'elephants',
  artillery: 'artillery',
  command: 'command',
};

export const english = {
  ...common,
  units: {
    say: (ids: readonly string[], cast: MeasuredCast): string => listed(ids.map((id) => common.unit.say(id, cast))),
    blank: plain.blank,
  },
  length: { say: (length: number, cast: MeasuredCast): string => lengthIn(cast, length), blank: plain.blank },
  exact: { say: (length: number, cast: MeasuredCast): string => exactIn(cast, length), blank: plain.blank },
  angle: { say: (angle: number): string => degreesIn(angle), blank: plain.blank },
  formation: {
    say: (formation: Formation): Formed => FORMATIONS[formation],
    blank: (name: string): Formed => formed(`{${name}}`),
  },
  formations: {
    say: (all: readonly Formation[]): string => all.map((each) => FORMATIONS[each].bare).join(', '),
    blank: plain.blank,
  },
  terrain: plain,
  terrains: { say: (types: readonly string[]): string => types.join(', '), blank: plain.blank },
  type: {
    say: (type: string, { rules }: MeasuredCast): string => rules?.types[type]?.name ?? type,
    blank: plain.blank,
  },
  arm: { say: (arm: Arm): string => ARMS[arm], blank: plain.blank },
  quality: plain,
  state: plain,
  command: plain,
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
    blank: (name: string): Things => thingsOf(blankCount(name), 'stand'),
  },
  losses: {
    say: (n: number, cast: MeasuredCast): Things => thingsOf(countOf(n), countedIn(cast)),
    blank: (name: string): Things => thingsOf(blankCount(name), 'stand'),
  },
  stands: { say: standsInWords, blank: plain.blank },
  stand: { say: standName, blank: plain.blank },
  layout: plain,
  shapes: {
    say: (shapes: readonly string[]): string =>
      listed(
        shapes.map((shape) => `[${shape}]`),
        'or',
      ),
    blank: plain.blank,
  },
  edge: {
    say: (edge: TabletopKinds['edge']): Edged => EDGES[edge],
    blank: (name: string): Edged => ({ bare: `{${name}}`, way: `{${name}}` }),
  },
  edges: {
    say: (edges: readonly TabletopKinds['edge'][]): string =>
      listed(
        edges.map((edge) => EDGES[edge].bare),
        'or',
      ),
    blank: plain.blank,
  },
  fast: {
    say: (fast: TabletopKinds['fast']): string => (fast === 'rush' ? 'a rush' : 'double-time'),
    blank: plain.blank,
  },
  packed: plain,
  /** What must be done so that it is not by accident. */
  confirm: {
    say: (field: string, { atTable }: MeasuredCast): string =>
      atTable ? 'that must be allowed expressly' : `confirm it with "${field}"`,
    blank: plain.blank,
  },
} satisfies Speaker<TabletopKinds, MeasuredCast>;

/** One English sentence for each id of a catalogue. */
export type English<C> = Sentences<C, typeof english>;
