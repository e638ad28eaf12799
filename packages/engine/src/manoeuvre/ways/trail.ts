/** Steps put one after the other, each judged when it is put there. Nothing is changed. */
import { furthest } from '../../kernel/furthest.js';
import type { Refusal } from '../../kernel/refusal.js';
import {
  headingBetween,
  length as asLength,
  tenths,
  turnBetween,
  type Angle,
  type Heading,
  type Point,
  type Side,
} from '../../geometry/index.js';
import type { Step } from '../../tabletop/choices.js';
import { freeWay } from '../../tabletop/moves/free-way.js';
import { leftOf, type Progress } from '../moves/progress.js';
import { sideOfStep, takeStep } from '../moves/steps.js';
import { straightStep } from '../queries.js';
import type { ManoeuvreMatch } from '../rules.js';
import type { Activity, Placed } from '../unit.js';

/** Who goes, on which table. */
export interface Walker {
  readonly match: ManoeuvreMatch;
  readonly unit: Placed;
  readonly leave: boolean;
  /** Whether it goes around others on its way, so that there may be room again behind them. */
  readonly flows: boolean;
}

export interface Trail {
  readonly steps: readonly Step[];
  readonly progress: Progress;
}

/** One step more, or why not. */
export const tried = (
  { match, unit, leave }: Walker,
  { steps, progress }: Trail,
  step: Step,
): Trail | { readonly refusal: Refusal } => {
  const taken = takeStep(match, unit, progress, step, leave);
  return taken.refusal ? taken : { steps: [...steps, step], progress: taken.next };
};

export const isTrail = (found: Trail | { readonly refusal: Refusal }): found is Trail => 'steps' in found;

const after = (walker: Walker, trail: Trail, step: Step): Trail | undefined => {
  if (trail.progress.lost.length > 0) return undefined;
  const found = tried(walker, trail, step);
  return isTrail(found) ? found : undefined;
};

export const leftAfter = ({ match, unit }: Walker, { progress }: Trail): number =>
  leftOf(match, unit, progress.activity);

/** The turn that brings the front towards a point. */
export const turnTowards = ({ progress: { place } }: Trail, at: Point): Angle =>
  turnBetween(place.heading, headingBetween(place, at));

export const theOtherWay = (by: number): Angle => tenths(by > 0 ? by - 3600 : by + 3600);

/** Turned by so much, this way or the other; undefined: there is room for neither. */
export const turnedBy = (walker: Walker, trail: Trail, by: Angle): Trail | undefined =>
  by === 0 ? trail : (after(walker, trail, { turn: by }) ?? after(walker, trail, { turn: theOtherWay(by) }));

/** At the end of all: facing so, if there is room for it. */
export const facing = (walker: Walker, trail: Trail, heading: Heading | undefined): Trail => {
  const { place, activity } = trail.progress;
  if (heading === undefined || activity.turned) return trail;
  return turnedBy(walker, trail, turnBetween(place.heading, heading)) ?? trail;
};

/** Points that are tried behind somebody who may be gone around. */
const SAMPLES = 8;

/** What ground that would slow it leaves of a straight move; as far as it keeps out of it, it may go further. */
const slowed = ({ used }: Activity, { id, facts }: Refusal): number | undefined =>
  id === 'pathTooLong' && typeof facts['allowance'] === 'number' ? Math.floor(facts['allowance'] - used) : undefined;

/** Straight on by so much, or by as much of it as may be had; undefined: by nothing. */
export const onward = (walker: Walker, trail: Trail, side: Side, wanted: number): Trail | undefined => {
  const { match, unit, flows } = walker;
  const { place, activity, lost } = trail.progress;
  const most = Math.min(Math.round(wanted), Math.floor(leftAfter(walker, trail)));
  if (most <= 0 || lost.length > 0) return undefined;
  const goneBy = (far: number): Trail | { readonly refusal: Refusal } =>
    tried(walker, trail, straightStep(side, asLength(far)));
  const whole = goneBy(most);
  if (isTrail(whole)) return whole;
  const slow = slowed(activity, whole.refusal);
  const free = freeWay(match, unit, place, side, asLength(most));
  let found: Trail | undefined;
  const whyNot = (far: number): Refusal | undefined => {
    const gone = goneBy(far);
    if (!isTrail(gone)) return gone.refusal;
    found = gone;
    return undefined;
  };
  const search = slow === undefined ? { sure: free, samples: flows ? SAMPLES : 1 } : { sure: Math.min(slow, free) };
  const { much } = furthest({ most, ...search }, whyNot);
  if (much === undefined) return undefined;
  const last = found?.steps.at(-1);
  return last && sideOfStep(last)?.by === much ? found : after(walker, trail, straightStep(side, asLength(much)));
};

/** About, with all stands. */
export const about = (walker: Walker, trail: Trail, step: Step): Trail | undefined => after(walker, trail, step);

/** Straight on by exactly so much. */
export const straightOn = (walker: Walker, trail: Trail, ahead: number): Trail | undefined =>
  ahead <= 0 ? trail : after(walker, trail, { ahead: asLength(Math.round(ahead)) });
