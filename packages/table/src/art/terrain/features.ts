import { blob, curve, ellipse, moved, placed, segments, type Point } from '../path.js';
import { joined } from '../joined.js';
import { scene } from '../scene.js';
import type { Game } from '../stand.js';
import { wobble } from '../troop.js';
import { centreOf, clockwise, margin, scattered, shrunk, stepsAlong } from './outline.js';
import {
  barn,
  BUSH,
  church,
  CRAGS,
  house,
  pouredThings,
  REEDS,
  stackedThings,
  STONES,
  TREES,
  type SetDown,
  type Thing,
} from './things.js';

export const TERRAINS = ['hill', 'wood', 'village', 'rough', 'impassable', 'bog'] as const;
export type Terrain = (typeof TERRAINS)[number];

interface Place {
  readonly at: Point;
  readonly turn: number;
}

const distance = (a: Point, b: Point): number => Math.sqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2);

const set = (thing: Thing, [x, y]: Point, scale = 1, turn = 0): SetDown => ({ thing, at: placed(x, y, turn, scale) });

/** From the rear of the scene to the front, so that shadows fall on what lies behind. */
const byDepth = (points: readonly Point[]): Point[] => [...points].sort((a, b) => a[1] - b[1]);

const ground = (outline: readonly Point[], colour: string, edge: string, opacity = 1): string =>
  `<path fill="${colour}" fill-opacity="${opacity}" stroke="${edge}" stroke-opacity=".6" stroke-width="1.4" stroke-dasharray="5 3" stroke-linecap="round" d="${blob(...outline)}"/>`;

/** Hachures: short strokes down the slope, as on old maps. */
function hachures(outline: readonly Point[], length: number, seed: number): string {
  const strokes = stepsAlong(clockwise(outline), 4.4, true).map(({ at, out }, i) => {
    const reach = length * (0.8 + wobble(seed * 71 + i) * 0.25);
    return segments([at[0] - out[0] * 1.5, at[1] - out[1] * 1.5], [at[0] + out[0] * reach, at[1] + out[1] * reach]);
  });
  return `<path fill="none" stroke="${scene('hachure')}" stroke-opacity=".75" stroke-width="1" stroke-linecap="round" d="${strokes.join('')}"/>`;
}

function hill(outline: readonly Point[], seed: number): string {
  const inner = shrunk(outline, 0.74);
  const top = shrunk(outline, 0.46);
  return joined(
    `<path fill="${scene('hill')}" fill-opacity=".75" stroke="${scene('hachure')}" stroke-opacity=".45" stroke-width="1" d="${blob(...outline)}"/>`,
    `<path fill="${scene('hill')}" stroke="${scene('hachure')}" stroke-opacity=".4" stroke-width=".8" d="${blob(...inner)}"/>`,
    `<path fill="${scene('hillTop')}" stroke="${scene('hachure')}" stroke-opacity=".4" stroke-width=".8" d="${blob(...top)}"/>`,
    hachures(shrunk(outline, 0.88), 6, seed),
    hachures(shrunk(outline, 0.6), 5, seed + 1),
  );
}

/** From one contour to the next. */
const STEP = 16;

/** Where heights are counted: a contour for each level, all of them near the edge, since all within is as high. */
function steps(outline: readonly Point[], seed: number, level: number): string {
  const [cx, cy] = centreOf(outline);
  const radius = outline.reduce((sum, [x, y]) => sum + distance([x, y], [cx, cy]), 0) / outline.length;
  const inward = Math.min(STEP / radius, 0.6 / level);
  const contours = Array.from({ length: level + 1 }, (_, i) => shrunk(outline, 1 - i * inward));
  return joined(
    ...contours.map(
      (contour, i) =>
        `<path fill="${scene(i === level ? 'hillTop' : 'hill')}" fill-opacity="${i === level ? 0.8 : 0.75}" stroke="${scene('hachure')}" stroke-opacity="${i === 0 ? 0.8 : 0.5}" stroke-width="${i === 0 ? 1.6 : 1}" d="${blob(...contour)}"/>`,
    ),
    ...contours.slice(1).map((contour, i) => hachures(contour, 7, seed + i)),
  );
}

