import { blob, box, curve, ellipse, polygon, segments } from '../path.js';
import type { Point } from '../path.js';
import { joined } from '../joined.js';
import { scene } from '../scene.js';
import type { ArtSymbol, Game } from '../stand.js';
import { symbol } from '../stand.js';
import { wobble } from '../troop.js';

/** Trees, roofs, stones and reeds: symbols with the middle at 0,0, lit from the upper left. */

const ring = (radius: number, lobes: number, seed: number, deep: number): string =>
  blob(
    ...Array.from({ length: lobes * 2 }, (_, i): Point => {
      const angle = (i * Math.PI) / lobes + wobble(seed + i) * 0.12;
      const reach = radius * (i % 2 === 0 ? 1 : 1 - deep) * (1 + wobble(seed * 3 + i) * 0.08);
      return [Math.sin(angle) * reach, -Math.cos(angle) * reach];
    }),
  );

const shadow = (d: string, x = 1.8, y = 2.6): string =>
  `<path fill="${scene('shade')}" opacity=".34" transform="translate(${x} ${y})" d="${d}"/>`;

/** Crowns of three kinds, radius 10. */
export const TREES = [0, 1, 2] as const;

export function tree(kind: number): ArtSymbol {
  const id = `fv-tree-${kind}`;
  const crown = ring(10, 10 + kind, kind * 40 + 3, 0.07);
  const body = joined(
    shadow(crown, 2.6, 3.6),
    `<path fill="${scene('leafDark')}" stroke="${scene('leafDark')}" stroke-width=".6" d="${crown}"/>`,
    `<path fill="${scene('leaf')}" transform="translate(-.7 -.9) scale(.82)" d="${crown}"/>`,
    `<path fill="${scene('leafLight')}" opacity=".75" d="${[0, 1, 2, 3, 4].map((i) => ring(1.9 + wobble(kind * 9 + i) * 0.5, 5, kind * 70 + i, 0.2).replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, x: string, y: string) => `${(Number(x) - 3 + wobble(kind * 31 + i) * 4).toFixed(1)},${(Number(y) - 3.4 + wobble(kind * 47 + i * 3) * 4).toFixed(1)}`)).join('')}"/>`,
  );
  return { id, svg: symbol(id, body) };
}

/** Bushes on rough ground, radius 4. */
export function bush(): ArtSymbol {
  const d = ring(4, 6, 11, 0.2);
  return {
    id: 'fv-bush',
    svg: symbol(
      'fv-bush',
      `${shadow(d, 0.9, 1.3)}<path fill="${scene('leafDark')}" d="${d}"/><path fill="${scene('leaf')}" transform="translate(-.4 -.5) scale(.7)" d="${d}"/>`,
    ),
  };
}

export const STONES = [0, 1] as const;

export function stone(kind: number): ArtSymbol {
  const id = `fv-stone-${kind}`;
  const outline = polygon(
    ...Array.from({ length: 6 + kind }, (_, i): Point => {
      const angle = (i * Math.PI * 2) / (6 + kind);
      const reach = 4 * (1 + wobble(kind * 23 + i + 2) * 0.22);
      return [Math.sin(angle) * reach * 1.2, -Math.cos(angle) * reach];
    }),
  );
  const body = `${shadow(outline, 0.9, 1.4)}<path fill="${scene('stone')}" stroke="${scene('stoneDark')}" stroke-width=".5" stroke-linejoin="round" d="${outline}"/><path fill="${scene('stoneLight')}" transform="translate(-.8 -.8) scale(.5)" d="${outline}"/>`;
  return { id, svg: symbol(id, body) };
}

/** A crag: rock with a broken top. */
export function crag(kind: number): ArtSymbol {
  const id = `fv-crag-${kind}`;
  const points = Array.from({ length: 9 }, (_, i): Point => {
    const angle = (i * Math.PI * 2) / 9;
    const reach = 11 * (1 + wobble(kind * 61 + i + 5) * 0.24);
    return [Math.sin(angle) * reach, -Math.cos(angle) * reach];
  });
  const top = points.map(([x, y]): Point => [x * 0.52 - 1.8, y * 0.52 - 2]);
  const body = joined(
    shadow(polygon(...points), 2.2, 3.2),
    `<path fill="${scene('crag')}" stroke="${scene('stoneDark')}" stroke-width=".6" stroke-linejoin="round" d="${polygon(...points)}"/>`,
    `<path fill="${scene('stoneDark')}" opacity=".5" d="${polygon(...points.slice(2, 7), ...top.slice(2, 7).reverse())}"/>`,
    `<path fill="${scene('stoneLight')}" d="${polygon(...top)}"/>`,
    `<path fill="none" stroke="${scene('stoneDark')}" stroke-width=".5" d="${points.map((point, i) => segments(point, top[i]!)).join('')}"/>`,
  );
  return { id, svg: symbol(id, body) };
}

