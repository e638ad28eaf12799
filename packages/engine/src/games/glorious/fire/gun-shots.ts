/** What a gun can fire at, as it stands or after a pivot: GL-FIRE-14, -22. */
import {
  depthIn,
  direction,
  isNearer,
  tenths,
  type Angle,
  type Edge,
  type Footprint,
  type Length,
} from '../../../geometry/index.js';
import { isRefusal } from '../../../kernel/refusal.js';
import { isDirect } from '../../../tabletop/fire/line-of-fire.js';
import type { Standing } from '../../../tabletop/fire/zones-of-fire.js';
import { othersOf } from '../../../tabletop/moves/obstacles.js';
import type { GloriousMatch } from '../decisions.js';
import { figureOf } from '../../../tabletop/store.js';
import type { Placed } from '../unit.js';
import type { Fire } from '../choices.js';
import { largestPivot, pivotedPlace, type Corner, type Wheel } from '../moves/wheel.js';
import { readOrder } from './order.js';
import { fieldIn, frontAt, isFirstIn, isInRange, laneAt, reachOf } from './zones.js';

/** Pivots are looked at in sheaves of so many tenths of a degree, about one corner and to one side. */
const SHEAF = 9;
const HALF = 4;
const WAYS: readonly { readonly corner: Corner; readonly sign: number }[] = [
  { corner: 'left', sign: 1 },
  { corner: 'left', sign: -1 },
  { corner: 'right', sign: 1 },
  { corner: 'right', sign: -1 },
];

/** How far a point comes in a turn by so many tenths, for each thousandth it is away. */
const swing = (by: number): number => 2 * direction(by / 2)[1];
const SWUNG = swing(HALF);
/** More than roundings come to. */
const LOOSE = 20;

/**
 * Whether something may be the first in a lane near this one, of a front that is turned about an end of it: seen from
 * there, no point up to it is elsewhere by more than `off`.
 */
const mayBeFirst = (edge: Edge, swung: number, there: Footprint, others: readonly Footprint[]): boolean => {
  const { x, y, sin, cos, half } = edge;
  const [dx, dy] = [there.x - x, there.y - y];
  const off = (Math.sqrt(dx * dx + dy * dy) + there.radius + 2 * half) * swung + LOOSE;
  const depth = depthIn({ x: x - off * sin, y: y - off * cos, sin, cos, half: half + off }, there);
  if (depth === undefined) return false;
  const narrow = { x, y, sin, cos, half: half - off };
  return !others.some((other) => {
    const before = depthIn(narrow, other);
    return before !== undefined && before >= off && isNearer(before + 3 * off, depth);
  });
};

const shotAt = (unit: Placed, target: Placed, pivot?: Wheel): Fire => ({
  do: 'fire',
  unit: unit.id,
  ...(pivot ? { pivot } : {}),
  at: [{ target: target.id }],
});

/** What a gun looks at: all others on the table, and those it may hit after some pivot. */
interface View {
  readonly gun: Placed;
  readonly reach: Length;
  readonly others: readonly Standing[];
  readonly figures: readonly Footprint[];
  readonly enemies: readonly Placed[];
}

const viewOf = (match: GloriousMatch, gun: Placed, most: Angle): View => {
  const reach = reachOf(match, gun);
  const others = othersOf(match, gun).map((unit) => ({ unit, figure: figureOf(match, unit) }));
  const figures = others.map(({ figure }) => figure);
  const [edge, swung] = [frontAt(match, gun, gun.place), swing(most)];
  const enemies = others
    .filter(
      ({ unit, figure }) =>
        unit.side !== gun.side && mayBeFirst(edge, swung, figure, figures) && isInRange(match, gun, unit, reach),
    )
    .map(({ unit }) => unit);
  return { gun, reach, others, figures, enemies };
};

const shotsAfter = (match: GloriousMatch, { gun, reach, others, enemies }: View, pivot?: Wheel): Fire[] => {
  const place = pivotedPlace(match, gun, gun.place, pivot);
  const zone = laneAt(match, gun, place, others, reach);
  const open = enemies.filter((enemy) => isFirstIn(zone, enemy));
  if (open.length === 0) return [];
  const field = fieldIn(match, gun, place, zone);
  return open
    .filter((enemy) => isDirect(match, field, zone, enemy))
    .map((enemy) => shotAt(gun, enemy, pivot))
    .filter((order) => !isRefusal(readOrder(match, order)));
};

/** Whether a sheaf of pivots, given by that in its middle, may hold one with a shot. */
const mayHold = (match: GloriousMatch, { gun, figures, enemies }: View, pivot: Wheel): boolean => {
  const edge = frontAt(match, gun, pivotedPlace(match, gun, gun.place, pivot));
  return enemies.some((enemy) => mayBeFirst(edge, SWUNG, figureOf(match, enemy), figures));
};

/** What a gun can fire at as it stands; or the first target a pivot gives it, with the smallest that does. */
export const gunShots = (match: GloriousMatch, gun: Placed): Fire[] => {
  const most = largestPivot(match, gun, gun.place);
  const view = viewOf(match, gun, most);
  if (view.enemies.length === 0) return [];
  const direct = shotsAfter(match, view);
  if (direct.length > 0) return direct;
  for (let from = 1; from <= most; from += SHEAF) {
    const ways = WAYS.filter(({ corner, sign }) => mayHold(match, view, { corner, by: tenths(sign * (from + HALF)) }));
    const to = ways.length > 0 ? Math.min(most, from + SHEAF - 1) : 0;
    for (let by = from; by <= to; by++)
      for (const { corner, sign } of ways) {
        const found = shotsAfter(match, view, { corner, by: tenths(sign * by) });
        if (found.length > 0) return found;
      }
  }
  return [];
};