/** Trees stand closer at the edge than within, so that figures in the wood stay in sight. */
function wood(outline: readonly Point[], seed: number): string {
  const points = scattered(outline, 25, 7, seed).filter(
    (point, i) => margin(outline, point) < 30 || wobble(seed + i * 3) > 0.2,
  );
  const crowns = byDepth(points).map((point, i) =>
    set(TREES[(i * 7 + seed) % TREES.length]!, point, 1.4 + wobble(seed * 17 + i) * 0.36),
  );
  return ground(outline, scene('wood'), scene('woodEdge'), 0.85) + stackedThings(crowns);
}

/** A church or temple in the middle, houses in a ring around it, gardens between. */
function village(outline: readonly Point[], seed: number, game: Game): string {
  const centre = centreOf(outline);
  const yards = `<path fill="${scene('yard')}" fill-opacity=".55" stroke="${scene('roadEdge')}" stroke-opacity=".6" stroke-width="1.2" stroke-dasharray="2 3" d="${blob(...outline)}"/>`;
  const ring = stepsAlong(clockwise(shrunk(outline, 0.68)), 58, true).filter(({ at }) => distance(at, centre) > 44);
  const houses = ring.map(({ at: [x, y], out }, i): Place => ({
    at: [x + wobble(seed * 11 + i) * 5, y + wobble(seed * 19 + i) * 5],
    turn: (Math.atan2(out[0], -out[1]) * 180) / Math.PI + wobble(seed * 5 + i) * 14,
  }));
  const apart = houses.filter(({ at }, i) => houses.slice(0, i).every((other) => distance(at, other.at) > 42));
  const roofs = [...apart]
    .sort((a, b) => a.at[1] - b.at[1])
    .map(({ at, turn }, i) => set((i % 3 === 2 ? barn : house)(game), at, 1.25, turn));
  const gardens = scattered(outline, 34, 9, seed + 9)
    .filter((point) => distance(point, centre) > 42 && apart.every(({ at }) => distance(at, point) > 27))
    .map((point) => set(BUSH, point, 1.5));
  const temple = set(church(game), [centre[0] + 6, centre[1]], 1.25);
  return yards + pouredThings(gardens) + pouredThings([temple]) + pouredThings(roofs);
}

function rough(outline: readonly Point[], seed: number): string {
  const things = byDepth(scattered(outline, 15, 4, seed)).map((point, i) => {
    const pick = wobble(seed * 13 + i);
    return pick > 0.15
      ? set(BUSH, point, 0.8 + pick * 0.4)
      : set(STONES[i % STONES.length]!, point, 0.85 + Math.abs(pick) * 0.5, pick * 90);
  });
  return ground(outline, scene('rough'), scene('stoneDark'), 0.7) + pouredThings(things);
}

function impassable(outline: readonly Point[], seed: number): string {
  const rocks = byDepth(scattered(outline, 20, 7, seed)).map((point, i) =>
    set(CRAGS[i % CRAGS.length]!, point, 0.85 + Math.abs(wobble(seed + i)) * 0.35, wobble(seed * 3 + i) * 60),
  );
  return ground(outline, scene('stone'), scene('stoneDark'), 0.75) + stackedThings(rocks);
}

function bog(outline: readonly Point[], seed: number): string {
  const pools = scattered(outline, 38, 15, seed);
  const water = pools
    .map(([x, y], i) => ellipse(x, y, 15 + wobble(seed + i) * 4, 8 + wobble(seed * 7 + i) * 2.2))
    .join('');
  const ripples = pools
    .map(
      ([x, y]) =>
        `${curve([x - 8, y - 1], [x - 3, y - 2.2], [x + 3, y - 1])}${curve([x - 3, y + 3], [x + 2, y + 1.8], [x + 8, y + 3])}`,
    )
    .join('');
  const tufts = byDepth(scattered(outline, 27, 6, seed + 4)).map((point, i) =>
    set(REEDS, point, 1.3 + wobble(seed + i) * 0.3),
  );
  return `${ground(outline, scene('bog'), scene('waterDark'), 0.85)}<path fill="${scene('water')}" stroke="${scene('waterDark')}" stroke-width=".7" d="${water}"/><path fill="none" stroke="${scene('waterLight')}" stroke-width=".7" stroke-linecap="round" d="${ripples}"/>${pouredThings(tufts)}`;
}

