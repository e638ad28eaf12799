/**
 * From a wish (the front of the unit there) to an order: the engine looks for the steps that get there or nearest. Here
 * is what the hand means: where it is drawn to, and whether a short drag to the side or back is a step that way.
 */
import { forward, headingBetween, right, turnBetween, turned, type Angle } from '@five-victories/engine/geometry';
import { wayTo, type Limits, type Way } from '@five-victories/engine/manoeuvre';
import type { Place, Step } from '@five-victories/engine/tabletop';
import type { Spot } from '../marks.js';
import { far as farOf } from '../spots.js';
import type { Stuck, Verb } from './draft.js';
import { activityOf, leftOf, marchesOf, type Manner, type Scene } from './scene.js';
import { snappedAhead, snappedTurn } from './snap.js';
import { walkOf } from './walk.js';

export interface Wish extends Manner {
  /** The steps that come first. With `fast` it must go fast; otherwise it does where it needs to. */
  readonly base: readonly Step[];
  /** Where the front centre is wanted. */
  readonly to: Spot;
  /** The movement it must be; undefined: as the wish says. */
  readonly verb?: Verb | undefined;
  readonly snaps?: boolean;
  readonly grain: number;
}

export interface Planned {
  readonly verb: Verb;
  /** Legal, all of them, unless there are none. */
  readonly steps: readonly Step[];
  /** Whether it goes at double-time, or rushes; undefined: as it did. */
  readonly fast?: boolean;
  readonly stuck: Stuck | undefined;
}

/** Less than this many points on the screen is no drag, and no nearer is near enough. */
const STILL = 3;
/** From here on, in tenths of a degree, a drag means to the side, to the rear. */
const [SIDE, REAR] = [600, 1250];
/** A drag a little longer than a side-step still means one. */
const [LONGER, CATCH] = [1.15, 10];

const offOf = (place: Place, to: Spot): Angle => turnBetween(place.heading, headingBetween(place, to));

const FORWARD: readonly Verb[] = ['manoeuvre', 'prolong', 'relocate'];
export const turns = (verb: Verb): boolean => FORWARD.includes(verb);

const onwardIn = (scene: Scene): Verb => {
  const verbs = marchesOf(scene);
  return FORWARD.find((verb) => verbs.includes(verb)) ?? verbs[0] ?? 'manoeuvre';
};

/** The step to the side or back that a short drag means. */
const asideTowards = (scene: Scene, { to, grain, fast = false }: Wish): Verb | undefined => {
  if (scene.unit.activity) return undefined;
  const verbs = marchesOf(scene);
  const { place } = scene.unit;
  const off = Math.abs(offOf(place, to));
  const fits = (verb: Verb): boolean =>
    verbs.includes(verb) && farOf(place, to) <= leftOf(scene, activityOf(scene, verb, fast)) * LONGER + CATCH * grain;
  if (off >= REAR) return (['stepBack', 'prolongBack'] as const).find(fits);
  return off >= SIDE && fits('sideStep') ? 'sideStep' : undefined;
};

/** A turn that ends the steps so far is part of the next: there may be one only. */
export const withoutLastTurn = (steps: readonly Step[]): readonly Step[] => {
  const last = steps.at(-1);
  return last && 'turn' in last ? steps.slice(0, -1) : steps;
};

/** Where the hand is drawn to: straight on, parallel to others, flush with them, all of the allowance. */
const drawnTo = (scene: Scene, place: Place, left: number, { to, snaps = true, grain }: Wish): Spot => {
  if (!snaps) return to;
  const turn = snappedTurn(scene, place, offOf(place, to), farOf(place, to), grain);
  const heading = turned(place.heading, turn);
  const { x, y } = forward(heading);
  const by = (to.x - place.x) * x + (to.y - place.y) * y;
  const ahead = snappedAhead(scene, { ...place, heading }, by, left, grain);
  return { x: place.x + ahead * x, y: place.y + ahead * y };
};

/** Where a step to the side or back ends that is meant by a drag: no further than it may. */
const besideOf = (scene: Scene, verb: Verb, { to, grain, fast = false }: Wish): Spot => {
  const { place } = scene.unit;
  const left = leftOf(scene, activityOf(scene, verb, fast));
  const { x, y } = verb === 'sideStep' ? right(place.heading) : forward(place.heading);
  const by = (to.x - place.x) * x + (to.y - place.y) * y;
  const far = left - Math.abs(by) <= CATCH * grain ? Math.sign(by) * left : by;
  return { x: place.x + far * x, y: place.y + far * y };
};

const plannedBy = (wish: Wish, verb: Verb, { march, fast, wanted, stop }: Way): Planned => ({
  verb: march?.do ?? verb,
  steps: march?.steps ?? wish.base,
  fast: march ? fast !== undefined : (wish.fast ?? false),
  stuck: stop && { place: wanted, refusal: stop },
});

export const planTo = (scene: Scene, wish: Wish): Planned => {
  const { match, unit } = scene;
  const { base, leave = false, fast = false, grain } = wish;
  const verb = wish.verb ?? onwardIn(scene);
  const near = STILL * grain;
  const limits: Limits = { verb: wish.verb, base, leave, near, ...(fast ? { fast } : {}) };
  const aside = wish.verb === undefined && base.length === 0 ? asideTowards(scene, wish) : undefined;
  const { head, left } = walkOf(scene, aside ?? verb, turns(verb) ? withoutLastTurn(base) : [], { fast, leave });
  if (farOf(head, wish.to) < near) return { verb, steps: base, fast, stuck: undefined };
  // A heavy engine turns where it stands and goes nowhere.
  if (verb === 'relocate' && left === 0)
    return plannedBy(wish, verb, wayTo(match, unit, { at: head, heading: headingBetween(head, wish.to) }, limits));
  const beside = aside && wayTo(match, unit, { at: besideOf(scene, aside, wish) }, { ...limits, verb: aside });
  if (beside && !beside.stop) return plannedBy(wish, aside, beside);
  const at = turns(verb) ? drawnTo(scene, head, left, wish) : wish.to;
  const way = wayTo(match, unit, { at }, limits);
  // A step that is held up on its way is still meant, if nothing else comes nearer.
  const isMeant = beside?.march && farOf(beside.head, wish.to) <= farOf(way.head, wish.to);
  return isMeant ? plannedBy(wish, beside.march.do, beside) : plannedBy(wish, verb, way);
};
