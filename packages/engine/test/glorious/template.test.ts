import { describe, expect, test } from 'vitest';
import { findZone, isInZone, zoneOf, type Zone } from '../../src/games/glorious/fire/template.js';
import { cosine, sine } from '../../src/geometry/index.js';
import { disc, formed, line } from './template-kit.js';
import { cutsOf, depthOf } from './template-oracle.js';
import { always, expectCorners, find, through } from './template-questions.js';

describe('a placement', () => {
  // The firer's front edge is y = 0; the target faces it.
  const firer = line(0, 0, 0, 6);

  test('GL-FIRE-10 the zone is the trapezoid between firer and target, from the left side clockwise', () => {
    const zone = through(firer, line(1000, 3000, 1800, 6), 500);
    expectCorners(zone, [
      { x: 0, y: 0 },
      { x: 0, y: 3000 },
      { x: 1000, y: 3000 },
      { x: 1000, y: 0 },
    ]);
    expect(zone).toMatchObject({ from: { x: 500, y: 0 }, to: { x: 500, y: 3000 }, placement: { across: 500 } });
  });

  test('GL-FIRE-09 it is a centre and a heading: sliding it along changes nothing', () => {
    const target = line(1000, 3000, 1800, 6);
    const there = through(firer, target, 500, 0, 150)!;
    const [s, c] = [sine(150), cosine(150)];
    const slid = through(firer, target, 500 + 4000 * s, 4000 * c, 150);
    expectCorners(slid, there.corners);
  });

  test('GL-FIRE-09 the target lies further along the heading', () => {
    const target = line(1000, 3000, 1800, 6);
    expect(through(firer, target, 500, 0, 1800)).toBeUndefined();
    expect(through(target, firer, 500, 0, 1800)).toBeDefined();
    expect(through(firer, target, 500, 0, 900)).toBeUndefined();
  });

  test.each([
    [7004, true],
    [7005, true],
    [7006, false],
  ])('GL-FIRE-09 the template is 7 inches long: straight ahead at %i', (y, isValid) => {
    expect(through(firer, line(0, y, 1800, 6), 0) !== undefined).toBe(isValid);
    expect(find(firer, line(0, y, 1800, 6)) !== undefined).toBe(isValid);
  });

  test.each([
    [8415, true],
    [8416, false],
  ])('GL-FIRE-09 the larger t counts: a mass whose odd element is nearer, its front at %i', (y, isValid) => {
    // The left side meets the block of four 1.410 behind the front, the right side the odd element 2.115 behind it.
    const target = formed(0, y, 0, [2, 2, 1], [1250, 705], 1);
    expect(through(firer, target, 0) !== undefined).toBe(isValid);
    expect(through(target, firer, 0, 0, 1800) !== undefined).toBe(isValid);
    expect(through(firer, target, 700)).toBeDefined();
  });

  test.each([
    [5, true],
    [6, false],
    [-5, true],
    [-6, false],
  ])('GL-FIRE-09 a side that passes at no more than 0.005 meets the outermost point: %i beside', (x, isValid) => {
    const target = line(0, 3000, 1800, 1, [1000, 750]);
    const zone = through(firer, target, x);
    expect(zone !== undefined).toBe(isValid);
    const ends = [Math.max(-500, x - 500), Math.min(500, x + 500)].map((at) => ({ x: at, y: 3000 }));
    if (zone) expect(zone.corners.slice(1, 3)).toEqual(ends);
    expect(through(target, firer, x, 0, 1800) !== undefined).toBe(isValid);
  });

  test('GL-FIRE-09 the outermost point of a disc', () => {
    const target = disc(0, 6000, 7000);
    expectCorners(through(firer, target, 3005), [
      { x: 2505, y: 0 },
      { x: 2505, y: 6000 - Math.sqrt(3500 * 3500 - 2505 * 2505) },
      { x: 3500, y: 6000 },
      { x: 3505, y: 0 },
    ]);
    expect(through(firer, target, 3006)).toBeUndefined();
  });
});

