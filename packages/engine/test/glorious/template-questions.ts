/** Questions to the missile template, short enough to read, and the oracle's word on them. */
import { expect } from 'vitest';
import { findZone, isInZone, placementThrough, zoneOf, type Zone } from '../../src/games/glorious/fire/template.js';
import { heading } from '../../src/geometry/index.js';
import type { Formation } from './template-kit.js';
import { cutsOf, type Spot } from './template-oracle.js';

export const always = (): boolean => true;
export const clearOf =
  (...blockers: Formation[]) =>
  (zone: Zone): boolean =>
    blockers.every(({ ground }) => !isInZone(zone, ground));

export const through = (firer: Formation, target: Formation, x: number, y = 0, tenths = 0): Zone | undefined =>
  zoneOf(firer.ground, target.ground, placementThrough(heading(tenths), x, y));

export const find = (firer: Formation, target: Formation, ...blockers: Formation[]): Zone | undefined =>
  findZone(firer.ground, target.ground, clearOf(...blockers));

/** The headings of all valid placements of the standard search, by the oracle. */
export const headingsOf = ({ figure: a }: Formation, { figure: b }: Formation): Set<number> =>
  new Set([...cutsOf(a, b)].map(({ tenths }) => tenths));

/** The headings of all valid placements of the search itself. */
export const headingsTried = ({ ground: a }: Formation, { ground: b }: Formation): number[] => {
  const headings = new Set<number>();
  findZone(a, b, ({ placement }) => !headings.add(placement.heading));
  return [...headings].sort((one, two) => one - two);
};

export const expectHeadings = (firer: Formation, target: Formation): void =>
  expect(headingsTried(firer, target)).toEqual([...headingsOf(firer, target)].sort((one, two) => one - two));

export const across = (x: number, y: number, tenths: number): number => placementThrough(heading(tenths), x, y).across;

export const expectCorners = (zone: Zone | undefined, corners: readonly Spot[]): void => {
  expect(zone).toBeDefined();
  zone!.corners.forEach(({ x, y }, i) => {
    expect(x).toBeCloseTo(corners[i]!.x, 5);
    expect(y).toBeCloseTo(corners[i]!.y, 5);
  });
};
