/** The template over the notch of a mass of five: what is fired from, at, or over it. */
import { describe, expect, test } from 'vitest';
import { findZone, zoneOf, type Zone } from '../../src/games/glorious/fire/template.js';
import { cosine, heading, sine } from '../../src/geometry/index.js';
import { CAVALRY, disc, formed, line, type Formation } from './template-kit.js';
import { cutOf, type Spot } from './template-oracle.js';
import { across, expectCorners, expectHeadings, headingsTried, through } from './template-questions.js';

// A mass of five that faces north: block of four from y = 0 to -3500, the odd element at the left to -5250.
const mass = formed(0, 0, 0, [2, 2, 1], CAVALRY);

test('GL-FIRE-09 the first point of the target beyond a point of the firer, the last of the firer before it', () => {
  // In the notch: between the odd element and nothing.
  const guest = line(650, -3600, 0, 1, [1150, 1000]);
  expectCorners(through(guest, mass, 650), [
    { x: 150, y: -3600 },
    { x: 150, y: -3500 },
    { x: 1150, y: -3500 },
    { x: 1150, y: -3600 },
  ]);
  expectCorners(through(mass, guest, 650, 0, 1800), [
    { x: 1150, y: -3500 },
    { x: 1150, y: -3600 },
    { x: 150, y: -3600 },
    { x: 150, y: -3500 },
  ]);
  expect(through(mass, guest, 650)).toBeUndefined();
  const [west] = [through(guest, mass, 0, -4100, 2700)];
  expect(west!.corners[1]!.x).toBeCloseTo(0, 5);
});

describe('slantwise over a formation in the notch', () => {
  const wide = formed(0, 0, 0, [2, 2, 1], [4000, 4000]);
  const guest = line(1500, -8500, 0, 1, [2000, 2000]);
  const slant = (from: Formation, to: Formation): Zone => through(from, to, 1500, -9500, 450)!;

  test('GL-FIRE-09 the last point of the firer before the target, whatever of the firer is beyond it', () => {
    const { corners } = slant(wide, guest);
    expect([corners[0]!.x, corners[3]!.x]).toEqual([expect.closeTo(0, 5), expect.closeTo(0, 5)]);
    expectCorners(slant(wide, guest), cutOf(wide.figure, guest.figure, 450, across(1500, -9500, 450))!.corners);
  });

  test('GL-FIRE-09 the first point of the target beyond the firer, whatever of the target is before it', () => {
    const { corners } = slant(guest, wide);
    expect([corners[1]!.y, corners[2]!.y]).toEqual([expect.closeTo(-8000, 5), expect.closeTo(-8000, 5)]);
    expectCorners(slant(guest, wide), cutOf(guest.figure, wide.figure, 450, across(1500, -9500, 450))!.corners);
  });

  test('GL-FIRE-13 all ways out of the notch are tried', () => {
    // The shortest line goes west; what is met to the north-east lies behind it.
    expectHeadings(guest, wide);
    expect(headingsTried(guest, wide)).toContain(450);
  });

  test('GL-FIRE-13 and so are all ways from a thin line that cuts off the corner of the notch', () => {
    expectHeadings(line(3152, -11152, 3150, 6, [700, 400]), wide);
  });
});

test.each([
  [500, 600, 15],
  [600, 500, 2715],
])('GL-FIRE-13 the heading of the shortest line: %i from the block, %i from the odd element', (north, west, only) => {
  const wide = formed(0, 0, 15, [2, 2, 1], [4000, 4000]);
  const [s, c] = [sine(15), cosine(15)];
  const [u, v] = [west + 750, -8000 - north];
  const guest = line(Math.round(u * c + v * s), Math.round(v * c - u * s), 15, 1, [1500, 1500]);
  const found = headingsTried(guest, wide).filter((tenths) => tenths % 10 !== 0);
  expect(found).toEqual([only]);
});

test('GL-FIRE-13 of several shortest lines the one with the smallest heading', () => {
  // A Battle in the notch, as far from the block (to the north) as from the odd element (to the west).
  const wide = formed(0, 0, 0, [2, 2, 1], [4000, 4000]);
  const guest = disc(3600, -11600, 7000);
  let first: number | undefined;
  findZone(guest.ground, wide.ground, ({ placement }) => ((first ??= placement.heading), false));
  expect(first).toBe(0);
  findZone(formed(0, 0, 900, [2, 2, 1], [4000, 4000]).ground, disc(-11600, -3600, 7000).ground, ({ placement }) => {
    first = placement.heading;
    return true;
  });
  expect(first).toBe(1800);
});

test('GL-FIRE-09 a side along the wall of the notch meets the odd element, at any heading', () => {
  for (let tenths = 0; tenths < 3600; tenths += 37) {
    const turned = formed(1234, 4321, tenths, [2, 2, 1], CAVALRY);
    const [s, c] = [sine(tenths), cosine(tenths)];
    const behind = line(Math.round(1234 - 8000 * s), Math.round(4321 - 8000 * c), tenths, 6);
    // The right side along the wall: both sides meet the odd element, 5.25 behind the front.
    const across = 1234 * c - 4321 * s - 500;
    const zone = zoneOf(behind.ground, turned.ground, { heading: heading(tenths), across })!;
    const along = ({ x, y }: Spot): number => x * s + y * c;
    expect(along(zone.corners[2]!)).toBeCloseTo(1234 * s + 4321 * c - 5250, 5);
  }
});
