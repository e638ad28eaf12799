/** Colours of armies and sides as CSS variables. */
import { dyed } from './palettes.js';

export type Side = 'south' | 'north';

type Triple = readonly [number, number, number];

const channels = (hex: string): Triple => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

const hexOf = (colour: Triple): string =>
  `#${colour
    .map((part) =>
      Math.round(Math.max(0, Math.min(255, part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

const mixed = (colour: Triple, other: Triple, share: number): Triple => [
  colour[0] + (other[0] - colour[0]) * share,
  colour[1] + (other[1] - colour[1]) * share,
  colour[2] + (other[2] - colour[2]) * share,
];

/** Relative luminance as in WCAG, 0 to 1. */
export function luminance(hex: string): number {
  const [red, green, blue] = channels(hex).map((part) => {
    const share = part / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

export function contrast(a: string, b: string): number {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high! + 0.05) / (low! + 0.05);
}

const INK: Triple = [28, 18, 10];
const CREAM: Triple = [255, 246, 224];

/** Signs on a coat, the best first; between them white and black have 4.5 to 1 on every colour. */
const SIGNS = [hexOf(CREAM), '#060300', '#ffffff', '#000000'];
const onCoat = (coat: string): string => {
  const [light, dark] = SIGNS.slice(0, 2).map((sign) => contrast(coat, sign));
  const better = light! >= dark! ? SIGNS[0]! : SIGNS[1]!;
  return [better, ...SIGNS].find((sign) => contrast(coat, sign) >= 4.5)!;
};

/** South: dark rims and dark earth. North: light rims and dry straw. They differ without colour, too. */
export const SIDES = {
  south: { side: '#6f1a14', sideEdge: '#f3c9a8', onSide: '#fff3dc', base: '#998757', baseDark: '#77683f' },
  north: { side: '#a8cdf2', sideEdge: '#1d4676', onSide: '#10243d', base: '#dcd2a8', baseDark: '#bcb07d' },
} as const satisfies Record<Side, Record<string, string>>;

/** The variables of one army's stands: set them on any element around the `<use>`s. */
export function standVariables(side: Side, coat: string): Record<`--fv-${string}`, string> {
  const cloth = dyed(side, coat);
  const { side: rim, sideEdge, onSide, base, baseDark } = SIDES[side];
  return {
    '--fv-coat': cloth,
    '--fv-coat-dark': hexOf(mixed(channels(cloth), INK, 0.42)),
    '--fv-coat-light': hexOf(mixed(channels(cloth), CREAM, 0.45)),
    '--fv-on-coat': onCoat(cloth),
    '--fv-side': rim,
    '--fv-side-edge': sideEdge,
    '--fv-on-side': onSide,
    '--fv-base': base,
    '--fv-base-dark': baseDark,
  };
}
