/** Marks at the edges of a zone: what is dropped on one ends with its front to that edge. */
import type { Side } from '@five-victories/engine/kernel';
import type { Facing } from '@five-victories/engine/zonal';
import { angleOf } from './cluster.js';
import type { Area } from './table-plan.js';

export interface TurnMark {
  readonly facing: Facing;
  readonly x: number;
  readonly y: number;
  /** Degrees to the right from the top of the drawing. */
  readonly angle: number;
}

/** How far from the edge the middle of a mark lies. */
export const MARK = 11;

/** Towards the edge at which a front is drawn that looks this way. */
const TOWARDS: Readonly<Record<number, readonly [x: number, y: number]>> = {
  0: [0, -1],
  90: [1, 0],
  180: [0, 1],
  270: [-1, 0],
};

export const turnMarks = (area: Area, facings: readonly Facing[], near: Side): readonly TurnMark[] =>
  facings.map((facing) => {
    const angle = angleOf(facing, near === 'north');
    const [x, y] = TOWARDS[angle]!;
    return {
      facing,
      angle,
      x: area.left + area.width / 2 + x * (area.width / 2 - MARK),
      y: area.top + area.height / 2 + y * (area.height / 2 - MARK),
    };
  });

/** The mark at a point; `reach`: so far from its middle. */
export const turnMarkAt = (marks: readonly TurnMark[], x: number, y: number, reach: number): Facing | undefined => {
  const far = (mark: TurnMark): number => Math.hypot(mark.x - x, mark.y - y);
  const [nearest] = [...marks].sort((one, two) => far(one) - far(two));
  return nearest && far(nearest) <= reach ? nearest.facing : undefined;
};
