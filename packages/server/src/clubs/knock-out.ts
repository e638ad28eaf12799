/** Pairings of a knock-out: whoever loses is out, and the bracket says beforehand who could meet whom. */
import { SIDES } from '@five-victories/engine/kernel';
import { FAIR, pastsOf, type BetterSide, type Entrant, type Meeting, type Pair, type Past } from './meetings.js';
import { southOf } from './sides.js';

/** The seeds as they stand in a bracket of this size: the first two cannot meet before the last round. */
const places = (size: number): number[] => {
  let order = [1];
  while (order.length < size) {
    const sum = order.length * 2 + 1;
    order = order.flatMap((seed) => [seed, sum - seed]);
  }
  return order;
};

/** How many rounds so many players need. */
export const roundsFor = (players: number): number => Math.max(1, Math.ceil(Math.log2(Math.max(2, players))));

/** Whoever goes on from a board. In a draw nobody does: it has to be decided first. */
export const winnerOf = (meeting: Meeting): string | undefined =>
  meeting.result === 'south' || meeting.result === 'north' ? meeting[meeting.result] : undefined;

/** Whether a board sends on whom it should: whoever has won, or nobody if the organiser has said so. */
export const sendsOn = ({ result }: Meeting): boolean => result !== undefined && result !== 'drawn';

/** Who stands where in the bracket before a round; undefined: nobody. */
const standing = (
  entrants: readonly Entrant[],
  meetings: readonly Meeting[],
  round: number,
): (string | undefined)[] => {
  if (round > 1) {
    const before = meetings.filter((meeting) => meeting.round === round - 1);
    return before.sort((a, b) => a.board - b.board).map(winnerOf);
  }
  const seeded = entrants.filter(({ isGone }) => !isGone).sort((a, b) => a.seed - b.seed);
  return places(2 ** roundsFor(seeded.length)).map((seed) => seeded[seed - 1]?.id);
};

const paired = (a: Past | undefined, b: Past | undefined, board: number, better: ReturnType<BetterSide>): Pair => {
  if (!a || !b) {
    const own = a ?? b;
    return { ...(own && { south: own.id }), isAgain: false };
  }
  const south = southOf(a, b, board, better);
  const isAgain = a.opponents.includes(b.id);
  return { south: south.id, north: (south === a ? b : a).id, isAgain };
};

/** Board by board as the bracket has them; whoever has withdrawn meanwhile leaves his place empty. */
export const knockOutRound = (
  entrants: readonly Entrant[],
  meetings: readonly Meeting[],
  round: number,
  better: BetterSide = FAIR,
): Pair[] => {
  const here = entrants.filter(({ isGone }) => !isGone);
  const pasts = new Map(pastsOf(here, meetings, better).map((past) => [past.id, past]));
  const slots = standing(here, meetings, round).map((id) => (id === undefined ? undefined : pasts.get(id)));
  return Array.from({ length: slots.length / 2 }, (_, i) =>
    paired(slots[2 * i], slots[2 * i + 1], i + 1, better(round)),
  );
};

/** Whether this round was the last. */
export const isLast = (meetings: readonly Meeting[], round: number): boolean =>
  meetings.filter((meeting) => meeting.round === round).length === 1;

/** In which round somebody was seen last, and whether he won there: by that a knock-out is ordered. */
export const reached = (meetings: readonly Meeting[], id: string): { round: number; isWon: boolean } => {
  const own = meetings.filter((meeting) => SIDES.some((side) => meeting[side] === id));
  const last = own.sort((a, b) => b.round - a.round)[0];
  return { round: last?.round ?? 0, isWon: last !== undefined && winnerOf(last) === id };
};
