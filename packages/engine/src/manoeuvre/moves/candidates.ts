/** Good legal marches for bots, and for the table to suggest. */
import {
  headingBetween,
  length as asLength,
  tenths,
  turnBetween,
  type Angle,
  type Length,
  type Side,
} from '../../geometry/index.js';
import type { March, Slide, Step } from '../../tabletop/choices.js';
import { slideOf } from './about-face.js';
import { freeWay, nearestEnemy } from '../../tabletop/moves/free-way.js';
import { overlappedUnit } from '../../tabletop/moves/obstacles.js';
import { goesByLeader, stepsRefusal } from './march.js';
import { allowanceOf, progressOf, standsOff } from './progress.js';
import { turnedPlace } from '../../tabletop/moves/rotation.js';
import { takeStep } from './steps.js';
import type { ManoeuvreMatch } from '../rules.js';
import { figureIn, figureOf } from '../../tabletop/store.js';
import { placeWith, type Place } from '../../tabletop/unit.js';
import { activityWith, type Action, type Activity, type Placed } from '../unit.js';

const VERB: Readonly<Partial<Record<Action, March['do']>>> = {
  sideStep: 'sideStep',
  stepBack: 'stepBack',
  prolong: 'prolong',
  prolongBack: 'prolongBack',
  relocate: 'relocate',
};
export const verbOf = (action: Action): March['do'] => VERB[action] ?? 'manoeuvre';

/** Who faces the nearest enemy nearly enough goes straight on. */
const WORTH_TURNING = 100;

/** Towards the nearest enemy, the shorter way and the longer. */
const turnsOf = (match: ManoeuvreMatch, unit: Placed, place: Place): Angle[] => {
  const enemy = nearestEnemy(match, unit);
  if (!enemy) return [];
  const { x, y } = figureOf(match, enemy);
  const by = turnBetween(place.heading, headingBetween(place, { x, y }));
  return Math.abs(by) < WORTH_TURNING ? [] : [by, tenths(by > 0 ? by - 3600 : by + 3600)];
};

/** A column marches by its head: what is free for that is free for the order, or the check says no. */
const startOf = (unit: Placed, activity: Activity): Place =>
  goesByLeader(unit, activity)
    ? placeWith(unit.place, { formation: 'roadColumn', layout: unit.place.layout[0]!, trail: undefined })
    : unit.place;

/** How far the way ahead is free in double-time, which says how far it is at any pace. */
export const freeInDoubleTime = (match: ManoeuvreMatch, unit: Placed, activity: Activity): Length => {
  const left = allowanceOf(match, unit, activity.action, true, activity.restricted);
  return freeWay(match, unit, startOf(unit, activity), 'front', left);
};

/** One manoeuvre in double-time: as far as it goes. */
export const doubleTimesOf = (match: ManoeuvreMatch, unit: Placed, activity: Activity, ahead: Length): March[] => {
  const choice: March = {
    do: 'manoeuvre',
    steps: [{ ahead }],
    [match.rules.words.doubleTime]: true,
    finish: true,
  };
  return ahead > 0 && !stepsRefusal(match, unit, activityWith(activity, { doubled: true }), choice) ? [choice] : [];
};

/** What a turn to this place needs, whichever way it goes: it is quicker to ask than to sweep. */
const hasRoom = (match: ManoeuvreMatch, unit: Placed, place: Place): boolean => {
  const figure = figureIn(match, unit, place);
  return standsOff(match, figure).length === 0 && !overlappedUnit(match, unit, figure);
};

/** Turned towards the nearest enemy, the shorter way if there is room for it, and on. */
const turnedMarch = (
  match: ManoeuvreMatch,
  unit: Placed,
  activity: Activity,
  place: Place,
  left: Length,
): readonly Step[] | undefined => {
  const start = progressOf(unit, activity, place);
  const turns = turnsOf(match, unit, place);
  // Both ways end in the same place.
  if (turns.length > 0 && !hasRoom(match, unit, turnedPlace(place, place, turns[0]!))) return undefined;
  for (const turn of turns) {
    const turned = takeStep(match, unit, start, { turn }, false);
    if (turned.refusal) continue;
    const ahead = freeWay(match, unit, turned.next.place, 'front', left);
    const gone = ahead > 0 && !takeStep(match, unit, turned.next, { ahead }, false).refusal;
    return gone ? [{ turn }, { ahead }] : [{ turn }];
  }
  return undefined;
};

/** A few manoeuvres; each ends the action. `free`: how far the way ahead is known to be free, if that has been asked. */
export const manoeuvresOf = (match: ManoeuvreMatch, unit: Placed, activity: Activity, free?: Length): March[] => {
  const { action, used, doubled, restricted } = activity;
  const left = asLength(allowanceOf(match, unit, action, doubled, restricted) - used);
  if (left <= 0) return [];
  const found: March[] = [];
  const march = (steps: readonly Step[]): March => ({ do: verbOf(action), steps, finish: true });
  const add = (steps: readonly Step[]): boolean => {
    if (stepsRefusal(match, unit, activity, march(steps))) return false;
    found.push(march(steps));
    return true;
  };
  const place = startOf(unit, activity);
  const ahead =
    free === undefined ? freeWay(match, unit, place, 'front', left) : asLength(Math.min(free, Math.floor(left)));
  if (ahead > 0 && add([{ ahead }]) && unit.tooNearToDouble) add([{ ahead: asLength(Math.ceil(ahead / 2)) }]);
  const turned = activity.turned ? undefined : turnedMarch(match, unit, activity, place, left);
  if (turned && (goesByLeader(unit, activity) || activity.leaving.length > 0)) add(turned);
  else if (turned) found.push(march(turned));
  if (activity.leaving.length > 0 || found.length === 0) waysOut(left, activity, slideOf(match), add);
  return found;
};

/** Facing about first: the way out of a fight, or of a corner. */
const waysOut = (
  left: Length,
  { faced }: Activity,
  aboutFace: Slide,
  add: (steps: readonly Step[]) => boolean,
): void => {
  if (faced) return;
  for (const part of [1, 0.5, 0.25])
    if (add([{ aboutFace }, { ahead: asLength(Math.max(1, Math.floor(left * part))) }])) return;
};

type Aside = readonly [Side, (by: Length) => Step];
const BACK: Aside = ['rear', (back) => ({ back })];

const ASIDE: Readonly<Record<string, readonly Aside[]>> = {
  sideStep: [
    ['left', (left) => ({ left })],
    ['right', (right) => ({ right })],
  ],
  stepBack: [BACK],
  prolongBack: [BACK],
};

/** A side-step or a step back: the first that is possible. */
export const sidewaysOf = (match: ManoeuvreMatch, unit: Placed, activity: Activity): March[] => {
  const { action, used, doubled, restricted, moves } = activity;
  const left = asLength(allowanceOf(match, unit, action, doubled, restricted) - used);
  if (left <= 0 || moves > 0) return [];
  for (const [side, step] of ASIDE[action] ?? []) {
    const by = freeWay(match, unit, unit.place, side, left);
    if (by === 0) continue;
    const choice: March = { do: verbOf(action), steps: [step(by)], finish: true };
    if (!stepsRefusal(match, unit, activity, choice)) return [choice];
  }
  return [];
};
