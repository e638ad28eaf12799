/** The missile template against the oracle, by chance. */
import { expect, test } from 'vitest';
import { findZone, isInZone, placementThrough, zoneOf, type Zone } from '../../src/games/glorious/fire/template.js';
import { heading } from '../../src/geometry/index.js';
import { chance } from '../geometry/kit.js';
import { anyBetween, anyFormation, anyPair } from './template-kit.js';
import { clearest, cutOf, depthOf, shortestHeadingOf } from './template-oracle.js';

/** How many chance pairs the oracle looks at; more of them: TEMPLATE=2000. */
const PAIRS = Number(process.env['TEMPLATE'] ?? 40);
const SEED = Number(process.env['TEMPLATE_SEED'] ?? 1);

const always = (): boolean => true;

test('GL-FIRE-09, -10 placements of all kinds', { timeout: 600_000 }, () => {
  const from = chance(SEED);
  let valid = 0;
  for (let i = 0; i < 30 * PAIRS; i++) {
    const [firer, target] = anyPair(from);
    const tenths = from.whole(0, 1) === 0 ? from.whole(0, 3599) : shortestHeadingOf(firer.figure, target.figure);
    const [x, y] = [from.whole(-3000, 3000), from.whole(-3000, 3000)];
    const placement = placementThrough(heading(tenths), x, y);
    const zone = zoneOf(firer.ground, target.ground, placement);
    const expected = cutOf(firer.figure, target.figure, tenths, placement.across);
    expect(zone !== undefined, JSON.stringify([i, tenths, x, y, expected])).toBe(expected !== undefined);
    if (!expected) continue;
    valid++;
    zone!.corners.forEach((corner, i) => {
      expect(corner.x).toBeCloseTo(expected.corners[i]!.x, 5);
      expect(corner.y).toBeCloseTo(expected.corners[i]!.y, 5);
    });
  }
  expect(valid).toBeGreaterThan(PAIRS);
});

test('GL-GEO-05 what is in a zone', { timeout: 600_000 }, () => {
  const from = chance(SEED + 1);
  let inside = 0;
  for (let i = 0; i < 30 * PAIRS; i++) {
    const [firer, target] = anyPair(from);
    const zone = findZone(firer.ground, target.ground, always);
    const third = anyFormation(from, 9000);
    if (!zone) continue;
    const depth = depthOf(zone.corners, third.figure);
    if (Math.abs(depth - 10) > 1e-6) expect(isInZone(zone, third.ground)).toBe(depth > 10);
    if (depth > 10) inside++;
  }
  expect(inside).toBeGreaterThan(PAIRS);
});

test('GL-FIRE-11, -13 eligible or not, with blockers told beforehand and without', { timeout: 600_000 }, () => {
  const from = chance(SEED + 2);
  const seen = { free: 0, blocked: 0, never: 0 };
  for (let i = 0; i < PAIRS; i++) {
    const [firer, target] = anyPair(from);
    const blockers = Array.from({ length: from.whole(0, 6) }, () => anyBetween(from, firer, target));
    const grounds = blockers.map(({ ground }) => ground);
    const asked = findZone(firer.ground, target.ground, (zone) => !grounds.some((ground) => isInZone(zone, ground)));
    const told = findZone(firer.ground, target.ground, always, grounds);
    const figures = blockers.map(({ figure }) => figure);
    const least = clearest(firer.figure, target.figure, figures);
    if (least !== undefined && Math.abs(least - 10) < 1e-6) continue;
    expect(told?.corners, `${SEED} ${i}`).toEqual(asked?.corners);
    expect(asked !== undefined, `${SEED} ${i}`).toBe(least !== undefined && least <= 10);
    seen[least === undefined ? 'never' : least > 10 ? 'blocked' : 'free']++;
  }
  for (const n of Object.values(seen)) expect(n, JSON.stringify(seen)).toBeGreaterThan(PAIRS / 20);
});

test('GL-FIRE-13 blockers told beforehand change nothing', { timeout: 600_000 }, () => {
  const from = chance(SEED + 3);
  for (let i = 0; i < 10 * PAIRS; i++) {
    const [firer, target] = anyPair(from);
    const grounds = Array.from({ length: from.whole(1, 6) }, () => anyBetween(from, firer, target).ground);
    const isClear = (zone: Zone): boolean => !grounds.some((ground) => isInZone(zone, ground));
    const asked = findZone(firer.ground, target.ground, isClear);
    expect(findZone(firer.ground, target.ground, always, grounds), `${SEED} ${i}`).toEqual(asked);
  }
});
