import { around, ellipse, polygon, roundedBox, segments } from './path.js';
import { scene } from './scene.js';
import { symbol, type ArtSymbol } from './stand.js';

/** Which of the nine places of a face have a pip, row by row. */
const PIPS: Readonly<Record<number, readonly number[]>> = {
  1: [4],
  2: [0, 8],
  3: [0, 4, 8],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
};

const pips = (value: number): string =>
  (PIPS[value] ?? [])
    .map((at) => ellipse(((at % 3) - 1) * 4.6, (Math.floor(at / 3) - 1) * 4.6, value === 1 ? 2.4 : 1.8))
    .join('');

/** Of a die with twelve sides: the face on top, its rim, and the edges between them. */
const [five, ten] = [around(5, () => 7.6), around(10, () => 11)];
const [top, rim] = [polygon(...five), polygon(...ten)];
const edges = five.map((corner, i) => segments(corner, ten[2 * i]!)).join('');

const shadow = (d: string): string =>
  `<path fill="${scene('shade')}" opacity=".4" transform="translate(.5 1.2)" d="${d}"/>`;

const cube = roundedBox(-9, -9, 18, 18, 3.4);

const face6 = (value: number): string =>
  `${shadow(cube)}<path fill="${scene('die')}" stroke="${scene('dieEdge')}" stroke-width="1" d="${cube}"/>` +
  `<path fill="#fff" opacity=".35" d="${roundedBox(-7.6, -7.6, 15.2, 15.2, 6)}"/><path fill="${scene('diePip')}" d="${pips(value)}"/>`;

const face12 = (value: number): string =>
  `${shadow(rim)}<path fill="${scene('dieEdge')}" stroke="${scene('diePip')}" stroke-width=".5" stroke-linejoin="round" d="${rim}"/>` +
  `<path fill="none" stroke="${scene('diePip')}" stroke-width=".5" d="${edges}"/><path fill="${scene('die')}" stroke="${scene('diePip')}" stroke-width=".5" stroke-linejoin="round" d="${top}"/>` +
  `<text fill="${scene('diePip')}" font-family="system-ui,sans-serif" font-weight="700" font-size="7.4" text-anchor="middle" y="3">${value}</text>`;

/** A die about 20 units wide, the middle at 0,0. A hit is lit by `dieVariables` on any element around it. */
export function dieFace(sides: 6 | 12, value: number): ArtSymbol {
  const id = `fv-d${sides}-${value}`;
  return { id, svg: symbol(id, sides === 6 ? face6(value) : face12(value)) };
}

/** Misses are dull, hits are lit with a golden edge; dice thrown again have a blue one. */
const STATES = {
  plain: {},
  hit: { '--fv-die': '#fff4c2', '--fv-die-edge': '#e2ae2b' },
  miss: { '--fv-die': '#cfc6b4', '--fv-die-edge': '#9a8f79' },
  again: { '--fv-die': '#e4eefb', '--fv-die-edge': '#4a7fc1' },
} as const;

export const dieVariables = (state: keyof typeof STATES): Readonly<Record<string, string>> => STATES[state];
