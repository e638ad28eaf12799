/** A match at the table, whatever the game: the session, undo, the bots, what is kept on the disk. */
import {
  batch,
  createEffect,
  createMemo,
  createSignal,
  on,
  onCleanup,
  untrack,
  type Accessor,
  type Signal,
} from 'solid-js';
import {
  asked,
  awaited,
  isSecret,
  type AskedOf,
  type Choice,
  type Order,
  type Refusal,
  type Side,
} from '@five-victories/engine/kernel';
import type { TableMatch } from '../match/book.js';
import { isHotSeat, isPerson, viewedFrom } from '../match/seats.js';
import { recalled, settleOn } from '../match/settle.js';
import { isRefusal, lastOf, matchOf, say, sayAll, upTo, type Moment, type Session } from '../match/session.js';
import { endIn, type Fast } from '../match/stand-fast.js';
import { barrierOf, stepBack, stepsBack, type Barrier } from '../match/undo.js';
import { answeredAnew, choicesIn, nextFor, type TakenBack } from '../match/taken-back.js';
import type { MatchHead, Parting } from '../store/kept-match.js';
import { createAsking } from './asking.js';
import { createConcessions, type Concessions } from './concessions.js';
import { createHints, type Hints } from './hint.js';
import { createInTurn, type Share } from './in-turn.js';
import { createLastOrder, type LastInHand } from './last-order.js';
import { playBots, type Bots } from './bots.js';
import { answerOffers, type OfferAnswered } from './offers-to-end.js';
import type { Held, Keeper, OrdersKept } from './keeper.js';
import { createVolley, type VolleyInHand } from './volley.js';
import {
  declining,
  given,
  isInForce,
  standingAnswer,
  type Span,
  type StandingOrder,
  type Subject,
} from './standing-order.js';

export interface PlayCore<M extends TableMatch = TableMatch> {
  readonly head: Accessor<MatchHead>;
  setHead(head: MatchHead): void;
  readonly session: Accessor<Session<M>>;
  /** The match as it stands. */
  readonly real: Accessor<M>;
  /** As it is to be seen: while dice are thrown by hand, as far as it has come before them. */
  readonly seen: Accessor<M>;
  /** The waiting decision with what it is about, by its kind. */
  readonly asked: Accessor<AskedOf<NonNullable<M['decision']>> | undefined>;
  readonly asksPerson: Accessor<boolean>;
  /** From which edge the table is seen. */
  readonly near: Accessor<Side>;
  flip(): void;
  readonly refused: Accessor<Refusal | undefined>;
  /** Two persons share the screen, and one of them must not see it now. */
  readonly curtained: Accessor<boolean>;
  lift(): void;
  /** Says answers in one breath: all of them, or none. */
  say(choices: readonly Choice[]): boolean;
  /** For several units, one after the other, whenever the same is asked again. */
  sayInTurn(shares: readonly Share[]): void;
  interrupt(by: Side, choice: Choice): boolean;
  undo(): boolean;
  /** Somebody wanted to go back and could not: why not is `barrier`. */
  readonly halted: Accessor<boolean>;
  setHalted(halted: boolean): void;
  /** The moments one can go back to at once, the nearest first. */
  readonly backTo: Accessor<readonly number[]>;
  undoTo(moment: number): void;
  redo(): void;
  canUndo(): boolean;
  canRedo(): boolean;
  barrier(): Barrier;
  last(): Moment<M>;
  /** What was answered to the waiting decision before it was taken back. */
  had(): Choice | undefined;
  readonly keeping: Keeper;
  /** Why the match goes on from its save, until somebody has read it. */
  readonly parting: Accessor<Parting | undefined>;
  setParting(parting: Parting | undefined): void;
  /** Reactions, or those of one kind, are declined without asking, for so long. */
  decline(until: Span, about?: Subject): void;
  /** Gives an order for later, for a side at this table. */
  order(side: Side, order: Order): void;
  /** The orders for later that are in force; of a hall also those that rest. */
  readonly standing: Accessor<readonly StandingOrder[]>;
  /** Takes one of them back. */
  ask(order: StandingOrder): void;
  /** Who wants to be asked whether somebody leaves the battle. */
  readonly leaving: Accessor<readonly Side[]>;
  setLeaving(side: Side, wants: boolean): void;
  /** Who stands fast. */
  readonly fast: Accessor<readonly Fast[]>;
  /** Asks for one of them again. */
  wake(unit: string): void;
  /** Ends the movement phase, and who is left in it stands fast; false: there is none to end. */
  endFast(): boolean;
  readonly volley: VolleyInHand;
  readonly lastOrder: LastInHand;
  readonly bots: Bots;
  /** What a bot says to an offer to end the battle with this turn. */
  readonly offerAnswered: Accessor<OfferAnswered | undefined>;
  /** Bots that give up. */
  readonly concessions: Concessions;
  readonly hints: Hints;
}

/** The time in which one side decides, and the other does not: the curtain is lifted for so long. */
interface Spell {
  readonly side: Side | undefined;
}

/** How many moments are offered to go back to. */
const STEPS_BACK = 40;

