/** What a careful player minds besides: to ride far ahead of the foot, to be charged where he stands, to be shot at for nothing. */
import { refusal } from '@five-victories/engine';
import { forward, length } from '@five-victories/engine/geometry';
import type { ManoeuvreMatch, Placed } from '@five-victories/engine/manoeuvre';
import {
  contactsOf,
  figureIn,
  figureOf,
  isCommand,
  isFoot,
  isGun,
  isMounted,
  type March,
  type Order,
  type Place,
} from '@five-victories/engine/tabletop';
import { keptOfTwo } from '../kept.js';
import { enemiesOf, friendsOf, INCH, offOf, roughly } from '../tabletop/bearing.js';
import { roundOf } from './fight.js';
import { goalsAt } from '../tabletop/goals.js';
import { standingAt } from './ground.js';
import { chancesOf, expectedHarm, isFighter, marksmen, volleyOf } from './strength.js';

const WEIGHT = {
  /** Each inch that horse is further ahead of the foot than it ought to be. */
  ahead: 0.09,
  /** A charge that an enemy may make in his next movement. */
  threat: 0.25,
  /** A volley that nobody answers. */
  shot: 0.3,
} as const;

const ABREAST = 6;
/** With less foot than this there is no line to wait for. */
const LINE = 3;
/** Whom an enemy has so far before his front he may charge or shoot at, in degrees. */
const FACING = 45;

/** How far up the foot of its side stands, in the mean. */
const frontOf = (match: ManoeuvreMatch, unit: Placed): number | undefined => {
  const foot = friendsOf(match, unit).filter((friend) => isFoot(match, friend) && isFighter(match, friend));
  if (foot.length < LINE) return undefined;
  return foot.reduce((sum, friend) => sum + friend.place.y, 0) / foot.length;
};

const wayOf = ({ side }: Placed): number => (side === 'south' ? 1 : -1);

/** Horse waits for the foot. */
const ahead = (match: ManoeuvreMatch, unit: Placed, place: Place): number => {
  const front = isMounted(match, unit) ? frontOf(match, unit) : undefined;
  if (front === undefined) return 0;
  return WEIGHT.ahead * Math.max(0, (wayOf(unit) * (place.y - front)) / INCH - ABREAST);
};

const LEAST = 200;

/** Straight on, and no further than with the foot. */
export const keepingUp = (match: ManoeuvreMatch, unit: Placed, options: readonly Order[]): March[] => {
  const front = isMounted(match, unit) ? frontOf(match, unit) : undefined;
  if (front === undefined) return [];
  const up = wayOf(unit) * forward(unit.place.heading).y;
  if (up < 0.5) return [];
  const by = (wayOf(unit) * (front - unit.place.y) + ABREAST * INCH) / up;
  const straight = options.find((order): order is March => {
    const [step, ...others] = order.do === 'manoeuvre' ? order.steps : [];
    return step !== undefined && 'ahead' in step && others.length === 0 && by >= LEAST && by < step.ahead;
  });
  const short = straight && { ...straight, steps: [{ ahead: length(Math.floor(by)) }] };
  return short && !refusal(match, short) ? [short] : [];
};

const roundNow = keptOfTwo((match: ManoeuvreMatch, unit: Placed, target: Placed): number =>
  roundOf(match, unit, target),
);

const volleyNow = keptOfTwo((match: ManoeuvreMatch, unit: Placed, target: Placed): number =>
  expectedHarm(match, target, chancesOf(volleyOf(match, unit, target))),
);

/** What the enemy may do to it there: the worst charge, and all the volleys it does not answer. */
const endangered = (match: ManoeuvreMatch, unit: Placed, place: Place): number => {
  const here = { ...unit, place };
  const figure = figureIn(match, unit, place);
  const silent = marksmen(match, unit) === 0 && !isGun(match, unit);
  let charge = 0;
  let volleys = 0;
  for (const enemy of enemiesOf(match, unit)) {
    const there = figureOf(match, enemy);
    const far = roughly(figure, there) - (figure.radius + there.radius) / INCH / 1.5;
    const reach = isFighter(match, enemy) ? match.rules.chargeAllowance(match, enemy) / INCH : 0;
    const shoots = silent && (isGun(match, enemy) ? !enemy.limbered : marksmen(match, enemy) > 0);
    const range = shoots ? match.rules.fireRange(enemy) / INCH : 0;
    if (far > Math.max(reach, range) || offOf(match, enemy.place, here) > FACING) continue;
    if (contactsOf(match, enemy).length > 0) continue;
    if (far < reach) charge = Math.max(charge, roundNow(match, enemy, unit));
    if (far < range) volleys += volleyNow(match, enemy, unit);
  }
  return WEIGHT.threat * charge + WEIGHT.shot * volleys;
};

/** How well a unit stands somewhere in the eyes of a careful player. */
export const postedAt = (match: ManoeuvreMatch, unit: Placed, place: Place): number => {
  const posted = standingAt(match, unit, place) + goalsAt(match, unit, place);
  return isCommand(match, unit) ? posted : posted - ahead(match, unit, place) - endangered(match, unit, place);
};
