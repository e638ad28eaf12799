/** Units in contact, put together as they touch: each at the face of the other that it fights. */
import { FACINGS, looks, type Facing, type Unit, type UnitId } from '@five-victories/engine/zonal';
import type { Tray } from './tray.js';

export interface Spot {
  readonly id: string;
  /** None for a Commander. */
  readonly unit: Unit | undefined;
  readonly width: number;
  readonly depth: number;
  readonly tray: Tray | undefined;
  /** Its middle; the angle of its front, clockwise from the top of the drawing. */
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
export const boxOf = ({ width, depth, angle }: Pick<Spot, 'width' | 'depth' | 'angle'>): Box =>
  angle % 180 === 0 ? { width, height: depth } : { width: depth, height: width };

export const DIRECTION: Readonly<Record<number, readonly [number, number]>> = {
  0: [0, -1],
  90: [1, 0],
  180: [0, 1],
  270: [-1, 0],
};

const SLACK = 0.5;

const overlaps = (a: Spot, b: Spot): boolean => {
  const boxA = boxOf(a);
  const boxB = boxOf(b);
  return (
    Math.abs(a.x - b.x) < (boxA.width + boxB.width) / 2 - SLACK &&
    Math.abs(a.y - b.y) < (boxA.height + boxB.height) / 2 - SLACK
  );
};

const [STEP, TRIES] = [3, 200];

/** Puts a unit at a face of another; if somebody stands there already, sideways past him. */
const attach = (spots: readonly Spot[], held: Spot, joining: Spot, direction: number): void => {
  const [dx, dy] = DIRECTION[direction]!;
  const a = boxOf(held);
  const b = boxOf(joining);
  for (let i = 0; i < TRIES; i++) {
    const away = Math.ceil(i / 2) * STEP * (i % 2 === 0 ? 1 : -1);
    joining.x = held.x + (dx * (a.width + b.width)) / 2 + dy * away;
    joining.y = held.y + (dy * (a.height + b.height)) / 2 + dx * away;
    if (!spots.some((other) => overlaps(other, joining))) return;
  }
};

/** All units that hang together by contacts, beginning with one of them. */
export const clusterOf = (
  units: readonly Unit[],
  first: Unit,
  turned: boolean,
  spotOf: (unit: Unit) => Spot,
): Spot[] => {
  const byId = new Map(units.map((unit) => [unit.id, unit]));
  const spots: Spot[] = [spotOf(first)];
  const seen = new Set<UnitId>([first.id]);
  for (let i = 0; i < spots.length; i++) {
    const held = spots[i]!;
    for (const { with: id, face } of held.unit?.contacts ?? []) {
      const other = byId.get(id);
      if (!other || seen.has(id)) continue;
      seen.add(id);
      const joining = spotOf(other);
      attach(spots, held, joining, angleOf(looks(held.unit?.facing ?? 'N', face), turned));
      spots.push(joining);
    }
  }
  return spots;
};
