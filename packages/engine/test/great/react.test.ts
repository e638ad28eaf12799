import { describe, expect, test } from 'vitest';
import {
  AHEAD,
  BLOCK,
  BOWS,
  CHARIOTS,
  COMMANDER,
  ELEPHANTS,
  FOOT,
  GUN,
  HEAVY_CHARIOTS,
  HORSE,
  LIGHT_HORSE,
  SKIRMISH,
  SKIRMISHERS,
  SQUARE,
  SUB,
  allThrows,
  bent,
  field,
  hits,
  isOver,
  met,
  north,
  order,
  pose,
  south,
  waitsFor,
  type Loose,
} from './charge-help.js';
import { choose, refusal, unit } from './kit.js';

/** One of each kind, such that it would be legal if its kind is open to the target. */
const TRIES: Record<string, Loose> = {
  stand: { do: 'stand' },
  recoil: { do: 'recoil', aboutFace: true, ahead: 6000 },
  evade: { do: 'evade', aboutFace: true, ahead: 5000 },
  hastyBlock: { do: 'hastyBlock' },
  aboutFace: { do: 'aboutFace' },
  fire: { do: 'fire' },
};
const RULES: Record<string, string[]> = {
  recoil: ['GV-RECOIL-01', 'GV-REACT-02'],
  evade: ['GV-EVADE-01', 'GV-REACT-02'],
  hastyBlock: ['GV-DBLOCK-01', 'GV-R-52', 'GV-REACT-02'],
  aboutFace: ['GV-ABOUT-01', 'GV-REACT-02'],
  fire: ['GV-DFIRE-01', 'GV-DFIRE-02', 'GV-R-55', 'GV-REACT-02', 'GV-FIRE-02'],
};
const openTo = (match: Loose): string[] =>
  Object.keys(TRIES).filter((kind) => {
    const why = refusal(match, TRIES[kind]);
    if (why) expect(RULES[kind], `${kind}: ${why.because}`).toContain(why.rule);
    return !why;
  });

describe('P13 what is open to whom', () => {
  const MOUNTED = { charger: HORSE };
  const ON_FOOT = { charger: FOOT };
  test.each<[string, Loose, Loose, string[]]>([
    ['horse, charged by horse', HORSE, MOUNTED, ['stand', 'recoil']],
    ['horse in block', { ...HORSE, ...BLOCK }, MOUNTED, ['stand', 'recoil']],
    ['light horse in skirmish line', { ...LIGHT_HORSE, ...SKIRMISH }, MOUNTED, ['stand', 'recoil']],
    ['camels', { type: 'medium camels' }, MOUNTED, ['stand', 'recoil']],
    ['light chariots', CHARIOTS, MOUNTED, ['stand', 'recoil']],
    ['a commander', COMMANDER, MOUNTED, ['stand', 'recoil']],
    ['a sub-commander', SUB, MOUNTED, ['stand', 'recoil']],
    ['horse with bows', { type: 'light horse bows' }, MOUNTED, ['stand', 'recoil']],
    ['horse, charged by elephants', HORSE, { charger: ELEPHANTS }, ['stand', 'recoil']],
    ['skirmishers, charged by foot', SKIRMISHERS, ON_FOOT, ['stand', 'evade', 'hastyBlock', 'aboutFace', 'fire']],
    [
      'skirmishers without missiles, charged by foot',
      { type: 'light foot arms', ...SKIRMISH },
      ON_FOOT,
      ['stand', 'evade', 'hastyBlock', 'aboutFace'],
    ],
    ['skirmishers, charged by horse', SKIRMISHERS, MOUNTED, ['stand', 'hastyBlock', 'aboutFace', 'fire']],
    [
      'skirmishers, charged by elephants',
      SKIRMISHERS,
      { charger: ELEPHANTS },
      ['stand', 'hastyBlock', 'aboutFace', 'fire'],
    ],
    ['foot in line', FOOT, MOUNTED, ['stand', 'hastyBlock', 'aboutFace']],
    ['foot in block', { ...FOOT, ...BLOCK }, MOUNTED, ['stand', 'hastyBlock', 'aboutFace']],
    ['foot in line, charged by foot', FOOT, ON_FOOT, ['stand', 'hastyBlock', 'aboutFace']],
    ['bent foot', { ...FOOT, ...bent(), x: 91000 }, MOUNTED, ['stand', 'hastyBlock', 'aboutFace']],
    ['bows in line', BOWS, MOUNTED, ['stand', 'hastyBlock', 'aboutFace', 'fire']],
    ['bows in block', { ...BOWS, ...BLOCK }, ON_FOOT, ['stand', 'hastyBlock', 'aboutFace', 'fire']],
    ['spears', { ...FOOT, thrown: true }, ON_FOOT, ['stand', 'hastyBlock', 'aboutFace', 'fire']],
    ['bows with a red marker', { ...BOWS, fired: true }, MOUNTED, ['stand', 'hastyBlock', 'aboutFace']],
    ['a defensive block of bows', { ...BOWS, ...SQUARE }, MOUNTED, ['stand', 'fire']],
  ])('P13 %s', (_, who, given, open) => {
    const match = met(who, given);
    waitsFor(match, 'north', 'react');
    expect(openTo(match)).toEqual(open);
  });

  test.each<[string, Loose]>([
    ['heavy chariots', HEAVY_CHARIOTS],
    ['medium elephants', ELEPHANTS],
    ['bent horse', { ...HORSE, ...bent(), x: 91000 }],
    ['a defensive block that cannot fire', { ...FOOT, ...SQUARE }],
    ['a defensive block that has fired', { ...BOWS, ...SQUARE, fired: true }],
  ])('P13 %s can only stand: nothing is asked', (_, who) => {
    const match = met(who);
    expect(pose(match, 'S1').y).toBe(60000);
    expect([hits(match, 'S1'), hits(match, 'N1')]).toEqual([0, 0]);
    isOver(match);
    expect(unit(match, 'N1')).toMatchObject({ done: true, reacted: false });
  });
});

