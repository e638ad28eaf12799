/** Which order to give a formation: the engine's suggestions and some of our own. */
import {
  headingBetween,
  length as asLength,
  tenths,
  turnBetween,
  type Angle,
  type Length,
  type Point,
} from '@five-victories/engine/geometry';
import {
  chargePath,
  chargeReach,
  chargerRefusal,
  isArtillery,
  isBattle,
  isCommand,
  judgeOrder,
  largestPivot,
  layingsOf,
  moveOf,
  tariffOf,
  wheeled,
  type Charge,
  type Order,
  type Wheel,
  type Placed,
  type GloriousMatch,
} from '@five-victories/engine/glorious';
import { freeWay, type Place } from '@five-victories/engine/tabletop';
import type { Judged } from '../bot.js';
import { enemiesOf, INCH } from '../tabletop/bearing.js';
import { edgeGap, exposure } from './danger.js';
import { contactWorth } from './fight.js';
import { aimsFrom, standingAt, wantedRange } from './ground.js';

type FunctionOrder = Parameters<typeof judgeOrder>[2];

/** Nobody charges for nothing, and command hardly ever. */
const RELUCTANCE = { usual: 0.3, command: 4 } as const;
/** What others may do to it while it fights. */
const LOCKED = 0.5;
const LIMBERING = 0.5;
/** A second function is less sure than the first. */
const LATER = 0.02;
/** Nobody turns to and fro, or changes his formation from turn to turn. */
const RESTLESS = { turn: 0.05, change: 0.3 } as const;
const CLEAR = 12;
const SHORT = 2 * INCH;
const CORNERS = ['left', 'right'] as const;

// ---- candidates ------------------------------------------------------------------------------------------------------

const offTo = ({ place }: Placed, towards: Point): Angle => turnBetween(place.heading, headingBetween(place, towards));

const clamp = (by: number, most: number): Angle => tenths(Math.max(0 - most, Math.min(most, by)));

/** Ahead as far as the way is free, or as far as it wants to come near. */
const aheads = (match: GloriousMatch, unit: Placed, place: Place, wanted: number): Length[] => {
  const most = moveOf(unit, unit.byHorse, false);
  const free = Math.min(most, freeWay(match, unit, place, 'front', asLength(most + CLEAR)) - CLEAR);
  return [...new Set([free, Math.min(free, wanted)].map(Math.floor))].filter((by) => by > 0).map(asLength);
};

/** Straight on, as far as it goes and short of that. */
const advances = (match: GloriousMatch, unit: Placed): FunctionOrder[] =>
  isBattle(unit) || unit.limbered || !isArtillery(unit)
    ? aheads(match, unit, unit.place, SHORT).map((ahead): FunctionOrder => ({ do: 'move', ahead }))
    : [];

/** About either corner, the whole angle or half of it, where there is no room for more. */
const wheels = (by: Angle): FunctionOrder[] =>
  CORNERS.flatMap((corner) =>
    [by, tenths(Math.round(by / 2))].map((angle): FunctionOrder => ({ do: 'turn', by: angle, corner })),
  );

/** Out of a corner: about, or a step back. */
const WAYS_OUT: readonly FunctionOrder[] = [{ do: 'aboutFace' }, { do: 'stepBack', back: asLength(INCH) }];

/** Towards some of those it might go for: a turn, or a pivot and a move. */
const approaches = (match: GloriousMatch, unit: Placed): FunctionOrder[] => {
  const found: FunctionOrder[] = [];
  const { turn } = tariffOf(unit);
  const most = isBattle(unit) ? 0 : largestPivot(match, unit, unit.place);
  for (const { target, way } of aimsFrom(match, unit, unit.place, enemiesOf(match, unit))) {
    const off = offTo(unit, way.towards);
    if (off === 0) continue;
    const wanted = (edgeGap(match, unit, unit.place, target) - wantedRange(match, unit)) * INCH;
    const by = clamp(off, turn);
    if (isBattle(unit)) found.push({ do: 'turn', by });
    else if (Math.abs(off) > most) found.push(...wheels(by));
    if (isBattle(unit) || isArtillery(unit)) continue;
    const pivot: Wheel = { corner: off > 0 ? 'right' : 'left', by: clamp(off, most) };
    const from = wheeled(match, unit, unit.place, pivot);
    for (const ahead of aheads(match, unit, from, wanted)) found.push({ do: 'move', pivot, ahead });
  }
  return found;
};

/** Command rides anywhere. */
const rides = (match: GloriousMatch, unit: Placed): FunctionOrder[] => {
  const turns = [450, -450, 900, -900, 1350, -1350, 1800].map((by): FunctionOrder => ({
    do: 'turn',
    by: tenths(by),
    corner: by > 0 ? 'right' : 'left',
  }));
  const moves = aheads(match, unit, unit.place, SHORT).map((ahead): FunctionOrder => ({ do: 'move', ahead }));
  return [...turns, ...moves];
};

