/** Units that are moved together keep their places to one another, and each order is legal when its turn comes. */
import { assert, integer, nat, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answer, copyOf, refusal } from '../src/kernel/index.js';
import { greatEdition, splendidEdition } from '../src/index.js';
import { pointFrom, type Point } from '../src/geometry/index.js';
import { HAIR, marchTogether, type ManoeuvreMatch, type Placed, type Together } from '../src/manoeuvre/index.js';
import { findUnit, type UnitId } from '../src/tabletop/index.js';
import { choosable, positionsOf, scenarioOf } from './ways-help.js';

/** Played one after the other, as long as nobody reacts: how many were. */
const playedOut = (given: ManoeuvreMatch, { shares }: Together): number => {
  const match = copyOf(given);
  for (const [i, { unit, march, place }] of shares.entries()) {
    const chosen = { do: 'choose', unit } as const;
    expect(refusal(match, chosen)).toBeUndefined();
    answer(match, chosen);
    expect(refusal(match, march)).toBeUndefined();
    answer(match, march);
    if (match.decision?.kind !== 'activity') return i;
    expect(findUnit(match, unit)!.place).toEqual(place);
  }
  return shares.length;
};

const shiftOf = (match: ManoeuvreMatch, unit: UnitId, { x, y }: Point): Point => {
  const { place } = findUnit(match, unit) as Placed;
  return { x: x - place.x, y: y - place.y };
};

const keepsPlaces = (match: ManoeuvreMatch, { shares, by }: Together): void => {
  for (const { unit, place } of shares) {
    const { x, y } = shiftOf(match, unit, place);
    expect(Math.hypot(x - by.x, y - by.y)).toBeLessThanOrEqual(HAIR);
    expect(place.heading).toBe(findUnit(match, unit)!.place!.heading);
  }
};

/** The unit and the own units that stand nearest to it. */
const groupOf = (units: readonly Placed[], pick: number, size: number): Placed[] => {
  const { place } = units[pick % units.length]!;
  const far = (unit: Placed): number => Math.hypot(unit.place.x - place.x, unit.place.y - place.y);
  return [...units].sort((a, b) => far(a) - far(b)).slice(0, size);
};

describe.each([
  ['Splendid', splendidEdition],
  ['Great', greatEdition],
] as const)('%s', (_name, game) => {
  const positions = positionsOf<ManoeuvreMatch>(game, [1, 2, 3, 4], 4, 9);

  test('a group goes as one, in an order that may be given', () => {
    const count = { moved: 0, whole: 0, stopped: 0 };
    assert(
      property(
        nat({ max: positions.length - 1 }),
        nat(),
        integer({ min: 2, max: 6 }),
        integer({ min: -4_000, max: 4_000 }),
        integer({ min: -3_000, max: 14_000 }),
        (position, pick, size, aside, ahead) => {
          const match = positions[position]!;
          const units = choosable<Placed>(match);
          if (units.length < 2) return;
          const group = groupOf(units, pick, size);
          const { place } = group[0]!;
          const to = pointFrom(place, aside, ahead);
          const together = marchTogether(match, group, { by: { x: to.x - place.x, y: to.y - place.y } });
          expect([0, group.length]).toContain(together.shares.length);
          keepsPlaces(match, together);
          const played = playedOut(match, together);
          if (played > 0) count.moved++;
          if (played === group.length) count.whole++;
          if (together.stop) count.stopped++;
        },
      ),
      { numRuns: 80, seed: 16 },
    );
    expect(count.moved).toBeGreaterThan(25);
    expect(count.whole).toBeGreaterThan(15);
    expect(count.stopped).toBeGreaterThan(15);
  });
});

test('Kadesh: a packed line goes ahead together as far as its slowest, who is named', () => {
  const match = scenarioOf<ManoeuvreMatch>(greatEdition, 'Kadesh');
  const line = groupOf(choosable<Placed>(match), 5, 6);
  const plain = marchTogether(match, line, { by: { x: 0, y: 3_000 } });
  expect(plain).toMatchObject({ by: { x: 0, y: 3_000 }, stop: undefined });
  expect(plain.shares.every(({ march }) => march.rush === undefined)).toBe(true);
  expect(playedOut(match, plain)).toBe(6);
  const far = marchTogether(match, line, { by: { x: 0, y: 14_000 } });
  keepsPlaces(match, far);
  expect(playedOut(match, far)).toBe(6);
  expect(far.stop!.refusal).toMatchObject({ id: 'pathTooLong' });
  const { allowance } = far.stop!.refusal.facts;
  expect(far.by.y).toBe(allowance);
});
