/**
 * Which dye an army wears: its own coat, or, for eyes that do not tell all colours apart, one of two that they do.
 * Everything that is drawn in a coat asks here, so that a table is never in two palettes at once.
 */
import type { Side } from './colours.js';

export type Palette = 'usual' | 'redGreen' | 'blueYellow' | 'strong';

const USUAL: Readonly<Record<Side, string>> = { south: '#8f2f39', north: '#2f4f8f' };

/**
 * Red-green weakness tells blue from yellow; blue-yellow weakness tells red from turquoise; everybody tells black from
 * white. The three are a dye of a side, dark, middle and light: regiments keep a difference where their coats have one.
 */
const DYES: Readonly<Record<Exclude<Palette, 'usual'>, Readonly<Record<Side, readonly [string, string, string]>>>> = {
  redGreen: { south: ['#10306e', '#1d4fa8', '#3f74cf'], north: ['#e09a12', '#f5b93a', '#ffd778'] },
  blueYellow: { south: ['#7a0c25', '#a3122e', '#c73350'], north: ['#38bdb0', '#6fdccf', '#a5efe6'] },
  strong: { south: ['#000000', '#161412', '#2c2926'], north: ['#e3e3e3', '#f2f2f2', '#ffffff'] },
};

let chosen: () => Palette = () => 'usual';
/** Asked anew for every colour: a change of the setting is a change of the table. */
export const dyeBy = (palette: () => Palette): void => {
  chosen = palette;
};

const isHex = (coat: string | undefined): coat is string => coat !== undefined && /^#[0-9a-f]{6}$/i.test(coat);

/** Sum of the channels, in thirds: dark, middle, light. */
const thirdOf = (coat: string): 0 | 1 | 2 => {
  const sum = [1, 3, 5].reduce((all, at) => all + Number.parseInt(coat.slice(at, at + 2), 16), 0);
  if (sum < 255) return 0;
  return sum < 510 ? 1 : 2;
};

/** The colour of cloth in which a side's coat is drawn. */
export const dyed = (side: Side, coat: string | undefined, palette: Palette = chosen()): string => {
  const cloth = isHex(coat) ? coat : USUAL[side];
  return palette === 'usual' ? cloth : DYES[palette][side][thirdOf(cloth)];
};
