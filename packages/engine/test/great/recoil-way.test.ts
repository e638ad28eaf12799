import { describe, expect, test } from 'vitest';

import {
  BLOCK,
  CHARIOTS,
  COMMANDER,
  FOOT,
  HORSE,
  LIGHT_HORSE,
  SKIRMISH,
  SQUARE,
  area,
  expectLegal,
  ground,
  met,
  north,
  pose,
  south,
  switched,
  type Loose,
  BACK,
  BLOCKED,
} from './charge-help.js';
import { choose, refusal } from './kit.js';

describe('GV-R-47 the charger is no obstacle on the way', () => {
  test.each([
    [3010, false],
    [3011, true],
  ])('GV-R-47 turned on top of it, but clear of it at the end: %i ahead %s', (ahead, legal) => {
    // Turned about its front centre N1 lies from y = 57000 to 60000.
    const match = met(HORSE);
    const choice = { do: 'recoil', turn: 1800, ahead };
    expectLegal(refusal(match, choice), legal, ...BLOCKED);
    if (!legal) return;
    choose(match, choice);
    expect(pose(match, 'N1')).toEqual({ x: 90000, y: 63011, heading: 0 });
  });

  test.each([
    [7010, false],
    [7011, true],
  ])('GV-R-47 past its corner: east by %i %s', (ahead, legal) => {
    // Turned east N1 reaches from y = 59000 on; the side of the charger is x = 94000.
    expectLegal(refusal(met(HORSE), BACK(ahead, { turn: 900 })), legal, ...BLOCKED);
  });

  test('GV-R-47 with chargerBlocksRecoilTurn it is an obstacle for the turn, not for the about-face', () => {
    const match = met(HORSE, { more: switched('chargerBlocksRecoilTurn') });
    for (const choice of [
      { do: 'recoil', turn: 1800, ahead: 6000 },
      BACK(12000, { turn: 900 }),
      BACK(9000, { turn: 100 }),
    ])
      expect(BLOCKED).toContain(refusal(match, choice)?.rule);
    expect(refusal(match, BACK(6000))).toBeUndefined();
  });

  test('GV-R-47 without the switch these turns are free', () => {
    for (const choice of [
      { do: 'recoil', turn: 1800, ahead: 6000 },
      BACK(12000, { turn: 900 }),
      BACK(9000, { turn: 100 }),
    ])
      expect(refusal(met(HORSE), choice)).toBeUndefined();
  });
});

describe('GV-RECOIL-03 everything else counts', () => {
  test.each([
    [10, false],
    [11, true],
  ])('GV-RECOIL-03 another enemy is not touched: %i beside the way %s', (gap, legal) => {
    const S2 = south(68000, { ...FOOT, ...BLOCK, id: 'S2', x: 94000 + gap, heading: 2700 });
    expectLegal(refusal(met(HORSE, { others: [S2] }), BACK(10000)), legal, ...BLOCKED);
  });

  test('GV-RECOIL-03 units and prohibited terrain stand in the way', () => {
    for (const other of [north(68000, { id: 'N2' }), south(68000, { ...FOOT, id: 'S2' })])
      expect(BLOCKED).toContain(refusal(met(HORSE, { others: [other] }), BACK(10000))?.rule);
    const bog = ground(area('bog', 89000, 68000, 91000, 69000));
    expect([...BLOCKED, 'GV-TERR-03']).toContain(refusal(met(HORSE, { more: bog }), BACK(10000))?.rule);
    expect(refusal(met(HORSE, { more: bog }), BACK(5000))).toBeUndefined();
  });

  test('GV-RECOIL-03 the turn needs room among the others', () => {
    // The rear left corner swings out to x = 85000; N2 stands there, though not where N1 ends.
    const N2 = north(61000, { ...FOOT, ...BLOCK, id: 'N2', x: 83200 });
    expect(BLOCKED).toContain(refusal(met(HORSE, { others: [N2] }), BACK(12000, { turn: 900 }))?.rule);
    const loose = { others: [N2], more: switched('turnsEndOnly') };
    expect(refusal(met(HORSE, loose), BACK(12000, { turn: 900 }))).toBeUndefined();
  });

  test('GV-RECOIL-03 in skirmish line it flows around friends, wholly past them', () => {
    const N2 = north(66000, { ...FOOT, id: 'N2' }); // to y = 68000
    const match = met({ ...LIGHT_HORSE, ...SKIRMISH }, { others: [N2] });
    for (const ahead of [4000, 7989]) expect(BLOCKED).toContain(refusal(match, BACK(ahead))?.rule);
    for (const ahead of [3000, 8000]) expect(refusal(match, BACK(ahead))).toBeUndefined();
    choose(match, BACK(8000));
    expect(pose(match, 'N1').y).toBe(71000);
  });

  test.each<[string, Loose, number]>([
    ['a commander', COMMANDER, 3000],
    ['light chariots in skirmish line', { ...CHARIOTS, ...SKIRMISH }, 4000],
  ])('GV-RECOIL-03, GV-FLOW-01 so does %s', (_, who, deep) => {
    const N2 = north(66000, { ...FOOT, id: 'N2' }); // to y = 68000
    const match = met(who, { others: [N2] });
    expect(BLOCKED).toContain(refusal(match, BACK(7000))?.rule);
    choose(match, BACK(9000));
    expect(pose(match, 'N1').y).toBe(69000 + deep);
  });

  test('GV-RECOIL-03, GV-FLOW-02 and past an enemy defensive block, without touching it at the end', () => {
    const S2 = south(70000, { ...FOOT, ...SQUARE, id: 'S2' }); // from y = 66000
    const match = met({ ...LIGHT_HORSE, ...SKIRMISH }, { others: [S2] });
    for (const ahead of [2990, 9989, 10010]) expect(BLOCKED).toContain(refusal(match, BACK(ahead))?.rule);
    for (const ahead of [2989, 10011]) expect(refusal(match, BACK(ahead))).toBeUndefined();
    const line = met(LIGHT_HORSE, { others: [S2] });
    expect(BLOCKED).toContain(refusal(line, BACK(11000))?.rule);
  });

  test('GV-RECOIL-03 in line it does not', () => {
    const N2 = north(66000, { ...FOOT, id: 'N2' });
    const match = met(LIGHT_HORSE, { others: [N2] });
    expect(BLOCKED).toContain(refusal(match, BACK(9000))?.rule);
    expect(refusal(match, BACK(3000))).toBeUndefined();
  });
});
