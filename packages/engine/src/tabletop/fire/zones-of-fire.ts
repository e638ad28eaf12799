/**
 * Zones of fire: SV-FIRE-10..12, SV-GEO-10..12. A field is what all firing stands of a unit have in their zones when the
 * unit stands at some place; every question who may fire at whom is asked of it.
 */
import {
  depthIn,
  isNearer,
  SIDES,
  SLACK,
  spanIn,
  type Edge,
  type Footprint,
  type Length,
  type Side,
} from '../../geometry/index.js';
import { remembered, standsOf, type Layout } from '../../formation/layout.js';
import { levelAt, levelOfArea } from './levels.js';
import { claimsAt } from '../questions.js';
import type { MatchOf, TabletopMatch } from '../rules.js';
import { circlesOf, figuresOf, isFurther, positionOf } from '../store.js';
import type { Feature } from '../terrain.js';
import type { Place, Placed, Unit } from '../unit.js';

/** A unit in a zone, and how far ahead. */
export interface Seen<U extends Unit = Unit> {
  readonly unit: Placed<U>;
  readonly depth: number;
}

export interface Obstacle {
  readonly feature: Feature;
  readonly depth: number;
}

/** The zone of one stand on one side of it. */
export interface Zone<U extends Unit = Unit> {
  readonly stand: number;
  readonly side: Side;
  readonly edge: Edge;
  readonly seen: readonly Seen<U>[];
  /** The nearest stand of its own unit in it; Infinity when there is none. */
  readonly own: number;
  /** Areas in it that may stop fire. */
  readonly ground: readonly Obstacle[];
}

export interface Field<U extends Unit = Unit> {
  readonly firer: U;
  readonly place: Place;
  readonly figure: Footprint;
  readonly isGun: boolean;
  readonly range: Length;
  readonly zones: readonly Zone<U>[];
}

// ---- stands of one unit ----------------------------------------------------------------------------------------------

export const gunOf = (match: TabletopMatch, unit: Unit): readonly number[] | undefined =>
  match.rules.types[unit.type]!.gun;

interface Neighbours {
  /** Of each stand those that share an edge with it (SV-FIRE-15). */
  readonly adjacent: readonly (readonly number[])[];
  /** Of each stand the sides on which another one stands directly beside it. */
  readonly covered: readonly Readonly<Record<Side, boolean>>[];
}

/** The stands of a layout beside each other. A bent row is one rank, so that the stands at its hinge are neighbours too. */
export const neighboursIn: (layout: Layout) => Neighbours = remembered((layout) => {
  const { cells } = standsOf(layout);
  const at = (rank: number, file: number): number => cells.findIndex(([r, f]) => r === rank && f === file);
  const around = cells.map(([rank, file]) => ({
    front: at(rank - 1, file),
    right: at(rank, file + 1),
    rear: at(rank + 1, file),
    left: at(rank, file - 1),
  }));
  return {
    adjacent: around.map((sides) => SIDES.map((side) => sides[side]).filter((stand) => stand >= 0)),
    covered: around.map(({ front, right, rear, left }) => ({
      front: front >= 0,
      right: right >= 0,
      rear: rear >= 0,
      left: left >= 0,
    })),
  };
});

// ---- what is in a zone -----------------------------------------------------------------------------------------------

const NO_GROUND: readonly Obstacle[] = [];

const groundIn = ({ table }: TabletopMatch, edge: Edge, range: Length): readonly Obstacle[] => {
  if (table.features.length === 0) return NO_GROUND;
  const found: Obstacle[] = [];
  for (const feature of table.features) {
    if (feature.effect.blocksFire === 'no') continue;
    const depth = depthIn(edge, feature.ground, range);
    if (depth !== undefined) found.push({ feature, depth });
  }
  return found;
};

/** A unit with the ground it covers, which is looked up once for all zones. */
export interface Standing<U extends Unit = Unit> {
  readonly unit: Placed<U>;
  readonly figure: Footprint;
}

