/** How English says the facts of events. */
import type { Both, Side, Summand } from '@five-victories/engine/kernel';
import type { EventKinds, NeedBy, Phase, ReactionKind, StandValue, UnitId, Zone } from '@five-victories/engine/zonal';
import { armyName } from '../../cast.js';
import { asItIs } from '../../as-it-is.js';
import { capital, plain, type SaidFacts, type Speaker } from '../../language.js';
import type { Tales } from '../../report.js';
import { leaderName, whereabouts, type ZonalCast } from '../../zonal-cast.js';
import { countOf, listed, named } from '../facts.js';
import { english } from './facts.js';
import { modifiers } from './modifiers.js';

/** An army as its name reads inside a sentence, and who leads it. */
export interface Army {
  readonly side: Side;
  readonly army: string;
  readonly leader: string;
}

/** A summand with what it is for. */
export interface Added {
  readonly by: number;
  readonly text: string;
}

const armyOf = (side: Side, cast: ZonalCast): Army => ({
  side,
  army: named(armyName(cast, side, side)),
  leader: leaderName(cast, side) ?? `${side === 'south' ? 'South' : 'North'}'s Commander`,
});

const addedOf = (summands: readonly Summand[], cast: ZonalCast): readonly Added[] =>
  summands.map(({ by, id, facts }) => ({
    by,
    text: modifiers.tell(cast, { id, facts: { ...facts, by: Math.abs(by) } }) ?? id,
  }));

/** `MMP`: two musket stands and one pike stand. */
export const standsInWords = (letters: string, cast: ZonalCast): string =>
  listed(
    [...new Set(letters)].map((letter) =>
      countOf([...letters].filter((each) => each === letter).length).of(`${english.stand.say(letter, cast)} stand`),
    ),
  );

const COLUMNS = ['left', 'centre left', 'centre', 'centre right', 'right'];
const MIDDLE = ['the far west', 'the west', 'the centre', 'the east', 'the far east'];

/** A zone as a player would point at it: rear rows by the name their owner gives them, the middle by the compass. */
const placeName = (zone: Zone, { state, zoneName }: ZonalCast): string => {
  if (zoneName) return zoneName(zone);
  const at = whereabouts(zone);
  const columns = state?.options?.columns ?? COLUMNS.length;
  if (!at) return zone;
  if (at.row === 'reserve') return `${capital(at.side!)}'s reserve ${zone}`;
  if (at.row === 'middle') return columns === MIDDLE.length ? `${MIDDLE[at.column]} ${zone}` : `the middle ${zone}`;
  const fromLeft = at.side === 'south' ? at.column : columns - 1 - at.column;
  return `${capital(at.side!)}'s ${columns === COLUMNS.length ? COLUMNS[fromLeft] : `column ${fromLeft + 1}`} ${zone}`;
};

export const witness = {
  ...english,
  side: { say: armyOf, blank: (name: string): Army => ({ side: 'south', army: `{${name}}`, leader: `{${name}}` }) },
  stands: { say: standsInWords, blank: plain.blank },
  place: { say: placeName, blank: plain.blank },
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
    say: ({ quality }: NeedBy): string => english.quality.say(quality),
    blank: plain.blank,
  },
  allocation: {
    say: (stands: Readonly<Record<UnitId, string>>, cast: ZonalCast): string =>
      listed(
        Object.entries(stands)
          .filter(([, letters]) => letters !== '')
          .map(([target, letters]) => `${standsInWords(letters, cast)} against ${english.unit.say(target, cast)}`),
      ),
    blank: plain.blank,
  },
  score: asItIs<Both<number>>(),
  result: plain,
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
