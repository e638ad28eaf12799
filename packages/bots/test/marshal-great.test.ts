/** Positions of A Great Victory with one right answer, which the planner finds with few tries. */
import { describe, expect, test } from 'vitest';
import { answer, great, streamOf, type Choice } from '@five-victories/engine';
import type { ManoeuvreMatch, Placed } from '@five-victories/engine/manoeuvre';
import { unitOf } from '@five-victories/engine/tabletop';
import { botNamed } from '@five-victories/bots';
import { begun, planner, told } from './kit.js';

const situation = (phase: string, units: readonly object[], more: object = {}): ManoeuvreMatch =>
  begun(great, { position: { game: 'great', phase, initiative: 'north', acting: 'south', units, ...more } }, 1);

const FOOT = { type: 'medium foot arms', formation: 'block' };
const PIKES = { type: 'heavy foot pikes', formation: 'block' };
const BOWS = { type: 'medium foot bows', formation: 'line' };
const HORSE = { type: 'medium horse', formation: 'block' };
const CHIEF = { type: 'commander' };
const GUN = { type: 'light artillery' };
const placed = (match: ManoeuvreMatch, id: string): Placed => unitOf(match, id) as Placed;
const choice = (match: ManoeuvreMatch): Choice => planner.choose(match, streamOf(1));
const verbs = (orders: readonly Choice[] = []): string[] => orders.map(({ do: verb }) => verb);
const farFrom = (match: ManoeuvreMatch, id: string, x: number, y: number): number => {
  const { place } = placed(match, id);
  return Math.sqrt((place.x - x) ** 2 + (place.y - y) ** 2);
};

/** North charges with N1, in command; South is asked. */
const charged = (own: object, charger: object, far: number): ManoeuvreMatch => {
  const match = situation(
    'otherMovement',
    [
      { id: 'S1', x: 60_000, y: 40_000, ...own },
      { id: 'N1', x: 60_000, y: 40_000 + far, ...charger },
      { id: 'N2', ...CHIEF, x: 60_000, y: 40_000 + far + 9000 },
    ],
    { initiative: 'south', acting: 'north' },
  );
  answer(match, { do: 'choose', unit: 'N1' } as Choice);
  answer(match, { do: 'charge', target: 'S1' } as Choice);
  while (match.decision?.kind === 'intercept') answer(match, { do: 'pass' });
  return match;
};

/** The last turn, and ground that South wants. */
const lastTurn = (x: number, y: number, units: readonly object[], whose = 'south'): ManoeuvreMatch => {
  const goals = { south: [], north: [], [whose]: [{ name: 'The wells', x, y, radius: 8_000, points: 3 }] };
  return situation('otherMovement', units, {
    turn: 12,
    options: { turnLimit: 12, victory: 'scenario', scenarioGoals: goals },
  });
};

