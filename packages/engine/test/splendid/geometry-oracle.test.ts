// A Splendid Victory: charges and turns in random places, against a second way of measuring (SV-GEO-06 to -10, -16).
import { describe, expect, test } from 'vitest';
import { choose, decision, refusal, unit } from './kit.js';
import { STAND, movement } from './setup-help.js';

type Point = readonly [number, number];
type Pose = { x: number; y: number; heading: number };

const sin = (tenths: number) => Math.sin((tenths * Math.PI) / 1800);
const cos = (tenths: number) => Math.cos((tenths * Math.PI) / 1800);

/** The corners of a line of n stands: FL, FR, RR, RL. */
const corners = ({ x, y, heading }: Pose, n: number): Point[] => {
  const w = (n * STAND) / 2;
  const at = (right: number, back: number): Point => [
    x + right * cos(heading) - back * sin(heading),
    y - right * sin(heading) - back * cos(heading),
  ];
  return [at(-w, 0), at(w, 0), at(w, STAND), at(-w, STAND)];
};
const edges = (shape: Point[]) => shape.map((from, i) => [from, shape[(i + 1) % shape.length]!] as const);

/** How far one shape is in the other (least shift that parts them); less than zero: apart, though not how far. */
const penetration = (a: Point[], b: Point[]): number => {
  let least = Infinity;
  for (const [from, to] of [...edges(a), ...edges(b)]) {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const [nx, ny] = [(to[1] - from[1]) / length, (from[0] - to[0]) / length];
    const along = (shape: Point[]) => shape.map(([x, y]) => x * nx + y * ny);
    const [p, q] = [along(a), along(b)];
    least = Math.min(least, Math.max(...p) - Math.min(...q), Math.max(...q) - Math.min(...p));
  }
  return least;
};
const toSegment = ([px, py]: Point, [[ax, ay], [bx, by]]: readonly [Point, Point]): number => {
  const [dx, dy] = [bx - ax, by - ay];
  const t = Math.max(0, Math.min(1, ((px - ax) * dx + (py - ay) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(px - ax - t * dx, py - ay - t * dy);
};
/** Distance of an edge, cut short at both ends, from the outline of a shape. */
const edgeGap = ([from, to]: readonly [Point, Point], cut: number, shape: Point[]): number => {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const along = (t: number): Point => [
    from[0] + ((to[0] - from[0]) * t) / length,
    from[1] + ((to[1] - from[1]) * t) / length,
  ];
  const short = [along(cut), along(length - cut)] as const;
  const crosses = penetration([...short], shape) > 0 ? 0 : Infinity;
  return Math.min(
    crosses,
    ...edges(shape).flatMap((edge) => [toSegment(short[0], edge), toSegment(short[1], edge)]),
    ...shape.map((corner) => toSegment(corner, short)),
  );
};
const gap = (a: Point[], b: Point[]) => Math.min(...edges(a).map((edge) => edgeGap(edge, 0, b)));
/** SV-GEO-06: the nearest that an edge short of its corners comes to the other outline. */
const contactGap = (a: Point[], b: Point[]) =>
  Math.min(...edges(a).map((edge) => edgeGap(edge, 50, b)), ...edges(b).map((edge) => edgeGap(edge, 50, a)));

/** SV-GEO-10: the least distance ahead at which the shape lies in the lane of the front edge. */
const depthOf = (from: Pose, n: number, shape: Point[]): number | undefined => {
  const half = (n * STAND) / 2 - 10;
  const local = shape.map(([x, y]): Point => {
    const [dx, dy] = [x - from.x, y - from.y];
    return [dx * cos(from.heading) - dy * sin(from.heading), dx * sin(from.heading) + dy * cos(from.heading)];
  });
  const found = local.filter(([u]) => Math.abs(u) < half).map(([, v]) => v);
  for (const [a, b] of edges(local))
    for (const side of [-half, half])
      if (a[0] < side !== b[0] < side) found.push(a[1] + ((side - a[0]) / (b[0] - a[0])) * (b[1] - a[1]));
  return found.length > 0 ? Math.min(...found) : undefined;
};

/** Numbers that come the same every time. */
const numbers = (seed: number) => {
  let state = seed;
  return (from: number, to: number): number => {
    state = (state * 48271) % 2147483647;
    return from + (state % (to - from + 1));
  };
};
/** Too near a limit for this way of measuring. */
const near = (value: number, limit: number, by = 0.05) => Math.abs(value - limit) < by;

describe('Charges', () => {
  const cases = Array.from({ length: 300 }, (_, i) => {
    const next = numbers(1000 + 7919 * i);
    const n = next(2, 4);
    const from = { x: 36000 + next(0, 999), y: 24000 + next(0, 999), heading: next(0, 3599) };
    const [ahead, aside] = [next(1500, 6500), next(-5500, 5500)];
    const target = {
      x: Math.round(from.x + ahead * sin(from.heading) + aside * cos(from.heading)),
      y: Math.round(from.y + ahead * cos(from.heading) - aside * sin(from.heading)),
      heading: next(0, 3599),
    };
    return { i, n, m: next(2, 4), from, target };
  }).filter(({ n, m, from, target }) => {
    const [a, b] = [corners(from, n), corners(target, m)];
    return penetration(a, b) < 0 && gap(a, b) > 20;
  });

  test('there are enough of them, of both kinds', () => {
    const depths = cases.map(({ n, m, from, target }) => depthOf(from, n, corners(target, m)));
    expect(cases.length).toBeGreaterThan(150);
    expect(depths.filter((depth) => depth !== undefined && depth <= 4000).length).toBeGreaterThan(50);
    expect(depths.filter((depth) => depth === undefined).length).toBeGreaterThan(10);
  });

  test.each(cases)('SV-GEO-07 SV-GEO-10 SV-GEO-16 case $i', ({ n, m, from, target }) => {
    const units = [
      { id: 'S1', type: 'P&M', layout: 'P'.repeat(n), ...from },
      { id: 'N1', type: 'Foot', layout: 'H'.repeat(m), ...target },
    ];
    const enemy = corners(target, m);
    const depth = depthOf(from, n, enemy);
    const order = { do: 'charge', target: 'N1' };
    const asked = movement(units);
    choose(asked, { do: 'choose', unit: 'S1' });
    const refused = refusal(asked, order);
    if (depth === undefined || depth > 4005.05) return expect(refused).toBeDefined();
    const moved = (s: number): Pose => ({
      x: Math.round(from.x + s * sin(from.heading)),
      y: Math.round(from.y + s * cos(from.heading)),
      heading: from.heading,
    });
    const touch = contactGap(corners(moved(Math.floor(depth)), n), enemy);
    if (near(depth, 4005) || near(touch, 10, 1.5)) return;
    expect(refused === undefined, refused?.because).toBe(touch <= 10);
    if (refused) return;

    const match = movement(units, { dice: [1] });
    choose(match, { do: 'choose', unit: 'S1' });
    choose(match, order);
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'react' });
    const end = unit(match, 'S1') as Pose;
    expect(Math.hypot(end.x - moved(Math.floor(depth)).x, end.y - moved(Math.floor(depth)).y)).toBeLessThan(3);
    expect(gap(corners(end, n), enemy)).toBeLessThan(10.01);
    expect(penetration(corners(end, n), enemy)).toBeLessThan(10.01);
    expect(end.heading).toBe(from.heading);
  });
});

describe('Turns', () => {
  const cases = Array.from({ length: 80 }, (_, i) => {
    const next = numbers(5000 + 104729 * i);
    const from = { x: 36000, y: 24000, heading: next(0, 3599) };
    const [far, round] = [next(1800, 4300), next(0, 3599)];
    const other = {
      x: Math.round(36000 + far * sin(round)),
      y: Math.round(24000 + far * cos(round)),
      heading: next(0, 3599),
    };
    return { i, from, other, angle: next(0, 1) ? next(50, 900) : -next(50, 900), id: next(0, 1) ? 'S2' : 'N1' };
  }).filter(({ from, other }) => {
    const [a, b] = [corners(from, 3), corners(other, 1)];
    return penetration(a, b) < 0 && gap(a, b) > 20;
  });

  test.each(cases)('SV-GEO-08 case $i: $angle past $id', ({ from, other, angle, id }) => {
    const shape = corners(other, 1);
    let deepest = -Infinity;
    let nearest = Infinity;
    const steps = Math.abs(angle) * 4;
    for (let k = 0; k <= steps; k++) {
      const now = corners({ ...from, heading: from.heading + (angle * k) / steps }, 3);
      const deep = penetration(now, shape);
      deepest = Math.max(deepest, deep);
      nearest = deep > 0 ? 0 : Math.min(nearest, gap(now, shape));
    }
    const [value, limit] = id === 'S2' ? [deepest, 10] : [nearest, 10];
    if (near(value, limit, 2)) return;
    const may = id === 'S2' ? deepest <= 10 : nearest > 10;
    const match = movement([
      { id: 'S1', type: 'P&M', layout: 'PPP', ...from },
      { id, type: 'P&M', layout: 'P', ...other },
      { id: 'N9', type: 'P&M', layout: 'PP', x: 5000, y: 45000 },
    ]);
    choose(match, { do: 'choose', unit: 'S1' });
    const refused = refusal(match, { do: 'manoeuvre', steps: [{ turn: angle }] });
    expect(refused === undefined, refused?.because).toBe(may);
  });

  test('there are enough of them', () => expect(cases.length).toBeGreaterThan(40));
});
