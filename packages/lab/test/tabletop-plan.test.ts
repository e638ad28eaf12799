import { describe, expect, test } from 'vitest';
import { great, openMatch, splendid, type Fault } from '@five-victories/engine';
import type { TabletopMatch } from '@five-victories/engine/tabletop';
import { inkFor } from '../src/ink.js';
import { keyOf } from '../src/tabletop/key.js';
import { legendOf, planOf } from '../src/tabletop/plan.js';

const placed = (units: readonly object[], options: object = {}): TabletopMatch => {
  const faults: Fault[] = [];
  const position = { phase: 'firing', options: { tableWidth: 36, tableDepth: 36, ...options }, units };
  const match = openMatch(splendid, { position }, { seed: 1 }, '', faults);
  if (!match) throw new Error(JSON.stringify(faults));
  return match;
};

const PLAIN = inkFor(false);
const square = (type: string, left: number, low: number, size: number) => ({
  type,
  points: [
    [left, low],
    [left + size, low],
    [left + size, low + size],
    [left, low + size],
  ],
});

const BATTLE = [
  { id: 'S1', name: "Skippon's", type: 'P&M', formation: 'block', layout: 'PMM/PM.', x: 9000, y: 12_000 },
  {
    id: 'S2',
    name: "Okey's Dragoons",
    type: 'D',
    formation: 'line',
    layout: 'DDD',
    x: 22_000,
    y: 10_000,
    heading: 900,
  },
  { id: 'S12', name: 'Sir Thomas Fairfax', type: 'Cmd', layout: 'C', x: 9000, y: 5000 },
  { id: 'N1', name: 'The Train', type: 'RA', layout: 'G', x: 9000, y: 26_000, hits: 1 },
  {
    id: 'N2',
    name: "Rupert's Horse",
    type: 'M',
    formation: 'line',
    layout: 'XXX',
    x: 24_000,
    y: 30_000,
    heading: 2250,
  },
];

describe('the plan of the table', () => {
  test('shows every stand where it stands, North at the top, and the ground beneath', () => {
    const match = placed(BATTLE, {
      terrain: [square('wood', 28_000, 12_000, 6000), square('hill', 2000, 16_000, 5000)],
    });
    expect(planOf(match, 50, PLAIN)).toEqual([
      '┌────────────────────────────────────────────────┐',
      '│                                                │',
      '│                                                │',
      '│                               x  2             │',
      '│            1                  ·x·              │',
      '│                               ↙ ·x             │',
      '│           ·g                                   │',
      '│           ··                                   │',
      '│            ↓                                   │',
      '│                                                │',
      '│                                                │',
      '│    ^ ^ ^                                       │',
      '│   ^ ^ ^                                        │',
      '│    ^ ^ ^                             ♣ ♣ ♣ ♣   │',
      '│                                     ♣ ♣ ♣ ♣    │',
      '│                                      ♣ ♣ ♣ ♣   │',
      '│            ↑                        ♣ ♣ ♣ ♣    │',
      '│         P··M·M            ·D                   │',
      '│         P··M             2·D →                 │',
      '│            1              ·D                   │',
      '│                                                │',
      '│                                                │',
      '│           ·★                                   │',
      '│           12                                   │',
      '│                                                │',
      '└0───────────────12──────────────24──────────────┘',
    ]);
  });

  test('is as wide as it may be and half as high as the table is deep', () => {
    for (const columns of [60, 80, 100, 200]) {
      const rows = planOf(placed(BATTLE), columns, PLAIN);
      const width = Math.min(columns, 98);
      expect(rows.every((row) => [...row].length === width)).toBe(true);
      expect(rows).toHaveLength(Math.round((width - 2) / 2) + 2);
    }
  });

  test('shows goals and lines of terrain, and says what its signs mean', () => {
    const options = {
      victory: 'scenario',
      scenarioGoals: { south: [{ x: 18_000, y: 18_000, radius: 3000, points: 2 }], north: [] },
      terrain: [
        {
          type: 'escarpment',
          points: [
            [2000, 30_000],
            [16_000, 30_000],
          ],
        },
      ],
    };
    const match = placed(BATTLE, options);
    const text = planOf(match, 50, PLAIN).join('\n');
    expect(text).toContain('◎');
    expect(text).toContain('==========');
    expect(legendOf(match)).toContain('= escarpment   ◎ goal');
    expect(legendOf(placed(BATTLE))).not.toMatch(/wood|goal/);
  });

  test('colours the sides and is the same text without the colours', () => {
    const match = placed(BATTLE);
    const coloured = planOf(match, 50, inkFor(true)).join('\n');
    // oxlint-disable-next-line no-control-regex
    expect(coloured.replaceAll(/\u001B\[\d+m/g, '')).toBe(planOf(match, 50, PLAIN).join('\n'));
    expect(coloured).toContain('\u001B[36mP');
  });
});

test('the key names the units with their numbers, stands and hits', () => {
  expect(keyOf(placed(BATTLE), 60, PLAIN)).toEqual([
    'North  1 Train gun*1, 2 Rupert 3X',
    'South  1 Skippon 2P3M, 2 Okey 3D, 12 Sir Thomas Fairfax ★',
  ]);
  expect(keyOf(placed(BATTLE), 40, PLAIN)).toHaveLength(3);
});

describe('the plan of A Great Victory', () => {
  const units = [
    { id: 'S1', name: 'Phalanx, left', type: 'heavy foot pikes', formation: 'block', x: 20_000, y: 20_000, hits: 3 },
    { id: 'S2', name: 'Phalanx, right', type: 'heavy foot pikes', formation: 'line', x: 36_000, y: 20_000 },
    { id: 'S3', name: 'Ballista', type: 'light artillery', x: 48_000, y: 12_000 },
    { id: 'S4', name: 'Antiochus', type: 'commander', x: 28_000, y: 10_000 },
    { id: 'N1', name: 'Camel Riders', type: 'light camels bows', formation: 'skirmishLine', x: 20_000, y: 44_000 },
    { id: 'N2', name: 'Elephants', type: 'medium elephants', x: 36_000, y: 44_000, heading: 2700 },
    { id: 'N3', name: 'Chariots', type: 'light chariots', x: 48_000, y: 44_000 },
    { id: 'N4', name: 'Horse', type: 'heavy horse', formation: 'line', x: 52_000, y: 52_000, heading: 1350 },
  ];
  const faults: Fault[] = [];
  const position = { phase: 'firing', options: { tableWidth: 60, tableDepth: 60 }, units };
  const match = openMatch(great, { position }, { seed: 1 }, '', faults)!;

  test('a letter for every kind, a measure in centimetres', () => {
    expect(faults).toEqual([]);
    const rows = planOf(match, 62, PLAIN);
    expect(rows.at(-1)).toMatch(/^└0─+20─+40─+┘$/);
    const text = rows.join('\n');
    for (const sign of ['F', 'G', '★', 'k', 'e', 'w', 'h', '↑', '↓', '←', '↘']) expect(text).toContain(sign);
    expect(legendOf(match)).toContain('K camel, W chariot, E elephant');
  });

  test('the key tells strength left and markers; units of one name are told apart', () => {
    expect(keyOf(match, 100, PLAIN)).toEqual([
      'North  1 Camel 8K, 2 Elephants 8E, 3 Chariots 8W, 4 N4 12H',
      'South  1 Phalanx 11F*3, 2 Phal.right 14F, 3 Ballista 6G, 4 Antiochus 8★',
    ]);
  });
});
