/**
 * Trees, roofs, stones and reeds: the middle at 0,0, lit from the upper left. A thing is parts from the ground up, set
 * down as plain paths: symbols with transforms would have to be put together anew in every frame.
 */
import {
  around,
  blob,
  box,
  curve,
  ellipse,
  moved,
  placed,
  polygon,
  segments,
  type Matrix,
  type Point,
} from '../path.js';
import { scene, type Scene } from '../scene.js';
import type { Game } from '../stand.js';
import { wobble } from '../troop.js';

export interface Part {
  /** Its attributes. */
  readonly look: string;
  readonly d: string;
}
export type Thing = readonly Part[];

export interface SetDown {
  readonly thing: Thing;
  readonly at: Matrix;
}

/** A path in pieces: what stands before each point, the points, and what follows them all. */
interface Pieces {
  readonly before: readonly string[];
  readonly points: readonly Point[];
  readonly rest: string;
}

const known = new WeakMap<Part, Pieces>();

/** Taken apart once: a wood sets down the same few trees a hundred times, and in the editor with every move of a hand. */
function piecesOf(part: Part): Pieces {
  let pieces = known.get(part);
  if (!pieces) {
    const pairs = [...part.d.matchAll(/([^\d.-]*)(-?[\d.]+),(-?[\d.]+)/g)];
    const last = pairs.at(-1);
    pieces = {
      before: pairs.map(([, before]) => before!),
      points: pairs.map(([, , x, y]): Point => [Number(x), Number(y)]),
      rest: last ? part.d.slice(last.index + last[0].length) : part.d,
    };
    known.set(part, pieces);
  }
  return pieces;
}

/** To a tenth of a millimetre. */
const tenth = (value: number): number => Math.round(value * 10) / 10;

function setDown(part: Part, [a, b, c, e, x, y]: Matrix): string {
  const { before, points, rest } = piecesOf(part);
  let d = '';
  for (const [i, [px, py]] of points.entries())
    d += `${before[i]}${tenth(a * px + c * py + x)},${tenth(b * px + e * py + y)}`;
  return d + rest;
}

/** Things that hardly lie over each other: all their lowest parts first, those of one look in one path. */
export function pouredThings(things: readonly SetDown[]): string {
  const most = Math.max(0, ...things.map(({ thing }) => thing.length));
  return Array.from({ length: most }, (_, i) => {
    const byLook = new Map<string, string[]>();
    for (const { thing, at } of things) {
      const part = thing[i];
      if (!part) continue;
      const paths = byLook.get(part.look) ?? [];
      paths.push(setDown(part, at));
      byLook.set(part.look, paths);
    }
    return [...byLook].map(([look, paths]) => `<path ${look} d="${paths.join('')}"/>`).join('');
  }).join('');
}

/** Things that lie over each other, in their order. */
export const stackedThings = (things: readonly SetDown[]): string =>
  things.map((each) => pouredThings([each])).join('');

const fill = (colour: Scene, d: string, more = ''): Part => ({ look: `fill="${scene(colour)}"${more}`, d });
const edged = (colour: Scene, edge: Scene, width: number, d: string): Part =>
  fill(colour, d, ` stroke="${scene(edge)}" stroke-width="${width}" stroke-linejoin="round"`);
const drawn = (colour: Scene, width: number, d: string, more = ''): Part => ({
  look: `fill="none" stroke="${scene(colour)}" stroke-width="${width}" stroke-linecap="round"${more}`,
  d,
});
const shadow = (d: string, x: number, y: number): Part => fill('shade', moved(d, placed(x, y)), ' fill-opacity=".34"');

const ring = (radius: number, lobes: number, seed: number, deep: number): string =>
  blob(
    ...Array.from({ length: lobes * 2 }, (_, i): Point => {
      const angle = (i * Math.PI) / lobes + wobble(seed + i) * 0.12;
      const reach = radius * (i % 2 === 0 ? 1 : 1 - deep) * (1 + wobble(seed * 3 + i) * 0.08);
      return [Math.sin(angle) * reach, -Math.cos(angle) * reach];
    }),
  );

/** Where the sun is on the leaves. */
const light = (kind: number, i: number): string =>
  moved(
    ring(1.9 + wobble(kind * 9 + i) * 0.5, 4, kind * 70 + i, 0.2),
    placed(wobble(kind * 31 + i) * 4 - 3, wobble(kind * 47 + i * 3) * 4 - 3.4),
  );

/** Crowns of three kinds, radius 10. */
const tree = (kind: number): Thing => {
  const crown = ring(10, 10 + kind, kind * 40 + 3, 0.07);
  return [
    shadow(ellipse(0, 0, 9.8), 2.6, 3.6),
    edged('leafDark', 'leafDark', 0.8, crown),
    fill('leaf', moved(crown, placed(-0.7, -0.9, 0, 0.82))),
    fill('leafLight', [0, 1, 2, 3, 4].map((i) => light(kind, i)).join(''), ' fill-opacity=".75"'),
  ];
};

