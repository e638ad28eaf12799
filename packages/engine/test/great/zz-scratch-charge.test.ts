/** Charges and intercepts in many odd positions, against an oracle that only knows the catalogue's geometry. */
import { expect, test } from 'vitest';
import { corners, depthOf, expectNear, gapOf, moved, turned, type Point, type Pose } from './charge-geometry-help.js';
import { AHEAD, charge, field, order, pose, waitsFor, type Loose } from './charge-help.js';
import { choose, decision, refusal } from './kit.js';

/** A small generator of our own, so that a seed is a situation. */
const numbers = (seed: number) => {
  let state = (seed * 2654435761) % 4294967296;
  return (least: number, most: number): number => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return least + Math.floor((state / 4294967296) * (most - least + 1));
  };
};

/** GV-GEOM-09: how near an edge, shortened by 0.050 at its corners, comes to the other outline; contact up to 0.010. */
const contactGap = (one: Point[], other: Point[]): number => {
  const shortened = (shape: Point[]): [Point, Point][] =>
    shape.map(([ax, ay], i) => {
      const [bx, by] = shape[(i + 1) % shape.length]!;
      const cut = 50 / Math.hypot(bx - ax, by - ay);
      const [dx, dy] = [(bx - ax) * cut, (by - ay) * cut];
      return [
        [ax + dx, ay + dy],
        [bx - dx, by - dy],
      ];
    });
  const half = (from: Point[], to: Point[]) => shortened(from).map((edge) => gapOf(edge, to));
  return Math.min(...half(one, other), ...half(other, one));
};

type Side = { type: string; formation: string; wide: number; deep: number };
const HORSE: Side[] = [
  { type: 'medium horse', formation: 'line', wide: 8000, deep: 3000 },
  { type: 'medium horse', formation: 'block', wide: 4000, deep: 6000 },
];
const FOOT: Side[] = [
  { type: 'heavy foot arms', formation: 'line', wide: 8000, deep: 2000 },
  { type: 'heavy foot arms', formation: 'block', wide: 4000, deep: 4000 },
];
const shapeOf = (at: Pose, side: Side): Point[] => corners(at, side.wide, side.deep);
const unitOf = (id: string, at: Pose, { type, formation }: Side): Loose => ({ id, ...at, type, formation });

/** Whether R, going straight ahead up to `reach`, comes into contact with the shape; undefined where it is too close to call. */
const meets = (at: Pose, side: Side, shape: Point[], reach: number): { far?: number; may: boolean } | undefined => {
  const far = depthOf(at, side.wide, shape);
  const [inner, outer] = [depthOf(at, side.wide - 20, shape), depthOf(at, side.wide + 20, shape)];
  if ((inner === undefined) !== (outer === undefined)) return undefined;
  if (far === undefined) return { may: false };
  if (Math.abs(far - reach - 5) <= 3) return undefined;
  if (far > reach + 5) return { far, may: false };
  const gap = contactGap(shapeOf(moved(at, far), side), shape);
  return gap > 4 && gap < 16 ? undefined : { far, may: gap <= 10 };
};

/** Ahead of S1, but not straight ahead, and not too near. */
const place = (next: (least: number, most: number) => number, from: Pose, least: number, most: number): Pose => {
  const there = moved(turned(from, next(-350, 350)), next(least, most));
  return { x: Math.round(there.x), y: Math.round(there.y), heading: next(0, 3599) };
};

const SEEDS = Array.from({ length: 60 }, (_, i) => i + 3000);

test.each(SEEDS)('GV-CHARGE-02, -05 where charges end, in odd positions: seed %i', (seed) => {
  const next = numbers(seed);
  let [legal, refused] = [0, 0];
  for (let i = 0; i < 30; i += 1) {
    const [own, other] = [HORSE[next(0, 1)]!, FOOT[next(0, 1)]!];
    const start = { x: 90000, y: 60000, heading: next(0, 3599) };
    const target = place(next, start, 12000, 24000);
    const pivot = next(0, 1) * next(-140, 140);
    const along = turned(start, pivot);
    const wanted = meets(along, own, shapeOf(target, other), 18000);
    if (!wanted) continue;
    const match = field([unitOf('S1', start, own), unitOf('N1', target, other)], wanted.may ? [1] : []);
    const why = JSON.stringify({ start, target, own, other, pivot, wanted });
    if (wanted.may) {
      charge(match, 'N1', { pivot });
      waitsFor(match, 'north', 'react');
      expectNear(pose(match, 'S1'), moved(along, wanted.far!), 12);
      legal += 1;
    } else {
      choose(match, { do: 'choose', unit: 'S1' });
      expect(refusal(match, { do: 'charge', target: 'N1', pivot }), why).toBeDefined();
      refused += 1;
    }
  }
  expect(Math.min(legal, refused)).toBeGreaterThan(3);
});