export function reeds(): ArtSymbol {
  const blades = [-3, -1.6, 0, 1.4, 2.8]
    .map((x, i) => curve([x * 0.4, 3], [x * 0.7, 0], [x + wobble(i) * 0.6, -4 + Math.abs(x) * 0.5]))
    .join('');
  return {
    id: 'fv-reeds',
    svg: symbol(
      'fv-reeds',
      `<path fill="none" stroke="${scene('reed')}" stroke-width=".9" stroke-linecap="round" d="${blades}"/><path fill="${scene('timberLight')}" d="${ellipse(0, -3.6, 0.7, 1.6)}${ellipse(1.6, -2.6, 0.6, 1.3)}"/>`,
    ),
  };
}

/** Tiled since 1500, thatched before, tiled villas for the ancients. */
const isThatched = (game: Game): boolean => game === 'major' || game === 'glorious';

const ridged = (game: Game, width: number, depth: number): string => {
  const [light, dark] = isThatched(game) ? (['thatch', 'thatchDark'] as const) : (['tile', 'tileDark'] as const);
  const [x, y] = [-width / 2, -depth / 2];
  const rows = [0.18, 0.34, 0.66, 0.82]
    .map((at) => segments([x + 0.6, y + depth * at], [-x - 0.6, y + depth * at]))
    .join('');
  return joined(
    shadow(box(x, y, width, depth), 2.2, 3),
    `<path fill="${scene(dark)}" stroke="${scene('timberDark')}" stroke-width=".6" d="${box(x, y, width, depth)}"/>`,
    `<path fill="${scene(light)}" d="${box(x + 0.4, y + 0.4, width - 0.8, depth / 2 - 0.4)}"/>`,
    `<path fill="none" stroke="${scene('timberDark')}" stroke-opacity=".35" stroke-width=".4" d="${rows}"/>`,
    `<path fill="none" stroke="${scene('timberDark')}" stroke-width="1" d="${segments([x, 0], [-x, 0])}"/>`,
  );
};

const chimney = (x: number, y: number): string =>
  `<path fill="${scene('stone')}" stroke="${scene('timberDark')}" stroke-width=".5" d="${box(x, y, 3.4, 3.4)}"/><path fill="${scene('timberDark')}" d="${box(x + 1, y + 1, 1.4, 1.4)}"/>`;

export const ROOFS = ['house', 'barn', 'church'] as const;
type Roof = (typeof ROOFS)[number];

const buildings: Record<Roof, (game: Game) => string> = {
  house: (game) =>
    joined(
      ridged(game, 30, 20),
      game === 'great'
        ? `<path fill="${scene('wall')}" stroke="${scene('timberDark')}" stroke-width=".6" d="${box(-5, -4.4, 10, 8.8)}"/><path fill="${scene('water')}" d="${box(-2.4, -2, 4.8, 4)}"/>`
        : chimney(6, -6.4),
    ),
  barn: (game) => ridged(game, 24, 16),
  church: (game) =>
    game === 'great'
      ? joined(
          ridged(game, 40, 22),
          `<path fill="${scene('wall')}" stroke="${scene('timberDark')}" stroke-width=".5" d="${[-18, -11, -4, 3, 10, 17].map((x) => `${ellipse(x, -13, 1.5)}${ellipse(x, 13, 1.5)}`).join('')}"/>`,
        )
      : joined(
          ridged(game, 34, 18),
          `${shadow(box(-26, -8, 14, 16), 2.6, 3.6)}<path fill="${scene('stone')}" stroke="${scene('timberDark')}" stroke-width=".6" d="${box(-26, -8, 14, 16)}"/><path fill="${scene('stoneDark')}" d="${polygon([-26, -8], [-19, 0], [-26, 8])}${polygon([-12, -8], [-19, 0], [-12, 8])}"/><path fill="none" stroke="${scene('parchment')}" stroke-width="1.2" d="${segments([-19, -4], [-19, 4])}${segments([-21.4, -1.4], [-16.6, -1.4])}"/>`,
        ),
};

export function roof(kind: Roof, game: Game): ArtSymbol {
  const id = `fv-${kind}-${game}`;
  return { id, svg: symbol(id, buildings[kind](game)) };
}
