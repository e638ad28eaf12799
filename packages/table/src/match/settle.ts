/** Decisions that are none settle themselves at the table: they are answered at once, and the report says why. */
import { same, settledBy, type Settled, type Side } from '@five-victories/engine/kernel';
import { deAsking, enAsking } from '../words/asking.js';
import { settledSentence } from '../words/settled.js';
import type { TableMatch } from './book.js';
import { isPerson, type Seats } from './seats.js';
import { endingFast, type Fast } from './stand-fast.js';
import { isRefusal, lastOf, matchOf, say, type Moment, type Session } from './session.js';

/** Who is asked what. */
export interface Asking {
  readonly seats: Seats;
  /** For purists: whatever the rules ask. */
  readonly all: boolean;
  /** A learner sees losses and re-throws at least once. */
  readonly guided: boolean;
  /** Who wants to be asked whether somebody leaves the battle. */
  readonly leaving: readonly Side[];
  /** Who stands fast: no phase is kept open for them alone. */
  readonly fast?: readonly Fast[];
}

/** The answer that the table gives for a person, if it gives one. Bots answer for themselves. */
export const settledFor = (match: TableMatch, { seats, all, guided, leaving }: Asking): Settled | undefined => {
  const { decision } = match;
  if (all || !decision || !isPerson(seats, decision.side)) return undefined;
  const settled = settledBy(match);
  if (!settled || (settled.leaving && leaving.includes(decision.side))) return undefined;
  return guided && settled.why !== 'order' && settled.why !== 'nobodyLeaves' ? undefined : settled;
};

/** That an order does not matter is told once in a phase. */
const isTold = (moments: readonly Moment<TableMatch>[], { why }: Settled): boolean => {
  const { state, decision } = moments.at(-1)!.match;
  if (why !== 'order') return false;
  for (let i = moments.length - 1; i > 0; i--) {
    const before = moments[i - 1]!.match;
    if (before.state.phase !== state.phase) return false;
    const isAlike = before.decision?.side === decision?.side && before.decision?.kind === decision?.kind;
    if (isAlike && moments[i]!.settled?.why === 'order') return true;
  }
  return false;
};

/** A moment that came about by itself: it goes back together with the one before, and begins with why it was not asked. */
const bySettling = <M extends TableMatch>(
  moments: readonly Moment<M>[],
  next: Moment<M>,
  settled: Settled,
): Moment<M> => {
  const { match } = moments.at(-1)!;
  const { choice, why, rule } = settled;
  const text = isTold(moments, settled) ? undefined : settledSentence(match, settled);
  const unit = 'unit' in choice ? { unit: choice.unit } : {};
  const line = { event: { event: 'settled', rule, why, ...unit }, text };
  return { ...next, settled, joined: moments.length > 1, lines: text ? [line, ...next.lines] : next.lines };
};

/** The phase is over because all who are left stand fast: it goes back together with the order before it. */
const byStandingFast = <M extends TableMatch>(next: Moment<M>): Moment<M> => {
  const text = { en: enAsking.stoodFast, de: deAsking.stoodFast };
  const line = { event: { event: 'settled', rule: '', why: 'standsFast' }, text };
  return { ...next, joined: true, lines: [line, ...next.lines] };
};

const endedFast = <M extends TableMatch>(session: Session<M>, { seats, all, guided, leaving, fast = [] }: Asking) => {
  const match = matchOf(session);
  if (all || guided || (match.decision && leaving.includes(match.decision.side))) return undefined;
  const choice = endingFast(match, session.moments.at(-2)?.match, seats, fast);
  const next = choice && say(session, { choice });
  return next && !isRefusal(next) ? byStandingFast(lastOf(next)) : undefined;
};

const settledNext = <M extends TableMatch>(session: Session<M>, asking: Asking): Moment<M> | undefined => {
  const settled = settledFor(matchOf(session), asking);
  const next = settled && say(session, { choice: settled.choice });
  return next && !isRefusal(next) ? bySettling(session.moments, lastOf(next), settled) : undefined;
};

/** The match played on as far as it settles itself. */
export const settleOn = <M extends TableMatch>(session: Session<M>, asking: Asking): Session<M> => {
  let now = session;
  for (;;) {
    const next = settledNext(now, asking) ?? endedFast(now, asking);
    if (!next) return now;
    now = { ...now, moments: [...now.moments, next] };
  }
};

/** A match that was played before: what would settle itself today has done so then. */
export const recalled = <M extends TableMatch>(session: Session<M>, asking: Asking): Session<M> => {
  const moments: Moment<M>[] = [];
  for (const moment of session.moments) {
    const { said } = moment;
    const before = moments.at(-1)?.match;
    const settled = before && said && !('by' in said) ? settledFor(before, asking) : undefined;
    moments.push(settled && same(settled.choice, said!.choice) ? bySettling(moments, moment, settled) : moment);
  }
  return { ...session, moments };
};
