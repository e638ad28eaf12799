/** How English says the facts of events. */
import type { Side, Summand } from '@five-victories/engine/kernel';
import type { NeedBy, ShareTold, StandValue, TabletopEventKinds } from '@five-victories/engine/tabletop';
import { asItIs } from '../../as-it-is.js';
import { armyName } from '../../cast.js';
import { plain, type SaidFacts, type Speaker, type Telling } from '../../language.js';
import { degreesIn, type MeasuredCast } from '../../measured-cast.js';
import type { Tales } from '../../report.js';
import { summandText } from '../../words.js';
import { countOf, listed, named } from '../facts.js';
import { english } from './facts.js';

/** A summand with what it is for. */
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

/** `45° to the left`. */
const turnOf = (by: number): string => `${degreesIn(Math.abs(by))}° to the ${by < 0 ? 'left' : 'right'}`;

/** What went against one enemy. */
const shareOf = ({ letters, bases, points = 0 }: ShareTold, cast: MeasuredCast): string => {
  if (letters !== undefined) return english.stands.say(letters, cast);
  return bases === undefined ? countOf(points).of('strength point') : english.bases.say(bases, cast).words;
};

/** With the summands of all families of the game. */
export const witnessOf = (modifiers: Modifiers) => {
  const added = addedWith(modifiers);
  return {
    ...english,
    /** An army by its name. */
    side: { say: (side: Side, cast: MeasuredCast): string => named(armyName(cast, side, side)), blank: plain.blank },
    /** The name of somebody who is no unit any more. */
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
        'quality' in by ? english.quality.say(by.quality) : `in ${english.formation.say(by.formation).bare}`,
      blank: plain.blank,
    },
    turn: { say: turnOf, blank: plain.blank },
    perPoint: {
      say: (per: number, cast: MeasuredCast) => ({ times: (n: number): string => english.length.say(per * n, cast) }),
      blank: plain.blank,
    },
    corner: plain,
    way: { say: (way: TabletopEventKinds['way']): string => english.edge.say(way).way, blank: plain.blank },
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
    /** `bent back 30°`. */
    bend: {
      say: ({ way, angle }: TabletopEventKinds['bend']): string => `bent ${way} ${degreesIn(angle)}°`,
      blank: plain.blank,
    },
    shares: {
      say: (shares: readonly ShareTold[], cast: MeasuredCast): string =>
        listed(shares.map((share) => `${shareOf(share, cast)} against ${english.unit.say(share.target, cast)}`)),
      blank: plain.blank,
    },
    base: plain,
    tallied: plain,
    result: plain,
    score: { say: (score: readonly number[]): string => score.join(' to '), blank: plain.blank },
  } satisfies Speaker<TabletopEventKinds, MeasuredCast>;
};

export type Witness = ReturnType<typeof witnessOf>;
export type Witnessed<C> = Tales<C, Witness>;
export type WitnessedFacts<Facts> = SaidFacts<Facts, Witness>;
