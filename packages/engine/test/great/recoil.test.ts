import { describe, expect, test } from 'vitest';
import { cos, expectNear, moved, sin } from './charge-geometry-help.js';
import {
  BLOCK,
  CHARIOTS,
  COMMANDER,
  ELEPHANTS,
  FOOT,
  HEAVY_CHARIOTS,
  HEAVY_HORSE,
  HORSE,
  LIGHT_HORSE,
  SKIRMISH,
  SUB,
  bent,
  expectLegal,
  hits,
  isOver,
  met,
  north,
  pose,
  tally,
  thrown,
  waitsFor,
  type Loose,
  BACK,
  BLOCKED,
} from './charge-help.js';
import { choose, decision, refusal, unit } from './kit.js';

describe('GV-RECOIL-01 who recoils', () => {
  test.each<[string, Loose, number]>([
    ['light horse in line', LIGHT_HORSE, 3000],
    ['light horse in skirmish line', { ...LIGHT_HORSE, ...SKIRMISH }, 3000],
    ['horse in block', { ...HORSE, ...BLOCK }, 6000],
    ['heavy horse', HEAVY_HORSE, 3000],
    ['camels', { type: 'medium camels' }, 3000],
    ['light chariots', CHARIOTS, 4000],
    ['a commander', COMMANDER, 3000],
    ['a sub-commander', SUB, 3000],
  ])('GV-RECOIL-01, -02, -04 %s: no test, one green marker, and the charger breaks through', (_, who, deep) => {
    const match = met(who);
    const { formation } = unit(match, 'N1');
    waitsFor(match, 'north', 'react');
    choose(match, BACK(12000));
    expect(unit(match, 'N1')).toMatchObject({
      x: 90000,
      y: 72000 + deep,
      heading: 0,
      hits: 1,
      reacted: true,
      formation,
    });
    expect(thrown(match)).toHaveLength(1); // the charge test
    expect(pose(match, 'S1').y).toBe(60000);
    waitsFor(match, 'south', 'breakThrough');
    choose(match, { do: 'stop' });
    isOver(match);
  });

  test.each<[string, Loose]>([
    ['heavy horse', { charger: HEAVY_HORSE }],
    ['elephants', { charger: ELEPHANTS }],
    ['a commander', { charger: COMMANDER, test: [] }],
    ['chariots', { charger: HEAVY_CHARIOTS }],
  ])('GV-RECOIL-01 from %s', (_, given) => {
    const match = met(HORSE, given);
    expect(refusal(match, BACK(6000))).toBeUndefined();
  });

  test('GV-RECOIL-01 from foot that comes from behind', () => {
    // Looking away already, N1 (rear edge at y = 60000) rides on straight ahead.
    const match = met({ ...HORSE, heading: 0, y: 63000 }, { charger: FOOT });
    choose(match, { do: 'recoil', ahead: 5000 });
    expect(unit(match, 'N1')).toMatchObject({ y: 68000, heading: 0, hits: 1 });
    waitsFor(match, 'south', 'breakThrough');
  });

  test.each<[string, Loose]>([
    ['heavy chariots', HEAVY_CHARIOTS],
    ['elephants', ELEPHANTS],
    ['bent horse', { ...HORSE, ...bent(), x: 91000 }],
  ])('GV-RECOIL-01 not %s: they have only to stand', (_, who) => {
    const match = met(who);
    isOver(match);
    expect(unit(match, 'N1')).toMatchObject({ hits: 0, reacted: false });
  });

  test('GV-RECOIL-01 not foot', () => {
    expect(refusal(met(FOOT), BACK(6000))?.rule).toBe('GV-RECOIL-01');
  });

  test('GV-RECOIL-01 at one strength point, too', () => {
    const match = met({ ...HORSE, hits: 9 });
    choose(match, BACK(6000));
    expect(unit(match, 'N1')).toMatchObject({ hits: 10, status: 'table' });
  });
});

