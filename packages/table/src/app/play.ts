/** A match of a zone game at the table: what the core knows, the unit in hand, and the answer being put together. */
import { batch, createEffect, createMemo, createSignal, on, untrack } from 'solid-js';
import type { Refusal } from '@five-victories/engine/kernel';
import type { UnitId, ZonalAsked, ZonalMatch } from '@five-victories/engine/zonal';
import { createMaking } from '../maker/making.js';
import { offersFor, offersOf, type Offer } from '../match/offers.js';
import type { Session } from '../match/session.js';
import { choicesIn } from '../match/taken-back.js';
import { coatsOf } from '../match/unit-coats.js';
import type { MatchHead } from '../store/kept-match.js';
import type { Pointed, ZoneDesk } from '../zone/maker.js';
import { sameForNext } from '../zone/again.js';
import { createZoneGroup } from '../zone/group.js';
import { createIntention } from '../zone/intention.js';
import { makerFor, type AnyZoneMaker } from '../zone/makers.js';
import { afterLast, unitsAfter } from '../zone/next-unit.js';
import type { Held } from './keeper.js';
import { createPlayCore } from './play-core.js';
import { onFlank } from './standing-order.js';

export type Play = ReturnType<typeof createPlay>;

type Base = Omit<ZoneDesk, 'coats'>;

/** Who is in hand when a decision comes up. */
const heldFor = (asked: ZonalAsked | undefined): UnitId | undefined => {
  switch (asked?.kind) {
    case 'remove':
    case 'order':
    case 'action':
    case 'followUp':
    case 'flank':
    case 'attack':
    case 'reserveZone':
      return asked.about.unit;
    default:
      return undefined;
  }
};

/** The engine has been told of a unit: who lets go of it takes that back. */
const isChosen = (kind: string | undefined): boolean => kind === 'order' || kind === 'formation' || kind === 'enter';

export const createPlay = (first: MatchHead, opened: Session, keptBy: Held) => {
  const core = createPlayCore(first, opened, keptBy);
  const { real, asksPerson, asked } = core;
  const [held, setHeld] = createSignal<UnitId>();

  /** Why nothing came of a drop, or who could not come along. */
  const [slip, setSlip] = createSignal<readonly Refusal[]>([], { equals: false });
  const next = createMemo(() => (asksPerson() && !core.curtained() ? afterLast(real()) : undefined));
  const nextUnits = createMemo(() => new Set(unitsAfter(next())));
  const waiting = createMemo((): Base | undefined => {
    const now = asksPerson() && !core.curtained() ? asked() : undefined;
    return now && { match: real(), before: [], asked: now, unit: undefined };
  });
  // Who is in hand may change while a draft of the same question is being put together.
  const base = createMemo(() => (nextUnits().has(held() ?? '') ? next() : waiting()));
  const goOn = createIntention({ real, asked, asksPerson, say: (choices) => core.say(choices) });
  const making = createMaking<AnyZoneMaker, Base, ZoneDesk>({
    core,
    base,
    makerFor: ({ asked: { kind } }) => makerFor(kind),
    deskOf: (of) => ({ ...of, unit: held(), coats: coatsOf(untrack(core.session), core.head().coats) }),
    hold: setHeld,
    later: (rest) => goOn(untrack(held), rest),
    refuse: (refusal) => setSlip([refusal]),
  });
  createEffect(on([real, asksPerson], () => setHeld(asksPerson() ? heldFor(asked()) : undefined)));

  /** What is on the table, a set-up in the making included. */
  const match = createMemo(() => (making.shown() as ZonalMatch | undefined) ?? core.seen());
  const picked = createMemo(() => {
    const now = making.work();
    return now?.maker.picked?.(now.desk(), now.draft());
  });
  const offers = createMemo(() => (asksPerson() ? offersOf(real(), asked()) : []));
  /** Of whoever is in hand. */
  const own = createMemo(() => {
    const unit = asksPerson() ? held() : undefined;
    const of = base();
    return unit === undefined || !of ? [] : offersFor(of.match, of.asked, unit);
  });
  const movable = createMemo(() => {
    const commander = `commander:${real().decision?.side}`;
    const mover = ({ choice }: Offer) =>
      choice.do === 'choose' ? choice.unit : choice.do === 'moveCommander' ? commander : [];
    return new Set(offers().flatMap(mover));
  });
  const group = createZoneGroup({
    real,
    asksPerson,
    able: movable,
    say: (choices) => core.say(choices),
    sayInTurn: (shares) => core.sayInTurn(shares),
    letGo: () => setHeld(undefined),
    hold: (unit) => setHeld(unit),
    refuse: (refusals) => setSlip(refusals),
  });
  const point = (at: Pointed): void => batch(() => void (group.pointed(at) || making.offered(at)));
  /** What the last unit did, for the next that can do the same. */
  const again = (): boolean => {
    const next = untrack(asksPerson) ? sameForNext(untrack(real), choicesIn(untrack(core.session).moments)) : undefined;
    return next !== undefined && core.say(next);
  };
  /** What is asked only later, but was said with it, is ordered. */
  const sayOffer = ({ choices, unit, target, face }: Offer): void => {
    const { side } = untrack(real).decision!;
    if (face && unit !== undefined && target !== undefined) core.order(side, onFlank(unit, target, face));
    making.saying(choices);
  };
  const escape = (): void => {
    group.clear();
    if (making.key({ key: 'Escape', shift: false, alt: false, ctrl: false })) return;
    if (untrack(asksPerson) && isChosen(untrack(real).decision?.kind) && core.canUndo()) core.undo();
    else setHeld(undefined);
  };
  return {
    ...core,
    ...making,
    match,
    /** Where the offers of whoever is in hand are answered: with the next unit in hand, after the one before has stopped. */
    at: createMemo(() => base()?.match ?? real()),
    picked,
    offers,
    own,
    nextUnits,
    group,
    again,
    sayOffer,
    slip,
    setSlip,
    held,
    setHeld,
    point,
    escape,
  };
};
