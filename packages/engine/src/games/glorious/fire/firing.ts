/** The firing phase: P6, GL-FIRE-23, -25. */
import { ask, call, done, go } from '../../../kernel/procedure.js';
import { enemyOf, type Side } from '../../../kernel/side.js';
import {
  distance,
  forward,
  gapOfBounds,
  isWithin,
  SLACK,
  tenths,
  type Footprint,
  type Pose,
} from '../../../geometry/index.js';
import { isDirect } from '../../../tabletop/fire/eligibility.js';
import type { TabletopMatch } from '../../../tabletop/rules.js';
import { enemiesOf, figureOf, patch, placedOf, placedOfSide } from '../../../tabletop/store.js';
import type { Placed } from '../../../tabletop/unit.js';
import { otherSide, settle } from '../../../tabletop/verbs.js';
import type { Done, Fire } from '../choices.js';
import { frontLength, largestPivot, pivotedPlace, pivotRefusal, type Corner, type Wheel } from '../moves/wheel.js';
import { lossesFrame } from '../losses.js';
import type { Steps } from '../procedures.js';
import { isOver } from '../removal.js';
import { isArtillery } from '../who.js';
import { fireVolley, reckon } from './dice.js';
import { firerRefusal, isFireOrder, readOrder } from './order.js';
import { fieldIn, isFirstIn, laneAround, reachOf } from './zones.js';

const inRange = (match: TabletopMatch, unit: Placed): Placed[] => {
  const reach = reachOf(match, unit);
  const figure = figureOf(match, unit);
  return enemiesOf(match, unit).filter((enemy) => {
    const there = figureOf(match, enemy);
    return gapOfBounds(figure, there) <= reach + SLACK && isWithin(distance(figure, there), reach);
  });
};

const CORNERS: readonly Corner[] = ['left', 'right'];

/** The pivots of a gun, small ones first. */
const pivotsOf = (match: TabletopMatch, gun: Placed): Wheel[] => {
  const most = largestPivot(match, gun, gun.place);
  const found: Wheel[] = [];
  for (let by = 1; by <= most; by++)
    for (const corner of CORNERS) found.push({ corner, by: tenths(by) }, { corner, by: tenths(0 - by) });
  return found;
};

/** Whether some pivot could bring an enemy into the lane, by bounding circles. */
const mayCome = (match: TabletopMatch, gun: Placed, enemy: Placed): boolean => {
  const { x, y, radius } = figureOf(match, enemy);
  const { x: dx, y: dy } = forward(gun.place.heading);
  const [ex, ey] = [x - gun.place.x, y - gun.place.y];
  const ahead = ex * dx + ey * dy;
  const aside = Math.abs(ex * dy - ey * dx);
  const front = frontLength(match, gun, gun.place);
  return ahead > 0 - radius && aside <= 2 * front + radius + Math.max(0, ahead) * TAN_OF_MOST;
};

/** More than the tangent of the largest pivot there is, of the smallest base. */
const TAN_OF_MOST = 0.7;

/** More than a stored place is off by. */
const LOOSE = 10;

/** Whether a bounding circle reaches into the strip straight ahead of a front; what does not is not in the lane. */
const isNearLane = ({ x, y, heading }: Pose, half: number, { x: ex, y: ey, radius }: Footprint): boolean => {
  const { x: dx, y: dy } = forward(heading);
  const ahead = (ex - x) * dx + (ey - y) * dy;
  const aside = Math.abs((ex - x) * dy - (ey - y) * dx);
  return ahead > 0 - radius - LOOSE && aside <= half + radius + LOOSE;
};

const shotAt = (gun: Placed, target: Placed, pivot: Wheel | undefined): Fire => ({
  do: 'fire',
  unit: gun.id,
  ...(pivot ? { pivot } : {}),
  at: [{ target: target.id }],
});

