/** Ways in which a formation could follow a pull, by what its functions cost. Whether they are legal is not asked here. */
import { pointFrom, tenths, type Angle, type Point } from '../../../geometry/index.js';
import { movedPlace } from '../../../tabletop/moves/straight-move.js';
import type { Place } from '../../../tabletop/unit.js';
import type { GloriousMatch } from '../decisions.js';
import { moveOf, tariffOf } from '../moves/allowance.js';
import { judge, verbsOf, type FunctionOrder } from '../moves/orders.js';
import { frontLength, largestPivot, wheeled, type Corner, type Wheel } from '../moves/wheel.js';
import type { Placed } from '../unit.js';
import { isBattle, isMountedFoot } from '../who.js';
import { rounded, seenFrom, snapped, turnAbout, wayAbout, type Pull } from './pull.js';

export type DragVerb = 'turn' | 'move' | 'stepBack' | 'prolong';

/** What the player has settled: the rest follows from the pull. */
export interface Pins {
  readonly verb: DragVerb | undefined;
  readonly corner: Corner | undefined;
  readonly byHorse: boolean;
  /** No rounding and no favourites. */
  readonly loose: boolean;
}

export const NO_PINS: Pins = { verb: undefined, corner: undefined, byHorse: false, loose: false };

/** Orders that follow a pull, and where they would end if they were legal. */
export interface Wanted {
  readonly orders: readonly FunctionOrder[];
  readonly place: Place;
  readonly cost: number;
  /** The pull as the formation sees it at the end: who has faced about is held on the other side. */
  readonly pull: Pull;
}

interface Reckoning {
  readonly match: GloriousMatch;
  readonly unit: Placed;
  readonly pull: Pull;
  readonly pins: Pins;
  readonly grain: number;
  readonly costs: Readonly<Record<string, number>>;
  readonly verbs: readonly string[];
  /** The longest straight move. */
  readonly most: number;
  readonly rides: boolean;
}

const CORNERS: readonly Corner[] = ['left', 'right'];

/** Points about which it turns: its front corners, or its centre. */
const hubsOf = ({ match, unit, pins }: Reckoning): { corner: Corner | undefined; hub: Point }[] => {
  if (isBattle(unit)) return [{ corner: undefined, hub: { x: 0, y: 0 } }];
  const half = frontLength(match, unit, unit.place) / 2;
  return CORNERS.filter((corner) => pins.corner === undefined || pins.corner === corner).map((corner) => ({
    corner,
    hub: { x: corner === 'left' ? -half : half, y: 0 },
  }));
};

const wheelOf = (corner: Corner | undefined, by: Angle): Wheel => (corner === undefined ? { by } : { corner, by });

/** A wheel is made about the corner on its own side, unless the player has settled on another. */
const isNatural = ({ pins }: Reckoning, corner: Corner | undefined, by: number): boolean =>
  corner === undefined || pins.corner !== undefined || by > 0 === (corner === 'right');

const straightOrder = ({ rides }: Reckoning, verb: 'move' | 'prolong', ahead: number, pivot?: Wheel): FunctionOrder =>
  ({
    do: verb,
    ahead,
    ...(pivot && pivot.by !== 0 ? { pivot } : {}),
    ...(rides && verb === 'move' ? { byHorse: true } : {}),
  }) as FunctionOrder;

/** Straight on from a place; twice, where once is not enough and there are functions for it. */
const straightFrom = (
  all: Reckoning,
  verb: 'move' | 'prolong',
  from: Place,
  far: number,
  left: number,
  pivot?: Wheel,
): Wanted | undefined => {
  const { most, grain, pins, costs, pull } = all;
  const once = costs[verb]!;
  const times = Math.max(1, Math.min(Math.floor(left / once), Math.ceil((far - grain) / most)));
  const last = rounded(far - (times - 1) * most, most, grain, pins.loose);
  if (last <= 0) return undefined;
  const orders = Array.from({ length: times }, (_, i) =>
    straightOrder(all, verb, i + 1 < times ? most : last, i === 0 ? pivot : undefined),
  );
  const by = ((times - 1) * most + last) as typeof last;
  return { orders, place: movedPlace(from, 'front', by), cost: times * once, pull };
};

const straightWays = (all: Reckoning, verb: 'move' | 'prolong'): Wanted[] => {
  const { match, unit, pull } = all;
  const found: (Wanted | undefined)[] = [];
  const ahead = seenFrom(unit.place, pull.at).y - pull.grip.y;
  found.push(straightFrom(all, verb, unit.place, ahead, unit.functions));
  const most = largestPivot(match, unit, unit.place);
  for (const { corner, hub } of hubsOf(all)) {
    const way = corner === undefined ? undefined : wayAbout(unit.place, hub, pull);
    if (!way || way.ahead <= 0 || !isNatural(all, corner, way.by)) continue;
    const by = tenths(Math.round(Math.max(0 - most, Math.min(most, way.by))));
    const pivot = wheelOf(corner, by);
    if (by !== 0)
      found.push(straightFrom(all, verb, wheeled(match, unit, unit.place, pivot), way.ahead, unit.functions, pivot));
  }
  return found.filter((way) => way !== undefined);
};

/**
 * Whether a wheel that ends a way looks to the side it is pulled to. Its middle comes nearer to the hand by a wheel either
 * way; but nobody pulls it to the right to have it look to the left.
 */
const isTowards = ({ unit, pull, pins }: Reckoning, by: number): boolean =>
  pins.verb === 'turn' || by * (seenFrom(unit.place, pull.at).x - pull.grip.x) > 0;