describe('in A Great Victory the planner', () => {
  test('charges the open flank of foot that is nearly done', () => {
    const match = situation('otherMovement', [
      { id: 'S1', ...HORSE, x: 60_000, y: 40_000 },
      { id: 'S2', ...CHIEF, x: 60_000, y: 30_000 },
      { id: 'N1', ...FOOT, x: 60_000, y: 52_000, heading: 900, hits: 8 },
    ]);
    expect(told(match, planner)['S1']).toMatchObject([{ do: 'charge', target: 'N1' }]);
  });

  test('does not ride at the front of fresh pikes', () => {
    const match = situation('otherMovement', [
      { id: 'S1', ...HORSE, x: 60_000, y: 40_000 },
      { id: 'S2', ...CHIEF, x: 60_000, y: 30_000 },
      { id: 'N1', ...PIKES, x: 60_000, y: 52_000 },
    ]);
    expect(verbs(told(match, planner)['S1'])).not.toContain('charge');
  });

  test('charges elephants in the flank', () => {
    const match = situation('otherMovement', [
      { id: 'S1', ...HORSE, x: 60_000, y: 40_000 },
      { id: 'S2', ...CHIEF, x: 60_000, y: 30_000 },
      { id: 'N1', type: 'medium elephants', x: 60_000, y: 52_000, heading: 900 },
    ]);
    expect(told(match, planner)['S1']).toMatchObject([{ do: 'charge', target: 'N1' }]);
  });

  test('leaves artillery unpacked that will soon have a target', () => {
    const match = situation('otherMovement', [
      { id: 'S1', ...GUN, x: 60_000, y: 28_000 },
      { id: 'S2', ...FOOT, x: 76_000, y: 28_000 },
      { id: 'N1', ...FOOT, x: 60_000, y: 80_000 },
    ]);
    expect(verbs(told(match, planner)['S1'])).not.toContain('packUp');
  });

  test('turns towards horse that stands at its flank', () => {
    const match = situation('otherMovement', [
      { id: 'S1', ...FOOT, x: 60_000, y: 40_000 },
      { id: 'N1', ...HORSE, x: 78_000, y: 38_000, heading: 2700 },
    ]);
    told(match, planner);
    const { place } = placed(match, 'S1');
    expect(place.formation === 'defensiveBlock' || Math.abs(place.heading - 900) < 300).toBe(true);
  });

  test('light horse gives way to heavier horse', () => {
    const match = charged({ type: 'light horse bows', formation: 'line' }, HORSE, 8000);
    expect(match.decision).toMatchObject({ side: 'south', kind: 'react' });
    expect(['recoil', 'evade']).toContain(choice(match).do);
  });

  test('foot in block turns its rear stand round under a charge', () => {
    expect(choice(charged(FOOT, FOOT, 4000)).do).toBe('hastyBlock');
  });

  test('a Commander does not charge', () => {
    const match = situation('otherMovement', [
      { id: 'S1', ...FOOT, x: 60_000, y: 40_000 },
      { id: 'S2', ...CHIEF, x: 70_000, y: 40_000 },
      { id: 'N1', type: 'light foot slings', formation: 'line', x: 70_000, y: 50_000, hits: 2 },
    ]);
    expect(verbs(told(match, planner)['S2'])).not.toContain('charge');
  });

  test('shoots at whom others have hit already', () => {
    const match = situation('firing', [
      { id: 'S1', ...BOWS, x: 60_000, y: 40_000 },
      { id: 'N1', ...FOOT, x: 57_000, y: 50_000 },
      { id: 'N2', ...FOOT, x: 63_000, y: 50_000, aside: 5 },
    ]);
    expect(JSON.stringify(choice(match))).toContain('N2');
  });

  test('bows come into range and no nearer', () => {
    const match = situation('otherMovement', [
      { id: 'S1', ...BOWS, x: 60_000, y: 40_000 },
      { id: 'S2', ...CHIEF, x: 60_000, y: 30_000 },
      { id: 'N1', ...PIKES, x: 60_000, y: 66_000 },
    ]);
    const reach = match.rules.fireRange(placed(match, 'S1'));
    const before = farFrom(match, 'S1', 60_000, 66_000);
    told(match, planner);
    const after = farFrom(match, 'S1', 60_000, 66_000);
    expect(after).toBeLessThan(before);
    expect(after).toBeGreaterThan(reach / 2);
  });

  test('holds its goal on the last turn', () => {
    const match = lastTurn(60_000, 40_000, [
      { id: 'S1', ...FOOT, x: 60_000, y: 40_000 },
      { id: 'N1', ...FOOT, x: 84_000, y: 70_000, hits: 6 },
    ]);
    told(match, planner);
    expect(farFrom(match, 'S1', 60_000, 40_000)).toBeLessThan(9_000);
  });

  test('goes to a goal that it can reach on the last turn', () => {
    const match = lastTurn(60_000, 50_000, [
      { id: 'S1', ...HORSE, x: 60_000, y: 32_000 },
      { id: 'N1', ...FOOT, x: 110_000, y: 32_000, heading: 2700 },
    ]);
    told(match, planner);
    expect(farFrom(match, 'S1', 60_000, 50_000)).toBeLessThan(10_000);
  });

  test('rides onto ground of the enemy, who then does not hold it', () => {
    const match = lastTurn(
      60_000,
      50_000,
      [
        { id: 'S1', ...HORSE, x: 60_000, y: 30_000 },
        { id: 'N1', ...PIKES, x: 60_000, y: 56_500 },
        { id: 'N2', ...FOOT, x: 84_000, y: 30_000, heading: 2700, hits: 8 },
      ],
      'north',
    );
    told(match, botNamed('captain')!);
    expect(farFrom(match, 'S1', 60_000, 50_000)).toBeLessThan(8_000);
  });

  test('uses every unit that has a way to go, and sends nobody home', () => {
    const match = situation('otherMovement', [
      { id: 'S1', ...FOOT, x: 40_000, y: 12_000 },
      { id: 'S2', ...HORSE, x: 60_000, y: 12_000 },
      { id: 'S3', ...BOWS, x: 80_000, y: 12_000 },
      { id: 'S4', ...CHIEF, x: 50_000, y: 6_000 },
      { id: 'N1', ...FOOT, x: 60_000, y: 90_000 },
    ]);
    const orders = told(match, planner);
    for (const id of ['S1', 'S2', 'S3']) expect(verbs(orders[id]), id).toContain('manoeuvre');
    expect(match.state.units.every(({ side, place }) => side === 'north' || place)).toBe(true);
  });
});
