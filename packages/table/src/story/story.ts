/** The story of a match: plain data, worked out from its moments and what was told between them. */
import type { Both, Losses, Side } from '@five-victories/engine/kernel';
import { SIDES } from '@five-victories/engine/kernel';
import type { Analysis, Point } from '../analysis/analysis.js';
import type { AnyGoal, AnyOutcome, TableMatch } from '../match/book.js';
import { matchOf, type Session } from '../match/session.js';
import { deedsOf } from './deeds.js';
import { endOf } from './end.js';
import { courseOf } from './course.js';
import { luckOf, type Luck } from './luck.js';
import { swingsOf } from './swings.js';
import { turningsOf } from './turnings.js';
import { bestOf, worstOf } from './merit.js';

/** Where turns begin among the moments. */
export interface TurnMark {
  readonly turn: number;
  readonly at: number;
}

/** What became of a unit. */
export type Fate =
  | { readonly is: 'stood' }
  | {
      readonly is: 'routed' | 'overrun' | 'left' | 'joined';
      readonly turn: number;
      readonly at: number;
      /** Who struck it last, where somebody did. */
      readonly by?: string | undefined;
    };

export interface UnitStory {
  readonly id: string;
  readonly name: string;
  readonly side: Side;
  readonly type: string;
  /** Places for stands, elements or strength points: those it had, and those that are empty now. */
  readonly had: number;
  readonly lost: number;
  /** Hits by its fire and its blows, and hits on it from wherever. */
  readonly made: number;
  readonly taken: number;
  /** How many enemies it struck last before they were lost. */
  readonly broke: number;
  readonly fate: Fate;
}

export interface SideStory {
  readonly losses: Losses;
  /** All places of the army, and those that are empty now. */
  readonly had: number;
  readonly lost: number;
}

/** What both armies have left after a moment, in parts of what they had; hits count as if they had been reckoned. */
export interface CoursePoint {
  readonly at: number;
  readonly turn: number;
  readonly left: Both<number>;
}

/** A decision after which much was different. */
export interface Turning {
  /** The moment it led to. */
  readonly at: number;
  readonly turn: number;
  /** Whom it helped, and by how much of an army. */
  readonly helped: Side;
  readonly swing: number;
  /** In a match that was analysed `swing` is in chances; so much of it came of dice. */
  readonly dice?: number;
  readonly what:
    | { readonly is: 'goal'; readonly goal: AnyGoal; readonly points: number }
    /** Nobody was hurt: somebody stands better. */
    | { readonly is: 'moves' }
    | {
        readonly is: 'attack' | 'fire' | 'overrun' | 'left' | 'lost';
        /** Who suffered, and who did it. */
        readonly unit: string;
        readonly by?: string | undefined;
        readonly hits: number;
        readonly lost: boolean;
      };
  /** Hits above what the dice of this decision promised, of both sides. */
  readonly luck: Both<number>;
}

export interface End {
  readonly outcome: AnyOutcome;
  /** As the engine names it. */
  readonly cause: string;
  readonly turn: number;
  readonly broken: readonly Side[];
  readonly retreating: readonly Side[];
  readonly by: 'turnLimit' | 'agreement' | undefined;
  readonly conceded: Side | undefined;
  /** The last unit that the side that broke or lost all had to lose. */
  readonly last: { readonly unit: string; readonly by: string | undefined } | undefined;
}

export interface Story {
  readonly turns: readonly TurnMark[];
  readonly end: End | undefined;
  readonly sides: Both<SideStory>;
  readonly units: readonly UnitStory[];
  readonly course: readonly CoursePoint[];
  readonly luck: Luck;
  /** In the order of the match, three at most. */
  readonly turnings: readonly Turning[];
  /** Of a match that was analysed, moment by moment. */
  readonly chances: readonly Point[] | undefined;
  /** Units by their ids. */
  readonly best: Both<string | undefined>;
  readonly worst: Both<string | undefined>;
}

/** The first moment of each turn; the set-up is none. */
export const turnsOf = <M extends TableMatch>({ moments }: Session<M>): TurnMark[] => {
  const marks: TurnMark[] = [];
  for (const [at, { match }] of moments.entries()) {
    const { turn, phase } = match.state;
    if (phase !== 'setup' && turn !== marks.at(-1)?.turn) marks.push({ turn, at });
  }
  return marks;
};

/** Of a match that was analysed the chances say what its turning points were. */
export const storyOf = <M extends TableMatch>(session: Session<M>, analysis?: Analysis): Story => {
  const turns = turnsOf(session);
  const from = turns[0]?.at ?? session.moments.length - 1;
  const course = courseOf(session, from);
  const units = deedsOf(session, course.units);
  const luck = luckOf(session);
  const match = matchOf(session);
  const sideStory = (side: Side): SideStory => {
    const own = units.filter((unit) => unit.side === side);
    return {
      losses: session.book.standing.lossesOf(match, side),
      had: own.reduce((sum, { had }) => sum + had, 0),
      lost: own.reduce((sum, { lost }) => sum + lost, 0),
    };
  };
  const ofBoth = <T>(value: (side: Side) => T): Both<T> => ({ south: value(SIDES[0]), north: value(SIDES[1]) });
  return {
    turns,
    end: endOf(session, units),
    sides: ofBoth(sideStory),
    units,
    course: course.points,
    luck,
    turnings: analysis
      ? swingsOf(session, analysis, { from, course, luck, units })
      : turningsOf(session, from, course, luck, units),
    chances: analysis?.points,
    best: ofBoth((side) => bestOf(units, side)?.id),
    worst: ofBoth((side) => worstOf(units, side)?.id),
  };
};
