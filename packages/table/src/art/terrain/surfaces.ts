import { blob, box, curve, polygon, segments, type Point } from '../path.js';
import { joined } from '../joined.js';
import { scene } from '../scene.js';
import type { ArtSymbol } from '../stand.js';
import { wobble } from '../troop.js';

/** Endless surfaces as patterns, in user space: 1 unit is 1 mm, or 1 px in a panel. */
export const SURFACES = ['turf', 'wood', 'parchment', 'felt'] as const;
export type Surface = (typeof SURFACES)[number];

const soft = (x: number, y: number, radius: number, seed: number): string =>
  blob(
    ...Array.from({ length: 9 }, (_, i): Point => {
      const angle = (i * Math.PI * 2) / 9;
      const reach = radius * (1 + wobble(seed * 7 + i) * 0.2);
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.7];
    }),
  );

/** Repeats over the edges, so that the tile has no seam. */
const wrapped = (size: number, draw: (dx: number, dy: number) => string): string =>
  [0, size, -size].flatMap((dx) => [0, size, -size].map((dy) => draw(dx, dy))).join('');

function turf(size: number): string {
  const spot = (i: number): Point => [((wobble(i) + 1) / 2) * size, ((wobble(i + 500) + 1) / 2) * size];
  const patches = (from: number, to: number, radius: number): string =>
    Array.from({ length: to - from }, (_, i) => {
      const [x, y] = spot(from + i);
      return wrapped(size, (dx, dy) =>
        x + dx < -radius * 2 || x + dx > size + radius * 2 || y + dy < -radius * 2 || y + dy > size + radius * 2
          ? ''
          : soft(x + dx, y + dy, radius, from + i),
      );
    }).join('');
  const blades = Array.from({ length: 90 }, (_, i) => {
    const [x, y] = spot(900 + i);
    const lean = wobble(i + 77);
    return x < 3 || x > size - 3 || y < 4 ? '' : curve([x, y], [x + lean * 0.5, y - 1.6], [x + lean * 1.6, y - 3]);
  });
  const half = blades.length / 2;
  const strokes = (colour: string, list: readonly string[]): string =>
    `<path fill="none" stroke="${colour}" stroke-opacity=".7" stroke-width=".6" stroke-linecap="round" d="${list.join('')}"/>`;
  return joined(
    `<rect width="${size}" height="${size}" fill="${scene('turf')}"/>`,
    `<path fill="${scene('turfLight')}" opacity=".26" d="${patches(0, 9, 26)}"/>`,
    `<path fill="${scene('turfDark')}" opacity=".2" d="${patches(20, 28, 22)}"/>`,
    `<path fill="${scene('turfLight')}" opacity=".24" d="${patches(40, 48, 11)}"/>`,
    strokes(scene('turfDark'), blades.slice(0, half)),
    strokes(scene('turfLight'), blades.slice(half)),
  );
}

/** Boards with grain. */
function boards(size: number): string {
  const grain = Array.from({ length: 26 }, (_, i) => {
    const y = ((i + 0.5) / 26) * size + wobble(i) * 1.2;
    const bend = wobble(i + 60) * 1.6;
    return curve([0, y], [size * 0.3, y + bend], [size * 0.65, y - bend], [size, y]);
  });
  return joined(
    `<rect width="${size}" height="${size}" fill="${scene('timber')}"/>`,
    `<path fill="none" stroke="${scene('timberLight')}" stroke-opacity=".4" stroke-width=".8" d="${grain.filter((_, i) => i % 2 === 0).join('')}"/>`,
    `<path fill="none" stroke="${scene('timberDark')}" stroke-opacity=".55" stroke-width=".7" d="${grain.filter((_, i) => i % 2 === 1).join('')}"/>`,
  );
}

