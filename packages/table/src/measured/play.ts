/** A match of a measured game at the table: what the core knows, the unit in hand, and the answer being put together. */
import { batch, createEffect, createMemo, createSignal, on, untrack } from 'solid-js';
import type { Choice, Refusal } from '@five-victories/engine/kernel';
import { findUnit, type TabletopMatch, type UnitId } from '@five-victories/engine/tabletop';
import type { Held } from '../app/keeping.js';
import { createPlayCore } from '../app/play-core.js';
import type { Session } from '../match/session.js';
import type { MatchHead } from '../store/kept-match.js';
import { orderOf, refusalOfAll, unitsIn, type Base } from './bases.js';
import { createCarrying } from './carrying.js';
import { askedIn, unitAsked } from './decisions.js';
import type { Gesture, Key } from './gesture.js';
import type { AnyMaker, Desk, Outcome } from './maker.js';
import { makerFor } from './makers.js';
import { newsOf } from './react/news.js';

export type MeasuredPlay = ReturnType<typeof createMeasuredPlay>;

/** What is being worked on: a maker, its desk, and the draft. */
interface Work {
  readonly maker: AnyMaker;
  readonly base: Base;
  /** The draft before anything was done to it. */
  readonly fresh: unknown;
  readonly draft: () => unknown;
  readonly setDraft: (draft: unknown) => void;
}

/** A draft as it was when its answer was taken back, or a new one. */
const begun = (maker: AnyMaker, desk: Desk, had: Choice | undefined): unknown =>
  (had && maker.again?.(desk, had)) ?? maker.begin(desk);

export const createMeasuredPlay = (first: MatchHead, opened: Session<TabletopMatch>, keptBy: Held) => {
  const core = createPlayCore(first, opened, keptBy);
  const { real, asksPerson } = core;
  const [held, setHeld] = createSignal<UnitId>();
  const [grain, setGrain] = createSignal(30);
  const { carried, calm } = createCarrying();

  const base = createMemo((): Base | undefined => {
    const match = real();
    const asked = asksPerson() && !core.curtained() ? askedIn(match) : undefined;
    if (!asked) return undefined;
    const unit = held();
    return (
      (unit === undefined ? undefined : orderOf(match, unit)) ?? {
        match,
        before: [],
        asked,
        unit: unit ?? unitAsked(asked),
      }
    );
  });
  const withGrain = (of: Base): Desk => ({ ...of, grain: grain(), coats: core.head().coats });
  const work = createMemo((before: Work | undefined): Work | undefined => {
    const of = base();
    const maker = of && makerFor(of.match.rules.id, of.asked.kind);
    if (!of || !maker) return undefined;
    if (maker.keeps && before?.maker === maker && before.base.match === of.match) return before;
    const fresh = untrack(() => begun(maker, withGrain(of), core.had()));
    const [draft, setDraft] = createSignal(fresh, { equals: false });
    return { maker, base: of, fresh, draft, setDraft: (next) => setDraft(() => next) };
  });

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
  const marks = createMemo(() => {
    const now = work();
    return now ? now.maker.marks(withGrain(now.base), now.draft()) : [];
  });
  const shown = createMemo(() => {
    const now = work();
    return now?.maker.shown?.(withGrain(now.base), now.draft());
  });
  /** What is on the table: a set-up in the making included. A unit in hand is where it was: nothing has been said yet. */
  const match = createMemo(() => shown() ?? real());
  /** What the one who decides has not seen yet: what the other did since his own last act. */
  const news = createMemo(() => newsOf(core.session().moments, asksPerson() ? real().decision?.side : undefined));
  const choices = createMemo(() => {
    const now = work();
    return now?.maker.choices(withGrain(now.base), now.draft());
  });
  /** The marks of a drag tell for themselves what is wrong; beside the table it is told when the hand rests. */
  const wrong = calm((): Refusal | undefined => {
    const now = work();
    if (!now) return undefined;
    const said = choices();
    if (now.maker.refusal) return now.maker.refusal(withGrain(now.base), now.draft());
    return said && refusalOfAll(now.base.match, said);
  });

  const saying = (said: readonly Choice[]): boolean => core.say([...(untrack(base)?.before ?? []), ...said]);
  const obey = ({ draft, say, hold }: Outcome<unknown>, now: Work): void => {
    if (draft !== undefined) now.setDraft(draft);
    if (say) saying(say);
    else if (hold !== undefined) setHeld(hold ?? undefined);
  };

  const able = createMemo(() => (asksPerson() ? unitsIn(real()) : new Set<UnitId>()));
  const isOwn = (id: UnitId): boolean => findUnit(real(), id)?.side === real().decision?.side;

  const tap = (id: UnitId | undefined): void => {
    setHeld(id === untrack(held) ? undefined : id);
  };
  const offered = (gesture: Gesture): boolean => {
    const now = untrack(work);
    const outcome = now?.maker.gesture?.(
      untrack(() => withGrain(now.base)),
      untrack(now.draft),
      gesture,
    );
    if (now && outcome) obey(outcome, now);
    return outcome !== undefined;
  };
  /** The draft when something was taken hold of: as it was before, when nothing comes of it. */
  let atGrab: { readonly of: Work; readonly draft: unknown } | undefined;
  const isLetGo = (): boolean => {
    const { of, draft } = atGrab ?? {};
    atGrab = undefined;
    if (!of || of !== untrack(work)) return false;
    of.setDraft(draft);
    return true;
  };
  const gesture = (made: Gesture): void => {
    const unit = made.held?.unit;
    batch(() => {
      carried(made);
      if (made.is === 'grab' && unit !== undefined && unit !== untrack(desk)?.unit && untrack(able).has(unit))
        setHeld(unit);
      if (made.is === 'grab') {
        const of = untrack(work);
        atGrab = of && { of, draft: untrack(of.draft) };
      }
      if (made.is === 'cancel' && isLetGo()) return;
      if (!offered(made) && made.is === 'tap' && made.over?.handle === undefined) tap(made.over?.unit);
    });
  };
  const key = (pressed: Key): boolean => {
    const now = untrack(work);
    const outcome = now?.maker.key?.(
      untrack(() => withGrain(now.base)),
      untrack(now.draft),
      pressed,
    );
    if (now && outcome) obey(outcome, now);
    return outcome !== undefined;
  };
  /** A draft of one's own goes back step by step before the match does. */
  const takenBack = (): boolean => {
    const now = untrack(work);
    if (!now || untrack(now.draft) === now.fresh) return false;
    const pressed = { shift: false, alt: false, ctrl: false };
    return key({ key: 'z', ...pressed }) || key({ key: 'Escape', ...pressed });
  };

  return {
    ...core,
    undo: (): boolean => takenBack() || core.undo(),
    match,
    desk,
    work,
    marks,
    news,
    choices,
    wrong,
    held,
    setHeld,
    setGrain,
    able,
    isOwn,
    gesture,
    key,
    /** Says answers to what the desk is about. */
    saying,
    /** Gives the order that is being put together. */
    give: (): boolean => {
      const said = untrack(choices);
      return said !== undefined && saying(said);
    },
    withGrain,
    /** For the panel: what changes with every move of a drag, when the hand rests. */
    calm: {
      desk: calm(desk),
      work: calm(work),
      draft: calm(() => work()?.draft()),
      held: calm(held),
      match: calm(() => shown() ?? base()?.match ?? real()),
      choices: calm(choices),
    },
  };
};
