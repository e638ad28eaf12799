import type { Sign } from '../signs.js';
import type { Size, Troop } from '../troop.js';

/** What a base carries, how large it is, and how it is told apart: by letter and by sign. */
export interface Kind {
  readonly letter: string;
  readonly sign: Sign;
  /** Light, medium, heavy: bars at the rear of the sign. */
  readonly grade?: 1 | 2 | 3;
  readonly size: Size;
  readonly troop: Troop;
  /** A round base: it has no front. */
  readonly round?: true;
  readonly gilded?: true;
}

export type Kinds = Readonly<Record<string, Kind>>;
