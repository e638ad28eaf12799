/** Who stands where, and by what: every place can be told in words. */
import { VICTORY, pastsOf, pointsIn, sideIn, type Entrant, type Meeting, type Past } from './meetings.js';
import { reached } from './knock-out.js';

/**
 * By what somebody stands behind the one above him:
 * - points
 * - buchholz: his opponents have fewer points
 * - direct: he has lost against those he is level with
 * - wins: fewer of his points are victories
 * - round: he was out earlier (knock-out)
 * - shared: by nothing; they share the place
 */
export const REASONS = ['points', 'buchholz', 'direct', 'wins', 'round', 'shared'] as const;
export type Reason = (typeof REASONS)[number];

/** Points and Buchholz are halves. */
export interface Row {
  readonly id: string;
  readonly place: number;
  readonly points: number;
  readonly buchholz: number;
  readonly played: number;
  readonly wins: number;
  /** Undefined for the first. */
  readonly by?: Reason | undefined;
}

interface Level extends Past {
  readonly buchholz: number;
  readonly direct: number;
}

/** A bye is an opponent who has drawn every round: neither a gift nor a punishment. */
const byeWorth = (rounds: number): number => (rounds * VICTORY) / 2;

const buchholzOf = ({ opponents, byes }: Past, points: ReadonlyMap<string, number>, rounds: number): number =>
  opponents.reduce((sum, id) => sum + (points.get(id) ?? 0), byes * byeWorth(rounds));

/** Points among those who are level, if each of them has met each other; otherwise nobody has any. */
const directOf = (level: readonly Past[], meetings: readonly Meeting[]): ReadonlyMap<string, number> => {
  const ids = new Set(level.map(({ id }) => id));
  const haveMet = level.every(({ id, opponents }) =>
    level.every((other) => other.id === id || opponents.includes(other.id)),
  );
  const among = meetings.filter(({ south, north }) => ids.has(south ?? '') && ids.has(north ?? ''));
  const pointsOf = (id: string): number =>
    among.filter((each) => sideIn(each, id)).reduce((sum, each) => sum + pointsIn(each, id), 0);
  return new Map(level.map(({ id }) => [id, haveMet ? pointsOf(id) : 0]));
};

const levelled = (pasts: readonly Past[], meetings: readonly Meeting[]): Level[] => {
  const rounds = Math.max(0, ...meetings.map(({ round }) => round));
  const points = new Map(pasts.map((past) => [past.id, past.points]));
  const summed = pasts.map((past) => ({ ...past, buchholz: buchholzOf(past, points, rounds) }));
  return summed.map((past) => {
    const level = summed.filter((other) => other.points === past.points && other.buchholz === past.buchholz);
    return { ...past, direct: directOf(level, meetings).get(past.id)! };
  });
};

/** By what the second stands behind the first. */
const reasonOf = (a: Level, b: Level): Reason => {
  if (a.points !== b.points) return 'points';
  if (a.buchholz !== b.buchholz) return 'buchholz';
  if (a.direct !== b.direct) return 'direct';
  return a.wins === b.wins ? 'shared' : 'wins';
};

interface Placed {
  readonly past: Past;
  readonly played: number;
  readonly buchholz: number;
  readonly by: Reason;
}

/** Rows in their order; those who share a place have the same number. */
const rowsOf = (placed: readonly Placed[]): Row[] => {
  let place = 1;
  return placed.map(({ past, played, buchholz, by }, i) => {
    if (by !== 'shared') place = i + 1;
    const { id, points, wins } = past;
    return { id, place, points, buchholz, played, wins, ...(i > 0 && { by }) };
  });
};

const decided = (meetings: readonly Meeting[]): Meeting[] => meetings.filter(({ result }) => result !== undefined);

/** By what is decided by now. */
export const swissStandings = (entrants: readonly Entrant[], all: readonly Meeting[]): Row[] => {
  const meetings = decided(all);
  const levels = levelled(pastsOf(entrants, meetings), meetings).sort(
    (a, b) =>
      b.points - a.points || b.buchholz - a.buchholz || b.direct - a.direct || b.wins - a.wins || a.seed - b.seed,
  );
  return rowsOf(
    levels.map((past, i) => ({
      past,
      played: past.opponents.length,
      buchholz: past.buchholz,
      by: i > 0 ? reasonOf(levels[i - 1]!, past) : 'points',
    })),
  );
};

export const knockOutStandings = (entrants: readonly Entrant[], meetings: readonly Meeting[]): Row[] => {
  const played = new Map(pastsOf(entrants, decided(meetings)).map(({ id, opponents }) => [id, opponents.length]));
  const far = pastsOf(entrants, meetings).map((past) => {
    const { round, isWon } = reached(meetings, past.id);
    return { past, far: round * 2 + Number(isWon) };
  });
  const ordered = far.sort((a, b) => b.far - a.far || a.past.seed - b.past.seed);
  return rowsOf(
    ordered.map(({ past, far: own }, i) => ({
      past,
      played: played.get(past.id)!,
      buchholz: 0,
      by: i === 0 || ordered[i - 1]!.far !== own ? 'round' : 'shared',
    })),
  );
};
