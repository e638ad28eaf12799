/** Good orders for the chosen formation, all of them legal. */
import { headingBetween, length as asLength, tenths, turnBetween, type Length } from '../../../geometry/index.js';
import { freeWay, nearestEnemy } from '../../../tabletop/moves/free-way.js';
import { isOn } from '../../../tabletop/questions.js';
import type { GloriousMatch } from '../decisions.js';
import { figureOf } from '../../../tabletop/store.js';
import { isPlaced } from '../../../tabletop/unit.js';
import type { Placed } from '../unit.js';
import type { Order } from '../choices.js';
import { isBattle, isCommand, isMountedFoot } from '../who.js';
import { moveOf, tariffOf } from './allowance.js';
import { otherLayings } from './change.js';
import { chargesOf } from './charge.js';
import { leftOf } from './moves.js';
import { judge, verbsOf, type FunctionOrder } from './orders.js';

const WORTH_TURNING = 60;
/** Friends are not even touched. */
const CLEAR = 12;
/** Shorter moves are not worth offering. */
const SHORT = 100;

/** Straight on, as far as the way is free and half as far. */
const movesOf = (match: GloriousMatch, unit: Placed, verb: 'move' | 'prolong'): FunctionOrder[] => {
  const most = leftOf(match, unit, 'front', moveOf(unit, unit.byHorse, false));
  const free = freeWay(match, unit, unit.place, 'front', asLength(most + CLEAR)) - CLEAR;
  const far = Math.min(most, free);
  const lengths = isBattle(unit) || far < 1000 ? [far] : [far, Math.floor(far / 2)];
  return lengths.filter((by) => by > 0).map((by) => ({ do: verb, ahead: by as Length }));
};

/** By horse: as far as it goes. */
const ridesOf = (match: GloriousMatch, unit: Placed): FunctionOrder[] => {
  if (!isMountedFoot(unit) || unit.activity !== undefined) return [];
  const most = moveOf(unit, true, false);
  const rider = { ...unit, byHorse: true };
  const ahead = Math.min(most, freeWay(match, rider, unit.place, 'front', asLength(most + CLEAR)) - CLEAR);
  return ahead > 0 ? [{ do: 'move', ahead: asLength(ahead), byHorse: true }] : [];
};

/** Towards the nearest enemy, about the corner on that side and about the other. */
const turnsOf = (match: GloriousMatch, unit: Placed): FunctionOrder[] => {
  const enemy = nearestEnemy(match, unit);
  if (!enemy) return [];
  const { x, y } = figureOf(match, enemy);
  const off = turnBetween(unit.place.heading, headingBetween(unit.place, { x, y }));
  if (Math.abs(off) < WORTH_TURNING) return [];
  const most = tariffOf(unit).turn;
  const by = tenths(Math.max(0 - most, Math.min(most, off)));
  if (isBattle(unit)) return [{ do: 'turn', by }];
  const corners = by > 0 ? (['right', 'left'] as const) : (['left', 'right'] as const);
  return corners.map((corner) => ({ do: 'turn', by, corner }));
};

/** A Battle near enough to be joined; nobody is told to give his unit up but command. */
const joinsOf = (match: GloriousMatch, unit: Placed): FunctionOrder[] =>
  isCommand(unit)
    ? match.state.units
        .filter((other) => other.side === unit.side && isPlaced(other) && isBattle(other))
        .map(({ id }) => ({ do: 'move', join: id }))
    : [];

const ordersFor = (match: GloriousMatch, unit: Placed, verb: string): FunctionOrder[] => {
  switch (verb) {
    case 'charge':
      return chargesOf(match, unit);
    case 'move':
      return [...movesOf(match, unit, 'move'), ...ridesOf(match, unit), ...joinsOf(match, unit)];
    case 'prolong':
      return movesOf(match, unit, 'prolong');
    case 'turn':
      return turnsOf(match, unit);
    case 'changeFormation':
      return otherLayings(match, unit).map((laying) => ({ do: 'changeFormation', ...laying }));
    case 'limber':
      return [{ do: 'limber' }];
    case 'unlimber':
      return [{ do: 'unlimber' }];
    case 'aboutFace':
      return turnsOf(match, unit).length > 0 ? [{ do: 'aboutFace' }] : [];
    default:
      return [];
  }
};

/** Where the ground forbids both, as far as halving finds. */
const shorterMove = (match: GloriousMatch, unit: Placed, moves: readonly FunctionOrder[]): FunctionOrder[] => {
  const last = moves.at(-1);
  if (last?.do !== 'move' || last.ahead === undefined || !isOn(match, 'restrictedOneFunction')) return [];
  for (let by = Math.floor(last.ahead / 2); by >= SHORT; by = Math.floor(by / 2)) {
    const order: FunctionOrder = { do: 'move', ahead: asLength(by) };
    if (!judge(match, unit, order).refusal) return [order];
  }
  return [];
};

export const ordersOf = (match: GloriousMatch, unit: Placed): Order[] => {
  const found: Order[] = [];
  for (const verb of verbsOf(match, unit)) {
    const orders = ordersFor(match, unit, verb);
    const legal = orders.filter((order) => !judge(match, unit, order).refusal);
    found.push(...(legal.length > 0 || verb !== 'move' ? legal : shorterMove(match, unit, movesOf(match, unit, verb))));
  }
  found.push({ do: 'stop' });
  return found;
};