/** Open water: a bank, shallows along it, the deep within, and ripples. */
function lake(outline: readonly Point[], seed: number): string {
  const ripples = scattered(outline, 17, 7, seed)
    .filter((_, i) => wobble(seed * 5 + i) > -0.35)
    .map(([x, y], i) => {
      const half = 3.4 + wobble(seed + i) * 1.4;
      return curve([x - half, y], [x - half / 2, y - 1.1], [x, y], [x + half / 2, y + 1.1], [x + half, y]);
    });
  return joined(
    `<path fill="${scene('waterLight')}" stroke="${scene('bank')}" stroke-width="3.4" stroke-linejoin="round" d="${blob(...outline)}"/>`,
    `<path fill="${scene('water')}" d="${blob(...shrunk(outline, 0.93))}"/>`,
    `<path fill="${scene('waterDark')}" fill-opacity=".34" d="${blob(...shrunk(outline, 0.7))}"/>`,
    `<path fill="none" stroke="${scene('waterLight')}" stroke-width="1" stroke-linecap="round" d="${ripples.join('')}"/>`,
  );
}

/** Water inside an outline, or along a line, whatever it is to the rules. */
export const waterFeature = (points: readonly Point[], isLine: boolean, seed: number): string =>
  isLine ? terrainLine('river', points) : lake(points, seed);

/** Terrain inside an outline (millimetres). */
export function terrainFeature(
  terrain: Terrain,
  outline: readonly Point[],
  { seed = 1, game = 'fine', level }: { seed?: number; game?: Game; level?: number } = {},
): string {
  switch (terrain) {
    case 'hill':
      return level === undefined ? hill(outline, seed) : steps(outline, seed, level);
    case 'wood':
      return wood(outline, seed);
    case 'village':
      return village(outline, seed, game);
    case 'rough':
      return rough(outline, seed);
    case 'impassable':
      return impassable(outline, seed);
    case 'bog':
      return bog(outline, seed);
    default:
      return terrain satisfies never;
  }
}

export const LINES = ['escarpment', 'river', 'road'] as const;
export type TerrainLine = (typeof LINES)[number];

/** A line of terrain: the fall of an escarpment is to the right of the way along it. */
export function terrainLine(kind: TerrainLine, points: readonly Point[]): string {
  const d = kind === 'escarpment' ? segments(...points) : curve(...points);
  const drawn = (colour: string, width: number, more = ''): string =>
    `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more} d="${d}"/>`;
  if (kind === 'river') {
    const ripples = stepsAlong(points, 11, false).map(({ at: [x, y], out }, i) => {
      const [px, py] = [x + out[0] * wobble(i + 7) * 3.4, y + out[1] * wobble(i + 7) * 3.4];
      return curve(
        [px - out[1] * -3, py + out[0] * -3],
        [px + out[0], py + out[1]],
        [px + out[1] * -3, py - out[0] * -3],
      );
    });
    return `${drawn(scene('waterDark'), 14)}${drawn(scene('water'), 11.6)}<path fill="none" stroke="${scene('waterLight')}" stroke-width=".8" stroke-linecap="round" d="${ripples.join('')}"/>`;
  }
  if (kind === 'road')
    return drawn(scene('roadEdge'), 11, ' stroke-opacity=".55"') + drawn(scene('road'), 9, ' stroke-opacity=".75"');
  const teeth = stepsAlong(points, 3.6, false).map(({ at, out }, i) => {
    const reach = 8 + wobble(i * 5 + 2) * 2;
    return segments(at, [at[0] + out[0] * reach, at[1] + out[1] * reach]);
  });
  return `<path fill="none" stroke="${scene('shade')}" stroke-opacity=".3" stroke-width="7" d="${moved(d, placed(1.4, 2))}"/><path fill="none" stroke="${scene('stoneDark')}" stroke-width="1.7" stroke-linecap="round" d="${teeth.join('')}"/>${drawn(scene('stoneDark'), 3.6)}${drawn(scene('stoneLight'), 1.4)}`;
}
