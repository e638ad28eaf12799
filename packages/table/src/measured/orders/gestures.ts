/** What is done with the pointer: the unit or its ghost dragged, points of the way moved, the front turned. */
import { headingBetween, tenths, turnBetween } from '@five-victories/engine/geometry';
import { findUnit, type Step, type UnitId } from '@five-victories/engine/tabletop';
import type { Gesture } from '../gesture.js';
import { drafted, type ManoeuvreDesk as Desk, type Outcome } from '../maker.js';
import type { Spot } from '../marks.js';
import { bentTowards } from './changes.js';
import { chargeAt, chargeTowards } from './charges.js';
import { stepsOf, withPlan, withSteps, type Drag, type OrderDraft } from './draft.js';
import { withFrontToEnemy } from './face-enemy.js';
import { planThrough } from './plan-through.js';
import { planTo, type Planned } from './plan-to.js';
import { turnTo } from './plan-turn.js';
import { sceneOf, whyNot, type Scene } from './scene.js';
import { walkOf } from './walk.js';

const isEnemy = ({ match, unit }: Scene, id: UnitId | undefined): id is UnitId =>
  id !== undefined && findUnit(match, id)?.side !== unit.side;

/** What was taken hold of. */
const dragOf = ({ unit }: Scene, draft: OrderDraft, { held, at }: Gesture): Drag | undefined => {
  if (held?.unit === unit.id) return { what: 'body', base: [], from: at };
  const handle = held?.handle;
  if (handle === 'go') return { what: 'body', base: stepsOf(draft), from: at };
  if (handle === 'turn' || handle === 'bend') return { what: handle };
  const point = handle?.startsWith('way:') ? Number(handle.slice(4)) : undefined;
  return point === undefined ? undefined : { what: 'way', at: point, steps: stepsOf(draft) };
};

/** Whether the player has said that it goes fast. */
const mustHurry = ({ fast, hurried }: OrderDraft): boolean => fast && !hurried;

const planned = (draft: OrderDraft, { verb, steps, fast = draft.fast, stuck }: Planned): OrderDraft => ({
  ...withSteps(draft, verb, steps, stuck),
  fast,
  hurried: fast && !mustHurry(draft),
});

/** On from these steps to where it is wanted. */
const goneTo = (scene: Scene, desk: Desk, draft: OrderDraft, base: readonly Step[], to: Spot, { alt }: Gesture) => {
  const wish = {
    base,
    to,
    verb: verbFor(draft, base),
    fast: mustHurry(draft),
    leave: draft.leave,
    snaps: !alt,
    grain: desk.grain,
  };
  return planned(draft, planTo(scene, wish));
};

/** The verb a drag must be: the pinned one, or the one that is being gone on with. */
const verbFor = (draft: OrderDraft, base: readonly unknown[]) =>
  base.length > 0 && draft.plan?.is === 'march' ? draft.plan.verb : draft.pinned;

const bodyTo = (scene: Scene, desk: Desk, draft: OrderDraft, drag: Drag & { what: 'body' }, gesture: Gesture) => {
  const { at, over } = gesture;
  const enemy = drag.base.length === 0 && draft.pinned === undefined ? over?.unit : undefined;
  const charge = isEnemy(scene, enemy) ? chargeTowards(scene, enemy, at, draft.leave) : undefined;
  const barred = charge && whyNot(scene, charge);
  if (charge && !barred) return withPlan(draft, { is: 'charge', charge });
  const { head } = walkOf(scene, verbFor(draft, drag.base) ?? 'manoeuvre', drag.base, draft);
  const to: Spot = { x: head.x + at.x - drag.from.x, y: head.y + at.y - drag.from.y };
  const gone = goneTo(scene, desk, draft, drag.base, to, gesture);
  const next = gesture.shift ? withFrontToEnemy(scene, gone) : gone;
  // Who cannot be charged is approached, and it is said why there is no charge.
  return barred ? { ...next, stuck: { place: next.stuck?.place ?? scene.unit.place, refusal: barred } } : next;
};

