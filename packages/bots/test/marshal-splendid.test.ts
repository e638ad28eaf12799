/** Positions of A Splendid Victory with one right answer, which the planner finds with few tries. */
import { describe, expect, test } from 'vitest';
import { splendid, streamOf, type Choice } from '@five-victories/engine';
import type { ManoeuvreMatch, Placed } from '@five-victories/engine/manoeuvre';
import { unitOf } from '@five-victories/engine/tabletop';
import { begun, planner, told } from './kit.js';

const situation = (phase: string, units: readonly object[], more: object = {}): ManoeuvreMatch =>
  begun(splendid, { position: { game: 'splendid', phase, initiative: 'north', acting: 'south', units, ...more } }, 1);

const FOOT = { type: 'P&M', formation: 'block', layout: 'PM/PM' };
const HORSE = { type: 'M', formation: 'block', layout: 'XX/XX' };
const LINE = { type: 'P&M', formation: 'line', layout: 'PPMM' };
const CHIEF = { type: 'Cmd', layout: 'C' };
const GUN = { type: 'FG', formation: 'openOrder', layout: 'G' };
const placed = (match: ManoeuvreMatch, id: string): Placed => unitOf(match, id) as Placed;
const choice = (match: ManoeuvreMatch): Choice => planner.choose(match, streamOf(1));
const verbs = (orders: readonly Choice[] = []): string[] => orders.map(({ do: verb }) => verb);
const farFrom = (match: ManoeuvreMatch, id: string, x: number, y: number): number => {
  const { place } = placed(match, id);
  return Math.sqrt((place.x - x) ** 2 + (place.y - y) ** 2);
};

