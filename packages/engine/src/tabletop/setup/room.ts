/** A search for free ground in the area of deployment, as its owner sees it: u from his left, v from his base edge. */
import {
  cornersOf,
  discOf,
  leavesTable,
  length,
  overlaps,
  touches,
  type Footprint,
  type Length,
} from '../../geometry/index.js';
import type { Layout } from '../../formation/layout.js';
import type { Placing } from '../choices.js';
import { figureAt, frontOf } from '../figure.js';
import { prohibitedTo } from '../moves/obstacles.js';
import { headingOf } from './placing.js';
import type { TabletopMatch } from '../rules.js';
import { baseOf, figureOf } from '../store.js';
import type { Side } from '../../kernel/side.js';
import type { Feature } from '../terrain.js';
import { goodAreasOf, type Area } from './area.js';
import type { Formation, Place, Placed, State, Unit } from '../unit.js';

/** One way a unit may stand. */
export interface Form {
  readonly state: State | undefined;
  readonly formation: Formation;
  readonly layout: Layout;
  readonly width: number;
  readonly depth: number;
  /** Of a Battle, whose place is its centre. */
  readonly diameter?: Length;
}

export const battleForm = (diameter: Length): Form => ({
  state: undefined,
  formation: 'battle',
  layout: '',
  width: diameter,
  depth: diameter,
  diameter,
});

export const formOf = (
  match: TabletopMatch,
  unit: Unit,
  state: State | undefined,
  formation: Formation,
  layout: Layout,
): Form => {
  const base = baseOf(match, unit);
  return {
    state,
    formation,
    layout,
    width: frontOf(layout) * base.frontage,
    depth: layout.split('/').length * base.depth,
  };
};

/** Ground that is taken, and where its sides are in u; that of an enemy may not even be touched. */
export interface Taken {
  readonly figure: Footprint;
  readonly enemy?: boolean;
  readonly left: number;
  readonly right: number;
}

/** What is found: a placing, and the ground it takes. */
export interface Spot {
  readonly placing: Placing;
  readonly taken: Taken;
}

/** The front stays this far behind the border, so that nobody there is touched. */
export const MARGIN = 20;
const STEP = 787;

const placeAt = (
  match: TabletopMatch,
  { side }: Unit,
  { formation, layout, diameter }: Form,
  u: number,
  front: number,
): Place => {
  const { width, depth } = match.table;
  const v = front - (diameter ?? 0) / 2;
  const [x, y] = side === 'south' ? [u, v] : [width - u, depth - v];
  return {
    formation,
    layout,
    x: length(Math.round(x)),
    y: length(Math.round(y)),
    heading: headingOf(side),
    bend: undefined,
    trail: undefined,
    diameter,
  };
};

/** A row of an area: where fronts are, and what lies behind and at both ends. */
export interface Row extends Strip {
  readonly front: number;
}

/** An area as its owner sees it. */
export interface Strip {
  readonly left: number;
  readonly right: number;
  readonly near: number;
  readonly far: number;
}

/** Places along a row, the nearest to the wish first: the wish itself, a grid, and flush with what stands there. */
const along = ({ left: first, right: last }: Strip, form: Form, wish: number, taken: readonly Taken[]): number[] => {
  const half = form.width / 2;
  const us = [wish, first + half, last - half];
  for (let u = first + half; u <= last - half; u += STEP) us.push(u);
  for (const { left, right } of taken) us.push(left - half, right + half);
  const inside = us.filter((u) => u >= first + half && u <= last - half);
  return inside.sort((a, b) => Math.abs(a - wish) - Math.abs(b - wish) || a - b);
};

export const isInTheWay = ({ figure, enemy }: Taken, other: Footprint): boolean =>
  enemy ? touches(other, figure) || overlaps(other, figure) : overlaps(other, figure);

const isFree = (
  match: TabletopMatch,
  figure: Footprint,
  closed: readonly Feature[],
  taken: readonly Taken[],
): boolean =>
  !leavesTable(match.table, figure) &&
  !taken.some((other) => isInTheWay(other, figure)) &&
  !closed.some((feature) => overlaps(figure, feature.ground));

/** The first free place for a unit: its forms in order, each on the rows in order, near to the wish. */
export const findSpot = (
  match: TabletopMatch,
  unit: Unit,
  forms: readonly Form[],
  rows: readonly Row[],
  wish: number,
  taken: readonly Taken[],
): Spot | undefined => {
  const base = baseOf(match, unit);
  for (const form of forms) {
    const mustered = { ...unit, state: form.state };
    const closed = prohibitedTo(match, mustered, form.formation);
    for (const row of rows) {
      if (row.front - form.depth < row.near) continue;
      for (const u of along(row, form, wish, taken)) {
        const place = placeAt(match, unit, form, u, row.front);
        const figure = figureAt(place, base);
        if (!isFree(match, figure, closed, taken)) continue;
        const { x, y, heading, formation, layout } = place;
        const placing = { unit: unit.id, x, y, heading, ...(layout === '' ? {} : { formation, layout }) };
        return {
          placing: form.state === undefined ? placing : { ...placing, state: form.state },
          taken: { figure, left: u - form.width / 2, right: u + form.width / 2 },
        };
      }
    }
  }
  return undefined;
};

/** The ground of units that stand already, as this side sees it. */
export const takenBy = (match: TabletopMatch, side: Unit['side'], units: readonly Placed[]): Taken[] =>
  units.map((unit) => {
    const figure = figureOf(match, unit);
    const us = sidesOf(figure).map((x) => (side === 'south' ? x : match.table.width - x));
    return { figure, enemy: unit.side !== side, left: Math.min(...us), right: Math.max(...us) };
  });

/** How far west and east a footprint reaches. */
const sidesOf = (figure: Footprint): number[] => {
  const disc = discOf(figure);
  return disc ? [disc.x - disc.radius, disc.x + disc.radius] : figure.stands.flatMap(cornersOf).map(({ x }) => x);
};

const asSeenBy = ({ table: { width, depth } }: TabletopMatch, side: Side, area: Area): Strip => {
  const { left, right, bottom, top } = area;
  return side === 'south'
    ? { left, right, near: bottom, far: top }
    : { left: width - right, right: width - left, near: depth - top, far: depth - bottom };
};

/** The areas of a side as it sees them; the first is where it would rather stand. */
export const stripsOf = (match: TabletopMatch, side: Side): [Strip, ...Strip[]] =>
  goodAreasOf(match, side).map((area) => asSeenBy(match, side, area)) as [Strip, ...Strip[]];

/** The rows, from the border back: of two ranks with a gap between them, or every half stand. */
export const rowsOf = (match: TabletopMatch, side: Side, tight: boolean): Row[] => {
  const { depth } = match.table.stand;
  const pitch = tight ? depth / 2 : 2 * depth + GAP;
  return stripsOf(match, side).flatMap((strip) => {
    const rows: Row[] = [];
    for (let v = strip.far - MARGIN; v >= strip.near + depth; v -= pitch) rows.push({ ...strip, front: Math.floor(v) });
    return rows;
  });
};

export const GAP = 600;
