import { describe, expect, test } from 'vitest';
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
  SKIRMISHERS,
  SUB,
  allThrows,
  charge,
  chargeRefused,
  expectLegal,
  field,
  hits,
  isOver,
  north,
  pose,
  south,
  switched,
  thrown,
  waitsFor,
  type Loose,
} from './charge-help.js';
import { choose, refusal, unit } from './kit.js';

describe('GV-CHARGE-03 the test', () => {
  const NEEDS: [string, Loose, number][] = [
    ['horse in block', { ...HORSE, ...BLOCK }, 4],
    ['foot in block', { ...FOOT, ...BLOCK }, 4],
    ['light foot in block', { type: 'light foot arms', ...BLOCK }, 4],
    ['horse in line', HORSE, 3],
    ['heavy horse in line', HEAVY_HORSE, 3],
    ['foot in line', FOOT, 3],
    ['elephants', ELEPHANTS, 3],
    ['light chariots in line', CHARIOTS, 3],
    ['heavy chariots', HEAVY_CHARIOTS, 3],
    ['light horse in skirmish line', { ...LIGHT_HORSE, ...SKIRMISH }, 2],
    ['light foot in skirmish line', SKIRMISHERS, 2],
    ['light chariots in skirmish line', { ...CHARIOTS, ...SKIRMISH }, 2],
  ];
  test.each(NEEDS)('GV-CHARGE-03 %s', (_, who, needs) => {
    for (const die of [needs, needs + 1]) {
      const match = field([south(40000, who), north(44000)], [die]);
      charge(match);
      const passed = die <= needs;
      expect(pose(match, 'S1').y).toBe(passed ? 44000 : 40000);
      waitsFor(match, passed ? 'north' : 'south', passed ? 'react' : 'order');
      expect(allThrows(match)).toMatchObject([{ rule: 'GV-CHARGE-03', side: 'south', unit: 'S1', needs: [needs] }]);
      expect(thrown(match)).toEqual([['south', 'S1', [die]]]);
    }
  });

  test.each([
    ['the commander', COMMANDER, 6000],
    ['a sub-commander', SUB, 3000],
  ])('GV-CHARGE-03 within reach of %s no test is made', (_, chief, reach) => {
    // S1 ends at x = 94000, the command unit begins `gap` east of that.
    const near = (gap: number, dice: number[]) => {
      const match = field([south(40000), north(44000), south(40000, { ...chief, id: 'S2', x: 96000 + gap })], dice);
      charge(match);
      return match;
    };
    const inside = near(reach + 5, []);
    expect(allThrows(inside)).toEqual([]);
    expect(pose(inside, 'S1').y).toBe(44000);
    expect(thrown(near(reach + 6, [3]))).toEqual([['south', 'S1', [3]]]);
  });

  test('GV-CHARGE-03 command units are in command of themselves', () => {
    for (const chief of [COMMANDER, SUB]) {
      const match = field([south(40000, chief), north(44000)]);
      charge(match);
      expect(allThrows(match)).toEqual([]);
      expect(pose(match, 'S1').y).toBe(44000);
    }
  });

  test.each<[string, Loose, number]>([
    ['green', HORSE, 2],
    ['green', { ...HORSE, ...BLOCK }, 2],
    ['elite', HORSE, 4],
    ['elite', { ...LIGHT_HORSE, ...SKIRMISH }, 4],
    ['trained', { ...LIGHT_HORSE, ...SKIRMISH }, 2],
  ])('GV-CHARGE-03, GV-QUAL-04 %s troops %j need %i', (quality, who, needs) => {
    for (const die of [needs, needs + 1]) {
      const match = field([south(40000, { ...who, quality }), north(44000)], [die], {
        options: { unitQuality: 'assigned' },
      });
      charge(match);
      expect(pose(match, 'S1').y).toBe(die === needs ? 44000 : 40000);
    }
  });
});

