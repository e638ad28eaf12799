/** P-STEPS 5: a column's manoeuvre is one order: about-face or not, the steps of the leading stand, the set-down. */
import type { Refusal } from '../../kernel/refusal.js';
import { refuse } from '../messages/index.js';
import { isOffTable, length as asLength, oblong, type Length, type Pose } from '../../geometry/index.js';
import { standsOf } from '../../formation/layout.js';
import { aboutFaced } from './about-face.js';
import type { Spot, Step } from '../../tabletop/choices.js';
import { columnOf, defaultSetDown, setDownRefusal } from './column.js';
import { progressOf, slowRefusal, type Progress } from './progress.js';
import { sideOfStep, takeStep } from './steps.js';
import { isInRestricted } from './restricted.js';
import type { ManoeuvreMatch } from '../rules.js';
import type { WhyNot } from '../../tabletop/rules.js';
import { baseOf, figureIn } from '../../tabletop/store.js';
import { straightPlace, type Place } from '../../tabletop/unit.js';
import { activityWith, type Activity, type Placed } from '../unit.js';

/** The leading stand as a unit of one stand that is still in column. */
export const leaderPlace = (place: Place, pose: Pose = place): Place =>
  straightPlace('roadColumn', standsOf(place.layout).letters[0]!, pose);

/** SV-FACE-09: the column after the about-face an order may begin with, and the steps that are left. */
export const facedFirst = (
  match: ManoeuvreMatch,
  unit: Placed,
  place: Place,
  steps: readonly Step[],
): { readonly place: Place; readonly steps: readonly Step[]; readonly faced: boolean } => {
  const [first, ...rest] = steps;
  return first && 'aboutFace' in first
    ? { place: aboutFaced(place, baseOf(match, unit), first.aboutFace), steps: rest, faced: true }
    : { place, steps, faced: false };
};

export interface ColumnMarch {
  readonly old: Place;
  readonly leader: Progress;
  readonly travelled: Length;
  readonly poses: readonly Pose[];
}

/** SV-R-12: simulates the whole order: the leading stand goes, then the others are set down. */
export const columnMarch = (
  match: ManoeuvreMatch,
  unit: Placed,
  activity: Activity,
  given: readonly Step[],
  setDown: readonly Spot[] | undefined,
  leave: boolean,
): ColumnMarch | { readonly refusal: Refusal } => {
  const { cite } = match.rules;
  const { place: old, steps, faced } = facedFirst(match, unit, unit.place, given);
  if (faced && activity.faced)
    return {
      refusal: refuse(cite.oneTurn, 'facedAlready', { unit: unit.id }),
    };
  const began = faced ? activityWith(activity, { faced: true, aboutFaced: true }) : activity;
  let progress = progressOf(unit, began, leaderPlace(old));
  let travelled = 0;
  for (const [i, step] of steps.entries()) {
    if ('aboutFace' in step)
      return {
        refusal: refuse(cite.columnFaces, 'facesBeforeMoving', { unit: unit.id }),
      };
    if (progress.lost.length > 0) return { refusal: refuse(cite.offTable, 'lastMoveLeaves', { unit: unit.id }) };
    const taken = takeStep(match, unit, progress, step, leave && i === steps.length - 1);
    if (taken.refusal) return { refusal: taken.refusal };
    progress = taken.next;
    travelled += sideOfStep(step)?.by ?? 0;
  }
  const leader = progress.place;
  const gone = asLength(travelled);
  const poses = setDown
    ? [leader, ...setDown]
    : steps.length === 0
      ? undefined
      : defaultSetDown(match, unit, leader, gone, old);
  if (poses === undefined && steps.length > 0)
    return {
      refusal: refuse(cite.setDown, 'nameSetDown', {
        unit: unit.id,
      }),
    };
  const refusal = poses && setDown ? setDownRefusal(match, unit, travelled, poses, old) : undefined;
  if (refusal) return { refusal };
  return { old, leader: progress, travelled: gone, poses: poses ?? [] };
};

/** SV-R-119: what a column may not do, difficult ground and the edge of the table judged where it is set down. */
export const columnMarchRefusal = (
  match: ManoeuvreMatch,
  unit: Placed,
  activity: Activity,
  steps: readonly Step[],
  setDown: readonly Spot[] | undefined,
  leave: boolean,
): WhyNot => {
  const march = columnMarch(match, unit, activity, steps, setDown, leave);
  if ('refusal' in march) return march.refusal;
  if (
    march.poses.length > 0 &&
    isInRestricted(match, unit, figureIn(match, unit, columnOf(march.old.layout, march.poses)))
  ) {
    const slow = slowRefusal(match, unit, activityWith(march.leader.activity, { restricted: true }));
    if (slow) return slow;
  }
  const base = baseOf(match, unit);
  const off = march.poses.some((pose) => isOffTable(match.table, oblong(pose, base.frontage, base.depth)));
  return off && !leave
    ? refuse(match.rules.cite.offTable, 'standsWouldLeave', {
        unit: unit.id,
        confirm: 'leaveTable',
      })
    : undefined;
};

/** Where a column stands with its leading stand there and the others set down in the default way. */
export const columnAt = (
  match: ManoeuvreMatch,
  unit: Placed,
  old: Place,
  leader: Pose,
  travelled: number,
): Place | undefined => {
  const poses = defaultSetDown(match, unit, leader, travelled, old);
  return poses && columnOf(old.layout, poses);
};