const flecks = (size: number, count: number, length: number): string =>
  Array.from({ length: count }, (_, i) => {
    const [x, y] = [((wobble(i + 13) + 1) / 2) * size, ((wobble(i + 310) + 1) / 2) * size];
    const angle = wobble(i + 99) * Math.PI;
    return segments([x, y], [x + Math.cos(angle) * length, y + Math.sin(angle) * length]);
  }).join('');

const speckled = (size: number, base: string, dark: string, opacity: number): string =>
  `<rect width="${size}" height="${size}" fill="${base}"/><path fill="none" stroke="${dark}" stroke-opacity="${opacity}" stroke-width=".7" stroke-linecap="round" d="${flecks(size, 130, 2.4)}"/>`;

const TILES: Record<Surface, { readonly size: number; readonly svg: () => string }> = {
  turf: { size: 180, svg: () => turf(180) },
  wood: { size: 90, svg: () => boards(90) },
  parchment: { size: 120, svg: () => speckled(120, scene('parchment'), scene('parchmentDark'), 0.8) },
  felt: { size: 60, svg: () => speckled(60, scene('felt'), scene('feltDark'), 0.9) },
};

/** `<pattern>`: fill with `url(#id)`. */
export function terrainPattern(surface: Surface): ArtSymbol {
  const { size, svg } = TILES[surface];
  const id = `fv-surface-${surface}`;
  return {
    id,
    svg: `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse">${svg()}</pattern>`,
  };
}

/** The wooden frame around a table of this size: four mitred boards, a bevel and brass corners. Needs the pattern `wood`. */
export function tableFrame(width: number, height: number, board = 24): string {
  const [right, bottom] = [width + board, height + board];
  const sides = [
    polygon([-board, -board], [right, -board], [width, 0], [0, 0]),
    polygon([right, -board], [right, bottom], [width, height], [width, 0]),
    polygon([-board, bottom], [0, height], [width, height], [right, bottom]),
    polygon([-board, -board], [0, 0], [0, height], [-board, bottom]),
  ];
  const shade = [0.12, 0.3, 0.42, 0.2];
  const corner = (x: number, y: number, sx: number, sy: number): string => {
    const s = board * 0.92;
    return `<g transform="translate(${x} ${y}) scale(${sx} ${sy})"><path fill="#b98d3e" stroke="#4a3312" stroke-width=".8" d="${polygon([0, 0], [s * 1.5, 0], [s * 1.25, s * 0.55], [s * 0.55, s * 0.55], [s * 0.55, s * 1.25], [0, s * 1.5])}"/><path fill="#e6c477" d="${polygon([0.8, 0.8], [s * 1.4, 0.8], [s * 1.34, 2.2], [2.2, 2.2], [2.2, s * 1.34], [0.8, s * 1.4])}"/><circle cx="${s * 0.28}" cy="${s * 0.28}" r="1.6" fill="#5b3f16"/><circle cx="${s * 1.1}" cy="${s * 0.28}" r="1.3" fill="#5b3f16"/><circle cx="${s * 0.28}" cy="${s * 1.1}" r="1.3" fill="#5b3f16"/></g>`;
  };
  return joined(
    sides
      .map(
        (d, i) =>
          `<path fill="url(#fv-surface-wood)" stroke="${scene('timberDark')}" stroke-width=".8" d="${d}"/><path fill="#000" opacity="${shade[i]}" d="${d}"/>`,
      )
      .join(''),
    `<path fill="none" stroke="${scene('timberLight')}" stroke-opacity=".7" stroke-width="1.4" d="${box(-board + 1.4, -board + 1.4, width + 2 * board - 2.8, height + 2 * board - 2.8)}"/>`,
    `<path fill="none" stroke="${scene('timberDark')}" stroke-width="2.4" d="${box(-1.2, -1.2, width + 2.4, height + 2.4)}"/>`,
    corner(-board, -board, 1, 1),
    corner(right, -board, -1, 1),
    corner(right, bottom, -1, -1),
    corner(-board, bottom, 1, -1),
  );
}
