/**
 * The table on paper: engine lengths to millimetres, seen from one edge. A drawing unit is a millimetre, so that stands
 * are as large beside an inch or a centimetre as they are on a real table.
 */
import type { Side } from '@five-victories/engine/kernel';
import type { TabletopMatch } from '@five-victories/engine/tabletop';
import type { Size } from '../../table/camera.js';
import type { Spot } from '../marks.js';

export interface Plane {
  /** Millimetres for a thousandth of the measure of the book. */
  readonly mm: number;
  /** Of the turf. */
  readonly width: number;
  readonly depth: number;
  /** Seen from the north. */
  readonly turned: boolean;
}

/** The wooden frame. */
export const FRAME = 54;
const INCH = 0.0254;
const CENTIMETRE = 0.01;

export interface Drawn {
  readonly width: number;
  readonly depth: number;
}

type Measured = { readonly rules: Pick<TabletopMatch['rules'], 'words'> };
export const inInches = ({ rules }: Measured): boolean => rules.words.measure === '"';
export const millimetres = (match: Measured): number => (inInches(match) ? INCH : CENTIMETRE);

/** The base of a stand on paper. */
export const drawnSize = (match: Measured, base: { readonly frontage: number; readonly depth: number }): Drawn => {
  const mm = millimetres(match);
  return { width: base.frontage * mm, depth: base.depth * mm };
};

export const planeOf = (match: TabletopMatch, near: Side): Plane => {
  const mm = millimetres(match);
  return { mm, width: match.table.width * mm, depth: match.table.depth * mm, turned: near === 'north' };
};

/** With the frame. */
export const sheetOf = ({ width, depth }: Plane): Size => ({ width: width + 2 * FRAME, height: depth + 2 * FRAME });

/** Where a spot of the table is drawn. */
export const drawnAt = ({ mm, width, depth, turned }: Plane, { x, y }: Spot): Spot =>
  turned ? { x: FRAME + width - x * mm, y: FRAME + y * mm } : { x: FRAME + x * mm, y: FRAME + depth - y * mm };

/** The spot of the table under a point of the drawing. */
export const spotAt = ({ mm, width, depth, turned }: Plane, { x, y }: Spot): Spot =>
  turned ? { x: (FRAME + width - x) / mm, y: (y - FRAME) / mm } : { x: (x - FRAME) / mm, y: (FRAME + depth - y) / mm };

/** Degrees clockwise for a heading in tenths of a degree. */
export const degreesOn = ({ turned }: Plane, heading: number): number => heading / 10 + (turned ? 180 : 0);

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** A path through points of the drawing. */
export const pathOf = (points: readonly Spot[], closed = false): string =>
  points.length === 0
    ? ''
    : `M${points.map(({ x, y }) => `${rounded(x)} ${rounded(y)}`).join('L')}${closed ? 'Z' : ''}`;