describe('what is in the zone', () => {
  const firer = line(0, 0, 0, 1, [1250, 750]);
  const target = line(0, 4000, 1800, 1, [1250, 750]);
  const zone = through(firer, target, 0)!;

  test.each([
    [510, 750, false, 'reaches in by 0.010'],
    [509, 750, true, 'reaches in by 0.011'],
  ])('GL-GEO-05 a unit beside the zone %s', (x, depth, isIn) => {
    // Faces east: its front edge is the side towards the zone when it stands to the west.
    expect(isInZone(zone, line(0 - (x - 20), 2000, 900, 1, [1250, depth]).ground)).toBe(isIn);
    expect(isInZone(zone, disc(x - 20 + 3500, 2000, 7000).ground)).toBe(isIn);
  });

  test('GL-GEO-05 between formations that all but touch, a side that meets an outermost point', () => {
    // The template passes 0.005 left of the firer's rear corner; f0 lies inside the other three corners of the zone.
    const firer = line(0, 0, 787, 6, [1250, 400]);
    const [s, c] = [sine(787), cosine(787)];
    const corner = { x: -3750 * c - 400 * s, y: 3750 * s - 400 * c };
    const flank = { x: -3750 * c - 200 * s, y: 3750 * s - 200 * c };
    const target = line(Math.round(flank.x - 12 * c), Math.round(flank.y + 12 * s), 1687, 6);
    const zone = through(firer, target, Math.round(corner.x - 4) + 500)!;
    expect(zone.shape).toMatchObject({ corners: { length: 6 } });
    let inside = 0;
    for (let back = 0; back < 4000; back += 100) {
      const third = line(Math.round(corner.x + 800), Math.round(corner.y - back), 787, 1, [100, 100]);
      const depth = depthOf(zone.corners, third.figure);
      expect(isInZone(zone, third.ground)).toBe(depth > 10);
      if (depth > 10) inside++;
    }
    expect(inside).toBeGreaterThan(20);
  });

  test('GL-R-41 what only brushes the side is out', () => {
    expect(isInZone(zone, line(-500, 2000, 900, 6).ground)).toBe(false);
    expect(isInZone(zone, line(500, 2000, 2700, 6).ground)).toBe(false);
    expect(isInZone(zone, line(0, 2000, 0, 1).ground)).toBe(true);
  });
});

describe('the standard search', () => {
  test('GL-FIRE-13 without a blocker two lines that face each other find a placement along the shortest line', () => {
    const zone = find(line(0, 0, 123, 6), line(2000, 3500, 1923, 6))!;
    expect(zone.placement.heading).toBe(123);
  });

  test('GL-FIRE-13 a gap of just one template between two blockers is found where the side is tried', () => {
    const [firer, target] = [line(0, 0, 0, 6), line(0, 4000, 1800, 6)];
    // The overlap begins at -3750: sides are tried at 0 and at 1000, and every 0.050.
    const east = line(1000 + 3750, 2200, 0, 6);
    expect(find(firer, target, line(-3750, 2200, 0, 6), east)?.placement).toEqual({ heading: 0, across: 500 });
    expect(find(firer, target, line(-3750 + 21, 2200, 0, 6), east)).toBeUndefined();
  });

  test('GL-FIRE-13 the last place is tried, past blockers told beforehand', () => {
    const [firer, target] = [line(0, 0, 0, 6), line(0, 4000, 1800, 6)];
    const wall = [line(2750 - 3750, 2200, 0, 6), line(3750 + 3750, 2200, 0, 6)].map(({ ground }) => ground);
    const zone = findZone(firer.ground, target.ground, always, wall);
    expect(zone?.placement).toEqual({ heading: 0, across: 3250 });
  });

  test.each([
    [994, false],
    [995, true],
    [1000, true],
    [1001, true],
  ])('GL-FIRE-13 a front of %i is just wide enough', (w, isEnough) => {
    // Walls on both sides leave the straight way only.
    const target = line(0, 6000, 1800, 1, [w, 400]);
    const walls = [-1, 1].map((s) => line(s * Math.ceil(w / 2 + 5), 5900, s < 0 ? 900 : 2700, 6, [950, 400]));
    const firer = line(0, 0, 0, 6);
    expect(find(firer, target, ...walls) !== undefined).toBe(isEnough);
  });

  test('GL-R-68 two thin ends in one row cannot fire at each other until they touch', () => {
    for (const gap of [11, 20, 100, 1000]) expect(find(line(0, 0, 0, 6), line(7500 + gap, 0, 0, 6))).toBeUndefined();
  });

  test('GL-R-68 a line fires past its own end at a broad target up to about 5 inches off', () => {
    const at = (gap: number): Zone | undefined => find(line(0, 0, 0, 6), line(3750 + gap, -375, 2700, 6));
    expect(at(5000)).toBeDefined();
    expect(at(5700)).toBeDefined();
    expect(at(5800)).toBeUndefined();
  });

  test('GL-FIRE-11 isClear is asked about valid placements only, and its word counts', () => {
    const [firer, target] = [line(0, 0, 0, 2), line(300, 5000, 1750, 2)];
    let asked = 0;
    const found = findZone(firer.ground, target.ground, (zone) => {
      asked++;
      expect(zoneOf(firer.ground, target.ground, zone.placement)).toEqual(zone);
      return false;
    });
    expect(found).toBeUndefined();
    const cuts = [...cutsOf(firer.figure, target.figure)];
    const written = cuts.map(({ corners }) => corners.map(({ x, y }) => `${x.toFixed(4)} ${y.toFixed(4)}`).join());
    expect(asked).toBe(new Set(written).size);
  });
});
