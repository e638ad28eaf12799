/** Wie das Deutsche die Tatsachen der Ereignisse sagt. */
import type { Both, Side, Summand } from '@five-victories/engine/kernel';
import type { EventKinds, NeedBy, Phase, ReactionKind, StandValue, UnitId, Zone } from '@five-victories/engine/zonal';
import { armyName } from '../../cast.js';
import { asItIs } from '../../as-it-is.js';
import { plain, type SaidFacts, type Speaker } from '../../language.js';
import type { Tales } from '../../report.js';
import { leaderName, whereabouts, type ZonalCast } from '../../zonal-cast.js';
import { countOf, listed, STAND } from '../facts.js';
import { german } from './facts.js';
import { modifiers } from './modifiers.js';
import { placeOf, type Place } from './places.js';

/** Ein Heer mit seinem Namen, und wer es führt. */
export interface Army {
  readonly side: Side;
  readonly army: string;
  readonly leader: string;
}

/** Ein Summand, und wofür er steht. */
export interface Added {
  readonly by: number;
  readonly text: string;
}

const armyOf = (side: Side, cast: ZonalCast): Army => ({
  side,
  army: armyName(cast, side, SEITEN[side]),
  leader: leaderName(cast, side) ?? `der Feldherr von ${SEITEN[side]}`,
});

const addedOf = (summands: readonly Summand[], cast: ZonalCast): readonly Added[] =>
  summands.map(({ by, id, facts }) => ({
    by,
    text: modifiers.tell(cast, { id, facts: { ...facts, by: Math.abs(by) } }) ?? id,
  }));

/** Im Akkusativ: zwei Stände Piken und einen Stand Musketen. */
export const standsInWords = (letters: string, cast: ZonalCast): string =>
  listed(
    [...new Set(letters)].map((letter) => {
      const count = countOf([...letters].filter((each) => each === letter).length);
      return `${count.of(STAND, 'accusative')} ${german.stand.say(letter, cast)}`;
    }),
  );

const SEITEN: Readonly<Record<Side, string>> = { south: 'Süd', north: 'Nord' };
const SPALTEN = ['links', 'Mitte links', 'Mitte', 'Mitte rechts', 'rechts'];
const MITTE = ['der äußerste Westen', 'der Westen', 'die Tischmitte', 'der Osten', 'der äußerste Osten'];

/** Eine Zone, wie man auf sie zeigt. */
const placeName = (zone: Zone, { state, zoneName }: ZonalCast): string => {
  if (zoneName) return zoneName(zone);
  const at = whereabouts(zone);
  const columns = state?.options?.columns ?? SPALTEN.length;
  if (!at) return zone;
  if (at.row === 'middle') return `${columns === MITTE.length ? MITTE[at.column] : 'Mittelreihe'} ${zone}`;
  const fromLeft = at.side === 'south' ? at.column : columns - 1 - at.column;
  const column = columns === SPALTEN.length ? SPALTEN[fromLeft] : `Spalte ${fromLeft + 1}`;
  return at.row === 'reserve'
    ? `Reserve von ${SEITEN[at.side!]}, ${column} ${zone}`
    : `${SEITEN[at.side!]}, ${column} ${zone}`;
};

const RESULTS: Readonly<Record<string, string>> = {
  'A Minor Victory': 'Ein kleiner Sieg',
  'A Draw': 'Unentschieden',
  'A Humiliating Loss': 'Eine demütigende Niederlage',
};

export const witness = {
  ...german,
  side: { say: armyOf, blank: (name: string): Army => ({ side: 'south', army: `{${name}}`, leader: `{${name}}` }) },
  stands: { say: standsInWords, blank: plain.blank },
  place: {
    say: (zone: Zone, cast: ZonalCast): Place => placeOf(placeName(zone, cast)),
    blank: (name: string): Place => ({ into: `{${name}}`, at: `{${name}}`, from: `{${name}}` }),
  },
  phase: asItIs<Phase>(),
  reaction: asItIs<ReactionKind>(),
  dice: asItIs<readonly number[]>(),
  modifiers: { say: addedOf, blank: plain.blank },
  values: {
    say: (values: readonly StandValue[], cast: ZonalCast) =>
      values.map(({ cv, modifiers: summands }) => ({ cv, added: addedOf(summands, cast) })),
    blank: plain.blank,
  },
  needBy: {
    say: ({ quality }: NeedBy): string => german.quality.say(quality),
    blank: plain.blank,
  },
  allocation: {
    say: (stands: Readonly<Record<UnitId, string>>, cast: ZonalCast): string =>
      listed(
        Object.entries(stands)
          .filter(([, letters]) => letters !== '')
          .map(([target, letters]) => `${standsInWords(letters, cast)} gegen ${german.unit.say(target, cast)}`),
      ),
    blank: plain.blank,
  },
  score: asItIs<Both<number>>(),
  result: { say: (result: string): string => RESULTS[result] ?? result, blank: plain.blank },
  marker: plain,
  units: asItIs<readonly UnitId[]>(),
  agreedOrLast: asItIs<EventKinds['agreedOrLast']>(),
  agreedOrThrown: asItIs<EventKinds['agreedOrThrown']>(),
  throwCause: asItIs<EventKinds['throwCause']>(),
  testCause: asItIs<EventKinds['testCause']>(),
  hitCause: asItIs<EventKinds['hitCause']>(),
  turnCause: asItIs<EventKinds['turnCause']>(),
  routCause: asItIs<EventKinds['routCause']>(),
  retireCause: asItIs<EventKinds['retireCause']>(),
  pullUpCause: asItIs<EventKinds['pullUpCause']>(),
  pinCause: asItIs<EventKinds['pinCause']>(),
  waiveCause: asItIs<EventKinds['waiveCause']>(),
  endCause: asItIs<EventKinds['endCause']>(),
} satisfies Speaker<EventKinds, ZonalCast>;

export type Witnessed<C> = Tales<C, typeof witness>;
export type WitnessedFacts<Facts> = SaidFacts<Facts, typeof witness>;
