/** Good orders for the chosen unit, all of them legal: for bots, and for a table to suggest. */
import { doubleTimesOf, freeInDoubleTime, manoeuvresOf, sidewaysOf } from './candidates.js';
import { chargesOf } from '../charges/charges.js';
import { type March, type Order } from '../../tabletop/choices.js';
import { armOf } from '../../tabletop/questions.js';
import type { ManoeuvreMatch } from '../rules.js';
import { isBentRow } from '../../tabletop/unit.js';
import type { Placed } from '../unit.js';
import { mustLeaveColumn, waysOutOfColumn } from './leave-column.js';
import { activityFor, orderRefusal, shakenRefusal, SIDEWAYS, verbsOf } from './orders.js';

const STOP: Order = { do: 'stop' };

/** SV-MOVE-14: a defensive block only pivots. */
const moving = (unit: Placed): boolean => unit.place.formation !== 'defensiveBlock' && !isBentRow(unit.place.formation);

/** Neither guns nor elephants go in double-time. */
const isRunner = (match: ManoeuvreMatch, unit: Placed): boolean =>
  !['artillery', 'elephant'].includes(armOf(match, unit));

const marchesOf = (match: ManoeuvreMatch, unit: Placed, verb: March['do']): Order[] => {
  const isAside = verb !== 'manoeuvre' && verb !== 'prolong' && verb !== 'relocate';
  // Far from the enemy nobody edges sideways or back.
  if (!moving(unit) || (isAside && !(unit.tooNearToDouble && SIDEWAYS.includes(unit.place.formation)))) return [];
  const plain = activityFor(match, unit, { do: verb, steps: [] });
  if (isAside) return sidewaysOf(match, unit, plain);
  const mayDouble =
    verb === 'manoeuvre' && !unit.activity && !unit.tooNearToDouble && isRunner(match, unit) && !plain.restricted;
  if (!mayDouble) return manoeuvresOf(match, unit, plain);
  const free = freeInDoubleTime(match, unit, plain);
  return [...doubleTimesOf(match, unit, plain, free), ...manoeuvresOf(match, unit, plain, free)];
};

/** After a manoeuvre more is asked of a change than by itself. */
const changesNow = (match: ManoeuvreMatch, unit: Placed): Order[] => {
  const changes = match.rules.changesOf(match, unit, 2);
  return unit.activity ? changes.filter((choice) => !orderRefusal(match, unit, choice)) : changes;
};

/** Some good orders, all of them legal. */
export const ordersOf = (match: ManoeuvreMatch, unit: Placed): Order[] => {
  const verbs = verbsOf(match, unit);
  const found: Order[] = [];
  for (const verb of verbs) {
    if (shakenRefusal(match, unit, verb)) continue;
    switch (verb) {
      case 'charge':
        found.push(...chargesOf(match, unit, match.rules.chargeAllowance(match, unit)));
        break;
      case 'changeFormation':
        found.push(...(mustLeaveColumn(match, unit) ? waysOutOfColumn(match, unit, 3) : changesNow(match, unit)));
        break;
      case 'mount':
      case 'dismount':
      case 'limber':
      case 'packUp':
      case 'unlimber':
      case 'unpack':
      case 'disengage':
        if (!orderRefusal(match, unit, { do: verb })) found.push({ do: verb });
        break;
      default:
        found.push(...marchesOf(match, unit, verb as March['do']));
    }
  }
  if (!orderRefusal(match, unit, STOP)) found.push(STOP);
  return found;
};