/** A wheel, and straight on with what is left. */
const turnedWays = (all: Reckoning): Wanted[] => {
  const { match, unit, pull, pins, costs, verbs } = all;
  const { turn: most } = tariffOf(unit);
  const left = unit.functions - costs['turn']!;
  const goesOn = pins.verb !== 'turn' && verbs.includes('move') && left >= costs['move']!;
  const found: Wanted[] = [];
  for (const { corner, hub } of hubsOf(all)) {
    const way = goesOn ? wayAbout(unit.place, hub, pull) : undefined;
    const wanted = way ? way.by : turnAbout(unit.place, hub, pull);
    const by = snapped(Math.max(0 - most, Math.min(most, wanted)), pins.loose);
    if (by === 0 || !isNatural(all, corner, by) || (!goesOn && !isTowards(all, by))) continue;
    const wheel = wheelOf(corner, by);
    const place = wheeled(match, unit, unit.place, wheel);
    const turn = { do: 'turn', ...wheel } as const;
    const cost = costs['turn']!;
    const ahead = seenFrom(place, pull.at).y - pull.grip.y;
    const on = goesOn && ahead > 0 ? straightFrom(all, 'move', place, ahead, left) : undefined;
    found.push(
      on ? { ...on, orders: [turn, ...on.orders], cost: cost + on.cost } : { orders: [turn], place, cost, pull },
    );
  }
  return found;
};

/** Parts of the way ahead after which a wheel is tried. */
const PARTS = [0.5, 1];

/** Out of a packed line: straight on, and a wheel with what is left. */
const aheadTurnedWays = (all: Reckoning): Wanted[] => {
  const { match, unit, pull, pins, costs, most, grain } = all;
  const { turn: widest } = tariffOf(unit);
  const cost = costs['move']! + costs['turn']!;
  const ahead = Math.min(most, seenFrom(unit.place, pull.at).y - pull.grip.y);
  if (cost > unit.functions || ahead <= 0 || pins.verb !== undefined) return [];
  const found: Wanted[] = [];
  for (const part of PARTS) {
    const by = rounded(part * ahead, most, grain, pins.loose);
    if (by <= 0) continue;
    const place = movedPlace(unit.place, 'front', by);
    for (const { corner, hub } of hubsOf(all)) {
      const turn = snapped(Math.max(0 - widest, Math.min(widest, turnAbout(place, hub, pull))), pins.loose);
      if (!isTowards(all, turn) || !isNatural(all, corner, turn)) continue;
      const wheel = wheelOf(corner, turn);
      const orders = [straightOrder(all, 'move', by), { do: 'turn', ...wheel } as const];
      found.push({ orders, place: wheeled(match, unit, place, wheel), cost, pull });
    }
  }
  return found;
};

const backWays = (all: Reckoning): Wanted[] => {
  const { unit, pull, costs, grain, pins } = all;
  const most = moveOf(unit, false, true);
  const far = pull.grip.y - seenFrom(unit.place, pull.at).y;
  const once = costs['stepBack']!;
  const times = Math.max(1, Math.min(Math.floor(unit.functions / once), Math.ceil((far - grain) / most)));
  const last = rounded(far - (times - 1) * most, most, grain, pins.loose);
  if (last <= 0) return [];
  const orders = Array.from(
    { length: times },
    (_, i) => ({ do: 'stepBack', back: i + 1 < times ? most : last }) as const,
  );
  const by = ((times - 1) * most + last) as typeof last;
  return [{ orders, place: movedPlace(unit.place, 'rear', by), cost: times * once, pull }];
};

/** About, and away: for what lies far behind it. */
const awayWays = (all: Reckoning): Wanted[] => {
  const { match, unit, pull } = all;
  const order = { do: 'aboutFace' } as const;
  const { can } = judge(match, unit, order);
  const left = unit.functions - (can?.cost ?? Infinity);
  if (!can || left < all.costs['move']!) return [];
  const grip = seenFrom(can.to, pointFrom(unit.place, pull.grip.x, pull.grip.y));
  const ahead = seenFrom(can.to, pull.at).y - grip.y;
  const on = ahead > 0 ? straightFrom({ ...all, pull: { ...pull, grip } }, 'move', can.to, ahead, left) : undefined;
  return on ? [{ ...on, orders: [order, ...on.orders], cost: can.cost + on.cost }] : [];
};

/** All of them, in no order. */
export const waysOf = (match: GloriousMatch, unit: Placed, pull: Pull, pins: Pins, grain: number): Wanted[] => {
  const rides = isMountedFoot(unit) && (unit.byHorse || pins.byHorse);
  const verbs = verbsOf(match, unit);
  const { costs } = tariffOf(unit);
  const all = { match, unit, pull, pins, grain, costs, verbs, most: moveOf(unit, rides, false), rides };
  const may = (verb: string): boolean => verbs.includes(verb) && (pins.verb === undefined || pins.verb === verb);
  return [
    ...(may('move') ? straightWays(all, 'move') : []),
    ...(may('prolong') ? straightWays(all, 'prolong') : []),
    ...(may('turn') ? turnedWays(all) : []),
    ...(may('turn') && may('move') ? aheadTurnedWays(all) : []),
    ...(may('stepBack') ? backWays(all) : []),
    ...(pins.verb === undefined && verbs.includes('aboutFace') && verbs.includes('move') ? awayWays(all) : []),
  ];
};
