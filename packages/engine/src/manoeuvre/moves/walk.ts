/**
 * Where the steps of a march lead: as far as they may be taken, and where they would end if all of them might. For who
 * draws an order or weighs it; `takeStep` and `columnMarch`, which judge orders, work it out.
 */
import type { Pose } from '../../geometry/index.js';
import type { Refusal } from '../../kernel/refusal.js';
import type { March, Step } from '../../tabletop/choices.js';
import { turnedPlace } from '../../tabletop/moves/rotation.js';
import { movedPlace } from '../../tabletop/moves/straight-move.js';
import type { Chance } from '../../tabletop/query.js';
import { baseOf } from '../../tabletop/store.js';
import type { Place, UnitId } from '../../tabletop/unit.js';
import { activityWith, type Activity, type Placed } from '../unit.js';
import { chancesOf } from '../charges/chances.js';
import type { ManoeuvreMatch } from '../rules.js';
import { aboutFaced } from './about-face.js';
import { columnMarch, facedFirst, leaderPlace } from './column-march.js';
import { columnOf } from './column.js';
import { goesByLeader } from './march.js';
import { activityFor } from './orders.js';
import { pivotedPlaceFrom } from './pivot.js';
import { leftOf, progressOf, type Progress } from './progress.js';
import { windowOf, type Run } from './run.js';
import { sideOfStep, takeStep } from './steps.js';

/** One step as it is taken. Of a column the places are those of its leading stand. */
export interface Leg {
  readonly step: Step;
  readonly from: Place;
  readonly to: Place;
  /** Units it flows around. */
  readonly past: readonly UnitId[];
  /** Of a straight step: how it goes on the table, to be asked who may stop it. */
  readonly run: Run | undefined;
}

export interface Walk {
  readonly legs: readonly Leg[];
  /** Where the unit stands after the steps that may be taken, and what it then has left of its allowance. */
  readonly place: Place;
  /** Its leading stand, of a column. */
  readonly head: Place;
  readonly left: number;
  readonly activity: Activity;
  /** Where it would stand after all of them. */
  readonly wanted: Place;
  /** Whether all of them may be taken, one by one; and if not, why not the next, where its own rules say so. */
  readonly whole: boolean;
  readonly refusal: Refusal | undefined;
  /** Nothing could follow: the allowance is used up, and no change of formation belongs to the action. */
  readonly ends: boolean;
}

/** A step as it would be taken if nothing stood in the way. */
export const stepped = (match: ManoeuvreMatch, unit: Placed, place: Place, step: Step): Place => {
  const straight = sideOfStep(step);
  if (straight) return movedPlace(place, straight.side, straight.by);
  if ('turn' in step) return turnedPlace(place, place, step.turn);
  if ('aboutFace' in step) return aboutFaced(place, baseOf(match, unit), step.aboutFace);
  return 'pivot' in step ? pivotedPlaceFrom(match, unit, place, step.pivot, step.face) : place;
};

/** Where steps would lead from a place if nothing stood in the way; of a column given by its leading stand, that. */
export const steppedOn = (match: ManoeuvreMatch, unit: Placed, place: Place, steps: readonly Step[]): Place =>
  steps.reduce((at, step) => stepped(match, unit, at, step), place);

interface Taken {
  readonly legs: readonly Leg[];
  readonly progress: Progress;
  readonly refusal: Refusal | undefined;
}

/** As many of the steps as may be taken; `column` is where all of it stands, if it goes by its leading stand. */
const takenOf = (
  match: ManoeuvreMatch,
  unit: Placed,
  start: Progress,
  { steps, leaveTable = false }: March,
  column: Place | undefined,
): Taken => {
  const legs: Leg[] = [];
  let progress = start;
  let travelled = 0;
  for (const step of steps) {
    if (progress.lost.length > 0) break;
    const taken = takeStep(match, unit, progress, step, leaveTable);
    if (taken.refusal) return { legs, progress, refusal: taken.refusal };
    const { place: from } = progress;
    progress = taken.next;
    const { place: to, past } = progress;
    const straight = sideOfStep(step);
    const leader: Pose = { x: from.x, y: from.y, heading: from.heading };
    const more = column ? { past, leader, travelled: travelled as Run['travelled'] } : { past };
    const run = straight && windowOf(unit.id, column ?? from, straight.side, straight.by, more);
    legs.push({ step, from, to, past, run });
    travelled += straight?.by ?? 0;
  }
  return { legs, progress, refusal: undefined };
};

type Gone = Pick<Walk, 'legs' | 'place' | 'head' | 'activity' | 'whole' | 'refusal'>;

const walkPlain = (match: ManoeuvreMatch, unit: Placed, start: Activity, march: March): Gone => {
  const { legs, progress, refusal } = takenOf(match, unit, progressOf(unit, start), march, undefined);
  const { place, activity } = progress;
  return { legs, place, head: place, activity, whole: legs.length === march.steps.length, refusal };
};

/** A column: its leading stand goes, the others are set down where that has come. */
const walkColumn = (match: ManoeuvreMatch, unit: Placed, start: Activity, march: March): Gone => {
  const { place: old, steps, faced } = facedFirst(match, unit, unit.place, march.steps);
  const began = faced ? activityWith(start, { faced: true, aboutFaced: true }) : start;
  const first = progressOf(unit, began, leaderPlace(old));
  const taken = takenOf(match, unit, first, { ...march, steps }, old);
  const { place: head, activity } = taken.progress;
  const facing: Leg[] = faced
    ? [{ step: march.steps[0]!, from: leaderPlace(unit.place), to: first.place, past: [], run: undefined }]
    : [];
  const legs = [...facing, ...taken.legs];
  const set = columnMarch(match, unit, start, march.steps.slice(0, legs.length), undefined, march.leaveTable === true);
  const refused = 'refusal' in set;
  const place = refused ? head : set.poses.length > 0 ? columnOf(set.old.layout, set.poses) : set.old;
  const whole = legs.length === march.steps.length && !refused;
  return { legs, place, head, activity, whole, refusal: taken.refusal ?? (refused ? set.refusal : undefined) };
};

export const walk = (match: ManoeuvreMatch, unit: Placed, march: March): Walk => {
  const start = activityFor(match, unit, march);
  const gone = (goesByLeader(unit, start) ? walkColumn : walkPlain)(match, unit, start, march);
  const rest = march.steps.slice(gone.legs.length);
  const left = leftOf(match, unit, gone.activity);
  const { action, changed } = gone.activity;
  return {
    ...gone,
    left,
    wanted: rest.length === 0 ? gone.place : steppedOn(match, unit, gone.head, rest),
    ends: left <= 0 && (action === 'breakThrough' || changed || !match.rules.combines(match, unit)),
  };
};

/** Who could stop each straight step of a walk, and between which points of it. */
export const chancesAlong = (match: ManoeuvreMatch, { legs }: Walk): readonly (readonly Chance[])[] =>
  legs.map(({ run }) => (run ? chancesOf(match, run) : []));
