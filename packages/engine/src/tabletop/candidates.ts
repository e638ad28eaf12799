/** Good legal marches for bots, and for the table to suggest. */
import {
  cornersOf,
  depthTo,
  forward,
  headingBetween,
  headingTo,
  length as asLength,
  tenths,
  TOUCH,
  turnBetween,
  type Angle,
  type Footprint,
  type Length,
  type Side,
} from '../geometry/index.js';
import type { March, Step } from './choices.js';
import { prohibitedTo } from './obstacles.js';
import { goesByLeader, stepsRefusal } from './march.js';
import { allowanceOf } from './steps.js';
import type { TabletopMatch } from './rules.js';
import { figureIn, figureOf } from './store.js';
import { turnedPlace } from './rotation.js';
import { isPlaced, type Action, type Activity, type Place, type Placed } from './unit.js';

/** How far a footprint may go before a corner leaves the table. */
const toTheEdge = (match: TabletopMatch, figure: Footprint, side: Side): number => {
  const { x: dx, y: dy } = forward(headingTo(figure.heading, side));
  const { width, depth } = match.table;
  let most = Infinity;
  for (const part of figure.parts) {
    if (part.kind === 'disc') continue;
    for (const { x, y } of cornersOf(part)) {
      if (dx > 1e-9) most = Math.min(most, (width - x) / dx);
      if (dx < -1e-9) most = Math.min(most, (0 - x) / dx);
      if (dy > 1e-9) most = Math.min(most, (depth - y) / dy);
      if (dy < -1e-9) most = Math.min(most, (0 - y) / dy);
    }
  }
  return Math.max(0, most);
};

/** How far the way is free from a place: up to a friend, short of an enemy, short of what is closed, on the table. */
export const freeWay = (match: TabletopMatch, unit: Placed, place: Place, side: Side, most: Length): Length => {
  const figure = figureIn(match, unit, place);
  let far: number = Math.min(most, toTheEdge(match, figure, side));
  for (const other of match.state.units) {
    if (other.id === unit.id || !isPlaced(other)) continue;
    const depth = depthTo(figure, side, figureOf(match, other));
    if (depth !== undefined) far = Math.min(far, other.side === unit.side ? depth : depth - TOUCH - 1);
  }
  for (const { ground } of prohibitedTo(match, unit, place.formation)) {
    const depth = depthTo(figure, side, ground);
    if (depth !== undefined) far = Math.min(far, depth);
  }
  return asLength(Math.max(0, Math.floor(far)));
};

const nearestEnemy = (match: TabletopMatch, unit: Placed): Placed | undefined => {
  const figure = figureOf(match, unit);
  let found: Placed | undefined;
  let least = Infinity;
  for (const enemy of match.state.units) {
    if (enemy.side === unit.side || !isPlaced(enemy)) continue;
    const there = figureOf(match, enemy);
    const square = (there.x - figure.x) * (there.x - figure.x) + (there.y - figure.y) * (there.y - figure.y);
    if (square < least) [found, least] = [enemy, square];
  }
  return found;
};

const VERB: Readonly<Partial<Record<Action, March['do']>>> = {
  sideStep: 'sideStep',
  stepBack: 'stepBack',
  prolong: 'prolong',
  prolongBack: 'prolongBack',
};
export const verbOf = (action: Action): March['do'] => VERB[action] ?? 'manoeuvre';

/** Towards the nearest enemy, and a little aside. */
const turnsOf = (match: TabletopMatch, unit: Placed, place: Place): Angle[] => {
  const enemy = nearestEnemy(match, unit);
  if (!enemy) return [];
  const { x, y } = figureOf(match, enemy);
  const by = turnBetween(place.heading, headingBetween(place, { x, y }));
  return by === 0 ? [tenths(300)] : [by, tenths(by > 0 ? by - 3600 : by + 3600)];
};

/** A column marches by its head: what is free for that is free for the order, or the check says no. */
const startOf = (unit: Placed, activity: Activity): Place =>
  goesByLeader(unit, activity)
    ? { ...unit.place, formation: 'roadColumn', layout: unit.place.layout[0]!, trail: undefined }
    : unit.place;

/** One manoeuvre in double-time: as far as it goes. */
export const doubleTimesOf = (match: TabletopMatch, unit: Placed, activity: Activity): March[] => {
  const left = allowanceOf(match, unit, activity.action, true, activity.restricted);
  const ahead = freeWay(match, unit, startOf(unit, activity), 'front', left);
  const choice: March = { do: 'manoeuvre', steps: [{ ahead }], doubleTime: true, finish: true };
  return ahead > 0 && !stepsRefusal(match, unit, { ...activity, doubled: true }, choice) ? [choice] : [];
};

/** A few manoeuvres; each ends the action. */
export const manoeuvresOf = (match: TabletopMatch, unit: Placed, activity: Activity): March[] => {
  const { action, used, doubled, restricted } = activity;
  const left = asLength(allowanceOf(match, unit, action, doubled, restricted) - used);
  if (left <= 0) return [];
  const found: March[] = [];
  const add = (steps: readonly Step[]): boolean => {
    const choice: March = { do: verbOf(action), steps, finish: true };
    if (stepsRefusal(match, unit, activity, choice)) return false;
    found.push(choice);
    return true;
  };
  const place = startOf(unit, activity);
  const ahead = freeWay(match, unit, place, 'front', left);
  if (ahead > 0 && add([{ ahead }])) add([{ ahead: asLength(Math.ceil(ahead / 2)) }]);
  for (const turn of activity.turned ? [] : turnsOf(match, unit, place)) {
    const turned = turnedPlace(place, place, turn);
    const further = freeWay(match, unit, turned, 'front', left);
    if (further > 0 && add([{ turn }, { ahead: further }])) break;
    if (add([{ turn }])) break;
  }
  if (activity.leaving.length > 0 || found.length === 0) waysOut(match, unit, activity, left, add);
  return found;
};

/** Facing about first: the way out of a fight, or of a corner. */
const waysOut = (
  match: TabletopMatch,
  unit: Placed,
  activity: Activity,
  left: Length,
  add: (steps: readonly Step[]) => boolean,
): void => {
  if (activity.faced) return;
  for (const part of [1, 0.5, 0.25])
    if (add([{ aboutFace: 'forward' }, { ahead: asLength(Math.max(1, Math.floor(left * part))) }])) return;
};

const ASIDE: Readonly<Record<string, readonly (readonly [Side, 'left' | 'right' | 'back'])[]>> = {
  sideStep: [
    ['left', 'left'],
    ['right', 'right'],
  ],
  stepBack: [['rear', 'back']],
  prolongBack: [['rear', 'back']],
};

/** Side-steps and steps back. */
export const sidewaysOf = (match: TabletopMatch, unit: Placed, activity: Activity): March[] => {
  const { action, used, doubled, restricted, moves } = activity;
  const left = asLength(allowanceOf(match, unit, action, doubled, restricted) - used);
  if (left <= 0 || moves > 0) return [];
  return (ASIDE[action] ?? []).flatMap(([side, key]): March[] => {
    const by = freeWay(match, unit, unit.place, side, left);
    const choice = { do: verbOf(action), steps: [{ [key]: by } as unknown as Step], finish: true } as March;
    return by > 0 && !stepsRefusal(match, unit, activity, choice) ? [choice] : [];
  });
};
