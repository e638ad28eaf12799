/**
 * What is drawn on a measured table besides its units: plain data, made by whoever puts an answer together, drawn by
 * the table. Lengths are the engine's (thousandths of the measure of the book), x to the east, y to the north.
 */
import type { Place, UnitId } from '@five-victories/engine/tabletop';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** What something is about, which decides its colour, its dash and its letter: never colour alone. */
export type Tone = 'move' | 'charge' | 'fire' | 'command' | 'react' | 'wrong' | 'quiet';

export type Mark =
  /** A unit as it would stand. `wrong`: it may not. `quiet`: where it stands on the way, or was. */
  | { readonly is: 'ghost'; readonly unit: UnitId; readonly place: Place; readonly tone: Tone }
  /** A way along points, with an arrow at its end. */
  | { readonly is: 'path'; readonly points: readonly Spot[]; readonly tone: Tone; readonly text?: string | undefined }
  /** An area: what can be reached, a zone of fire, a lane, where an army may be set up. */
  | { readonly is: 'area'; readonly points: readonly Spot[]; readonly tone: Tone; readonly text?: string | undefined }
  /** An area with everything within so much of a unit. */
  | {
      readonly is: 'range';
      readonly unit: UnitId;
      /** Where it would stand; else where it stands. */
      readonly place?: Place | undefined;
      readonly far: number;
      readonly tone: Tone;
      readonly text?: string | undefined;
    }
  | {
      readonly is: 'disc';
      readonly at: Spot;
      readonly radius: number;
      readonly tone: Tone;
      readonly text?: string | undefined;
    }
  /** A straight measure with ticks at every inch or centimetre and its length. */
  | { readonly is: 'ruler'; readonly from: Spot; readonly to: Spot; readonly text: string; readonly tone: Tone }
  /** A stretch of a way in which somebody may stop it. */
  | {
      readonly is: 'window';
      readonly from: Spot;
      readonly to: Spot;
      readonly tone: Tone;
      readonly text?: string | undefined;
    }
  /** From one unit to another: fire, a charge. */
  | {
      readonly is: 'link';
      readonly from: UnitId;
      readonly to: UnitId;
      readonly tone: Tone;
      readonly text?: string | undefined;
    }
  /** Stands of a unit that are lit (they fire, they go), each by its number in the layout. */
  | { readonly is: 'stands'; readonly unit: UnitId; readonly stands: readonly number[]; readonly tone: Tone }
  | {
      readonly is: 'edge';
      readonly from: Spot;
      readonly to: Spot;
      readonly tone: Tone;
      readonly text?: string | undefined;
    }
  | { readonly is: 'text'; readonly at: Spot; readonly text: string; readonly tone: Tone }
  /** A point that can be taken hold of: gestures name it. */
  | { readonly is: 'handle'; readonly id: string; readonly at: Spot; readonly label: string; readonly tone: Tone };

// ---- how they are made -----------------------------------------------------------------------------------------------

/** Those that are there. */
export const marksOf = (...marks: readonly (Mark | false | undefined)[]): Mark[] => marks.filter((mark) => !!mark);

export const ghostAt = (unit: UnitId, place: Place, tone: Tone) => ({ is: 'ghost', unit, place, tone }) as const;

export const textAt = ({ x, y }: Spot, text: string, tone: Tone): Mark => ({ is: 'text', at: { x, y }, text, tone });

export const handleAt = (id: string, { x, y }: Spot, label: string, tone: Tone): Mark => ({
  is: 'handle',
  id,
  at: { x, y },
  label,
  tone,
});

export const linkTo = (from: UnitId, to: UnitId, tone: Tone, text?: string): Mark => ({
  is: 'link',
  from,
  to,
  tone,
  text,
});

export const pathThrough = (points: readonly Spot[], tone: Tone, text?: string): Mark => ({
  is: 'path',
  points: points.map(({ x, y }) => ({ x, y })),
  tone,
  text,
});

export const rulerTo = (from: Spot, to: Spot, text: string, tone: Tone): Mark => ({
  is: 'ruler',
  from: { x: from.x, y: from.y },
  to: { x: to.x, y: to.y },
  text,
  tone,
});

/** A unit that is pointed out: a rim around it. */
export const rimOf = (unit: UnitId, tone: Tone, text?: string): Mark => ({ is: 'range', unit, far: 150, tone, text });

/** Stands that are lit, if there are any. */
export const lit = (unit: UnitId, stands: readonly number[], tone: Tone): Mark[] =>
  stands.length === 0 ? [] : [{ is: 'stands', unit, stands, tone }];

/** Where a unit may not stand, and why. */
export const wrongAt = (unit: UnitId, place: Place, why: string): Mark[] => [
  ghostAt(unit, place, 'wrong'),
  textAt(place, why, 'wrong'),
];

/** The corners of a box that is drawn from one spot to another. */
export const cornersBetween = ({ from, to }: { readonly from: Spot; readonly to: Spot }): readonly Spot[] => [
  from,
  { x: to.x, y: from.y },
  to,
  { x: from.x, y: to.y },
];