export const TREES = [0, 1, 2].map(tree);

/** Bushes on rough ground, radius 4. */
const bush = (d: string): Thing => [
  shadow(d, 0.9, 1.3),
  fill('leafDark', d),
  fill('leaf', moved(d, placed(-0.4, -0.5, 0, 0.7))),
];

export const BUSH = bush(ring(4, 6, 11, 0.2));

const stone = (kind: number): Thing => {
  const corners = around(6 + kind, (i) => 4 * (1 + wobble(kind * 23 + i + 2) * 0.22));
  const outline = polygon(...corners.map(([x, y]): Point => [x * 1.2, y]));
  return [
    shadow(outline, 0.9, 1.4),
    edged('stone', 'stoneDark', 0.5, outline),
    fill('stoneLight', moved(outline, placed(-0.8, -0.8, 0, 0.5))),
  ];
};

export const STONES = [0, 1].map(stone);

/** Rock with a broken top. */
const crag = (kind: number): Thing => {
  const points = around(9, (i) => 11 * (1 + wobble(kind * 61 + i + 5) * 0.24));
  const top = points.map(([x, y]): Point => [x * 0.52 - 1.8, y * 0.52 - 2]);
  return [
    shadow(polygon(...points), 2.2, 3.2),
    edged('crag', 'stoneDark', 0.6, polygon(...points)),
    fill('stoneDark', polygon(...points.slice(2, 7), ...top.slice(2, 7).reverse()), ' fill-opacity=".5"'),
    fill('stoneLight', polygon(...top)),
    drawn('stoneDark', 0.5, points.map((point, i) => segments(point, top[i]!)).join('')),
  ];
};

export const CRAGS = [0, 1].map(crag);

export const REEDS: Thing = [
  drawn(
    'reed',
    0.9,
    [-3, -1.6, 0, 1.4, 2.8]
      .map((x, i) => curve([x * 0.4, 3], [x * 0.7, 0], [x + wobble(i) * 0.6, -4 + Math.abs(x) * 0.5]))
      .join(''),
  ),
  fill('timberLight', `${ellipse(0, -3.6, 0.7, 1.6)}${ellipse(1.6, -2.6, 0.6, 1.3)}`),
];

/** Tiled since 1500, thatched before, tiled villas for the ancients. */
const isThatched = (game: Game): boolean => game === 'major' || game === 'glorious';

const ridged = (game: Game, width: number, depth: number): Thing => {
  const [lit, dark] = isThatched(game) ? (['thatch', 'thatchDark'] as const) : (['tile', 'tileDark'] as const);
  const [x, y] = [-width / 2, -depth / 2];
  const rows = [0.18, 0.34, 0.66, 0.82]
    .map((at) => segments([x + 0.6, y + depth * at], [-x - 0.6, y + depth * at]))
    .join('');
  return [
    shadow(box(x, y, width, depth), 2.2, 3),
    edged(dark, 'timberDark', 0.7, box(x, y, width, depth)),
    fill(lit, box(x + 0.4, y + 0.4, width - 0.8, depth / 2 - 0.4)),
    drawn('timberDark', 0.5, rows, ' stroke-opacity=".35"'),
    drawn('timberDark', 1.2, segments([x, 0], [-x, 0])),
  ];
};

const chimney = (x: number, y: number): Thing => [
  edged('stone', 'timberDark', 0.6, box(x, y, 3.4, 3.4)),
  fill('timberDark', box(x + 1, y + 1, 1.4, 1.4)),
];

const atrium: Thing = [edged('wall', 'timberDark', 0.7, box(-5, -4.4, 10, 8.8)), fill('water', box(-2.4, -2, 4.8, 4))];
const columns = edged(
  'wall',
  'timberDark',
  0.6,
  [-18, -11, -4, 3, 10, 17].map((x) => `${ellipse(x, -13, 1.5)}${ellipse(x, 13, 1.5)}`).join(''),
);
const tower: Thing = [
  shadow(box(-26, -8, 14, 16), 2.6, 3.6),
  edged('stone', 'timberDark', 0.7, box(-26, -8, 14, 16)),
  fill('stoneDark', `${polygon([-26, -8], [-19, 0], [-26, 8])}${polygon([-12, -8], [-19, 0], [-12, 8])}`),
  drawn('parchment', 1.4, `${segments([-19, -4], [-19, 4])}${segments([-21.4, -1.4], [-16.6, -1.4])}`),
];

export const house = (game: Game): Thing => [
  ...ridged(game, 30, 20),
  ...(game === 'great' ? atrium : chimney(6, -6.4)),
];
export const barn = (game: Game): Thing => ridged(game, 24, 16);
export const church = (game: Game): Thing =>
  game === 'great' ? [...ridged(game, 40, 22), columns] : [...ridged(game, 34, 18), ...tower];
