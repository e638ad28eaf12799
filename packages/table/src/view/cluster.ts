/** Units in contact, put together as they touch: each at the face of the other that it fights. */
import { FACINGS, looks, type Facing, type Unit, type UnitId, type ZonalMatch } from '@five-victories/engine/zonal';
import { figureOf, type Figure } from './figure.js';

export interface Spot {
  readonly id: string;
  readonly unit: Unit | undefined;
  readonly figure: Figure;
  /** Middle of the unit; the angle of its front, clockwise from the top of the drawing. */
  x: number;
  y: number;
  readonly angle: number;
}

export interface Box {
  readonly width: number;
  readonly height: number;
}

export const angleOf = (facing: Facing | undefined, turned: boolean): number =>
  facing === undefined ? 0 : (FACINGS.indexOf(facing) * 90 + (turned ? 180 : 0)) % 360;

/** Width and height on the drawing, whichever way the unit looks. */
export const boxOf = ({ figure, angle }: Pick<Spot, 'figure' | 'angle'>): Box =>
  angle % 180 === 0 ? { width: figure.width, height: figure.depth } : { width: figure.depth, height: figure.width };

const DIRECTION: Readonly<Record<number, readonly [number, number]>> = {
  0: [0, -1],
  90: [1, 0],
  180: [0, 1],
  270: [-1, 0],
};

const overlaps = (a: Spot, b: Spot): boolean => {
  const boxA = boxOf(a);
  const boxB = boxOf(b);
  const slack = 4;
  return (
    Math.abs(a.x - b.x) < (boxA.width + boxB.width) / 2 - slack &&
    Math.abs(a.y - b.y) < (boxA.height + boxB.height) / 2 - slack
  );
};

const spotOf = (match: ZonalMatch, unit: Unit, turned: boolean): Spot => ({
  id: unit.id,
  unit,
  figure: figureOf(match, unit),
  x: 0,
  y: 0,
  angle: angleOf(unit.facing, turned),
});

/** Puts a unit at a face of another; if somebody stands there already, sideways past him. */
const attach = (spots: readonly Spot[], held: Spot, joining: Spot, direction: number): void => {
  const [dx, dy] = DIRECTION[direction]!;
  const a = boxOf(held);
  const b = boxOf(joining);
  joining.x = held.x + (dx * (a.width + b.width)) / 2;
  joining.y = held.y + (dy * (a.height + b.height)) / 2;
  const step = 12;
  for (let i = 1; i < 60 && spots.some((other) => overlaps(other, joining)); i++) {
    const away = Math.ceil(i / 2) * step * (i % 2 === 0 ? 1 : -1);
    joining.x = held.x + (dx * (a.width + b.width)) / 2 + dy * away;
    joining.y = held.y + (dy * (a.height + b.height)) / 2 + dx * away;
  }
};

/** All units that hang together by contacts, from the one with the most of them. */
export const clusterOf = (match: ZonalMatch, units: readonly Unit[], first: Unit, turned: boolean): Spot[] => {
  const byId = new Map(units.map((unit) => [unit.id, unit]));
  const spots: Spot[] = [spotOf(match, first, turned)];
  const seen = new Set<UnitId>([first.id]);
  for (let i = 0; i < spots.length; i++) {
    const held = spots[i]!;
    for (const { with: id, face } of held.unit?.contacts ?? []) {
      const other = byId.get(id);
      if (!other || seen.has(id)) continue;
      seen.add(id);
      const joining = spotOf(match, other, turned);
      attach(spots, held, joining, angleOf(looks(held.unit?.facing ?? 'N', face), turned));
      spots.push(joining);
    }
  }
  return spots;
};
