/**
 * From a wish (the front of the unit there) to steps: turned about the front centre towards it, then straight on; or
 * to the side or back, where that is what the drag means. What is legal the engine says.
 */
import { furthest, lastOpen, type Refusal } from '@five-victories/engine/kernel';
import {
  forward,
  headingBetween,
  length,
  right,
  tenths,
  turnBetween,
  type Angle,
} from '@five-victories/engine/geometry';
import {
  aboutFaced,
  goesByLeader,
  leaderPlace,
  slideOf,
  straightStep,
  type Walk,
} from '@five-victories/engine/manoeuvre';
import { baseOf, freeWay, turnedPlace, type Place, type Step } from '@five-victories/engine/tabletop';
import type { Spot } from '../marks.js';
import { far } from '../spots.js';
import type { Stuck, Verb } from './draft.js';
import { activityOf, leftOf, marchesOf, marchRefusal, type Manner, type Scene } from './scene.js';
import { snappedAhead, snappedTurn } from './snap.js';
import { looseSteps, walkOf } from './walk.js';

export interface Wish extends Manner {
  /** The steps that come first. */
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
  readonly stuck: Stuck | undefined;
}

/** Less than this many points on the screen is no drag. */
const STILL = 3;
/** From here on, in tenths of a degree, a drag means to the side, to the rear. */
const [SIDE, REAR] = [600, 1250];
/** A drag a little longer than a side-step still means one. */
const [LONGER, CATCH] = [1.15, 10];
/** How many points are tried between where the way is blocked and what was wished for. */
const SAMPLES = 8;

const between = (from: Spot, to: Spot): Spot => ({ x: to.x - from.x, y: to.y - from.y });
const along = (a: Spot, b: Spot): number => a.x * b.x + a.y * b.y;
const offOf = (place: Place, to: Spot): Angle => turnBetween(place.heading, headingBetween(place, to));

const FORWARD: readonly Verb[] = ['manoeuvre', 'prolong', 'relocate'];
export const turns = (verb: Verb): boolean => FORWARD.includes(verb);

/** Which movement a drag from where the unit stands means. */
const verbTowards = (scene: Scene, to: Spot, grain: number, fast = false): Verb => {
  const verbs = marchesOf(scene);
  const onward = FORWARD.find((verb) => verbs.includes(verb)) ?? verbs[0] ?? 'manoeuvre';
  if (scene.unit.activity) return onward;
  const { place } = scene.unit;
  const off = Math.abs(offOf(place, to));
  const away = far(place, to);
  const fits = (verb: Verb): boolean =>
    verbs.includes(verb) && away <= leftOf(scene, activityOf(scene, verb, fast)) * LONGER + CATCH * grain;
  if (off >= REAR) return fits('stepBack') ? 'stepBack' : fits('prolongBack') ? 'prolongBack' : onward;
  return off >= SIDE && fits('sideStep') ? 'sideStep' : onward;
};

/** A turn that ends the steps so far is part of the next: there may be one only. */
export const withoutLastTurn = (steps: readonly Step[]): readonly Step[] => {
  const last = steps.at(-1);
  return last && 'turn' in last ? steps.slice(0, -1) : steps;
};

/** One way to begin: the steps so far, perhaps facing about, and where the front is wanted then. */
interface Start {
  readonly steps: readonly Step[];
  readonly place: Place;
  readonly to: Spot;
}

const startsOf = (scene: Scene, { head, activity }: Walk, steps: readonly Step[], to: Spot): Start[] => {
  const direct: Start = { steps, place: head, to };
  // A column faces about with all its stands, before its leading stand goes anywhere.
  const isColumn = goesByLeader(scene.unit, activity);
  if (activity.faced || (isColumn && steps.length > 0) || Math.abs(offOf(head, to)) < REAR) return [direct];
  const { match, unit } = scene;
  const aboutFace = slideOf(match);
  const faced = aboutFaced(isColumn ? unit.place : head, baseOf(match, unit), aboutFace);
  const place = isColumn ? leaderPlace(faced) : faced;
  const by = between(head, to);
  return [{ steps: [...steps, { aboutFace }], place, to: { x: place.x + by.x, y: place.y + by.y } }, direct];
};

interface Aim {
  readonly turn: Angle;
  readonly ahead: number;
}

const aimOf = (scene: Scene, { place, to }: Start, left: number, { snaps = true, grain }: Wish): Aim => {
  const by = between(place, to);
  const off = offOf(place, to);
  const turn = snaps ? snappedTurn(scene, place, off, far(place, to), grain) : off;
  const facing = turn === 0 ? place : turnedPlace(place, place, turn);
  const ahead = along(by, forward(facing.heading));
  return { turn, ahead: Math.max(0, Math.round(snaps ? snappedAhead(scene, facing, ahead, left, grain) : ahead)) };
};

const stepsFor = ({ steps }: Start, turn: number, ahead: number): readonly Step[] => [
  ...steps,
  ...(turn === 0 ? [] : [{ turn: tenths(turn) }]),
  ...(ahead <= 0 ? [] : [{ ahead: length(ahead) }]),
];

const theOtherWay = (turn: number): number => (turn > 0 ? turn - 3600 : turn + 3600);