/** What a gun can fire at as it stands; or the first target a pivot gives it, with the smallest that does. */
const gunShots = (match: TabletopMatch, gun: Placed): Fire[] => {
  const enemies = inRange(match, gun).filter((enemy) => mayCome(match, gun, enemy));
  if (enemies.length === 0) return [];
  const around = laneAround(match, gun);
  const half = frontLength(match, gun, gun.place) / 2;
  const shotsFrom = (pivot: Wheel | undefined): Fire[] => {
    const place = pivotedPlace(match, gun, gun.place, pivot);
    if (!enemies.some((enemy) => isNearLane(place, half, figureOf(match, enemy)))) return [];
    const zone = around(place);
    const open = enemies.filter((enemy) => isFirstIn(zone, enemy));
    if (open.length === 0) return [];
    const field = fieldIn(match, gun, place, zone);
    const seen = open.filter((enemy) => isDirect(match, field, zone, enemy));
    if (seen.length === 0 || (pivot && pivotRefusal(match, gun, gun.place, pivot))) return [];
    return seen.map((enemy) => shotAt(gun, enemy, pivot)).filter((order) => isFireOrder(readOrder(match, order)));
  };
  const direct = shotsFrom(undefined);
  if (direct.length > 0) return direct;
  for (const pivot of pivotsOf(match, gun)) {
    const found = shotsFrom(pivot);
    if (found.length > 0) return found;
  }
  return [];
};

/** P6.1: who may fire and has something to fire at. */
const mayFire = (match: TabletopMatch, unit: Placed): boolean => {
  if (firerRefusal(match, unit)) return false;
  return isArtillery(unit) ? gunShots(match, unit).length > 0 : inRange(match, unit).length > 0;
};

const ordersFor = (match: TabletopMatch, unit: Placed): Fire[] => {
  if (firerRefusal(match, unit)) return [];
  if (isArtillery(unit)) return gunShots(match, unit);
  return inRange(match, unit)
    .map((enemy) => shotAt(unit, enemy, undefined))
    .filter((order) => isFireOrder(readOrder(match, order)));
};

const ordersOf = (match: TabletopMatch, side: Side): Fire[] =>
  placedOfSide(match, side).flatMap((unit) => ordersFor(match, unit));

const DONE: Done = { do: 'done' };

const nextSide = (match: TabletopMatch, side: Side) =>
  side === otherSide(match) ? go('next', { side: enemyOf(side) }) : go('losses');

export const firing: Steps<'firing'> = {
  next: (match, { side }) => {
    match.state.acting = side;
    return placedOfSide(match, side).some((unit) => mayFire(match, unit)) ? ask('fire') : nextSide(match, side);
  },
  fire: {
    kind: 'fire',
    takes: ['fire', 'done'],
    open: true,
    side: (_match, { side }) => side,
    about: () => ({}),
    options: (match, { side }) => [...ordersOf(match, side), DONE],
    refusal: (match, _memory, choice) => {
      if (choice.do === 'done') return undefined;
      const order = readOrder(match, choice);
      return isFireOrder(order) ? undefined : order;
    },
    answered: (match, { side }, choice) => {
      if (choice.do === 'done') return nextSide(match, side);
      const order = readOrder(match, choice);
      if (!isFireOrder(order)) throw new Error(`${choice.unit} may not fire so.`);
      const { unit, place, shots } = order;
      if (place !== unit.place) {
        settle(match, unit.id, place);
        match.tell?.({
          event: 'pivoted',
          rule: 'GL-FIRE-22',
          unit: unit.id,
          ...choice.pivot,
          x: place.x,
          y: place.y,
          heading: place.heading,
        });
      }
      const firer = placedOf(match, unit.id);
      for (const [i, { target, counts }] of shots.entries())
        fireVolley(
          match,
          firer,
          placedOf(match, target.id),
          reckon(match, firer, target, counts, shots.length > 1, i === 0),
        );
      return go('next');
    },
  },
  losses: (match) => {
    for (const unit of match.state.units) if (unit.fired) patch(match, unit.id, { fired: false });
    return isOver(match) ? done() : call(lossesFrame(match, false), 'end');
  },
  end: () => done(),
};