/** Two persons at one screen: a curtain falls whenever the other decides in secret, and stays up while one side does. */
const createCurtain = (real: Accessor<TableMatch>, head: Accessor<MatchHead>) => {
  const [lifted, setLifted] = createSignal<Spell>();
  const spell = createMemo((before: Spell | undefined): Spell => {
    const side = real().decision?.side;
    return before?.side === side && before ? before : { side };
  });
  return {
    curtained: createMemo(
      () => real().decision !== undefined && isHotSeat(head().seats) && isSecret(real()) && lifted() !== spell(),
    ),
    lift: (): void => void setLifted(untrack(spell)),
  };
};

interface StandingWays {
  readonly real: Accessor<TableMatch>;
  /** How many moments the match has. */
  readonly moments: Accessor<number>;
  readonly asksPerson: Accessor<boolean>;
  /** `isFirst`: what the order was given at; the others go back with it. */
  readonly answer: (choice: Choice, isFirst: boolean) => void;
  readonly kept: OrdersKept | undefined;
}

/** What was ordered is answered without asking for as long as the player has said. */
const createStanding = ({ real, moments, asksPerson, answer, kept }: StandingWays) => {
  const [ordered, setOrdered] = createSignal<readonly StandingOrder[]>([]);
  const givenAt = new Map<string, number>();
  const all = (): readonly StandingOrder[] => kept?.all() ?? ordered();
  const inForce = createMemo(() => all().filter((order) => isInForce(order, real())));
  createEffect(() => {
    const by = asksPerson() && !isSecret(real()) ? standingAnswer(inForce(), real()) : undefined;
    if (!by) return;
    const isFirst = kept !== undefined || givenAt.get(by.order.id) === moments();
    // Whoever goes back behind an order withdraws it with that.
    queueMicrotask(() => untrack(all).some(({ id }) => id === by.order.id) && answer(by.choice, isFirst));
  });
  // Who goes back behind an order has not given it.
  createEffect(
    on(moments, (now, before = now) => {
      if (now < before) setOrdered((orders) => orders.filter(({ id }) => (givenAt.get(id) ?? 0) < now));
    }),
  );
  const order = (side: Side, wanted: Order): void => {
    const fresh = given(untrack(real), side, wanted);
    givenAt.set(fresh.id, untrack(moments));
    if (kept) kept.give(fresh.id, wanted);
    else setOrdered([...untrack(inForce), fresh]);
  };
  return {
    standing: createMemo(() => all().filter((each) => each.rests || isInForce(each, real()))),
    order,
    decline: (until: Span, about?: Subject): void => order(untrack(real).decision!.side, declining(until, about)),
    ask: (back: StandingOrder): void =>
      kept ? kept.give(back.id) : void setOrdered((orders) => orders.filter((each) => each !== back)),
  };
};

const joined = <M extends TableMatch>(session: Session<M>, more: readonly Moment<M>[]): Session<M> => ({
  ...session,
  moments: [...session.moments, ...more],
});

/** By an order that was given before: it goes back together with what came before it. */
const asOrdered = <M extends TableMatch>(
  session: Session<M>,
  choice: Choice,
  isFirst: boolean,
): Session<M> | Refusal => {
  const next = say(session, { choice });
  if (isFirst || isRefusal(next)) return next;
  return { ...next, moments: [...session.moments, { ...lastOf(next), joined: true }] };
};

/** How many moments were said in the first breath of them. */
const breathIn = (moments: readonly Moment<TableMatch>[]): number => {
  const next = moments.findIndex((moment, i) => i > 0 && !moment.joined);
  return next < 0 ? moments.length : next;
};

/** The moments of the match, to be said on, taken back, and gone through again. */
const createHistory = <M extends TableMatch>(
  [session, setSession]: Signal<Session<M>>,
  head: Accessor<MatchHead>,
  keeper: () => Pick<Keeper, 'plays' | 'said' | 'back'>,
  isSettled: (match: TableMatch) => boolean,
) => {
  const plays = (): boolean => keeper().plays();
  const [undone, setUndone] = createSignal<readonly Moment<M>[]>([]);
  const [takenBack, setTakenBack] = createSignal<TakenBack>([]);
  const [halted, setHalted] = createSignal(false);
  const back = createMemo(() => stepBack(session(), head().seats, head().friendly, isSettled));
  const undoTo = (to: number): void => {
    if (!untrack(plays)) return;
    batch(() => {
      const gone = untrack(session).moments.slice(to + 1);
      setUndone([...gone, ...untrack(undone)]);
      setTakenBack([...choicesIn(gone), ...untrack(takenBack)]);
      setSession(() => upTo(untrack(session), to));
      keeper().back(to);
    });
  };
  const goOn = (to: Session<M>, still: readonly Moment<M>[]): void =>
    batch(() => {
      const from = untrack(session).moments.length;
      setUndone(still);
      setTakenBack(answeredAnew(untrack(takenBack), to.moments.slice(from)));
      setSession(() => to);
      if (to.moments.length > from) keeper().said(from);
    });
  return {
    halted,
    setHalted,
    undoTo,
    backTo: createMemo(() => stepsBack(session(), head().seats, head().friendly, STEPS_BACK, isSettled)),
    canUndo: () => back() !== undefined,
    canRedo: () => undone().length > 0,
    barrier: () => barrierOf(session(), head().seats),
    last: () => lastOf(session()),
    had: () => nextFor(untrack(takenBack), matchOf(session()).decision?.side),
    undo: (): boolean => {
      if (!untrack(plays)) return false;
      const to = untrack(back);
      if (to !== undefined) undoTo(to);
      setHalted(to === undefined);
      return to !== undefined;
    },
    redo: (): void => {
      const again = untrack(undone);
      if (again.length === 0 || !untrack(plays)) return;
      const count = breathIn(again);
      goOn(joined(untrack(session), again.slice(0, count)), again.slice(count));
    },
    /** The match has gone on: what was undone is no more. */
    goOn: (to: Session<M>): void => goOn(to, []),
    forget: (): void => {
      setUndone([]);
      setTakenBack([]);
    },
  };
};