/** The turn as far as there is room for it, this way or the other. */
const roomToTurn = (start: Start, turn: number, isLegal: (steps: readonly Step[]) => boolean): number => {
  if (turn === 0) return 0;
  for (const by of [turn, theOtherWay(turn)]) if (isLegal(stepsFor(start, by, 0))) return by;
  const sign = Math.sign(turn);
  return sign * lastOpen(0, Math.abs(turn), (by) => isLegal(stepsFor(start, sign * by, 0)));
};

/** As near to the wish as it goes. */
const nearest = (
  scene: Scene,
  start: Start,
  { turn, ahead }: Aim,
  left: number,
  whyNot: (steps: readonly Step[]) => Refusal | undefined,
): readonly Step[] => {
  const isLegal = (steps: readonly Step[]): boolean => !whyNot(steps);
  const by = roomToTurn(start, turn, isLegal);
  const isTurned = by === turn || by === theOtherWay(turn);
  if (!isTurned && by !== 0) return stepsFor(start, by, 0);
  const facing = by === 0 ? start.place : turnedPlace(start.place, start.place, tenths(by));
  // Who may not turn goes on as it faces.
  const wanted = isTurned ? ahead : Math.round(along(between(start.place, start.to), forward(facing.heading)));
  const most = Math.min(wanted, left);
  if (most <= 0) return by === 0 ? start.steps : stepsFor(start, by, 0);
  const free = freeWay(scene.match, scene.unit, facing, 'front', length(most));
  const { much = 0 } = furthest({ most, sure: free, samples: SAMPLES }, (far) => whyNot(stepsFor(start, by, far)));
  return stepsFor(start, by, much);
};

const turnAndGo = (scene: Scene, wish: Wish, verb: Verb): Planned => {
  const base = withoutLastTurn(wish.base);
  const walk = walkOf(scene, verb, base, wish);
  if (far(walk.head, wish.to) < STILL * wish.grain) return { verb, steps: wish.base, stuck: undefined };
  const whyNot = (steps: readonly Step[]): Refusal | undefined => marchRefusal(scene, verb, steps, wish);
  // A heavy engine turns where it stands and goes nowhere.
  const onlyTurns = verb === 'relocate' && walk.left === 0;
  const starts = startsOf(scene, walk, base, wish.to);
  const aims = starts.map((start): Aim => {
    const aim = aimOf(scene, start, walk.left, wish);
    return onlyTurns ? { ...aim, ahead: 0 } : aim;
  });
  /** Of what is wanted most: the first that is tried. */
  let refusal: Refusal | undefined;
  for (const [i, start] of starts.entries()) {
    const { turn, ahead } = aims[i]!;
    for (const by of turn === 0 ? [0] : [turn, theOtherWay(turn)]) {
      const steps = stepsFor(start, by, ahead);
      const wrong = whyNot(steps);
      if (!wrong && steps.length > 0) return { verb, steps, stuck: undefined };
      refusal ??= wrong;
    }
  }
  const [start, aim] = [starts[0]!, aims[0]!];
  const wanted = stepsFor(start, aim.turn, aim.ahead);
  const steps = nearest(scene, start, aim, walk.left, whyNot);
  const place = looseSteps(scene, walk.head, ...wanted.slice(base.length));
  const legal = steps.length === 0 || !whyNot(steps) ? steps : wish.base.length > 0 && !whyNot(base) ? base : [];
  return { verb, steps: legal, stuck: refusal && { place, refusal } };
};

/** To the side or back: the one straight move of such an action, with the pivot it may have. */
const goAside = (scene: Scene, wish: Wish, verb: Verb): Planned => {
  const { match, unit } = scene;
  const { place } = unit;
  const pivots = wish.base.filter((step) => 'pivot' in step);
  const first = wish.base[0] && 'pivot' in wish.base[0];
  const by = between(place, wish.to);
  const aside = along(by, right(place.heading));
  const [side, wanted] =
    verb === 'sideStep'
      ? aside < 0
        ? (['left', 0 - aside] as const)
        : (['right', aside] as const)
      : (['rear', 0 - along(by, forward(place.heading))] as const);
  const stepsAt = (far: number): readonly Step[] => {
    const step = straightStep(side, length(far));
    if (far <= 0) return pivots;
    return first ? [...pivots, step] : [step, ...pivots];
  };
  const whyNot = (far: number): Refusal | undefined => marchRefusal(scene, verb, stepsAt(far), wish);
  const left = leftOf(scene, activityOf(scene, verb, wish.fast));
  const snaps = wish.snaps ?? true;
  const far = Math.round(snaps && Math.abs(left - wanted) <= CATCH * wish.grain ? left : wanted);
  if (far < STILL * wish.grain) return { verb, steps: pivots, stuck: undefined };
  const refusal = whyNot(far);
  if (!refusal) return { verb, steps: stepsAt(far), stuck: undefined };
  const most = Math.min(far, left);
  const free = most > 0 ? freeWay(match, unit, place, side, length(most)) : 0;
  const { much = 0 } = furthest({ most, sure: free, samples: SAMPLES }, whyNot);
  const steps = stepsAt(much);
  return {
    verb,
    steps: steps.length > 0 && marchRefusal(scene, verb, steps, wish) ? [] : steps,
    stuck: { place: looseSteps(scene, place, straightStep(side, length(far))), refusal },
  };
};

export const planTo = (scene: Scene, wish: Wish): Planned => {
  const verb = wish.verb ?? verbTowards(scene, wish.to, wish.grain, wish.fast);
  return turns(verb) ? turnAndGo(scene, wish, verb) : goAside(scene, wish, verb);
};
