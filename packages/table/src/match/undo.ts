/** How far a player may go back. */
import { isPerson, type Seats } from './seats.js';
import type { TableMatch } from './book.js';
import type { AnySession, Moment } from './session.js';

/** The moment before one breath; below 0 for dice with which a match begins: they are joined to nothing before. */
const breath = (moments: readonly Moment<TableMatch>[], at: number): number => {
  let start = at;
  while (moments[start]!.joined) start--;
  return start - 1;
};

/** What stays said: dice, secrets that were opened, and what somebody else answered. */
const isFact = (seats: Seats, { by, reveals }: Moment<TableMatch>): boolean =>
  reveals || by === undefined || !isPerson(seats, by);

/**
 * The moment one step back, or undefined: the last one at which a person was asked. In a strict match only the own last
 * answers can be taken back, as far as no dice were thrown and no secret was opened; in a friendly one whatever has come
 * of them. What would settle itself again is no place to stop.
 */
export const stepBack = (
  { moments }: AnySession,
  seats: Seats,
  friendly: boolean,
  isSettled: (match: TableMatch) => boolean = () => false,
): number | undefined => {
  for (let at = moments.length - 1; at > 0;) {
    const to = breath(moments, at);
    if (to < 0) return undefined;
    if (!friendly && moments.slice(to + 1, at + 1).some((moment) => isFact(seats, moment))) return undefined;
    const { match } = moments[to]!;
    const isAsked = !friendly || (match.decision && isPerson(seats, match.decision.side));
    if (isAsked && !isSettled(match)) return to;
    at = to;
  }
  return undefined;
};

/** Every moment one can go back to at once, the nearest first. */
export const stepsBack = (
  session: AnySession,
  seats: Seats,
  friendly: boolean,
  most: number,
  isSettled?: (match: TableMatch) => boolean,
): number[] => {
  const found: number[] = [];
  let { moments } = session;
  while (found.length < most) {
    const to = stepBack({ ...session, moments }, seats, friendly, isSettled);
    if (to === undefined) break;
    found.push(to);
    moments = moments.slice(0, to + 1);
  }
  return found;
};

/** Why not: what was the fact that cannot be taken back. */
export type Barrier = 'start' | 'dice' | 'opponent';
export const barrierOf = ({ moments }: AnySession, seats: Seats): Barrier => {
  if (moments.at(-1)!.by === undefined) return 'start';
  const last = moments.slice(breath(moments, moments.length - 1) + 1);
  const isOthers = last.some(({ by }) => by === undefined || !isPerson(seats, by));
  return isOthers && !last.some(({ reveals }) => reveals) ? 'opponent' : 'dice';
};
