/**
 * Pairings of a Swiss tournament: from the top down each meets the one he should meet most, as far as the rest can still
 * be paired. Whether it can is not guessed: before a pair is made a greatest matching of all others (`matching.ts`) says
 * so. Hence a pairing without a repetition is found wherever there is one, and where there is none, one with as few as
 * can be; and the same with sides. A pairing of greatest weight would do that, too, but nobody could tell a player why he
 * meets whom.
 *
 * Sides come before points: after a round on a ground that favours one side, those who had it and won meet those who had
 * not and lost, the other way round, as the two matches together say who is better. After two rounds all are even again
 * and are paired by points alone.
 */
import { grown, sizeOf, unmatched, without, type Matching, type MayMeet } from './matching.js';
import { pastsOf, type BetterSide, type Entrant, type Meeting, type Pair, type Past, FAIR } from './meetings.js';
import { areEven, southOf } from './sides.js';

/** Players by points; `undefined`, the last, is nobody: whoever meets him has a bye. */
type Field = readonly (Past | undefined)[];

const timesMet = (a: Past | undefined, b: Past | undefined): number => {
  if (a && b) return a.opponents.filter((id) => id === b.id).length;
  return (a ?? b)?.byes ?? 0;
};

const fieldOf = (players: readonly Past[]): Field => (players.length % 2 === 0 ? players : [...players, undefined]);

/** Who may meet: nobody whom he has met; and, if all can be paired so, nobody who wants the same side as much. */
const graphOf = (field: Field): { mayMeet: MayMeet; matching: Matching } => {
  const isNew: MayMeet = (a, b) => timesMet(field[a], field[b]) === 0;
  const isEven: MayMeet = (a, b) => isNew(a, b) && (!field[a] || !field[b] || areEven(field[a], field[b]));
  const even = grown(unmatched(field.length), isEven);
  if (sizeOf(even) === field.length / 2) return { mayMeet: isEven, matching: even };
  return { mayMeet: isNew, matching: grown(even, isNew) };
};

/** Smaller is better, at the first number that differs. */
const isBefore = (a: readonly number[], b: readonly number[]): number => {
  const differs = a.findIndex((each, i) => each !== b[i]);
  return differs < 0 ? 0 : a[differs]! - b[differs]!;
};

/** How far from whom he should meet: among those with as many points the upper half meets the lower. */
const distanceOf = (place: number, group: number): number => {
  const half = group >> 1;
  return place >= half ? place - half : group + half - place;
};

/** Whom somebody should meet, the best first. `open`: all who are not paired yet, by points; he is the first of them. */
const wishesOf = (field: Field, open: readonly number[]): number[] => {
  const [first, ...others] = open;
  const own = field[first!]!;
  const group = open.filter((i) => field[i]?.points === own.points).length;
  const wish = (i: number, place: number): number[] => {
    const other = field[i]!;
    const isFar = other.points !== own.points;
    return [
      timesMet(own, other),
      areEven(own, other) ? 0 : 1,
      own.points - other.points,
      isFar ? place : distanceOf(place, group),
    ];
  };
  return others
    .filter((i) => field[i] !== undefined)
    .map((i, n) => ({ i, wish: wish(i, n + 1) }))
    .sort((a, b) => isBefore(a.wish, b.wish))
    .map(({ i }) => i);
};

/** The first of these with whom he can be paired so that the others can be paired as well as before. */
const paired = (
  matching: Matching,
  mayMeet: MayMeet,
  own: number,
  wishes: readonly number[],
): { other: number; rest: Matching } => {
  const size = sizeOf(matching);
  for (const other of wishes) {
    const rest = without(matching, own, other, mayMeet);
    if (sizeOf(rest) + Number(mayMeet(own, other)) === size) return { other, rest };
  }
  throw new Error('A matching has pairs that nobody may make.');
};

/** Whoever has had the fewest byes, of these the last. */
const byesOf = (field: Field): number[] =>
  field.flatMap((past, i) => (past ? i : [])).sort((a, b) => timesMet(field[a], undefined) - timesMet(field[b], undefined) || b - a); // prettier-ignore

const numbersOf = (field: Field): [number, number][] => {
  const { mayMeet, matching } = graphOf(field);
  const pairs: [number, number][] = [];
  let [open, rest] = [field.map((_, i) => i), matching];
  const pair = (own: number, wishes: readonly number[]): void => {
    const found = paired(rest, mayMeet, own, wishes);
    pairs.push([own, found.other]);
    open = open.filter((i) => i !== own && i !== found.other);
    rest = found.rest;
  };
  const nobody = field.indexOf(undefined);
  if (nobody >= 0) pair(nobody, byesOf(field));
  while (open.length > 0) pair(open[0]!, wishesOf(field, open));
  return pairs;
};

/** The pairings of the next round: those at the top first, a bye last. The same for the same lists in any order. */
export const swissRound = (
  entrants: readonly Entrant[],
  meetings: readonly Meeting[],
  round: number,
  better: BetterSide = FAIR,
): Pair[] => {
  const players = pastsOf(
    entrants.filter(({ isGone }) => !isGone),
    meetings,
    better,
  );
  const field = fieldOf(players);
  const pairs = numbersOf(field).sort(([a], [b]) => Number(!field[a]) - Number(!field[b]) || a - b);
  return pairs.map(([one, other], i): Pair => {
    const [a, b] = [field[one], field[other]];
    const isAgain = timesMet(a, b) > 0;
    if (!a || !b) return { south: (a ?? b)!.id, isAgain };
    const south = southOf(a, b, i + 1, better(round));
    return { south: south.id, north: (south === a ? b : a).id, isAgain };
  });
};
