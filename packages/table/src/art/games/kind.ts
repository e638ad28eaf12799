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

type Led = Extract<Troop, { as: 'command' }>;
type Command = Omit<Led, 'as' | 'chief' | 'mount'> & Partial<Pick<Led, 'mount'>>;

/** A general with his staff, in chief or below another. */
export const commandKind = (chief: boolean, size: Size, led: Command): Kind => ({
  letter: chief ? 'C' : 'S',
  sign: chief ? 'command' : 'subCommand',
  size,
  gilded: true,
  troop: { as: 'command', mount: 'horse', chief, ...led },
});

export type Kinds = Readonly<Record<string, Kind>>;