describe('GV-CHARGE-04 after a failed test', () => {
  const failed = (who: Loose = HORSE, more: Loose = {}, others: Loose[] = []) => {
    const match = field([south(40000, who), north(44000), ...others], [6], more);
    charge(match);
    return match;
  };

  test('GV-CHARGE-04 no charge, no hit, and the order is given anew', () => {
    const match = failed();
    expect(unit(match, 'S1')).toMatchObject({ x: 90000, y: 40000, hits: 0, chargeFailed: true });
    expect(unit(match, 'S1').done).toBe(false);
    waitsFor(match, 'south', 'order');
  });

  test('GV-CHARGE-04 an extension announced costs nothing then', () => {
    const match = field([south(30000), north(50000)], [4]);
    charge(match, 'N1', { extend: true });
    expect(hits(match, 'S1')).toBe(0);
    expect(pose(match, 'S1').y).toBe(30000);
    waitsFor(match, 'south', 'order');
  });

  test('GV-CHARGE-04 no second charge in this phase, at nobody', () => {
    const match = field([south(40000), north(44000, { x: 86000 }), north(44000, { id: 'N2', x: 94000 })], [6]);
    charge(match);
    for (const target of ['N1', 'N2'])
      expect(['GV-CHARGE-04', 'GV-R-36']).toContain(refusal(match, { do: 'charge', target })?.rule);
  });

  test('GV-CHARGE-04 nor when it is read back later', () => {
    const match = field([south(40000, { chargeFailed: true }), north(44000)]);
    expect(['GV-CHARGE-04', 'GV-R-36']).toContain(chargeRefused(match)?.rule);
  });

  test('GV-CHARGE-04 it may do nothing', () => {
    const match = failed();
    choose(match, { do: 'stop' });
    isOver(match);
  });

  const TURN = { do: 'manoeuvre', steps: [{ turn: 100 }] };
  const TO_BLOCK = { do: 'changeFormation', formation: 'block', stand: 0, other: 'behind' };
  const ORDERS: [string, Loose, Loose, boolean][] = [
    ['horse manoeuvre', HORSE, { do: 'manoeuvre', steps: [{ ahead: 2000 }] }, true],
    ['horse turn', HORSE, TURN, true],
    ['horse change formation', HORSE, TO_BLOCK, false],
    ['foot manoeuvre', FOOT, { do: 'manoeuvre', steps: [{ ahead: 2000 }] }, true],
    ['foot side-step', FOOT, { do: 'sideStep', steps: [{ left: 1000 }] }, true],
    ['foot step back', FOOT, { do: 'stepBack', steps: [{ back: 1000 }] }, true],
    ['foot change formation', FOOT, TO_BLOCK, false],
    ['skirmishers change formation', SKIRMISHERS, { do: 'changeFormation', formation: 'line' }, false],
    ['elephants manoeuvre', ELEPHANTS, { do: 'manoeuvre', steps: [{ ahead: 2000 }] }, true],
  ];
  test.each(ORDERS)('GV-CHARGE-04, GV-R-36 %s', (_, who, choice) => {
    expect(refusal(failed(who), choice)).toBeUndefined();
  });
  test.each(ORDERS)('GV-R-36 with failedChargeManoeuvreOnly: %s', (_, who, choice, legal) => {
    const why = refusal(failed(who, switched('failedChargeManoeuvreOnly')), choice);
    expectLegal(why, legal, 'GV-R-36', 'GV-CHARGE-04');
  });

  test.each([
    [[], true],
    [['failedChargeManoeuvreOnly'], false],
  ])('GV-R-36 with %j skirmishers still combine manoeuvre and change of formation: %s', (switches, both) => {
    const match = failed({ ...LIGHT_HORSE, ...SKIRMISH }, switched(...switches));
    choose(match, { do: 'manoeuvre', steps: [{ ahead: 1000 }] });
    expect(pose(match, 'S1').y).toBe(41000);
    const change = { do: 'changeFormation', formation: 'line' };
    if (both) expect(refusal(match, change)).toBeUndefined();
    else if (decisionIsOrder(match)) expect(refusal(match, change)?.rule).toBe('GV-R-36');
  });
  const decisionIsOrder = (match: Loose) => match.decision?.kind === 'order';

  test('GV-CHARGE-04 what it does then is its action', () => {
    const match = failed();
    choose(match, { do: 'manoeuvre', steps: [{ ahead: 2000 }], finish: true });
    expect(pose(match, 'S1').y).toBe(42000);
    isOver(match);
  });
});
