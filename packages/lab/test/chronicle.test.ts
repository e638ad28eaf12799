import { expect, test } from 'vitest';
import { great, openMatch, splendid, type Event, type Fault } from '@five-victories/engine';
import type { TabletopMatch } from '@five-victories/engine/tabletop';
import { ACTIVITY, linesOf, routsOf } from '../src/chronicle.js';
import { tabletopVoice } from '../src/tabletop/voice.js';

const units = ['Blue', 'Red', 'Green'].map((name, i) => ({
  id: `S${i + 1}`,
  name,
  type: 'P&M',
  formation: 'block',
  layout: 'PM/PM',
  x: 10_000 + 10_000 * i,
  y: 10_000,
}));
const match = ((): TabletopMatch => {
  const faults: Fault[] = [];
  const foe = { ...units[0]!, id: 'N1', name: 'White', y: 16_000 };
  const opened = openMatch(
    splendid,
    { position: { phase: 'firing', units: [...units, foe] } },
    { seed: 1 },
    '',
    faults,
  );
  if (!opened) throw new Error(JSON.stringify(faults));
  return opened;
})();

const { cite } = splendid;
const told = (phase: string, events: readonly Event[]): string[] => linesOf(tabletopVoice, match, phase, events);
const moved = (unit: string, by: number): Event => ({ event: 'moved', rule: 'R', unit, towards: 'front', by });

test('who marched alike is told together, to the inch; small turns are not told', () => {
  const turned = (unit: string, turn: number): Event => ({ event: 'turned', rule: 'R', unit, turn });
  const events = [
    ACTIVITY,
    moved('S1', 4000),
    ACTIVITY,
    turned('S2', 31),
    moved('S2', 3980),
    ACTIVITY,
    turned('S3', -450),
    moved('S3', 300),
  ];
  expect(told('otherMovement', events)).toEqual(['On the march: Blue and Red 4"; Green turned left and 1".']);
});

test('a charge is a story without its paces', () => {
  const events = [
    ACTIVITY,
    { event: 'charges', rule: cite.charge, unit: 'S1', target: 'N1', distance: 2000 },
    moved('S1', 2000),
    { event: 'contact', rule: cite.contact, unit: 'S1', target: 'N1' },
  ];
  expect(told('otherMovement', events)).toEqual([
    'Blue set out to charge White, 2" away. It came into contact with White.',
  ]);
});

test('shots that hit nobody are one line', () => {
  const shot = (unit: string, dice: number[], hits: number): Event[] => {
    const aim = { unit, target: 'N1', modifiers: [{ rule: 'R', by: 2, id: 'musketStands', facts: {} }] };
    return [
      {
        event: 'throw',
        rule: cite.fireHits,
        cause: 'fire',
        side: 'south',
        count: 2,
        sides: 6,
        needs: [2, 2],
        dice,
        ...aim,
      },
      { event: 'fired', rule: cite.fireHits, count: 2, hits, ...aim },
    ];
  };
  expect(told('firing', [...shot('S1', [3, 4], 0), ...shot('S2', [1, 6], 1), ...shot('S3', [5, 5], 0)])).toEqual([
    'Red fired at White: 2 musket stands = 2 dice, hits on 1-2: 1 6, one hit.',
    'Fired and hit nobody: Blue at White (3 4); Green at White (5 5).',
  ]);
});

test('routs are told whatever their cause, each once', () => {
  const events = [
    { event: 'retired', rule: cite.retire, unit: 'S1' },
    { event: 'routed', rule: cite.retire, cause: 'retired', unit: 'S1', stands: 4 },
    { event: 'routed', rule: cite.allLost, cause: 'allLost', unit: 'S2', base: 'stand' },
    { event: 'hits', rule: cite.openingHit, cause: 'press', unit: 'S3', hits: 1 },
  ];
  expect(routsOf(tabletopVoice, match, events)).toEqual([
    '✖ Blue left the battle for good.',
    '✖ Red routed with the last stand gone.',
  ]);
});

test('A Great Victory: artillery is packed up, moves are in centimetres', () => {
  const guns = ['S1', 'N1'].map((id, i) => ({
    id,
    name: id,
    type: 'light artillery',
    x: 60_000,
    y: 20_000 + 60_000 * i,
  }));
  const field = openMatch(great, { position: { phase: 'firing', units: guns } }, { seed: 1 }, '', [])!;
  const events = [
    ACTIVITY,
    { event: 'limbered', rule: 'R', unit: 'S1' },
    ACTIVITY,
    { event: 'unlimbered', rule: 'R', unit: 'N1' },
    ACTIVITY,
    moved('S1', 4000),
  ];
  expect(linesOf(tabletopVoice, field, 'otherMovement', events)).toEqual([
    'On the march: S1 packed up; N1 unpacked; S1 4 cm.',
  ]);
});