/** Charges after a pivot or a change of formation, where there is none straight on. */
const charges = (match: GloriousMatch, unit: Placed, straight: ReadonlySet<string>): Charge[] => {
  if (unit.functions < 2 || chargerRefusal(match, unit) || isCommand(unit)) return [];
  const reach = chargeReach(unit) / INCH;
  const near = enemiesOf(match, unit).filter((enemy) => edgeGap(match, unit, unit.place, enemy) < reach);
  const found: Charge[] = [];
  for (const { id: target } of near) {
    for (const change of layingsOf(match, unit)) found.push({ do: 'charge', target, change });
    if (straight.has(target) || isBattle(unit)) continue;
    const most = largestPivot(match, unit, unit.place);
    for (const corner of CORNERS)
      for (const by of [most, 0 - most]) found.push({ do: 'charge', target, pivot: { corner, by: tenths(by) } });
  }
  return found;
};

/** Our own orders, legal or not. */
const moreOrders = (match: GloriousMatch, unit: Placed, options: readonly Order[]): FunctionOrder[] => {
  if (isCommand(unit)) return rides(match, unit);
  const straight = new Set(options.flatMap((option) => (option.do === 'charge' ? [option.target] : [])));
  const moves = [...WAYS_OUT, ...advances(match, unit), ...approaches(match, unit)];
  return [...moves, ...charges(match, unit, straight)];
};

// ---- what they are worth ---------------------------------------------------------------------------------------------

/** What a charge adds to standing still. */
const chargeWorth = (match: GloriousMatch, unit: Placed, charge: Charge): number => {
  const { path } = chargePath(match, unit, charge);
  if (!path) return -RELUCTANCE.command;
  const others = enemiesOf(match, unit).filter((enemy) => !path.met.includes(enemy));
  return (
    contactWorth(match, unit, path.to, path.met) -
    LOCKED * exposure(match, unit, path.to, others) -
    (isCommand(unit) ? RELUCTANCE.command : RELUCTANCE.usual)
  );
};

/** How well a formation stands somewhere. */
type Standing = (match: GloriousMatch, unit: Placed, place: Place) => number;

/** After a turn there may be a move: what that would give. */
const turnedWorth = (match: GloriousMatch, unit: Placed, to: Place, cost: number, standing: Standing): number => {
  const there = standing(match, unit, to);
  if (unit.functions <= cost || isArtillery(unit)) return there;
  const turned = { ...unit, place: to };
  let best = there;
  for (const ahead of aheads(match, turned, to, SHORT)) {
    const { can } = judgeOrder(match, { ...turned, functions: unit.functions - cost }, { do: 'move', ahead });
    if (can) best = Math.max(best, standing(match, unit, can.to) - LATER);
  }
  return best;
};

/** Foot that would be lost in a Battle, and command that is locked up in it. */
const JOINING = 2;

interface Weighing {
  /** What it is worth to do nothing. */
  readonly still: number;
  readonly standing: Standing;
}

/** Undefined: it may not be ordered to do this. */
const worthOf = (
  match: GloriousMatch,
  unit: Placed,
  order: Order,
  { still, standing }: Weighing,
): number | undefined => {
  if (order.do === 'stop') return still;
  if (order.do === 'shift') return still - LATER;
  const { can } = judgeOrder(match, unit, order);
  if (!can) return undefined;
  switch (order.do) {
    case 'charge':
      return still + chargeWorth(match, unit, order);
    case 'limber':
      return still - LIMBERING;
    case 'unlimber':
      return standing(match, { ...unit, limbered: false }, can.to);
    case 'turn':
    case 'aboutFace':
      return turnedWorth(match, unit, can.to, can.cost, standing) - RESTLESS.turn;
    case 'changeFormation':
      return standing(match, unit, can.to) - RESTLESS.change;
    default:
      return can.join === undefined ? standing(match, unit, can.to) : still - JOINING;
  }
};

export const judgeOrders = (
  match: GloriousMatch,
  options: readonly Order[],
  unit: Placed,
  standing: Standing = standingAt,
): Judged[] => {
  const orders = new Map<string, Order>();
  for (const order of [...options, ...moreOrders(match, unit, options)]) orders.set(JSON.stringify(order), order);
  const still = standing(match, unit, unit.place);
  return [...orders.values()].flatMap((choice) => {
    const value = worthOf(match, unit, choice, { still, standing });
    return value === undefined ? [] : [{ choice, value }];
  });
};
