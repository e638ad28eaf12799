/**
 * The last order of a phase: its player says with it that he wants no other, and the phase is over once it is carried
 * out. If the other side steps in, the phase stays open: that was not foreseen.
 */
import { declines, refusal, type Choice, type Side } from '@five-victories/engine/kernel';
import { deAsking, enAsking } from '../words/asking.js';
import type { TableMatch } from './book.js';
import { isRefusal, lastOf, matchOf, say, type Moment, type Session } from './session.js';

export interface LastOrder {
  readonly side: Side;
  /** In another phase it is over. */
  readonly phase: string;
  /** How many moments there were when it was given: who takes it back takes the end back. */
  readonly moments: number;
}

const phaseOf = ({ state }: TableMatch): string => `${state.turn} ${state.phase}`;

/** Where a side orders one unit after the other. */
const OPEN: readonly string[] = ['activity', 'fire'];
/** Where the unit that was ordered is asked for more. */
const MORE: readonly string[] = ['order', 'action'];
const STOP = { do: 'stop' } as const;

/** Whether an order that is given now could be the last one. */
export const mayBeLast = ({ decision }: TableMatch): boolean =>
  decision !== undefined && (OPEN.includes(decision.kind) || MORE.includes(decision.kind));

export const lastOrderIn = (session: Session<TableMatch>): LastOrder | undefined => {
  const match = matchOf(session);
  const { side } = match.decision ?? {};
  return side && mayBeLast(match) ? { side, phase: phaseOf(match), moments: session.moments.length } : undefined;
};

/** Somebody else has done something since. */
const isMet = (moments: readonly Moment<TableMatch>[], { side, moments: from }: LastOrder): boolean =>
  moments.some(
    ({ by, said }, i) =>
      i >= from && by !== undefined && by !== side && said && !declines(moments[i - 1]!.match.decision!, said.choice),
  );

/** Whether it still holds: it was not taken back, the phase goes on, and nobody has stepped in. */
export const isStanding = ({ moments }: Session<TableMatch>, last: LastOrder): boolean =>
  moments.length >= last.moments && phaseOf(moments.at(-1)!.match) === last.phase && !isMet(moments, last);

/** What is said next to end the phase; nothing while something else is asked. */
const closingIn = (match: TableMatch): Choice | undefined => {
  const { decision } = match;
  if (!decision) return undefined;
  if (MORE.includes(decision.kind)) return refusal(match, STOP) ? undefined : STOP;
  const options: readonly Choice[] = OPEN.includes(decision.kind) ? decision.options : [];
  const end = options.find((option) => declines(decision, option));
  return end && !refusal(match, end) ? end : undefined;
};

/** The match with the phase ended after the last order, as far as nobody has to be asked; both go back together. */
export const endedWith = <M extends TableMatch>(session: Session<M>, last: LastOrder): Session<M> => {
  let now = session;
  while (isStanding(now, last) && matchOf(now).decision?.side === last.side) {
    const choice = closingIn(matchOf(now));
    const next = choice && say(now, { choice });
    if (!next || isRefusal(next)) return now;
    const text = { en: enAsking.wasLast, de: deAsking.wasLast };
    const line = { event: { event: 'settled', rule: '', why: 'lastOrder' }, text };
    const end = lastOf(next);
    const lines = choice === STOP ? end.lines : [line, ...end.lines];
    now = { ...next, moments: [...now.moments, { ...end, joined: true, lines }] };
  }
  return now;
};
