/** A second, plain computation of who may fire at whom (SV-FIRE-10..16, SV-TERR-10), to be held against the engine. */
import { W, type Loose } from './fire-help.js';

type Point = readonly [number, number];
export type Stand = { unit: string; musket: boolean; centre: Point; heading: number; place: Point };
const RANGE = 7000;
const HALF = W / 2;

// Tests of one machine: the last digit of a sine does not matter here.
const forward = (tenths: number): Point => {
  const angle = (tenths * Math.PI) / 1800;
  return [Math.sin(angle), Math.cos(angle)];
};
const rightOf = (tenths: number): Point => forward(tenths + 900);
const go = ([x, y]: Point, way: Point, by: number): Point => [x + way[0] * by, y + way[1] * by];
const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1];

const grid = (unit: Loose, front: Point, heading: number, ranks: string[], column: number): Stand[] =>
  ranks.flatMap((rank, r) =>
    [...rank].flatMap((letter, f) => {
      if (letter === '.') return [];
      const across = go(front, rightOf(heading), (f - (ranks[0]!.length - 1) / 2) * W);
      const place: Point = [r, f + column];
      return [
        {
          unit: unit.id,
          musket: letter === 'M',
          centre: go(across, forward(heading), -(r + 0.5) * W),
          heading,
          place,
        },
      ];
    }),
  );

const bentStands = (unit: Loose, layout: string, heading: number, front: Point): Stand[] => {
  const { after, stays, way, angle } = unit.bend;
  const arms = [layout.slice(0, after), layout.slice(after)];
  const fixed = stays === 'left' ? 0 : 1;
  const side = fixed === 0 ? 1 : -1; // the other arm is on the right or on the left
  const edge = way === 'back' ? -W : 0;
  const hinge = go(go(front, rightOf(heading), (side * arms[fixed]!.length * W) / 2), forward(heading), edge);
  const turned = heading + side * (way === 'back' ? 1 : -1) * angle;
  const far = go(go(hinge, forward(turned), -edge), rightOf(turned), (side * arms[1 - fixed]!.length * W) / 2);
  const poses: [Point, number][] =
    fixed === 0
      ? [
          [front, heading],
          [far, turned],
        ]
      : [
          [far, turned],
          [front, heading],
        ];
  return poses.flatMap(([at, facing], arm) => grid(unit, at, facing, [arms[arm]!], arm === 0 ? 0 : after));
};

export const standsOf = (unit: Loose): Stand[] => {
  const front: Point = [unit.x, unit.y];
  const heading = unit.heading ?? (unit.id.startsWith('S') ? 0 : 1800);
  if (unit.bend) return bentStands(unit, unit.layout, heading, front);
  return grid(unit, front, heading, unit.layout.split('/'), 0);
};

export const corners = ({ centre, heading }: Stand): Point[] =>
  [
    [-HALF, HALF],
    [HALF, HALF],
    [HALF, -HALF],
    [-HALF, -HALF],
  ].map(([across, up]) => go(go(centre, rightOf(heading), across!), forward(heading), up!));

/** The part of a convex polygon where `by` along `way` from `from` is at most `limit`. */
const cut = (polygon: Point[], from: Point, way: Point, limit: number): Point[] => {
  const over = (p: Point) => dot([p[0] - from[0], p[1] - from[1]], way) - limit;
  return polygon.flatMap((p, i) => {
    const q = polygon[(i + 1) % polygon.length]!;
    const [a, b] = [over(p), over(q)];
    const crossing: Point[] =
      a < 0 !== b < 0 ? [[p[0] + ((q[0] - p[0]) * a) / (a - b), p[1] + ((q[1] - p[1]) * a) / (a - b)]] : [];
    return a < 0 ? [p, ...crossing] : crossing;
  });
};

/** SV-GEO-10, -11: near distance of a polygon in the zone of a stand to one side; undefined: not in it. */
const depth = (stand: Stand, side: number, polygon: Point[]): number | undefined => {
  const out = forward(stand.heading + side * 900);
  const along = rightOf(stand.heading + side * 900);
  const middle = go(stand.centre, out, HALF);
  let part = cut(polygon, middle, along, HALF - 10);
  part = cut(part, middle, [-along[0], -along[1]], HALF - 10);
  part = cut(part, middle, out, RANGE + 5);
  part = cut(part, middle, [-out[0], -out[1]], 10);
  if (part.length === 0) return undefined;
  return Math.max(0, Math.min(...part.map((p) => dot([p[0] - middle[0], p[1] - middle[1]], out))));
};

const adjacent = (a: Stand, b: Stand): boolean =>
  Math.abs(a.place[0] - b.place[0]) + Math.abs(a.place[1] - b.place[1]) === 1;

/** Numbers of the stands of `unit` that may fire at `target`; `woods` are claimed by nobody. */
export const mayFire = (all: Stand[], unit: Loose, target: string, woods: Point[][]): number[] => {
  const own = all.filter((stand) => stand.unit === unit.id);
  const sides = ['openOrder', 'bentOpenOrder', 'defensiveBlock'].includes(unit.formation) ? [0, 1, 2, 3] : [0];
  const others = (stand: Stand) => all.filter((one) => one !== stand);
  const direct = (stand: Stand, side: number): boolean => {
    const seen = others(stand).map((one) => ({ unit: one.unit, at: depth(stand, side, corners(one)) }));
    const targets = seen.filter((one) => one.unit === target && one.at !== undefined).map((one) => one.at!);
    const between = [
      ...seen.filter((one) => one.unit !== target).map((one) => one.at),
      ...woods.map((wood) => depth(stand, side, wood)),
    ];
    return targets.some((at) => between.every((near) => near === undefined || near >= at - 10));
  };
  const clear = (stand: Stand, side: number): boolean =>
    [...others(stand).map(corners), ...woods].every((polygon) => depth(stand, side, polygon) === undefined);

  const found = new Set<Stand>();
  for (const side of sides) {
    const muskets = own.filter((stand) => stand.musket);
    const chain = new Set(muskets.filter((stand) => direct(stand, side)));
    for (let size = -1; size !== chain.size;) {
      size = chain.size;
      for (const stand of muskets)
        if ([...chain].some((link) => adjacent(link, stand)) && clear(stand, side)) chain.add(stand);
    }
    for (const stand of chain) found.add(stand);
  }
  return own.flatMap((stand, i) => (found.has(stand) ? [i] : []));
};
