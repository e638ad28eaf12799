/** Positions of A Glorious Victory with one right answer, which the planner finds with few tries. */
import { describe, expect, test } from 'vitest';
import { glorious, streamOf, type Choice } from '@five-victories/engine';
import type { GloriousMatch, Placed } from '@five-victories/engine/glorious';
import { unitOf } from '@five-victories/engine/tabletop';
import { botNamed } from '@five-victories/bots';
import { begun, planner, told } from './kit.js';

/** Somewhere behind. */
const CHIEFS = [
  { id: 'S99', type: 'commander', x: 70_000, y: 3_000 },
  { id: 'N99', type: 'commander', x: 70_000, y: 46_000, heading: 1800 },
];
const situation = (phase: string, units: readonly object[], more: object = {}): GloriousMatch =>
  begun(
    glorious,
    {
      position: {
        game: 'glorious',
        phase,
        initiative: 'north',
        acting: 'south',
        units: [...units, ...CHIEFS],
        ...more,
      },
    },
    1,
  );

const S1 = { id: 'S1', x: 30_000, y: 20_000 };
const N1 = { id: 'N1', x: 30_000, y: 32_000, heading: 1800 };
const BATTLE = { type: 'battle', diameter: 7000, elements: 'BBBBBBBBBBBB' };
const placed = (match: GloriousMatch, id: string): Placed => unitOf(match, id) as Placed;
const choice = (match: GloriousMatch): Choice => planner.choose(match, streamOf(1));
const verbs = (orders: readonly Choice[] = []): string[] => orders.map(({ do: verb }) => verb);
const farFrom = (match: GloriousMatch, id: string, x: number, y: number): number => {
  const { place } = placed(match, id);
  return Math.sqrt((place.x - x) ** 2 + (place.y - y) ** 2);
};
const lastTurn = (x: number, y: number, units: readonly object[]): GloriousMatch => {
  const goals = { south: [{ name: 'The mill', x, y, radius: 4_000, points: 3 }], north: [] };
  return situation('otherMovement', units, {
    turn: 12,
    options: { turnLimit: 12, victory: 'scenario', scenarioGoals: goals },
  });
};

