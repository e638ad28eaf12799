/** What can be said of a match before it is played: its length, its size, and how the armies compare. */
import { both, enemyOf, type Both, type Side } from '@five-victories/engine/kernel';
import type { Book, TableMatch } from '../match/book.js';
import { minutesOf } from './length.js';

export interface MatchFacts {
  readonly turns: number | undefined;
  readonly minutes: number;
  readonly units: Both<number>;
  /** Stands or elements, or strength points where units have them. */
  readonly strength: Both<number>;
  readonly counted: 'stands' | 'points';
  readonly goals: boolean;
}

export const factsOf = <M extends TableMatch>({ standing, game }: Book<M>, match: M): MatchFacts => {
  const turns = standing.stakesOf(match).endings.find(({ by }) => by === 'turnLimit')?.turn;
  const all = match.state.units as readonly M['state']['units'][number][];
  const of = (side: Side) => all.filter((unit) => unit.side === side);
  const units = both((side) => of(side).length);
  return {
    turns,
    minutes: minutesOf(turns, units.south + units.north),
    units,
    strength: both((side) => of(side).reduce((sum, unit) => sum + standing.strengthOf(match, unit).whole, 0)),
    counted: (game as { strengthIn?: 'stands' | 'points' }).strengthIn ?? 'stands',
    goals: standing.stakesOf(match).decidedBy.what === 'goals',
  };
};

export type Difficulty = 'easy' | 'even' | 'hard';

/** A tenth more or less is even. */
const TENTH = 0.1;

export const difficultyFor = ({ strength }: MatchFacts, side: Side): Difficulty | undefined => {
  const [own, other] = [strength[side], strength[enemyOf(side)]];
  if (own === 0 || other === 0) return undefined;
  if (own > other * (1 + TENTH)) return 'easy';
  return own < other * (1 - TENTH) ? 'hard' : 'even';
};
