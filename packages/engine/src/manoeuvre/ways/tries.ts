/**
 * Sequences of steps that may lead to a wish, the plainest first. Each is legal as far as single steps go; which of them
 * comes nearest the search says.
 */
import { lastOpen } from '../../kernel/furthest.js';
import {
  forward,
  length as asLength,
  right,
  tenths,
  turnBetween,
  turned,
  type Heading,
  type Point,
} from '../../geometry/index.js';
import type { Step } from '../../tabletop/choices.js';
import { figureIn } from '../../tabletop/store.js';
import type { Place } from '../../tabletop/unit.js';
import { slideOf } from '../moves/about-face.js';
import { straightStep } from '../queries.js';
import {
  about,
  facing,
  leftAfter,
  onward,
  straightOn,
  turnedBy,
  turnTowards,
  type Trail,
  type Walker,
} from './trail.js';
import type { Wish } from './way.js';

/** What was tried: how it ends, what it would have been in full, and where the front was wanted. */
export interface Try {
  readonly trail: Trail;
  readonly wanted: readonly Step[];
  readonly at: Point;
}

export const distanceTo = ({ x, y }: Point, at: Point): number => {
  const [dx, dy] = [at.x - x, at.y - y];
  return Math.sqrt(dx * dx + dy * dy);
};

/** How far ahead of a place a point is, and how far to its right. */
export const aheadOf = (place: Place, at: Point): number => {
  const { x, y } = forward(place.heading);
  return (at.x - place.x) * x + (at.y - place.y) * y;
};
export const asideOf = (place: Place, at: Point): number => {
  const { x, y } = right(place.heading);
  return (at.x - place.x) * x + (at.y - place.y) * y;
};

/** From here on, in tenths of a degree, what is wanted lies behind. */
const REAR = 1250;

/** The plain turn and the plain straight move to a point: what a hand means by a drag; and the turn to face as wished. */
const plainSteps = (trail: Trail, at: Point, heading: Heading | undefined): readonly Step[] => {
  const { place } = trail.progress;
  const far = asLength(Math.round(distanceTo(place, at)));
  const turn = far <= 0 ? tenths(0) : turnTowards(trail, at);
  const last = heading === undefined ? tenths(0) : turnBetween(turned(place.heading, turn), heading);
  return [
    ...trail.steps,
    ...(turn === 0 ? [] : [{ turn }]),
    ...(far <= 0 ? [] : [{ ahead: far }]),
    ...(last === 0 ? [] : [{ turn: last }]),
  ];
};

const aheadOnly = (walker: Walker, trail: Trail, at: Point): Trail | undefined =>
  onward(walker, trail, 'front', aheadOf(trail.progress.place, at));

const turnAndGo = (walker: Walker, trail: Trail, at: Point): Trail | undefined => {
  const turned = turnedBy(walker, trail, turnTowards(trail, at));
  return turned && onward(walker, turned, 'front', aheadOf(turned.progress.place, at));
};

/** Turned as far as there is room, and straight on from there. */
const partTurnAndGo = (walker: Walker, trail: Trail, at: Point): Trail | undefined => {
  const by = turnTowards(trail, at);
  const sign = by < 0 ? -1 : 1;
  const isFree = (part: number): boolean => turnedBy(walker, trail, tenths(sign * part)) !== undefined;
  const part = lastOpen(0, Math.abs(by), isFree, PART);
  const facingIt = part === 0 ? undefined : turnedBy(walker, trail, tenths(sign * part));
  return facingIt && onward(walker, facingIt, 'front', aheadOf(facingIt.progress.place, at));
};
/** How finely the room for a turn is looked for, in tenths of a degree. */
const PART = 20;

/** Parts of the way ahead, and of the depth of the unit, after which a turn is tried. */
const AHEAD = [0.25, 0.5, 1];
const DEPTHS = [0.25, 0.5, 1, 1.5];
/** How finely the least way ahead that leaves room for the turn is looked for. */
const LEAST = 4;

/** Out of a packed line: ahead as little as leaves room to turn, then towards it. */
const aheadTurnAndGo = (walker: Walker, trail: Trail, at: Point): Trail[] => {
  const { match, unit } = walker;
  const { place } = trail.progress;
  const { radius } = figureIn(match, unit, place);
  const left = leftAfter(walker, trail);
  const far = Math.min(left, Math.max(aheadOf(place, at), 0));
  const lengths = [...DEPTHS.map((part) => part * radius), ...AHEAD.map((part) => part * far)]
    .map(Math.round)
    .filter((by) => by > 0 && by < left)
    .sort((a, b) => a - b);
  const goneBy = (by: number): Trail | undefined => {
    const gone = straightOn(walker, trail, by);
    return gone && turnedBy(walker, gone, turnTowards(gone, at));
  };
  const found: Trail[] = [];
  let shut = 0;
  for (const by of lengths) {
    if (by === shut) continue;
    if (!goneBy(by)) {
      shut = by;
      continue;
    }
    const least = lastOpen(by, shut, (each) => goneBy(each) !== undefined, Math.ceil((by - shut) / LEAST));
    for (const each of least === by ? [by] : [least, by]) {
      const turned = goneBy(each)!;
      found.push(
        onward(walker, turned, 'front', aheadOf(turned.progress.place, at)) ?? straightOn(walker, trail, each)!,
      );
    }
    break;
  }
  const whole = straightOn(walker, trail, Math.round(far));
  const beside = whole && far > 0 ? turnedBy(walker, whole, turnTowards(whole, at)) : undefined;
  const gone = beside && onward(walker, beside, 'front', aheadOf(beside.progress.place, at));
  if (gone) found.push(gone);
  return found;
};

