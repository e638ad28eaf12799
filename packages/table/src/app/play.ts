/** A match of a zone game at the table: what the core knows, the pointer, and a set-up in the making. */
import { batch, createEffect, createMemo, createSignal, on, untrack } from 'solid-js';
import { refusal, type Refusal } from '@five-victories/engine/kernel';
import { type SetUp, type UnitId, type ZonalAsked, type Zone } from '@five-victories/engine/zonal';
import { offersOf, type Offer } from '../match/offers.js';
import { isPlan, put, putCommander, shown, standing } from '../match/plan.js';
import type { Session } from '../match/session.js';
import {
  escape,
  IDLE,
  pointAtStand,
  pointAtUnit,
  pointAtZone,
  type Cell,
  type Outcome,
  type Pointer,
} from '../pointer/index.js';
import type { MatchHead } from '../store/kept-match.js';
import type { Held } from './keeping.js';
import { createPlayCore } from './play-core.js';

export type Play = ReturnType<typeof createPlay>;

/** With what the pointer begins when a decision comes up. */
const pointerFor = (asked: ZonalAsked | undefined, asksPerson: boolean): Pointer => {
  if (!asked || !asksPerson) return { state: 'watching', unit: undefined };
  switch (asked.kind) {
    case 'setup':
      return { state: 'setup', unit: undefined };
    case 'remove':
      return { state: 'stands', unit: asked.about.unit, cells: [], most: asked.about.lose };
    case 'order':
    case 'action':
    case 'followUp':
    case 'flank':
    case 'attack':
    case 'reserveZone':
      return { state: 'chosen', unit: asked.about.unit };
    default:
      return IDLE;
  }
};

export const createPlay = (first: MatchHead, opened: Session, held: Held) => {
  const core = createPlayCore(first, opened, held);
  const { real, asksPerson, asked } = core;
  const [pointer, setPointer] = createSignal<Pointer>(IDLE);
  const [plan, setPlan] = createSignal<SetUp>();

  /** What is on the table, a set-up in the making included. */
  const match = createMemo(() => {
    const drawn = plan();
    const { decision } = real();
    return drawn && decision?.kind === 'setup' ? shown(real(), decision.side, drawn) : real();
  });
  const offers = createMemo(() => (asksPerson() ? offersOf(real(), asked()) : []));

  const offersFor = (unit: UnitId): readonly Offer[] => {
    if (!asksPerson()) return [];
    if (unit.startsWith('commander:'))
      return offers().filter(({ choice }) => choice.do === 'moveCommander' || choice.do === 'placeCommander');
    return offersOf(real(), asked(), unit).filter((offer) => offer.unit === unit);
  };
  const scene = () => ({ match: match(), offers: offers(), offersFor });

  /** What a decision begins with: pointer, plan, no old refusals. */
  createEffect(
    on([real, asksPerson], ([current]) => {
      batch(() => {
        const now = asked();
        setPointer(pointerFor(now, asksPerson()));
        const had = core.had();
        if (now?.kind !== 'setup' || !asksPerson()) setPlan(undefined);
        else if (had && isPlan(had)) setPlan(had);
        else setPlan(now.about.placed ? standing(current, now.side) : now.options.find(isPlan));
      });
    }),
  );

  const obey = (outcome: Outcome): void => {
    if (outcome.say) core.say(outcome.say.choices);
    else if (outcome.put) putUnit(outcome.put.unit, outcome.put.zone);
    else if (outcome.back) stepOut(outcome.pointer ?? untrack(pointer));
    else if (outcome.pointer) setPointer(outcome.pointer);
  };
  /** Escape from a chosen unit: if the engine has been told of the choice, that is taken back. */
  const stepOut = (to: Pointer): void => {
    const kind = untrack(real).decision?.kind;
    if ((kind === 'order' || kind === 'formation' || kind === 'enter') && core.canUndo()) core.undo();
    else setPointer(to);
  };

  const knownPlacing = (unit: UnitId) =>
    (untrack(real).decision?.options ?? [])
      .filter(isPlan)
      .flatMap(({ units }) => units)
      .find((placing) => placing.unit === unit && placing.layout !== undefined);
  const putUnit = (unit: UnitId, zone: Zone): void => {
    const drawn = untrack(plan);
    if (!drawn) return;
    batch(() => {
      setPlan(unit.startsWith('commander:') ? putCommander(drawn, zone) : put(drawn, unit, zone, knownPlacing));
      setPointer({ state: 'setup', unit: undefined });
    });
  };
  const planRefusals = createMemo((): readonly Refusal[] => {
    const drawn = plan();
    const wrong = drawn && real().decision?.kind === 'setup' ? refusal(real(), drawn) : undefined;
    return wrong ? [wrong, ...(wrong.also ?? [])] : [];
  });

  return {
    ...core,
    match,
    offers,
    offersFor,
    pointer,
    setPointer,
    plan,
    setPlan,
    planRefusals,
    pointAtUnit: (id: UnitId) => obey(pointAtUnit(untrack(pointer), untrack(scene), id)),
    pointAtZone: (zone: Zone) => obey(pointAtZone(untrack(pointer), untrack(scene), zone)),
    pointAtStand: (unit: UnitId, cell: Cell) => obey(pointAtStand(untrack(pointer), untrack(scene), unit, cell)),
    escape: () => obey(escape(untrack(pointer), untrack(scene))),
  };
};
