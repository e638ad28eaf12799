/** How far a player may go back. */
import { isPerson, type Seats } from './seats.js';
import type { TableMatch } from './book.js';
import type { AnySession, Moment } from './session.js';

/** The moment at which what was said in one breath began. */
const breath = (moments: readonly Moment<TableMatch>[], at: number): number => {
  let start = at;
  while (moments[start]!.joined) start--;
  return start - 1;
};

/**
 * The moment one step back, or undefined. In a strict match only the own last answers can be taken back, as far as no
 * dice were thrown and no secret was opened. In a friendly one the last decision of a person is taken back, whatever
 * has come of it.
 */
export const stepBack = ({ moments }: AnySession, seats: Seats, friendly: boolean): number | undefined => {
  const at = moments.length - 1;
  const last = moments[at]!;
  if (last.by === undefined) return undefined;
  if (!friendly) {
    if (!isPerson(seats, last.by)) return undefined;
    const to = breath(moments, at);
    return moments.slice(to + 1).some((moment) => moment.reveals) ? undefined : to;
  }
  for (let to = breath(moments, at); to >= 0; to = moments[to]!.by === undefined ? -1 : breath(moments, to)) {
    const { decision } = moments[to]!.match;
    if (decision && isPerson(seats, decision.side)) return to;
  }
  return undefined;
};

/** Every moment one can go back to at once, the nearest first. */
export const stepsBack = (session: AnySession, seats: Seats, friendly: boolean, most: number): number[] => {
  const found: number[] = [];
  let { moments } = session;
  while (found.length < most) {
    const to = stepBack({ ...session, moments }, seats, friendly);
    if (to === undefined) break;
    found.push(to);
    moments = moments.slice(0, to + 1);
  }
  return found;
};

/** Why not: what was the fact that cannot be taken back. */
export type Barrier = 'start' | 'dice' | 'opponent';
export const barrierOf = ({ moments }: AnySession, seats: Seats): Barrier => {
  const last = moments.at(-1)!;
  if (last.by === undefined) return 'start';
  return last.reveals || isPerson(seats, last.by) ? 'dice' : 'opponent';
};
