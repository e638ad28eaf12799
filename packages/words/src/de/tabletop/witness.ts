/** Wie das Deutsche die Tatsachen von Ereignissen sagt. */
import type { Side, Summand } from '@five-victories/engine/kernel';
import type { NeedBy, ShareTold, StandValue, TabletopEventKinds } from '@five-victories/engine/tabletop';
import { asItIs } from '../../as-it-is.js';
import { armyName } from '../../cast.js';
import { capital, plain, type SaidFacts, type Speaker, type Telling } from '../../language.js';
import type { MeasuredCast } from '../../measured-cast.js';
import type { Tales } from '../../report.js';
import { summandText } from '../../words.js';
import { countOf, listed } from '../facts.js';
import { COUNTED, german, named, STAERKEPUNKT } from './facts.js';

/** Ein Summand, und wofür er steht. */
export interface Added {
  readonly by: number;
  readonly id: string;
  readonly text: string;
}

type Modifiers = Telling<MeasuredCast>;

const addedWith =
  (modifiers: Modifiers) =>
  (summands: readonly Summand[], cast: MeasuredCast): readonly Added[] =>
    summands.map((each) => ({ by: each.by, id: each.id, text: summandText({ modifiers }, cast, each) }));

const SIDES: Readonly<Record<Side, string>> = { south: 'Süd', north: 'Nord' };

/** `um 45° nach links`. */
const turnOf = (by: number): string => `um ${german.angle.say(Math.abs(by))}° nach ${by < 0 ? 'links' : 'rechts'}`;

/** Was gegen einen Feind ging, im Akkusativ. */
const anteil = ({ letters, bases, points = 0 }: ShareTold, cast: MeasuredCast): string => {
  if (letters !== undefined) return german.stands.say(letters, cast);
  return bases === undefined
    ? countOf(points).of(STAERKEPUNKT, 'accusative')
    : german.bases.say(bases, cast).words('accusative');
};

const RESULTS: Readonly<Record<string, string>> = {
  'A Minor Victory': 'Ein kleiner Sieg',
  'A Narrow Victory': 'Ein knapper Sieg',
  'A Draw': 'Unentschieden',
};

/** Mit den Summanden aller Familien des Spiels. */
export const witnessOf = (modifiers: Modifiers) => {
  const added = addedWith(modifiers);
  return {
    ...german,
    /** Ein Heer mit seinem Namen. */
    side: {
      say: (side: Side, cast: MeasuredCast): string => capital(armyName(cast, side, SIDES[side])),
      blank: plain.blank,
    },
    /** Der Name von jemandem, der keine Einheit mehr ist. */
    name: { say: named, blank: plain.blank },
    flag: asItIs<boolean>(),
    dice: asItIs<readonly number[]>(),
    dieSides: { say: (n: number) => ({ n }), blank: () => ({ n: 6 }) },
    modifiers: { say: added, blank: plain.blank },
    values: {
      say: (values: readonly StandValue[], cast: MeasuredCast) =>
        values.map(({ cv, modifiers: summands }) => ({ cv, added: added(summands, cast) })),
      blank: plain.blank,
    },
    needBy: {
      say: (by: NeedBy): string =>
        'quality' in by ? german.quality.say(by.quality) : german.formation.say(by.formation).in,
      blank: plain.blank,
    },
    turn: { say: turnOf, blank: plain.blank },
    perPoint: {
      say: (per: number, cast: MeasuredCast) => ({ times: (n: number): string => german.length.say(per * n, cast) }),
      blank: plain.blank,
    },
    /** Vor `Ecke`. */
    corner: {
      say: (corner: TabletopEventKinds['corner']): string => german.edge.say(corner).adjective,
      blank: plain.blank,
    },
    way: { say: (way: TabletopEventKinds['way']): string => german.edge.say(way).way, blank: plain.blank },
    throwCause: asItIs<TabletopEventKinds['throwCause']>(),
    hitCause: asItIs<TabletopEventKinds['hitCause']>(),
    routCause: asItIs<TabletopEventKinds['routCause']>(),
    breakCause: asItIs<TabletopEventKinds['breakCause']>(),
    endCause: asItIs<TabletopEventKinds['endCause']>(),
    formedCause: asItIs<TabletopEventKinds['formedCause']>(),
    faceCause: asItIs<TabletopEventKinds['faceCause']>(),
    silentCause: asItIs<TabletopEventKinds['silentCause']>(),
    reaction: asItIs<TabletopEventKinds['reaction']>(),
    guns: asItIs<TabletopEventKinds['guns']>(),
    phase: asItIs<TabletopEventKinds['phase']>(),
    rulingBy: asItIs<TabletopEventKinds['rulingBy']>(),
    /** `um 30° nach hinten geknickt`. */
    bend: {
      say: ({ way, angle }: TabletopEventKinds['bend']): string =>
        `um ${german.angle.say(angle)}° nach ${way === 'back' ? 'hinten' : 'vorn'} geknickt`,
      blank: plain.blank,
    },
    shares: {
      say: (shares: readonly ShareTold[], cast: MeasuredCast): string =>
        listed(shares.map((share) => `${anteil(share, cast)} gegen ${german.unit.say(share.target, cast)}`)),
      blank: plain.blank,
    },
    /** Mit Artikel, nach `letzte`. */
    base: {
      say: (base: TabletopEventKinds['base']): string =>
        base === 'element' ? 'das letzte Element' : 'der letzte Stand',
      blank: plain.blank,
    },
    /** `verlorene Stände`. */
    tallied: {
      say: (counted: TabletopEventKinds['tallied']): string => `verlorene ${COUNTED[counted].many}`,
      blank: plain.blank,
    },
    result: { say: (result: string): string => RESULTS[result] ?? result, blank: plain.blank },
    score: { say: (score: readonly number[]): string => score.join(' zu '), blank: plain.blank },
  } satisfies Speaker<TabletopEventKinds, MeasuredCast>;
};

export type Witness = ReturnType<typeof witnessOf>;
export type Witnessed<C> = Tales<C, Witness>;
export type WitnessedFacts<Facts> = SaidFacts<Facts, Witness>;