describe('GV-REACT-03 to stand and fight', () => {
  test('GV-REACT-03 is no reaction: both stay in contact and are done', () => {
    const match = met(FOOT);
    choose(match, { do: 'stand' });
    expect(unit(match, 'N1')).toMatchObject({ reacted: false, done: true, hits: 0, x: 90000, y: 60000 });
    expect(unit(match, 'S1')).toMatchObject({ done: true, hits: 0, x: 90000, y: 60000 });
    isOver(match);
  });
});

describe('GV-REACT-02 who is in contact with another enemy', () => {
  /** S2 stands at the east side of N1. */
  const ENGAGED = (x: number) => south(61000, { ...FOOT, ...BLOCK, id: 'S2', x, heading: 2700 });

  test.each<[string, Loose]>([
    ['horse', HORSE],
    ['foot', FOOT],
    ['bows', BOWS],
    ['skirmishers', SKIRMISHERS],
  ])('GV-REACT-02 %s cannot react to a charge', (_, who) => {
    const match = met(who, { others: [ENGAGED(94000)], charger: { x: 86000 } });
    expect(pose(match, 'S1').y).toBe(60000);
    isOver(match);
    expect(unit(match, 'N1')).toMatchObject({ reacted: false, hits: 0 });
  });

  test('GV-REACT-02 nor intercept, nor shoot at who goes by', () => {
    const match = field([
      south(50000, FOOT),
      north(56000, HORSE),
      south(57000, { ...FOOT, ...BLOCK, id: 'S2', x: 94000, heading: 2700 }),
      north(51000, { ...GUN, id: 'N2', x: 80000, heading: 900 }),
      south(49000, { ...FOOT, ...BLOCK, id: 'S3', x: 78000 }),
    ]);
    order(match, 'S1', AHEAD(1000));
    waitsFor(match, 'south', 'order');
    expect(allThrows(match)).toEqual([]);
  });

  test('GV-REACT-02 a corner against a corner is no contact, and does not hinder', () => {
    // S2's corner (94000, 60000) meets that of N1 alone.
    const match = met(FOOT, {
      others: [south(60000, { ...FOOT, ...BLOCK, id: 'S2', x: 96000 })],
      charger: { x: 88000 },
    });
    waitsFor(match, 'north', 'react');
    expect(openTo(match)).toEqual(['stand', 'hastyBlock', 'aboutFace']);
    const horse = field([
      south(50000, FOOT),
      north(56000, HORSE),
      south(56000, { ...FOOT, ...BLOCK, id: 'S2', x: 96000 }),
    ]);
    order(horse, 'S1', AHEAD(1000));
    waitsFor(horse, 'north', 'intercept');
  });
});