describe('in A Glorious Victory the planner', () => {
  test('charges foot in line with knights', () => {
    const match = situation('otherMovement', [
      { ...S1, type: 'knights' },
      { ...N1, type: 'foot bill' },
    ]);
    expect(told(match, planner)['S1']).toContainEqual(expect.objectContaining({ do: 'charge', target: 'N1' }));
  });

  test('does not charge a Battle of pikes', () => {
    const match = situation('otherMovement', [
      { ...S1, type: 'knights' },
      { ...N1, ...BATTLE, elements: 'P'.repeat(24) },
    ]);
    expect(verbs(told(match, planner)['S1'])).not.toContain('charge');
  });

  test('rides into the rear of foot', () => {
    const match = situation('otherMovement', [
      { ...S1, type: 'medium cavalry' },
      { ...N1, type: 'foot longbow', heading: 0 },
    ]);
    expect(told(match, planner)['S1']).toContainEqual(expect.objectContaining({ do: 'charge', target: 'N1' }));
  });

  test('rides down the chief of the enemy, with whom the match is won', () => {
    const match = begun(
      glorious,
      {
        position: {
          game: 'glorious',
          phase: 'otherMovement',
          initiative: 'north',
          acting: 'south',
          units: [
            { ...S1, type: 'light cavalry' },
            CHIEFS[0]!,
            { id: 'N1', x: 28_000, y: 31_500, heading: 1800, type: 'foot longbow', layout: 'GGG' },
            { id: 'N99', type: 'commander', x: 32_500, y: 31_500, heading: 1800 },
          ],
        },
      },
      1,
    );
    expect(told(match, planner)['S1']).toContainEqual(expect.objectContaining({ do: 'charge', target: 'N99' }));
  });

  test('fires a bombard at a Battle, and bows at whom a hit costs an element', () => {
    const match = situation('firing', [
      { ...S1, type: 'bombard' },
      { id: 'S2', x: 12_000, y: 20_000, type: 'foot longbow' },
      { id: 'N1', ...BATTLE, x: 30_000, y: 35_000, heading: 1800 },
      { id: 'N2', x: 12_000, y: 22_500, type: 'foot bill', heading: 1800, hits: 1 },
    ]);
    const fired = told(match, planner, 1, 'fire');
    expect(JSON.stringify(fired)).toContain('N1');
    expect(JSON.stringify(fired)).toContain('N2');
  });

  test('a Battle loses its cheapest elements, and no commander', () => {
    const match = situation('firing', [
      { id: 'S1', ...BATTLE, elements: 'PPPPPPPPPPPPLLLLLL', x: 30_000, y: 20_000, hits: 4 },
      { id: 'S2', type: 'sub-commander', aboard: 'S1' },
      { id: 'N1', x: 30_000, y: 40_000, heading: 1800, type: 'foot bill' },
    ]);
    expect(choice(match)).toEqual({ do: 'remove', elements: { L: 2 } });
  });

  test('leaves a bombard in action while it has a target', () => {
    const match = situation('otherMovement', [
      { ...S1, type: 'bombard' },
      { ...N1, ...BATTLE, y: 38_000 },
    ]);
    expect(verbs(told(match, planner)['S1'])).not.toContain('limber');
  });

  test('the chief stays behind', () => {
    const match = situation('otherMovement', [
      { id: 'S1', x: 60_000, y: 8_000, type: 'foot pike' },
      { id: 'N1', x: 60_000, y: 20_000, heading: 1800, type: 'heavy cavalry' },
    ]);
    told(match, planner);
    expect(placed(match, 'S99').place.y).toBeLessThan(12_000);
  });

  test('the chief rides away from knights who need only turn to charge him', () => {
    const match = begun(
      glorious,
      {
        position: {
          game: 'glorious',
          phase: 'otherMovement',
          initiative: 'north',
          acting: 'south',
          units: [
            { id: 'S1', type: 'foot bill', x: 30_000, y: 24_000 },
            { id: 'S2', type: 'foot bill', x: 38_000, y: 24_000 },
            { id: 'S9', type: 'commander', x: 34_000, y: 18_000 },
            { id: 'N1', type: 'knights', x: 44_000, y: 18_000, heading: 900 },
            { id: 'N9', type: 'commander', x: 60_000, y: 44_000, heading: 1800 },
          ],
        },
      },
      1,
    );
    told(match, botNamed('captain')!);
    expect(farFrom(match, 'S9', 44_000, 18_000)).toBeGreaterThan(15_000);
  });

  test('nobody in command charges', () => {
    const match = situation('otherMovement', [
      { ...S1, type: 'sub-commander' },
      { id: 'S2', x: 38_000, y: 18_000, type: 'foot bill' },
      { ...N1, y: 27_000, type: 'foot longbow', layout: 'GGG' },
    ]);
    expect(verbs(told(match, planner)['S1'])).not.toContain('charge');
  });

  test('holds its goal on the last turn', () => {
    const match = lastTurn(30_000, 20_000, [
      { ...S1, type: 'foot bill' },
      { ...N1, x: 44_000, y: 40_000, type: 'foot bow' },
    ]);
    told(match, planner);
    expect(farFrom(match, 'S1', 30_000, 20_000)).toBeLessThan(5_500);
  });

  test('goes to a goal that it can reach on the last turn', () => {
    const match = lastTurn(30_000, 26_000, [
      { ...S1, type: 'medium cavalry', y: 14_000 },
      { ...N1, x: 60_000, y: 14_000, type: 'foot bow', heading: 2700 },
    ]);
    told(match, planner);
    expect(farFrom(match, 'S1', 30_000, 26_000)).toBeLessThan(6_500);
  });

  test('uses every unit that has a way to go, and sends nobody home', () => {
    const match = situation('otherMovement', [
      { id: 'S1', x: 20_000, y: 6_000, type: 'foot pike' },
      { id: 'S2', x: 40_000, y: 6_000, type: 'medium cavalry' },
      { id: 'S3', x: 54_000, y: 6_000, ...BATTLE },
      { id: 'N1', x: 30_000, y: 42_000, heading: 1800, type: 'foot pike' },
    ]);
    told(match, planner);
    for (const id of ['S1', 'S2', 'S3']) expect(placed(match, id).place.y, id).toBeGreaterThan(6_000);
  });
});