export const createPlayCore = <M extends TableMatch>(first: MatchHead, opened: Session<M>, held: Held): PlayCore<M> => {
  const [head, setHead] = createSignal(first);
  const { asking, isSettled, answered, setFast, ...leaving } = createAsking(head);
  const [session, setSession] = createSignal(recalled(opened, untrack(asking)), { equals: false });
  const [refused, setRefused] = createSignal<Refusal>();
  const [near, setNear] = createSignal<Side>(viewedFrom(first.seats));
  const [parting, setParting] = createSignal(held.parting);
  const history = createHistory([session, setSession], head, () => keeping, isSettled);
  const show = (shown: Session<M>, named: MatchHead): void =>
    batch(() => {
      history.forget();
      setHead(named);
      setSession(() => recalled(shown, untrack(asking)));
    });
  const keeping = held.keep({ session, head, show });

  const real = createMemo(() => matchOf(session()));
  const asksPerson = createMemo(() => {
    const { decision } = real();
    if (!keeping.plays() || !decision) return false;
    return decision.kind === 'dice' ? !keeping.throws : isPerson(head().seats, decision.side);
  });
  createEffect(
    on(real, () => {
      setRefused(undefined);
      history.setHalted(false);
    }),
  );
  const take = (result: Session<M> | Refusal): boolean => {
    if (!untrack(keeping.plays)) return false;
    if (isRefusal(result)) setRefused(result);
    else history.goOn(settleOn(result, untrack(asking)));
    return !isRefusal(result);
  };
  const sayChoices = (choices: readonly Choice[]): boolean => {
    answered(untrack(real), choices);
    const given = last.giving();
    const isTaken = take(sayAll(untrack(session), choices));
    if (isTaken) given();
    return isTaken;
  };
  /** A match that was opened, or a change of mind about what is asked: nobody has just answered. */
  createEffect(() => {
    if (keeping.plays() && isSettled(real())) queueMicrotask(() => take(untrack(session)));
  });
  const answer = (choice: Choice): boolean => sayChoices([choice]);
  const interruptBy = (by: Side, choice: Choice): boolean => take(say(untrack(session), { choice, by }));
  const among = { session, real, seats: () => head().seats, plays: keeping.plays, interrupt: interruptBy };
  // Asked before any bot, so that none goes on with a match that is given up.
  const concessions = createConcessions(among);
  const isLost = createMemo(() => concessions.offered() !== undefined);
  const bots = playBots({ head, session, real, asksPerson, plays: keeping.plays, isLost, answer });
  onCleanup(bots.stop);
  const { sayInTurn, isWaiting } = createInTurn({
    moments: () => session().moments.length,
    real,
    asksPerson,
    say: sayChoices,
  });
  const last = createLastOrder({
    session,
    asksPerson,
    isGuided: () => head().guided === true,
    isBusy: isWaiting,
    goOn: take,
  });
  return {
    ...history,
    had: () => history.had() ?? keeping.had?.(),
    ...createCurtain(real, head),
    ...createStanding({
      real,
      moments: () => session().moments.length,
      asksPerson,
      answer: (choice, isFirst) => void take(asOrdered(untrack(session), choice, isFirst)),
      kept: keeping.orders,
    }),
    ...leaving,
    head,
    setHead,
    session,
    real,
    seen: createMemo(() => awaited(real())?.match ?? real()),
    asked: createMemo(() => asked(real())),
    asksPerson,
    near,
    flip: () => setNear((side) => (side === 'south' ? 'north' : 'south')),
    refused,
    say: sayChoices,
    sayInTurn,
    endFast: () => {
      const end = untrack(asksPerson) ? endIn(untrack(real)) : undefined;
      if (end) setFast(untrack(real));
      return end !== undefined && sayChoices([end]);
    },
    volley: createVolley({ session, real, asksPerson, sayInTurn }),
    lastOrder: last,
    interrupt: interruptBy,
    offerAnswered: answerOffers(among),
    concessions,
    hints: createHints({ session, real, head, asksPerson, isElsewhere: keeping.hall !== undefined }),
    keeping,
    parting,
    setParting: (read) => setParting(read),
    bots,
  };
};