describe('in A Splendid Victory the planner', () => {
  test('charges the open flank of foot that is hit already', () => {
    const match = situation('otherMovement', [
      { id: 'S1', ...HORSE, x: 28_500, y: 20_000 },
      { id: 'S2', ...CHIEF, x: 30_000, y: 14_000 },
      { id: 'N1', ...FOOT, x: 30_000, y: 27_000, heading: 900, hits: 1, fired: true },
    ]);
    expect(told(match, planner)['S1']).toMatchObject([{ do: 'charge', target: 'N1' }]);
  });

  test('does not ride at the front of a bigger block of pikes', () => {
    const match = situation('otherMovement', [
      { id: 'S1', ...HORSE, x: 30_000, y: 20_000 },
      { id: 'S2', ...CHIEF, x: 30_000, y: 14_000 },
      { id: 'N1', ...FOOT, layout: 'PPP/PPP/MMM', x: 30_000, y: 27_000 },
    ]);
    expect(verbs(told(match, planner)['S1'])).not.toContain('charge');
  });

  test('overruns a gun from outside its zone of fire', () => {
    const match = situation('otherMovement', [
      { id: 'S1', ...HORSE, x: 30_000, y: 20_000 },
      { id: 'S2', ...CHIEF, x: 30_000, y: 14_000 },
      { id: 'N1', ...GUN, x: 30_000, y: 28_000, heading: 900 },
      { id: 'N2', ...FOOT, x: 60_000, y: 44_000 },
    ]);
    expect(told(match, planner)['S1']).toMatchObject([{ do: 'charge', target: 'N1' }]);
  });

  test('unlimbers with the enemy in range', () => {
    const match = situation('otherMovement', [
      { id: 'S1', ...GUN, x: 30_000, y: 10_000, limbered: true },
      { id: 'S2', ...FOOT, x: 36_000, y: 11_000 },
      { id: 'N1', ...FOOT, x: 30_000, y: 24_000 },
    ]);
    expect(verbs(told(match, planner)['S1'])).toContain('unlimber');
  });

  test('leaves a gun in action while it has a target', () => {
    const match = situation('otherMovement', [
      { id: 'S1', ...GUN, x: 30_000, y: 10_000 },
      { id: 'S2', ...FOOT, x: 36_000, y: 11_000 },
      { id: 'N1', ...FOOT, x: 30_000, y: 24_000 },
    ]);
    expect(verbs(told(match, planner)['S1'])).not.toContain('limber');
  });

  test('turns towards horse that stands at its flank', () => {
    const match = situation('otherMovement', [
      { id: 'S1', ...FOOT, x: 30_000, y: 20_000 },
      { id: 'N1', ...HORSE, x: 40_000, y: 19_000, heading: 2700 },
    ]);
    told(match, planner);
    const { place } = placed(match, 'S1');
    expect(place.formation === 'defensiveBlock' || Math.abs(place.heading - 900) < 300).toBe(true);
  });

  test('a Commander neither charges nor rides up to the enemy’s horse', () => {
    const match = situation('otherMovement', [
      { id: 'S1', ...CHIEF, x: 24_000, y: 20_000 },
      { id: 'S2', ...FOOT, x: 24_000, y: 15_000 },
      { id: 'N1', ...HORSE, x: 24_000, y: 29_000 },
    ]);
    expect(verbs(told(match, planner)['S1'])).not.toContain('charge');
    expect(farFrom(match, 'S1', 24_000, 29_000)).toBeGreaterThanOrEqual(9_000);
  });

  test('a Commander rides to where the fight is', () => {
    const match = situation('otherMovement', [
      { id: 'S1', ...CHIEF, x: 60_000, y: 6_000 },
      { id: 'S2', ...FOOT, x: 24_000, y: 18_000 },
      { id: 'S3', ...FOOT, x: 30_000, y: 18_000 },
      { id: 'N1', ...FOOT, x: 27_000, y: 26_000 },
    ]);
    const before = farFrom(match, 'S1', 27_000, 18_000);
    told(match, planner);
    expect(farFrom(match, 'S1', 27_000, 18_000)).toBeLessThan(before - 8_000);
  });

  test('holds its goal on the last turn', () => {
    const goals = { south: [{ name: 'The ford', x: 30_000, y: 20_000, radius: 3_000, points: 3 }], north: [] };
    const match = situation(
      'otherMovement',
      [
        { id: 'S1', ...FOOT, x: 30_000, y: 20_000 },
        { id: 'N1', ...FOOT, hits: 1, x: 40_000, y: 34_000 },
      ],
      { turn: 8, options: { turnLimit: 8, victory: 'scenario', scenarioGoals: goals } },
    );
    told(match, planner);
    expect(farFrom(match, 'S1', 30_000, 20_000)).toBeLessThan(4_000);
  });

  test('goes to a goal that it can reach on the last turn', () => {
    const goals = { south: [{ name: 'The ford', x: 30_000, y: 24_500, radius: 3_000, points: 3 }], north: [] };
    const match = situation(
      'otherMovement',
      [
        { id: 'S1', ...HORSE, x: 30_000, y: 12_000 },
        { id: 'N1', ...FOOT, x: 60_000, y: 12_000, heading: 2700 },
      ],
      { turn: 8, options: { turnLimit: 8, victory: 'scenario', scenarioGoals: goals } },
    );
    told(match, planner);
    expect(farFrom(match, 'S1', 30_000, 24_500)).toBeLessThan(5_000);
  });

  test('fires at whom a hit costs a stand', () => {
    const match = situation('firing', [
      { id: 'S1', type: 'P&M', formation: 'line', layout: 'MMMM', x: 30_000, y: 20_000 },
      { id: 'N1', ...LINE, x: 27_000, y: 24_500 },
      { id: 'N2', ...LINE, x: 34_000, y: 24_500, hits: 1 },
    ]);
    expect(JSON.stringify(choice(match))).toContain('N2');
  });

  test('uses every unit that has a way to go', () => {
    const match = situation('otherMovement', [
      { id: 'S1', ...FOOT, x: 20_000, y: 6_000 },
      { id: 'S2', ...HORSE, x: 30_000, y: 6_000 },
      { id: 'S3', ...FOOT, x: 40_000, y: 6_000 },
      { id: 'S4', ...CHIEF, x: 25_000, y: 2_500 },
      { id: 'N1', ...FOOT, x: 30_000, y: 40_000 },
    ]);
    const orders = told(match, planner);
    for (const id of ['S1', 'S2', 'S3']) expect(verbs(orders[id]), id).toContain('manoeuvre');
    expect(match.state.units.every(({ side, place }) => side === 'north' || place)).toBe(true);
  });

  test('keeps horse with the foot while the enemy is far', () => {
    const match = situation('otherMovement', [
      { id: 'S1', ...FOOT, x: 26_000, y: 10_000 },
      { id: 'S2', ...FOOT, x: 32_000, y: 10_000 },
      { id: 'S3', ...FOOT, x: 38_000, y: 10_000 },
      { id: 'S4', ...HORSE, x: 46_000, y: 10_000 },
      { id: 'S5', ...CHIEF, x: 32_000, y: 5_000 },
      { id: 'N1', ...FOOT, x: 30_000, y: 44_000 },
      { id: 'N2', ...FOOT, x: 46_000, y: 44_000 },
    ]);
    told(match, planner);
    expect(placed(match, 'S4').place.y).toBeLessThan(22_000);
  });
});
