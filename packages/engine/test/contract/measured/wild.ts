/** Pieces of answers that no list of good ones shows: any turn, any length, any place. */
import type { Draw } from '../draw.js';

export type Fields = { readonly do: string; readonly [key: string]: unknown };

export const angle = (draw: Draw): number =>
  draw.one([draw.number(-900, 900), draw.number(-1800, 1800), 900, -900, 1800, 450, draw.number(-40, 40)]);
export const far = (draw: Draw): number =>
  draw.one([draw.number(1, 4000), draw.number(1, 20_000), draw.number(1, 800), 1000]);

/** A step with a pivot before or after it, or with none. */
export const pivoting = (draw: Draw, step: object): object[] =>
  draw.one([[step], [{ pivot: draw.number(-180, 180) }, step], [step, { pivot: draw.number(-60, 60) }]]);

/** Placed somewhere else, facing another way. */
export const placedAnew = (draw: Draw, placing: Fields | object): object => ({
  ...placing,
  ...(draw.once(2) ? { heading: draw.number(0, 3599) } : {}),
  x: (placing as { x: number }).x + draw.number(-3000, 3000),
  y: (placing as { y: number }).y + draw.number(-6000, 6000),
});

/** One unit of a set-up placed anew. */
export const setUpAnew = (draw: Draw, option: Fields): Fields => {
  const { units = [] } = option as { units?: readonly object[] };
  const at = draw.number(0, Math.max(0, units.length - 1));
  return { ...option, units: units.map((unit, i) => (i === at ? placedAnew(draw, unit) : unit)) };
};
