/** The sounds of a table, by name. How each is made is in `recipes.ts`, when one is heard in `event-sounds.ts`. */
export const SOUNDS = ['drum', 'bows', 'guns', 'cannon', 'steel', 'hoofs', 'tramp', 'horn', 'dice', 'knock'] as const;
export type Sound = (typeof SOUNDS)[number];

/** A sound to be heard, in milliseconds from now. */
export interface Cue {
  readonly sound: Sound;
  readonly at: number;
}
