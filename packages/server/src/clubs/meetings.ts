/**
 * What a tournament has come to, as plain data: who takes part, who met whom from which side, and how that went. All
 * pairing code is functions over these two lists, whatever their order.
 */
import { enemyOf, SIDES, type Side } from '@five-victories/engine/kernel';

/** Who won; `neither`: both are without a point, since nobody came or the organiser has said so. */
export const RESULTS = [...SIDES, 'drawn', 'neither'] as const;
export type Result = (typeof RESULTS)[number];

export interface Entrant {
  readonly id: string;
  /** The place among all by strength, the strongest first; each has one of his own. */
  readonly seed: number;
  /** He has withdrawn, or was removed: he is not paired any more. */
  readonly isGone: boolean;
}

/** A meeting of two, or of one with nobody: a bye. In a knock-out of few a board may be empty. */
export interface Meeting {
  readonly round: number;
  /** Counted from 1. */
  readonly board: number;
  readonly south?: string | undefined;
  readonly north?: string | undefined;
  /** Undefined: it is not decided yet. */
  readonly result?: Result | undefined;
}

/** Two who are to meet, and whether they have met before because there was no other way. */
export interface Pair {
  readonly south?: string | undefined;
  readonly north?: string | undefined;
  readonly isAgain: boolean;
}

/** Points are halves: what a victory, a draw and a defeat are worth. */
export const VICTORY = 2;
export const DRAW = 1;

/** What a player has behind him. */
export interface Past {
  readonly id: string;
  readonly seed: number;
  readonly points: number;
  readonly wins: number;
  /** Those he was paired with, in the order of the rounds. */
  readonly opponents: readonly string[];
  readonly byes: number;
  readonly sides: readonly Side[];
  /** How often he had the better side, less how often the worse one. */
  readonly better: number;
}

export const isBye = ({ south, north }: Meeting): boolean => (south === undefined) !== (north === undefined);

/** On which side somebody was. */
export const sideIn = (meeting: Meeting, id: string): Side | undefined => SIDES.find((side) => meeting[side] === id);

export const pointsIn = (meeting: Meeting, id: string): number => {
  if (meeting.result === 'drawn') return DRAW;
  return meeting.result !== undefined && meeting.result === sideIn(meeting, id) ? VICTORY : 0;
};

/** The side that the ground of a round favours, by its number. */
export type BetterSide = (round: number) => Side | undefined;
export const FAIR: BetterSide = () => undefined;

const favourOf = (better: Side | undefined, side: Side): number => {
  if (better === undefined) return 0;
  return better === side ? 1 : -1;
};

/** Meetings in the order in which they were. */
const inOrder = (meetings: readonly Meeting[]): Meeting[] =>
  [...meetings].sort((a, b) => a.round - b.round || a.board - b.board);

const pastOf = ({ id, seed }: Entrant, own: readonly Meeting[], better: BetterSide): Past => {
  const met = own.filter((meeting) => !isBye(meeting));
  const sides = met.map((meeting) => sideIn(meeting, id)!);
  return {
    id,
    seed,
    points: own.reduce((sum, meeting) => sum + pointsIn(meeting, id), 0),
    wins: met.filter((meeting) => meeting.result === sideIn(meeting, id)).length,
    opponents: met.map((meeting, i) => meeting[enemyOf(sides[i]!)]!),
    byes: own.length - met.length,
    sides,
    better: met.reduce((sum, { round }, i) => sum + favourOf(better(round), sides[i]!), 0),
  };
};

/** By points, the strongest first, and then by seed. */
export const byPoints = (a: Past, b: Past): number =>
  b.points - a.points || a.seed - b.seed || (a.id < b.id ? -1 : Number(a.id > b.id));

/** All of these entrants, by points. */
export const pastsOf = (
  entrants: readonly Entrant[],
  meetings: readonly Meeting[],
  better: BetterSide = FAIR,
): Past[] => {
  const own = new Map<string, Meeting[]>(entrants.map(({ id }) => [id, []]));
  for (const meeting of inOrder(meetings)) for (const side of SIDES) own.get(meeting[side] ?? '')?.push(meeting);
  return entrants.map((entrant) => pastOf(entrant, own.get(entrant.id)!, better)).sort(byPoints);
};
