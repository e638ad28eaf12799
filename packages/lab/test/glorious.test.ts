/** A Glorious Victory in the terminal: round Battles, elements, D12. */
import { describe, expect, test } from 'vitest';
import { glorious, openMatch, type Event, type Fault } from '@five-victories/engine';
import type { TabletopMatch } from '@five-victories/engine/tabletop';
import { paper, watch } from '@five-victories/lab';
import { linesOf } from '../src/chronicle.js';
import { inkFor } from '../src/ink.js';
import { keyOf } from '../src/tabletop/key.js';
import { legendOf, planOf } from '../src/tabletop/plan.js';
import { tabletopVoice } from '../src/tabletop/voice.js';

const PLAIN = inkFor(false);
const UNITS = [
  {
    id: 'SB1',
    name: 'Battle 1',
    type: 'battle',
    diameter: 7000,
    elements: 'PPPPPPPPPPPPBBBBBB',
    x: 10_000,
    y: 14_000,
  },
  { id: 'S9', name: 'Edward IV', type: 'commander', aboard: 'SB1' },
  { id: 'S4', name: 'Archers of Kent', type: 'foot longbow', layout: 'G', x: 20_000, y: 10_000 },
  { id: 'S5', name: 'Welsh Lances', type: 'heavy cavalry', layout: 'YY/YY', x: 26_000, y: 12_000, heading: 900 },
  { id: 'S6', name: 'Ribaudequin', type: 'organ gun', x: 30_000, y: 8_000 },
  {
    id: 'NB1',
    name: 'Battle 1',
    type: 'battle',
    diameter: 8000,
    elements: 'B'.repeat(24),
    x: 12_000,
    y: 30_000,
    heading: 1350,
  },
  { id: 'N9', name: 'Duke of Somerset', type: 'commander', x: 30_000, y: 33_000, heading: 1800 },
];

const match = ((): TabletopMatch => {
  const faults: Fault[] = [];
  const position = { phase: 'otherMovement', options: { tableWidth: 36, tableDepth: 36 }, units: UNITS };
  const opened = openMatch(glorious, { position }, { seed: 1 }, '', faults);
  if (!opened) throw new Error(JSON.stringify(faults));
  // As it stands for a moment, before losses are taken.
  Object.assign(opened.state, {
    units: opened.state.units.map((unit) => (unit.id === 'S6' ? { ...unit, hits: 1 } : unit)),
  });
  return opened;
})();

describe('the plan', () => {
  test('GL-GEO-02 a Battle is a round with its elements in the middle, an arrow before it and its number behind', () => {
    expect(planOf(match, 50, PLAIN)).toEqual([
      '┌────────────────────────────────────────────────┐',
      '│                                        9       │',
      '│          B1  ····                     ·★       │',
      '│            ········                            │',
      '│           ····24b···                           │',
      '│           ··········                           │',
      '│            ········                            │',
      '│              ····  ↘                           │',
      '│                                                │',
      '│                                                │',
      '│                                                │',
      '│                                                │',
      '│             ↑                                  │',
      '│            ···                                 │',
      '│         ···6B···                               │',
      '│         ···12P···                              │',
      '│         ····★····           5·Y·Y·→            │',
      '│          ······          ↑   ·Y·Y·             │',
      '│            B1            G                     │',
      '│                          4             ↑       │',
      '│                                       ·A       │',
      '│                                        6       │',
      '│                                                │',
      '│                                                │',
      '│                                                │',
      '└0───────────────12──────────────24──────────────┘',
    ]);
  });

  test('the key tells elements left, hits and who is on a Battle; one longbow is no gun', () => {
    expect(keyOf(match, 100, PLAIN)).toEqual([
      'North  B1 Battle 24B, 9 Duke of Somerset ★',
      'South  B1 Battle 12P6B with Edward IV ★, 4 Archers 1G, 5 Welsh 4Y, 6 Ribaudequ. 1A*1',
    ]);
  });

  test('the legend names the elements that are there, and Battles', () => {
    expect(legendOf(match)).toContain(
      'each element is a letter (B bill, P pike, G longbow, Y heavy cavalry, A organ gun, ★ command)',
    );
    expect(legendOf(match)).toContain('a Battle is a round with its elements in the middle');
    expect(legendOf(match)).not.toContain('elephant');
  });
});

describe('what a phase told', () => {
  const told = (phase: string, events: readonly Event[]): string[] => linesOf(tabletopVoice, match, phase, events);
  const removed = (unit: string, stands: string): Event => ({ event: 'removed', rule: 'GL-LOSS-05', unit, stands });
  const thrown = (unit: string, target: string): Event[] => [
    {
      event: 'throw',
      rule: 'GL-MELEE-06',
      cause: 'attack',
      side: 'south',
      unit,
      target,
      count: 1,
      sides: 12,
      needs: [8],
      dice: [12],
      values: [],
    },
    { event: 'attacked', rule: 'GL-MELEE-06', unit, target, count: 1, hits: 0 },
  ];

  test('GL-LOSS-01 losses at the end of fire: elements of one unit together, whoever is gone by himself', () => {
    const gone: Event = { event: 'routed', rule: 'GL-LOSS-02', cause: 'gunLost', unit: 'S6', stands: 1 };
    expect(told('firing', [removed('S5', 'Y'), removed('S5', 'Y'), gone])).toEqual([
      'Welsh Lances lost two heavy cavalry elements.',
      expect.stringMatching(/^✖ Ribaudequin .*\.$/),
    ]);
  });

  test('GL-FLANK-04 losses of the outflanked before the blows, the others after them', () => {
    const lines = told('melee', [removed('S5', 'Y'), ...thrown('S5', 'NB1'), removed('S5', 'Y')]);
    expect(lines).toHaveLength(3);
    expect(lines[0]).toBe('Welsh Lances lost one heavy cavalry element.');
    expect(lines[1]).toContain('Welsh Lances fought Battle 1 (NB1)');
    expect(lines[2]).toBe(lines[0]);
  });
});

test('a whole match, within 100 columns: the higher throw has the initiative, and elements are counted', async () => {
  const sheet = paper();
  const args = ['--game', 'glorious', '--scenario', 'bosworth', '--bots', 'steady,random', '--seed', '3'];
  expect(await watch(args, sheet)).toBe(0);
  expect(sheet.text).toContain('formed Battle 1 (SB1) of');
  expect(sheet.text).toMatch(/strong formations? (each|to)/);
  expect(sheet.text).not.toContain('the lower wins');
  expect(sheet.text).toMatch(/elements? lost +\d+ left, breaks above \d+ lost: \d+ so far$/m);
  expect(sheet.text).toMatch(/^ {2}after \d+ turns \(GL-VICT-\d\d\)$/m);
  expect(sheet.text).not.toMatch(/[ ]\n|undefined|\[object|stands? lost|-Infinity|NaN/);
  expect(Math.max(...sheet.text.split('\n').map((line) => [...line].length))).toBeLessThanOrEqual(100);
}, 180_000);
