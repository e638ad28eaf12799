/** How well a unit stands somewhere. No rule of play in here: it only looks. */
import type { ManoeuvreMatch, Placed } from '@five-victories/engine/manoeuvre';
import {
  figureIn,
  figureOf,
  isCommand,
  isFoot,
  isGun,
  isMounted,
  query,
  unitOf,
  type Goal,
  type Place,
} from '@five-victories/engine/tabletop';
import { keptOfTwo } from '../kept.js';
import { enemiesOf, friendsOf, gap, INCH, isBehind, offOf, roughly } from '../tabletop/bearing.js';
import { commandAt } from './command.js';
import { exposure, interception } from './danger.js';
import { roundOf } from './fight.js';
import { formed } from './formed.js';
import { chancesOf, expectedHarm, isFighter, marksmen } from './strength.js';

const WEIGHT = {
  fire: 0.9,
  /** Each inch between a unit and where it wants to be. */
  distance: 0.06,
  off: 0.25,
  charge: 0.25,
  alone: 0.05,
  goal: 1.5,
} as const;

/** The best shot a unit would have from a place. */
export const bestShot = (match: ManoeuvreMatch, unit: Placed, place: Place): number => {
  const there = { ...unit, place, fired: false };
  let best = 0;
  for (const shot of query(match, there, 'targets')) {
    if (!('dice' in shot)) continue;
    const needs = Array<number>(shot.dice).fill(shot.needs);
    best = Math.max(best, expectedHarm(match, unitOf(match, shot.target), chancesOf(needs)));
  }
  return best;
};

/** As far as its weapons reach, and a little more. */
const rangeOf = ({ rules }: ManoeuvreMatch, unit: Placed): number => rules.fireRange(unit) / INCH + 0.5;

const fireFrom = (match: ManoeuvreMatch, unit: Placed, place: Place, nearest: number): number => {
  if (isGun(match, unit) ? unit.limbered : marksmen(match, unit) === 0 || nearest > rangeOf(match, unit)) return 0;
  return WEIGHT.fire * bestShot(match, unit, place);
};

/** Foot that only fights, and horse that waits for its chance. */
const NEAR = 3.5;
const WAITING = 14;

/** How near a unit wants to be to whom it goes for. */
const wantedRange = (match: ManoeuvreMatch, unit: Placed): number => {
  const { gun, dismounts } = match.rules.types[unit.type]!;
  if (gun) return 8 + 4 * gun.length;
  const range = match.rules.fireRange(unit) / INCH;
  if (isGun(match, unit)) return range / 2;
  if (dismounts || marksmen(match, unit) > 0) return range - 1;
  return isMounted(match, unit) ? WAITING : NEAR;
};

/** What it may hope for if it charges whom it faces. */
const chargeFrom = (match: ManoeuvreMatch, unit: Placed, place: Place, target: Placed, far: number): number => {
  const reach = match.rules.chargeAllowance(match, { ...unit, place }) / INCH;
  if (reach === 0 || far > reach || offOf(match, place, target) > 30) return 0;
  return WEIGHT.charge * Math.max(0, roundOf(match, unit, target, { outflanking: isBehind(place, target) }));
};

/** Far ahead of its friends a unit is alone. */
const straying = (match: ManoeuvreMatch, unit: Placed, place: Place): number => {
  const way = unit.side === 'south' ? 1 : -1;
  const friends = friendsOf(match, unit).filter((friend) => isFighter(match, friend));
  if (friends.length === 0) return 0;
  const front = friends.reduce((sum, friend) => sum + friend.place.y, 0) / friends.length;
  const ahead = (way * (place.y - front)) / INCH;
  return -WEIGHT.alone * Math.max(0, ahead - (isMounted(match, unit) ? 8 : 5));
};

/** How far a place is from the ground of a goal. */
const farFrom = ({ x, y, radius }: Goal, place: { readonly x: number; readonly y: number }): number =>
  Math.max(0, Math.sqrt((place.x - x) ** 2 + (place.y - y) ** 2) - radius / 2);

/** A goal that a friend holds already needs nobody else so much. */
const HELD = 0.4;

/** Places the side wants to hold, the more the later it is. */
const goalsFrom = (match: ManoeuvreMatch, unit: Placed, place: Place): number => {
  const { victory, scenarioGoals, turnLimit = 20 } = match.state.options;
  if (victory !== 'scenario' || !isFighter(match, unit)) return 0;
  const late = WEIGHT.goal * (1 + match.state.turn / turnLimit);
  const friends = friendsOf(match, unit).filter((friend) => isFighter(match, friend));
  let best = 0;
  for (const goal of scenarioGoals[unit.side]) {
    const held = friends.some((friend) => farFrom(goal, friend.place) === 0);
    const near = Math.max(0, 1 - farFrom(goal, place) / (match.table.depth / 2));
    best = Math.max(best, late * goal.points * near * (held ? HELD : 1));
  }
  return best;
};

interface Aim {
  readonly target: Placed;
  readonly far: number;
}

/** Whom it goes for: the nearest, rather one it can beat. */
const aimFrom = (match: ManoeuvreMatch, unit: Placed, place: Place, enemies: readonly Placed[]): Aim | undefined => {
  let best: Aim | undefined;
  let least = Infinity;
  const figure = figureIn(match, unit, place);
  for (const target of enemies) {
    if (isCommand(match, target)) continue;
    const far = roughly(figure, figureOf(match, target));
    const like = far - (isFoot(match, unit) || isGun(match, unit) ? 0 : 2 * liking(match, unit, target));
    if (like < least) [best, least] = [{ target, far }, like];
  }
  return best && { target: best.target, far: gap(match, unit, place, best.target) };
};

const liking = keptOfTwo((match: ManoeuvreMatch, unit: Placed, target: Placed): number =>
  isGun(match, target) ? 2 : Math.max(-2, Math.min(2, roundOf(match, unit, target))),
);

/** How well a fighting unit or a gun stands at a place. */
const fighterAt = (match: ManoeuvreMatch, unit: Placed, place: Place): number => {
  const enemies = enemiesOf(match, unit);
  const aim = aimFrom(match, unit, place, enemies);
  if (aim === undefined) return 0;
  const { target, far } = aim;
  const slow = isGun(match, unit) ? 0.3 : 1;
  return (
    fireFrom(match, unit, place, Math.min(far, nearestGap(match, unit, place, enemies))) +
    chargeFrom(match, unit, place, target, far) -
    slow * WEIGHT.distance * Math.max(0, far - wantedRange(match, unit)) -
    (WEIGHT.off * offOf(match, place, target)) / 180 -
    exposure(match, unit, place, enemies) -
    interception(match, unit, place, enemies) +
    straying(match, unit, place) +
    goalsFrom(match, unit, place) +
    formed(match, unit, place.formation)
  );
};

const nearestGap = (match: ManoeuvreMatch, unit: Placed, place: Place, enemies: readonly Placed[]): number => {
  const figure = figureIn(match, unit, place);
  const range = rangeOf(match, unit);
  let least = Infinity;
  for (const enemy of enemies) {
    const there = figureOf(match, enemy);
    const rough = roughly(figure, there) - (figure.radius + there.radius) / INCH;
    if (rough < least && rough < range) least = Math.min(least, gap(match, unit, place, enemy));
  }
  return least;
};

export const standingAt = (match: ManoeuvreMatch, unit: Placed, place: Place): number =>
  isCommand(match, unit) ? commandAt(match, unit, place) : fighterAt(match, unit, place);
