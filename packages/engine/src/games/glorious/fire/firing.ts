/** The firing phase: P6, GL-FIRE-23, -25. */
import { call, done, go } from '../../../kernel/procedure.js';
import { isRefusal } from '../../../kernel/refusal.js';
import type { Side } from '../../../kernel/side.js';
import { firingBy } from '../../../tabletop/fire/firing.js';
import type { GloriousMatch } from '../decisions.js';
import { enemiesOf, placedOf, placedOfSide } from '../../../tabletop/store.js';
import type { Placed } from '../unit.js';
import { settle, takeRedMarkers } from '../../../tabletop/verbs.js';
import type { Fire } from '../choices.js';
import { lossesFrame } from '../losses.js';
import type { Steps } from '../procedures.js';
import { isOver } from '../removal.js';
import { isArtillery } from '../who.js';
import { fireVolley, reckon } from './dice.js';
import { gunShots } from './gun-shots.js';
import { firerRefusal, readOrder, volleysAt } from './order.js';
import { isInRange, reachOf } from './zones.js';

/** The enemies a formation reaches. */
const inRange = (match: GloriousMatch, unit: Placed): Placed[] => {
  const reach = reachOf(match, unit);
  return enemiesOf(match, unit).filter((enemy) => isInRange(match, unit, enemy, reach));
};

/** P6.1: who may fire and has something to fire at. */
const mayFire = (match: GloriousMatch, unit: Placed): boolean => {
  if (firerRefusal(match, unit)) return false;
  return isArtillery(unit) ? gunShots(match, unit).length > 0 : inRange(match, unit).length > 0;
};

const ordersFor = (match: GloriousMatch, unit: Placed): Fire[] => {
  if (firerRefusal(match, unit)) return [];
  if (isArtillery(unit)) return gunShots(match, unit);
  return inRange(match, unit)
    .flatMap((enemy) => volleysAt(match, unit, enemy))
    .map((volley): Fire => ({ do: 'fire', unit: unit.id, at: [volley] }))
    .filter((order) => !isRefusal(readOrder(match, order)));
};

const ordersOf = (match: GloriousMatch, side: Side): Fire[] =>
  placedOfSide(match, side).flatMap((unit) => ordersFor(match, unit));

/** GL-FIRE-23: nobody falls before both sides have fired. */
export const firing: Steps<'firing'> = {
  ...firingBy({
    isAnyFirer: (match, side) => placedOfSide(match, side).some((unit) => mayFire(match, unit)),
    ordersOf,
    readOrder,
    carryOut: (match, { unit: { id, place: before }, place, shots }, { pivot }) => {
      if (place !== before) {
        settle(match, id, place);
        match.tell?.({ event: 'pivoted', rule: 'GL-FIRE-22', unit: id, ...pivot, ...place });
      }
      const firer = placedOf(match, id);
      for (const [i, { target, counts }] of shots.entries())
        fireVolley(
          match,
          firer,
          placedOf(match, target.id),
          reckon(match, firer, target, counts, shots.length > 1, i === 0),
        );
      return go('next');
    },
    end: () => go('losses'),
  }),
  /** GL-FIRE-25, GL-R-66. */
  losses: (match) => {
    takeRedMarkers(match);
    return isOver(match) ? done() : call(lossesFrame(match, false), 'end');
  },
  end: () => done(),
};