test.each(SEEDS)('GV-ICPT-02, -03 where intercepts are possible, and where they end: seed %i', (seed) => {
  const next = numbers(seed + 100);
  let [yes, no] = [0, 0];
  for (let i = 0; i < 30; i += 1) {
    const [own, other] = [FOOT[next(0, 1)]!, HORSE[next(0, 1)]!];
    const start = { x: 90000, y: 60000, heading: next(0, 3599) };
    const hunter = place(next, start, 6000, 14000);
    // It faces the way of S1 more or less.
    const back = Math.round((Math.atan2(start.x - hunter.x, start.y - hunter.y) * 1800) / Math.PI);
    const eye = turned(hunter, back - hunter.heading + next(-500, 500));
    const at = (s: number) => shapeOf(moved(start, s), own);
    const far = Array.from({ length: 41 }, (_, n) => n * 100);
    if (far.some((s) => gapOf(at(s), shapeOf(eye, other)) < 200 || overlaps(at(s), shapeOf(eye, other)))) continue;
    const wanted = far.map((s) => ({ s, meets: meets(eye, other, at(s), 9000) })).filter((one) => one.meets);
    const chances = wanted.filter((one) => one.meets!.may);
    const open = (dice: number[]) => {
      const match = field([unitOf('S1', start, own), unitOf('N1', eye, other)], dice);
      order(match, 'S1', AHEAD(4000));
      return match;
    };
    const match = open([]);
    const why = JSON.stringify({ start, eye, own, other });
    if (decision(match)?.kind !== 'intercept') {
      expect(chances, why).toEqual([]);
      continue;
    }
    for (const { s, meets: found } of wanted) {
      const refusedHere = refusal(match, { do: 'intercept', unit: 'N1', at: s });
      if (found!.may) expect(refusedHere, `${s} ${why}`).toBeUndefined();
      else expect(refusedHere, `${s} ${why}`).toBeDefined();
      if (found!.may) yes += 1;
      else no += 1;
    }
    const pick = chances[next(0, chances.length - 1)];
    if (!pick) continue;
    const tried = open([1]);
    choose(tried, { do: 'intercept', unit: 'N1', at: pick.s });
    expectNear(pose(tried, 'S1'), moved(start, pick.s), 2);
    expectNear(pose(tried, 'N1'), moved(eye, pick.meets!.far!), 14);
  }
  expect(Math.min(yes, no)).toBeGreaterThan(20);
});

test.each(SEEDS)('GV-RECOIL-02, -03 which recoils are possible, and where they end: seed %i', (seed) => {
  const next = numbers(seed + 200);
  let [yes, no] = [0, 0];
  for (let i = 0; i < 6; i += 1) {
    const [own, other] = [HORSE[next(0, 1)]!, HORSE[next(0, 1)]!];
    const start = { x: 90000, y: 60000, heading: next(0, 3599) };
    const target = place(next, start, 12000, 17000);
    const wanted = meets(start, own, shapeOf(target, other), 18000);
    if (!wanted?.may) continue;
    const open = () => {
      const match = field([unitOf('S1', start, own), unitOf('N1', target, other)], [1]);
      charge(match);
      if (decision(match)?.kind === 'intercept') choose(match, { do: 'pass' });
      waitsFor(match, 'north', 'react');
      return match;
    };
    const match = open();
    const charger = shapeOf(pose(match, 'S1'), own);
    for (let n = 0; n < 12; n += 1) {
      const [aboutFace, turn, ahead] = [next(0, 1) === 1, next(0, 3) === 0 ? 0 : next(-1800, 1800), next(1, 12500)];
      const facing = aboutFace ? turned(moved(target, -other.deep), 1800) : target;
      const end = moved(turned(facing, turn), ahead);
      const apart = Math.abs(((end.heading - start.heading + 5400) % 3600) - 1800);
      const gap = overlaps(shapeOf(end, other), charger) ? -1 : gapOf(shapeOf(end, other), charger);
      if (gap >= 0 && gap < 20) continue;
      const may = apart <= 900 && gap > 10 && ahead <= 12005;
      const choice = { do: 'recoil', turn, ahead, ...(aboutFace ? { aboutFace } : {}) };
      const why = JSON.stringify({ start, target, own, other, choice, apart, gap });
      if (may) expect(refusal(match, choice), why).toBeUndefined();
      else expect(refusal(match, choice), why).toBeDefined();
      if (may) yes += 1;
      else no += 1;
      if (!may || next(0, 3) > 0) continue;
      const gone = open();
      choose(gone, choice);
      expectNear(pose(gone, 'N1'), end, 3);
    }
  }
  expect(yes + no).toBeGreaterThan(5);
});

/** No edge of either rectangle parts them. */
function overlaps(one: Point[], other: Point[]): boolean {
  const parts = (shape: Point[], far: Point[]) =>
    shape.some(([ax, ay], i) => {
      const [bx, by] = shape[(i + 1) % shape.length]!;
      const beyond = ([x, y]: Point) => (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0;
      return far.every(beyond);
    });
  return !parts(one, other) && !parts(other, one);
}
