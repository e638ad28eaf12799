/** The firing phase: P6, GL-FIRE-23, -25. */
import { ask, call, done, go } from '../../../kernel/procedure.js';
import { enemyOf, type Side } from '../../../kernel/side.js';
import { distance, gapOfBounds, isWithin, SLACK, tenths } from '../../../geometry/index.js';
import { isDirect } from '../../../tabletop/fire/eligibility.js';
import type { TabletopMatch } from '../../../tabletop/rules.js';
import { enemiesOf, figureOf, patch, placedOf, placedOfSide } from '../../../tabletop/store.js';
import type { Placed } from '../../../tabletop/unit.js';
import { otherSide, settle } from '../../../tabletop/verbs.js';
import type { Done, Fire } from '../choices.js';
import { largestPivot, pivotedPlace, pivotRefusal, type Corner, type Wheel } from '../moves/wheel.js';
import { lossesFrame } from '../losses.js';
import type { Steps } from '../procedures.js';
import { isOver } from '../removal.js';
import { isArtillery } from '../who.js';
import { fireVolley, reckon } from './dice.js';
import { firerRefusal, isFireOrder, readOrder } from './order.js';
import { laneOf, missileRefusal, reachOf } from './zones.js';

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
const pivotsOf = (match: TabletopMatch, gun: Placed): (Wheel | undefined)[] => {
  const most = largestPivot(match, gun, gun.place);
  const found: (Wheel | undefined)[] = [undefined];
  for (let by = 1; by <= most; by++)
    for (const corner of CORNERS) found.push({ corner, by: tenths(by) }, { corner, by: tenths(0 - by) });
  return found;
};

/** A shot of a gun at an enemy, straight on or with the smallest pivot that will do. */
const gunShot = (match: TabletopMatch, gun: Placed, target: Placed): Fire | undefined => {
  for (const pivot of pivotsOf(match, gun)) {
    const field = laneOf(match, gun, pivotedPlace(match, gun, gun.place, pivot));
    if (!isDirect(match, field, field.zones[0]!, target) || pivotRefusal(match, gun, gun.place, pivot)) continue;
    const order: Fire = { do: 'fire', unit: gun.id, ...(pivot ? { pivot } : {}), at: [{ target: target.id }] };
    if (isFireOrder(readOrder(match, order))) return order;
  }
  return undefined;
};

/** P6.1: who may fire and has something to fire at. */
const mayFire = (match: TabletopMatch, unit: Placed): boolean => {
  if (firerRefusal(match, unit)) return false;
  const enemies = inRange(match, unit);
  return isArtillery(unit) ? enemies.some((enemy) => gunShot(match, unit, enemy)) : enemies.length > 0;
};

const ordersOf = (match: TabletopMatch, side: Side): Fire[] => {
  const orders: Fire[] = [];
  for (const unit of placedOfSide(match, side)) {
    if (firerRefusal(match, unit)) continue;
    for (const enemy of inRange(match, unit)) {
      if (isArtillery(unit)) {
        const shot = gunShot(match, unit, enemy);
        if (shot) orders.push(shot);
        continue;
      }
      const order: Fire = { do: 'fire', unit: unit.id, at: [{ target: enemy.id }] };
      if (!missileRefusal(match, unit, enemy, order.at[0]!) && isFireOrder(readOrder(match, order))) orders.push(order);
    }
  }
  return orders;
};

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
