/**
 * Where the steps of an order lead: as far as the engine lets them be taken, and where they would end if it let them.
 * `takeStep` and `columnMarch` of the engine work it out; nothing is judged here.
 */
import { tenths, type Pose } from '@five-victories/engine/geometry';
import {
  aboutFaced,
  chancesOf,
  columnMarch,
  columnOf,
  leaderPlace,
  pivotedPlaceFrom,
  progressOf,
  sideOfStep,
  takeStep,
  windowOf,
  type Progress,
  type Run,
} from '@five-victories/engine/manoeuvre';
import {
  baseOf,
  movedPlace,
  turnedPlace,
  type Activity,
  type Chance,
  type Place,
  type Step,
  type UnitId,
} from '@five-victories/engine/tabletop';
import type { Verb } from './draft.js';
import { activityOf, byLeader, leftOf, type Scene } from './scene.js';

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
  readonly head: Place;
  readonly left: number;
  readonly activity: Activity;
  readonly pivoted: boolean;
  /** Where it would stand after all of them. */
  readonly wanted: Place;
  /** Whether all of them may be taken, one by one. */
  readonly whole: boolean;
}

/** A step as it would be taken if nothing stood in the way. */
export const looseStep = ({ match, unit }: Scene, place: Place, step: Step): Place => {
  const straight = sideOfStep(step);
  if (straight) return movedPlace(place, straight.side, straight.by);
  if ('turn' in step) return turnedPlace(place, place, step.turn);
  if ('aboutFace' in step) return aboutFaced(place, baseOf(match, unit), step.aboutFace);
  return 'pivot' in step ? pivotedPlaceFrom(match, unit, place, step.pivot, step.face) : place;
};

const runOf = ({ unit }: Scene, step: Step, from: Place, past: readonly UnitId[], leader?: Run['leader'], gone = 0) => {
  const straight = sideOfStep(step);
  if (!straight) return undefined;
  const more = leader ? { past, leader, travelled: gone as Run['travelled'] } : { past };
  return windowOf(unit.id, from, straight.side, straight.by, more);
};

const walkPlain = (scene: Scene, start: Activity, steps: readonly Step[], leave: boolean): Walk => {
  const { match, unit } = scene;
  let progress: Progress = progressOf(unit, start);
  const legs: Leg[] = [];
  for (const step of steps) {
    const taken = progress.lost.length > 0 ? undefined : takeStep(match, unit, progress, step, leave);
    if (!taken || taken.refusal) break;
    const { place: from } = progress;
    progress = taken.next;
    legs.push({ step, from, to: progress.place, past: progress.past, run: runOf(scene, step, from, progress.past) });
  }
  const { place, activity, pivoted } = progress;
  const wanted = steps.slice(legs.length).reduce((at, step) => looseStep(scene, at, step), place);
  const whole = legs.length === steps.length;
  return { legs, place, head: place, left: leftOf(scene, activity), activity, pivoted, wanted, whole };
};

/** A column: its leading stand goes, the others are set down where that has come. */
const walkColumn = (scene: Scene, start: Activity, steps: readonly Step[], leave: boolean): Walk => {
  const { match, unit } = scene;
  const legs: Leg[] = [];
  const [first, ...others] = steps;
  const faces = first !== undefined && 'aboutFace' in first;
  const old = faces ? looseStep(scene, unit.place, first) : unit.place;
  const began = faces ? { ...start, faced: true, aboutFaced: true } : start;
  let progress: Progress = { ...progressOf(unit, began), place: leaderPlace(old) };
  if (faces) legs.push({ step: first, from: leaderPlace(unit.place), to: progress.place, past: [], run: undefined });
  let gone = 0;
  for (const step of faces ? others : steps) {
    const taken = progress.lost.length > 0 ? undefined : takeStep(match, unit, progress, step, leave);
    if (!taken || taken.refusal) break;
    const { place: from } = progress;
    const leader: Pose = { x: from.x, y: from.y, heading: from.heading };
    progress = taken.next;
    legs.push({
      step,
      from,
      to: progress.place,
      past: progress.past,
      run: runOf(scene, step, old, progress.past, leader, gone),
    });
    gone += sideOfStep(step)?.by ?? 0;
  }
  const head = progress.place;
  const set = columnMarch(match, unit, start, steps.slice(0, legs.length), undefined, leave);
  const place = 'refusal' in set ? head : set.poses.length > 0 ? columnOf(set.old.layout, set.poses) : set.old;
  const rest = steps.slice(legs.length);
  const wanted = rest.length === 0 ? place : rest.reduce((at, step) => looseStep(scene, at, step), head);
  const whole = legs.length === steps.length && !('refusal' in set);
  const { activity, pivoted } = progress;
  return { legs, place, head, left: leftOf(scene, activity), activity, pivoted, wanted, whole };
};

export const walkOf = (scene: Scene, verb: Verb, steps: readonly Step[], fast = false, leave = false): Walk => {
  const start = activityOf(scene, verb, fast);
  return byLeader(scene, start) ? walkColumn(scene, start, steps, leave) : walkPlain(scene, start, steps, leave);
};

/** Who could stop each straight step of a walk, and between which points of it. */
export const chancesAlong = ({ match }: Scene, { legs }: Walk): readonly (readonly Chance[])[] =>
  legs.map(({ run }) => (run ? chancesOf(match, run) : []));

export const NO_TURN = tenths(0);
