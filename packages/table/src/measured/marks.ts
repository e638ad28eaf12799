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
  | { readonly is: 'path'; readonly points: readonly Spot[]; readonly tone: Tone; readonly text?: string }
  /** An area: what can be reached, a zone of fire, a lane, where an army may be set up. */
  | { readonly is: 'area'; readonly points: readonly Spot[]; readonly tone: Tone; readonly text?: string }
  /** An area with everything within so much of a unit. */
  | { readonly is: 'range'; readonly unit: UnitId; readonly far: number; readonly tone: Tone; readonly text?: string }
  | { readonly is: 'disc'; readonly at: Spot; readonly radius: number; readonly tone: Tone; readonly text?: string }
  /** A straight measure with ticks at every inch or centimetre and its length. */
  | { readonly is: 'ruler'; readonly from: Spot; readonly to: Spot; readonly text: string; readonly tone: Tone }
  /** A stretch of a way in which somebody may stop it. */
  | { readonly is: 'window'; readonly from: Spot; readonly to: Spot; readonly tone: Tone; readonly text?: string }
  /** From one unit to another: fire, a charge. */
  | { readonly is: 'link'; readonly from: UnitId; readonly to: UnitId; readonly tone: Tone; readonly text?: string }
  /** Stands of a unit that are lit (they fire, they go), each by its number in the layout. */
  | { readonly is: 'stands'; readonly unit: UnitId; readonly stands: readonly number[]; readonly tone: Tone }
  | { readonly is: 'edge'; readonly from: Spot; readonly to: Spot; readonly tone: Tone; readonly text?: string }
  | { readonly is: 'text'; readonly at: Spot; readonly text: string; readonly tone: Tone }
  /** A point that can be taken hold of: gestures name it. */
  | { readonly is: 'handle'; readonly id: string; readonly at: Spot; readonly label: string; readonly tone: Tone };
