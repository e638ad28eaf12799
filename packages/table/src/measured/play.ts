/** A match of a measured game at the table: what the core knows, the unit in hand, and the answer being put together. */
import { batch, createEffect, createMemo, createSignal, on, untrack, type Accessor } from 'solid-js';
import type { Choice } from '@five-victories/engine/kernel';
import { findUnit, type TabletopMatch, type UnitId } from '@five-victories/engine/tabletop';
import { settings } from '../app/settings.js';
import type { Held } from '../app/keeper.js';
import { createDrawn } from '../app/idle.js';
import { createPlayCore } from '../app/play-core.js';
import { createMaking, type Work as WorkOf } from '../maker/making.js';
import type { TableMatch } from '../match/book.js';
import { isPlain } from '../match/plain.js';
import type { Session } from '../match/session.js';
import { choicesIn } from '../match/taken-back.js';
import { coatsOf } from '../match/unit-coats.js';
import type { MatchHead } from '../store/kept-match.js';
import { orderOf, unitsIn, type Base } from './bases.js';
import { createCarrying } from './carrying.js';
import { askedIn, unitAsked } from './decisions.js';
import type { Gesture } from './gesture.js';
import type { AnyMaker, Desk } from './maker.js';
import { sameForNext } from './group/again.js';
import { createGroup } from './group/group.js';
import { makerFor } from './makers.js';
import { newsOf } from './react/news.js';
import { createResting } from './resting.js';

export type MeasuredPlay = ReturnType<typeof createMeasuredPlay>;

type Work = WorkOf<AnyMaker, Base, Desk>;

/** The draft when something was taken hold of: as it was before, when nothing comes of it. */
const createGrab = (work: Accessor<Work | undefined>) => {
  let had: { readonly of: Work; readonly draft: unknown } | undefined;
  return {
    note: (): void => {
      const of = untrack(work);
      had = of && { of, draft: untrack(of.draft) };
    },
    isLetGo: (): boolean => {
      const { of, draft } = had ?? {};
      had = undefined;
      if (!of || of !== untrack(work)) return false;
      of.setDraft(draft);
      return true;
    },
  };
};

/** What is asked, or what the unit in hand would be asked if it were chosen. */
const baseOf = (match: TabletopMatch, unit: UnitId | undefined): Base | undefined => {
  const asked = askedIn(match);
  if (!asked) return undefined;
  const order = unit === undefined ? undefined : orderOf(match, unit);
  return order ?? { match, before: [], asked, unit: unit ?? unitAsked(asked) };
};

export const createMeasuredPlay = (first: MatchHead, opened: Session<TabletopMatch>, keptBy: Held) => {
  const core = createPlayCore(first, opened, keptBy);
  const { real, asksPerson } = core;
  const [held, setHeld] = createSignal<UnitId>();
  const [grain, setGrain] = createSignal(30);
  const { carried, calm } = createCarrying();

  const base = createMemo(() => (asksPerson() && !core.curtained() ? baseOf(real(), held()) : undefined));
  /** A learner sees his order before he gives it. */
  const mayGive = (): boolean => !settings().confirm && core.head().guided !== true;
  const givesAtOnce = (match: TableMatch, choices: readonly Choice[], isSure = false): boolean =>
    mayGive() && (isSure || isPlain(match, choices));
  const withGrain = (of: Base): Desk => ({
    ...of,
    grain: grain(),
    coats: coatsOf(untrack(core.session), core.head().coats),
  });
  const making = createMaking<AnyMaker, Base, Desk>({
    core,
    base,
    makerFor: ({ match, asked }) => makerFor(match.rules.id, asked.kind),
    deskOf: withGrain,
    hold: setHeld,
    givesAtOnce,
    // The marks of a drag tell for themselves what is wrong; beside the table it is told when the hand rests.
    calm,
  });
  const { work, choices } = making;

  /** A new decision: what was in hand stays there only while it goes on with its order. */
  createEffect(
    on(real, (match) => {
      const fires = match.decision?.kind === 'fire' && unitsIn(match).has(untrack(held) ?? '');
      if (!fires) setHeld(undefined);
    }),
  );

  const desk = createMemo(() => {
    const of = base();
    return of && withGrain(of);
  });
  const able = createMemo(() => (asksPerson() ? unitsIn(real()) : new Set<UnitId>()));
  const group = createGroup({
    real,
    asksPerson,
    able,
    say: (choices) => core.say(choices),
    sayInTurn: (shares) => core.sayInTurn(shares),
    letGo: () => setHeld(undefined),
    isFree: () => held() === undefined,
    grain,
    givesAtOnce,
  });
  // How far a unit could go is worked out when it is seen to be in hand; what the hand does to it is drawn at once.
  const isDrawn = createDrawn(work);
  const marks = createMemo(() => {
    const now = work();
    const own = now && (now.draft() !== now.fresh || isDrawn()) ? now.maker.marks(now.desk(), now.draft()) : [];
    return [...own, ...group.marks()];
  });
  const shown = () => making.shown() as TabletopMatch | undefined;
  /** What is on the table: a set-up in the making included. A unit in hand is where it was: nothing has been said yet. */
  const match = createMemo(() => shown() ?? core.seen());
  /** What the one who decides has not seen yet: what the other did since his own last act. */
  const news = createMemo(() => newsOf(core.session().moments, asksPerson() ? real().decision?.side : undefined));
  const isOwn = (id: UnitId): boolean => findUnit(real(), id)?.side === real().decision?.side;

  const tap = (id: UnitId | undefined): void => {
    setHeld(id === untrack(held) ? undefined : id);
  };
  const atGrab = createGrab(work);
  const hear = (made: Gesture): void => {
    const unit = made.held?.unit;
    batch(() => {
      carried(made);
      if (group.gesture(made)) return;
      if (made.is === 'grab' && unit !== undefined && unit !== untrack(desk)?.unit && untrack(able).has(unit))
        setHeld(unit);
      if (made.is === 'grab') atGrab.note();
      if (made.is === 'cancel' && atGrab.isLetGo()) return;
      if (!making.offered(made) && made.is === 'tap' && made.over?.handle === undefined) tap(made.over?.unit);
    });
  };
  const resting = createResting({
    mayGive: () => untrack(mayGive),
    grain: () => untrack(grain),
    rests: (made) => hear(made),
  });
  const gesture = (made: Gesture): void => hear(resting.seen(made));
  return {
    ...core,
    ...making,
    match,
    desk,
    marks,
    news,
    held,
    setHeld,
    setGrain,
    able,
    isOwn,
    gesture,
    group,
    letGo: (): void => {
      group.clear();
      setHeld(undefined);
    },
    give: (): boolean => group.give() || making.give(),
    /** The order that was given last, for the next unit that can be given it. */
    again: (): boolean => {
      const next = untrack(asksPerson)
        ? sameForNext(untrack(real), choicesIn(untrack(core.session).moments))
        : undefined;
      if (next)
        batch(() => {
          setHeld(next.unit);
          untrack(work)?.setDraft(next.draft);
          making.giveIfPlain();
        });
      return next !== undefined;
    },
    /** For the panel: what changes with every move of a drag, when the hand rests. */
    calm: {
      desk: calm(desk),
      work: calm(work),
      draft: calm(() => work()?.draft()),
      held: calm(held),
      match: calm(() => shown() ?? base()?.match ?? core.seen()),
      choices: calm(choices),
    },
  };
};
