/**
 * Phases that are ended with their last order, by a player who knows that he wants no other: no act of its own, unless
 * the other side stepped in after it (`packages/table/src/match/last-order.ts`).
 */
import { declines } from '@five-victories/engine';
import { isStill, phaseOf, type Said } from './acts.js';

const OPEN: readonly string[] = ['activity', 'fire'];

/** The end of a phase of orders or of firing. */
export const isEnd = ({ match, choice }: Said): boolean =>
  OPEN.includes(match.decision!.kind) && declines(match.decision!, choice);

const isOrder = (each: Said): boolean =>
  OPEN.includes(each.match.decision!.kind) &&
  !isEnd(each) &&
  (each.unit === undefined || each.deeds.some((deed) => !isStill(deed)));

const isMet = ({ match, choice }: Said, side: string): boolean =>
  match.decision!.side !== side && !declines(match.decision!, choice);

export const endedWithLast = (said: readonly Said[]): ReadonlySet<string> => {
  const ended = new Set<string>();
  for (const phase of new Set(said.map(({ match }) => phaseOf(match)))) {
    const own = said.filter(({ match }) => phaseOf(match) === phase && OPEN.includes(match.decision!.kind));
    const [last, end] = [own.filter(isOrder).at(-1), own.at(-1)];
    if (!last || !end) continue;
    const { side } = last.match.decision!;
    if (!said.slice(said.indexOf(last) + 1, said.indexOf(end)).some((each) => isMet(each, side))) ended.add(phase);
  }
  return ended;
};
