/** How a match stands and what is at stake, as data for whoever shows it. What is true of a match its family says. */
import type { Both, Side } from './side.js';

/** What follows when a side has lost so much. */
export interface LossMark {
  readonly rule: string;
  /** With this many lost it happens at the next reckoning; with one fewer it does not. */
  readonly at: number;
  readonly brings: 'commanderLeaves' | 'subCommandersLeave' | 'breaks';
}

/** What a side has lost of what it had, as its book counts. */
export interface Losses {
  readonly counted: 'units' | 'stands' | 'elements';
  readonly lost: number;
  readonly of: number;
  /** The lowest first. */
  readonly marks: readonly LossMark[];
}

/** One way in which the match may end, besides conceding. */
export interface Ending {
  readonly rule: string;
  readonly by: 'losses' | 'retreat' | 'agreement' | 'turnLimit' | 'chiefLost' | 'nobodyLeft';
  /** Of the turn limit: the last turn. */
  readonly turn?: number;
  /** Whoever it happens to has lost, whatever has been counted; otherwise the count decides. */
  readonly loses: boolean;
}

/** How the match may end, and what is counted then. */
export interface Stakes {
  readonly endings: readonly Ending[];
  readonly decidedBy: { readonly rule: string; readonly what: 'goals' | 'zones' | 'losses'; readonly forFull?: number };
}

/** Ground that somebody wants to hold. */
export interface GoalStanding<Goal> {
  readonly goal: Goal;
  /** The points it is worth to each side; nothing to a side that has no use for it. */
  readonly worth: Both<number>;
  /** Who holds it now. */
  readonly holder: Side | undefined;
}

/** Stands, elements or strength points of one unit. */
export interface Strength {
  readonly whole: number;
  readonly left: number;
  /** What the hits on it will leave when losses are reckoned. */
  readonly afterHits: number;
}

/** The goals of both sides, ground that both want once. */
export const goalsOfBoth = <Goal extends { readonly points: number }>(
  goals: Both<readonly Goal[]>,
  placeOf: (goal: Goal) => string,
  holderOf: (goal: Goal) => Side | undefined,
): GoalStanding<Goal>[] => {
  const found = new Map<string, { goal: Goal; worth: { south: number; north: number } }>();
  for (const side of ['south', 'north'] as const)
    for (const goal of goals[side]) {
      const known = found.get(placeOf(goal)) ?? { goal, worth: { south: 0, north: 0 } };
      known.worth[side] += goal.points;
      found.set(placeOf(goal), known);
    }
  return [...found.values()].map((each) => ({ ...each, holder: holderOf(each.goal) }));
};