/** The front turned: of an engine that is made ready, or at the end of the steps. */
const turnedTo = (scene: Scene, draft: OrderDraft, { at, alt }: Gesture): OrderDraft => {
  const { plan } = draft;
  if (plan?.is !== 'plain') return planned(draft, turnTo(scene, draft, at, !alt));
  const { place } = scene.unit;
  const by = turnBetween(place.heading, headingBetween(place, at));
  const turn = tenths(alt ? by : Math.round(by / 10) * 10);
  return withPlan(draft, { is: 'plain', order: { ...plan.order, turn } as typeof plan.order });
};

const dragged = (scene: Scene, desk: Desk, draft: OrderDraft, gesture: Gesture): OrderDraft => {
  const { drag, plan, leave } = draft;
  switch (drag?.what) {
    case undefined:
      return draft;
    case 'body':
      return bodyTo(scene, desk, draft, drag, gesture);
    case 'turn':
      return turnedTo(scene, draft, gesture);
    case 'bend':
      return plan?.is === 'change'
        ? withPlan(draft, { is: 'change', change: bentTowards(scene, plan.change, gesture.at, !gesture.alt) })
        : draft;
    case 'way': {
      if (plan?.is !== 'march') return draft;
      const wish = { to: gesture.at, fast: draft.fast, leave, snaps: !gesture.alt, grain: desk.grain };
      return planned(draft, planThrough(scene, plan.verb, drag.steps, drag.at, wish));
    }
    default:
      return drag satisfies never;
  }
};

/**
 * The unit itself was drawn to where it may go, onto whom it may charge, or its front to where it looks: there is nothing
 * to add. To hurry has conditions, but no price (SV-MOVE-08, -09, GV-MOVE-08).
 */
const isMeant = ({ drag, plan, stuck, leave }: OrderDraft): boolean => {
  const isWhole = (drag?.what === 'body' && drag.base.length === 0) || drag?.what === 'turn';
  return isWhole && (plan?.is === 'march' || plan?.is === 'charge') && !stuck && !leave;
};

/** Dropped by a hand that rested, or with Shift on whom it charges: its odds have been seen, or need not be. */
const isSure = ({ plan }: OrderDraft, { rested, shift }: Gesture): boolean =>
  rested === true || (shift && plan?.is === 'charge');

const asMeant = (draft: OrderDraft, made: Gesture): OrderDraft => ({
  ...draft,
  sure: isMeant(draft) && isSure(draft, made),
});

/** Pointing at the ground goes there, at an enemy charges it: nobody has to drag. */
const tapped = (scene: Scene, desk: Desk, draft: OrderDraft, gesture: Gesture): OrderDraft | undefined => {
  const { at, over } = gesture;
  if (over?.handle !== undefined) return undefined;
  if (over?.unit !== undefined) {
    if (!isEnemy(scene, over.unit) || !scene.verbs.includes('charge')) return undefined;
    const charge = chargeAt(scene, over.unit, draft.leave);
    return charge && withPlan(draft, { is: 'charge', charge });
  }
  return goneTo(scene, desk, draft, stepsOf(draft), at, gesture);
};

export const gesture = (desk: Desk, draft: OrderDraft, made: Gesture): Outcome<OrderDraft> | undefined => {
  const scene = sceneOf(desk);
  if (!scene) return undefined;
  switch (made.is) {
    case 'grab': {
      const drag = dragOf(scene, draft, made);
      return drafted(drag && { ...draft, drag });
    }
    case 'drag':
      return draft.drag && { draft: asMeant(dragged(scene, desk, draft, made), made) };
    case 'drop': {
      const last = draft.drag && asMeant(dragged(scene, desk, draft, made), made);
      return last && { draft: { ...last, drag: undefined, sure: false }, meant: isMeant(last), sure: last.sure };
    }
    case 'tap':
      return drafted(tapped(scene, desk, draft, made));
    default:
      return undefined;
  }
};