/** Other units that can be in some zone, by their bounding circles. */
export const unitsAround = <U extends Unit>(
  match: MatchOf<U>,
  firer: Unit,
  figure: Footprint,
  range: Length,
): Standing<U>[] => {
  const found: Standing<U>[] = [];
  const far = figure.radius + range + 20;
  const figures = figuresOf(match);
  const circles = circlesOf(match);
  const own = positionOf(match, firer);
  const { units } = match.state;
  for (let i = 0; i < units.length; i++)
    if (i !== own && !isFurther(circles, i, figure, far))
      found.push({ unit: units[i] as Placed<U>, figure: figures[i]! });
  return found;
};

const seenIn = <U extends Unit>(edge: Edge, units: readonly Standing<U>[], range: Length): Seen<U>[] => {
  const seen: Seen<U>[] = [];
  for (const { unit, figure } of units) {
    const depth = depthIn(edge, figure, range);
    if (depth !== undefined) seen.push({ unit, depth });
  }
  return seen;
};

/** SV-FIRE-10, GV-FIRE-06: what is in a zone; what stands right behind one of its own does not see anything. */
export const zoneFrom = <U extends Unit>(
  match: TabletopMatch,
  stand: number,
  side: Side,
  edge: Edge,
  units: readonly Standing<U>[],
  range: Length,
  own = Infinity,
): Zone<U> => ({
  stand,
  side,
  edge,
  seen: own === 0 ? [] : seenIn(edge, units, range),
  own,
  ground: own === 0 ? NO_GROUND : groundIn(match, edge, range),
});

export const depthOf = ({ seen }: Zone, target: Placed): number | undefined => {
  for (const { unit, depth } of seen) if (unit.id === target.id) return depth;
  return undefined;
};

// ---- terrain between -------------------------------------------------------------------------------------------------

/** How much of an area the middle line of a zone passes through on its way to a depth. */
const lengthThrough = ({ x, y, sin, cos }: Edge, depth: number, { ground }: Feature): number => {
  let sum = 0;
  for (const part of ground.parts) {
    const span = spanIn(part, x, y, sin, cos);
    if (span) sum += Math.max(0, Math.min(depth, span[1]) - Math.max(0, span[0]));
  }
  return sum;
};

/** SV-TERR-09: a hill that neither is in and that is higher than both. */
const hillBetween = (match: TabletopMatch, { figure }: Field, target: Footprint, feature: Feature): boolean => {
  const level = levelOfArea(match, feature);
  return (
    level > levelAt(match, figure) &&
    level > levelAt(match, target) &&
    !claimsAt(figure, feature) &&
    !claimsAt(target, feature)
  );
};

/** SV-TERR-10: a wood or village that neither is in, or too much of it. */
const woodBetween = (
  match: TabletopMatch,
  { figure }: Field,
  edge: Edge,
  depth: number,
  target: Footprint,
  feature: Feature,
): boolean =>
  (!claimsAt(figure, feature) && !claimsAt(target, feature)) ||
  lengthThrough(edge, depth, feature) > match.state.options.woodsVisibility * 1000 + SLACK;

/** The first area that stops fire at a unit so far ahead in a zone. */
export const terrainBefore = (
  match: TabletopMatch,
  field: Field,
  { edge, ground }: Zone,
  target: Footprint,
  depth: number,
): Feature | undefined => {
  for (const { feature, depth: near } of ground) {
    if (!isNearer(near, depth)) continue;
    const stops =
      feature.effect.blocksFire === 'hill'
        ? hillBetween(match, field, target, feature)
        : woodBetween(match, field, edge, depth, target, feature);
    if (stops) return feature;
  }
  return undefined;
};

/** SV-FIRE-14, SV-TERR-09, -10: a zone without a stand or an area that stops fire, over its whole length. */
export const isClear = (match: TabletopMatch, { figure }: Field, { seen, own, ground }: Zone): boolean => {
  if (seen.length > 0 || own !== Infinity) return false;
  for (const { feature } of ground)
    if (
      !claimsAt(figure, feature) &&
      (feature.effect.blocksFire === 'wood' || levelOfArea(match, feature) > levelAt(match, figure))
    )
      return false;
  return true;
};

/** SV-GEO-12, SV-R-17, GV-R-16: the first other unit that lies before a depth in a zone, whatever side it is on. */
export const unitBefore = ({ seen }: Zone, target: Placed, depth: number): Placed | undefined => {
  for (const each of seen) if (each.unit.id !== target.id && isNearer(each.depth, depth)) return each.unit;
  return undefined;
};