/** How far to the side a way around is looked for, in tenths of a degree, and after which parts of the whole it turns. */
const ASIDE = [200, -200, 450, -450];
const PARTS = [0.35, 0.7];

/** Past somebody who stands in the way: first beside him, then towards it. */
const around = (walker: Walker, trail: Trail, at: Point): Trail[] => {
  const { place } = trail.progress;
  const straight = turnTowards(trail, at);
  const far = Math.min(distanceTo(place, at), leftAfter(walker, trail));
  const found: Trail[] = [];
  for (const aside of ASIDE) {
    const turned = turnedBy(walker, trail, tenths(straight + aside));
    if (!turned) continue;
    for (const part of PARTS) {
      const gone = straightOn(walker, turned, part * far);
      const on = gone && turnAndGo(walker, gone, at);
      if (on) found.push(on);
    }
  }
  return found;
};

/** After how many parts of its allowance a turn is tried. */
const PAST = 16;

/**
 * Out of a place that leaves no room for anything plainer: on through those it goes around, or about and away from
 * them, and from there towards the wish. What cannot come nearer than `least` is not tried.
 */
export function* pastTo(walker: Walker, trail: Trail, { at, heading }: Wish, least: () => number): Generator<Try> {
  const wanted = plainSteps(trail, at, heading);
  const left = leftAfter(walker, trail);
  const faced = trail.progress.activity.faced ? undefined : about(walker, trail, { aboutFace: slideOf(walker.match) });
  for (const start of faced ? [trail, faced] : [trail])
    for (let part = 1; part <= PAST; part++) {
      const gone = straightOn(walker, start, Math.round((part / PAST) * left));
      if (!gone || distanceTo(gone.progress.place, at) - leftAfter(walker, gone) >= least()) continue;
      const on = turnAndGo(walker, gone, at);
      if (on) yield { trail: facing(walker, on, heading), wanted, at };
    }
}

/** Steps of a manoeuvre: what begins where it stands, and what begins with an about-face. */
export interface Start {
  readonly trail: Trail;
  readonly at: Point;
}

/** Of a column the about-face comes first, with all its stands; `facedTrail` says how that begins. */
export const startsOf = (
  walker: Walker,
  trail: Trail,
  { at, heading }: Wish,
  facedTrail: (step: Step) => Trail | undefined = (step) => about(walker, trail, step),
): readonly Start[] => {
  const direct: Start = { trail, at };
  const { place, activity } = trail.progress;
  if (activity.faced || Math.abs(turnTowards(trail, at)) < REAR) return [direct];
  const faced = facedTrail({ aboutFace: slideOf(walker.match) });
  if (!faced) return [direct];
  // Who is to face a certain way is wanted there and nowhere else; otherwise it is held where its rear was.
  const { x, y } = heading === undefined ? faced.progress.place : place;
  return [{ trail: faced, at: { x: at.x + x - place.x, y: at.y + y - place.y } }, direct];
};

/** How much is tried: only straight on, without ways around others, or everything. */
export type Effort = 'straight' | 'direct' | 'all';

/** What brings the front of a unit towards a wish, by turning and going straight on; the plainest first. */
export function* marchesTo(walker: Walker, { trail, at }: Start, { heading }: Wish, effort: Effort): Generator<Try> {
  const wanted = plainSteps(trail, at, heading);
  const tryOf = (found: Trail): Try => ({ trail: facing(walker, found, heading), wanted, at });
  const straight = aheadOnly(walker, trail, at);
  if (straight) yield tryOf(straight);
  if (effort === 'straight') return;
  const direct = turnAndGo(walker, trail, at);
  if (direct) yield tryOf(direct);
  else yield tryOf(trail);
  for (const found of aheadTurnAndGo(walker, trail, at)) yield tryOf(found);
  if (!direct) {
    const part = partTurnAndGo(walker, trail, at);
    if (part) yield tryOf(part);
  }
  if (effort === 'all') for (const found of around(walker, trail, at)) yield tryOf(found);
}

/** To the side or back, as it faces: the one straight move of such an action. */
export const asideTo = (walker: Walker, trail: Trail, verb: string, at: Point): Try | undefined => {
  const { place } = trail.progress;
  const aside = asideOf(place, at);
  const side = verb === 'sideStep' ? (aside < 0 ? 'left' : 'right') : 'rear';
  const far = Math.round(side === 'rear' ? 0 - aheadOf(place, at) : Math.abs(aside));
  const found = onward(walker, trail, side, far);
  return far <= 0
    ? undefined
    : { trail: found ?? trail, wanted: [...trail.steps, straightStep(side, asLength(far))], at };
};
