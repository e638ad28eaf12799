/** Where on the table something is drawn. */
import { pointFrom, type Footprint, type Heading, type Length } from '@five-victories/engine/geometry';
import { figureIn, type Place, type TabletopMatch, type Unit } from '@five-victories/engine/tabletop';
import type { Spot } from '../marks.js';

export const spotOf = ({ x, y }: Spot): Spot => ({ x, y });

/** The middle of the ground a unit covers at a place. */
export const centreOf = (match: TabletopMatch, unit: Unit, place: Place): Spot => spotOf(figureIn(match, unit, place));

export const far = (from: Spot, to: Spot): number => Math.hypot(to.x - from.x, to.y - from.y);

/** So far to the right of a spot and so far ahead, as seen along a heading. */
export const beside = ({ x, y }: Spot, heading: Heading, right: number, ahead: number): Spot =>
  pointFrom({ x: x as Length, y: y as Length, heading }, right, ahead);

/** How far along a heading from a spot another lies. */
export const along = (from: Spot, heading: Heading, to: Spot): number => {
  const { x, y } = beside({ x: 0, y: 0 }, heading, 0, 1);
  return (to.x - from.x) * x + (to.y - from.y) * y;
};

/** Whether a spot is on the ground of a figure. */
export const isOn = ({ stands, parts }: Footprint, { x, y }: Spot): boolean =>
  stands.length === 0
    ? parts.some((part) => Math.hypot(x - part.x, y - part.y) <= part.radius)
    : stands.some((stand) => {
        const [dx, dy] = [x - stand.x, y - stand.y];
        const across = dx * stand.cos - dy * stand.sin;
        const ahead = dx * stand.sin + dy * stand.cos;
        return Math.abs(across) <= stand.across && Math.abs(ahead) <= stand.along;
      });
