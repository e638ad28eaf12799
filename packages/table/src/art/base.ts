import { joined } from './joined.js';
import { colourOf } from './paint.js';
import { blob, ellipse, polygon, roundedBox, segments } from './path.js';
import { wobble, type Size } from './troop.js';

export interface Ground extends Size {
  readonly round?: true | undefined;
  readonly gilded?: true | undefined;
}

const EDGE = 1.5;

export const outlineOf = ({ width, depth, round }: Ground, inset = 0): string =>
  round
    ? ellipse(0, 0, width / 2 - inset)
    : roundedBox(-width / 2 + inset, -depth / 2 + inset, width - 2 * inset, depth - 2 * inset, 1.4);

/** A tuft of grass: a few leaves from one root. */
const tuft = (x: number, y: number, size: number): string =>
  blob(
    [x - size, y + size * 0.3],
    [x - size * 0.4, y - size * 0.9],
    [x, y - size * 0.2],
    [x + size * 0.5, y - size],
    [x + size, y + size * 0.2],
    [x, y + size * 0.7],
  );

function flock(ground: Ground, seed: number): string {
  const { width, depth } = ground;
  const count = Math.max(6, Math.round((width * depth) / 160));
  const spots = Array.from({ length: count }, (_, i) => {
    const key = seed * 211 + i * 17;
    const reach = ground.round ? 0.33 : 0.45;
    return tuft(wobble(key) * (width * reach), wobble(key + 5) * (depth * reach), 1.3 + wobble(key + 9) * 0.5);
  });
  const part = (from: number): string => spots.filter((_, i) => i % 3 === from).join('');
  return `<path fill="${colourOf('baseDark')}" d="${part(0)}"/><path fill="${colourOf('grass')}" d="${part(1)}"/><path fill="${colourOf('grassDark')}" d="${part(2)}"/>`;
}

/** The front edge is a bright line with a tooth in the middle; the rim has the colour of the side. */
const front = ({ width, depth }: Ground): string =>
  joined(
    `<path fill="${colourOf('side')}" stroke="${colourOf('ink')}" stroke-width=".5" stroke-linejoin="round" d="${polygon([-3.4, -depth / 2], [0, -depth / 2 - 3.2], [3.4, -depth / 2])}"/>`,
    `<path fill="none" stroke="${colourOf('sideEdge')}" stroke-width="1.1" d="${segments([-width / 2 + 1.2, -depth / 2 + 0.9], [width / 2 - 1.2, -depth / 2 + 0.9])}"/>`,
  );

/** Ground, rim and front edge only. */
export const plainBaseSvg = (ground: Ground): string =>
  joined(
    `<path fill="${colourOf('base')}" stroke="${colourOf('side')}" stroke-width="2" d="${outlineOf(ground, 1)}"/>`,
    ground.gilded
      ? `<path fill="none" stroke="${colourOf('gold')}" stroke-width="1.2" d="${outlineOf(ground, 2.8)}"/>`
      : '',
    ground.round ? '' : front(ground),
  );

export function baseSvg(ground: Ground, seed: number): string {
  const gilt = ground.gilded
    ? `<path fill="none" stroke="${colourOf('gold')}" stroke-width=".9" d="${outlineOf(ground, EDGE + 1.1)}"/>`
    : '';
  return joined(
    `<path fill-opacity=".34" d="${outlineOf(ground, -0.9)}"/>`,
    `<path fill="${colourOf('base')}" stroke="${colourOf('ink')}" stroke-width=".5" d="${outlineOf(ground)}"/>`,
    flock(ground, seed),
    `<path fill="none" stroke="${colourOf('side')}" stroke-width="${EDGE}" d="${outlineOf(ground, EDGE / 2 + 0.2)}"/>`,
    gilt,
    ground.round ? '' : front(ground),
  );
}