describe('GV-RECOIL-02 the move', () => {
  test.each([
    [12005, true],
    [12006, false],
    [11, true],
    [0, false],
  ])('GV-RECOIL-02 %i ahead: legal %s', (ahead, legal) => {
    const why = refusal(met(HORSE), BACK(ahead));
    expectLegal(why, legal, 'GV-RECOIL-02', 'GV-RECOIL-03');
    if (ahead === 12006) expect(why?.because).toContain('12');
  });

  test.each([
    [10, false],
    [11, true],
  ])('GV-RECOIL-03 it ends touching no enemy: %i ahead %s', (ahead, legal) => {
    expectLegal(refusal(met(HORSE), BACK(ahead)), legal, ...BLOCKED);
  });

  test('GV-RECOIL-02 first the about-face, then one turn, then straight ahead', () => {
    const match = met(HORSE);
    choose(match, BACK(12000, { turn: 400 }));
    expectNear(pose(match, 'N1'), moved({ x: 90000, y: 63000, heading: 400 }, 12000));
    expect(hits(match, 'N1')).toBe(1);
  });

  test('GV-RECOIL-02 a turn without an about-face, about its front', () => {
    const match = met(HORSE);
    choose(match, { do: 'recoil', turn: 1500, ahead: 12000 });
    expectNear(pose(match, 'N1'), moved({ x: 90000, y: 60000, heading: 3300 }, 12000));
  });

  test('GV-RECOIL-02 it changes no formation and has no second turn', () => {
    const match = met({ ...LIGHT_HORSE, ...SKIRMISH });
    expect(refusal(match, { ...BACK(5000), formation: 'line' })?.rule).toBe('shape');
    expect(refusal(match, { ...BACK(5000), steps: [{ turn: 100 }] })?.rule).toBe('shape');
  });
});

describe('GV-RECOIL-03 the direction', () => {
  test.each([
    [900, true],
    [901, false],
    [-900, true],
    [-901, false],
    [1800, false],
  ])('GV-RECOIL-03, GV-R-47 a heading %i tenths from that of the charger: legal %s', (turn, legal) => {
    expectLegal(refusal(met(HORSE), BACK(12000, { turn })), legal, 'GV-RECOIL-03', 'GV-R-47');
  });

  test.each([
    [1000, true],
    [1001, false],
    [-800, true],
    [-801, false],
  ])('GV-RECOIL-03 the heading of the charger counts, after its pivot of 10 degrees: %i %s', (turn, legal) => {
    const match = met(HORSE, { pivot: 100 });
    expect(pose(match, 'S1').heading).toBe(100);
    expectLegal(refusal(match, BACK(12000, { turn })), legal, 'GV-RECOIL-03', 'GV-R-47');
  });

  test('GV-RECOIL-03 without any turn it would ride at the charger', () => {
    expect(['GV-RECOIL-03', 'GV-R-47']).toContain(refusal(met(HORSE), { do: 'recoil', ahead: 8000 })?.rule);
  });

  test('GV-RECOIL-03 facing away a unit just goes on', () => {
    const match = met({ ...HORSE, heading: 0, y: 63000 });
    choose(match, { do: 'recoil', ahead: 12000 });
    expect(pose(match, 'N1')).toEqual({ x: 90000, y: 75000, heading: 0 });
  });
});

describe('GV-R-48, P14', () => {
  test('GV-R-48, P14 without a legal move there is no recoil and no marker', () => {
    // N1 in block is shut in by foot behind and on both sides of it.
    const others = [
      north(66000, { ...FOOT, ...BLOCK, id: 'N2' }),
      north(64100, { ...FOOT, id: 'N3', x: 94000, heading: 900 }),
      north(64100, { ...FOOT, id: 'N4', x: 86000, heading: 2700 }),
    ];
    const match = met({ ...HORSE, ...BLOCK }, { others, charger: { ...HORSE, ...BLOCK } });
    if (decision(match)?.kind === 'react') {
      for (const ahead of [11, 3000, 12000]) expect(refusal(match, BACK(ahead))?.rule).toBe('GV-GEN-07');
      choose(match, { do: 'stand' });
    }
    expect(unit(match, 'N1')).toMatchObject({ hits: 0, x: 90000, y: 60000, heading: 1800, reacted: false });
    isOver(match);
  });

  test('GV-R-48 a refused recoil changes nothing, and another may be named', () => {
    const match = met(HORSE);
    expect(refusal(match, BACK(13000))?.rule).toBe('GV-RECOIL-02');
    expect(hits(match, 'N1')).toBe(0);
    choose(match, BACK(11000));
    expect(hits(match, 'N1')).toBe(1);
  });

  test('P14, GV-GEN-08 over the edge of the table it must be confirmed, and is lost; the charger breaks through', () => {
    const match = met({ ...HORSE, y: 110000 }, { charger: { y: 105000 }, others: [north(70000, { id: 'N2' })] });
    expect(['GV-GEN-08', 'GV-R-60']).toContain(refusal(match, BACK(8000))?.rule);
    choose(match, BACK(8000, { leaveTable: true }));
    expect(unit(match, 'N1').status).toBe('routed');
    expect(tally(match, 'north')).toBe(1);
    waitsFor(match, 'south', 'breakThrough');
  });

  test('P14 the recoil is no move of the active side: the charger waits where it is', () => {
    const match = met(CHARIOTS);
    choose(match, BACK(6000, { turn: 300 }));
    expectNear(pose(match, 'N1'), { x: 90000 + 6000 * sin(300), y: 64000 + 6000 * cos(300), heading: 300 });
    expect(pose(match, 'S1')).toEqual({ x: 90000, y: 60000, heading: 0 });
  });
});
