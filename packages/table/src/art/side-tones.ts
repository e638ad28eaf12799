/**
 * The colour of an army where its side must be told by lightness alone: the hue from the coat, South dark, North light.
 * Any two differ by far, even when both armies wear red.
 */
import { contrast, type Side } from './colours.js';
import { dyed } from './palettes.js';

const INK = '#1d120a';
const CREAM = '#fff6e0';
const BLACK = [0, 0, 0] as const;
const WHITE = [255, 255, 255] as const;
/** What the sign on it keeps in contrast. */
const ON = { south: { sign: CREAM, least: 8.5 }, north: { sign: INK, least: 9 } } as const;
const STEPS = 40;

const partsOf = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
const hexOf = (parts: readonly number[]): string =>
  `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

export interface SideTone {
  readonly ground: string;
  readonly sign: string;
}

export const sideTone = (side: Side, coat: string | undefined): SideTone => {
  const cloth = dyed(side, coat);
  const { sign, least } = ON[side];
  const towards = side === 'south' ? BLACK : WHITE;
  for (let step = 0; step <= STEPS; step++) {
    const ground = hexOf(partsOf(cloth).map((part, i) => part + ((towards[i]! - part) * step) / STEPS));
    if (contrast(ground, sign) >= least) return { ground, sign };
  }
  return { ground: hexOf(towards), sign };
};

/** South's charts on dark paper: its coat, lightened by so much. */
const LIFTED = 0.45;
const lifted = (hex: string): string => hexOf(partsOf(hex).map((part) => part + (255 - part) * LIFTED));

/** The tones of both armies for a page: set once around everything that tells sides apart. */
export const sideVariables = (coats: Readonly<Record<Side, string | undefined>>): Record<`--${string}`, string> => {
  const [south, north] = [sideTone('south', coats.south), sideTone('north', coats.north)];
  return {
    '--south-ground': south.ground,
    '--south-sign': south.sign,
    '--south-lifted': lifted(south.ground),
    '--north-ground': north.ground,
    '--north-sign': north.sign,
  };
};
