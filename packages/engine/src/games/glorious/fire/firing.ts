/** The firing phase: P6, GL-FIRE-23, -25. */
import { ask, call, done, go } from '../../../kernel/procedure.js';
import { enemyOf, type Side } from '../../../kernel/side.js';
import type { TabletopMatch } from '../../../tabletop/rules.js';
import { enemiesOf, patch, placedOf, placedOfSide } from '../../../tabletop/store.js';
import type { Placed } from '../../../tabletop/unit.js';
import { otherSide, settle } from '../../../tabletop/verbs.js';
import type { Done, Fire } from '../choices.js';
import { lossesFrame } from '../losses.js';
import type { Steps } from '../procedures.js';
import { isOver } from '../removal.js';
import { isArtillery } from '../who.js';
import { fireVolley, reckon } from './dice.js';
import { gunShots, shotAt } from './gun-shots.js';
import { firerRefusal, isFireOrder, readOrder } from './order.js';
import { isInRange, reachOf } from './zones.js';

/** The enemies a formation reaches. */
const inRange = (match: TabletopMatch, unit: Placed): Placed[] => {
  const reach = reachOf(match, unit);
  return enemiesOf(match, unit).filter((enemy) => isInRange(match, unit, enemy, reach));
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
    .map((enemy) => shotAt(unit, enemy))
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
