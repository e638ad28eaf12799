// A Glorious Victory: set-up elsewhere than in strips, and elements that do not fit (GL-R-77, GL-R-78).
import { describe, expect, test } from 'vitest';
import { choose, decision, events, options, position, refusal, unit } from './kit.js';
import { faultsOf } from './army-help.js';
import { NORTH_FIRST, SOUTH_FIRST, begin, form, formed, judge, plan, setup, three, type Loose } from './setup-help.js';

const rules = (given: Loose): (string | undefined)[] => faultsOf(given).map(({ rule }) => rule);

describe('GL-R-77 anywhere in the own half', () => {
  const HALVES = { deployment: 'halves' };
  const at = (y: number, chosen: Loose = HALVES) => judge(['foot bill'], [{ unit: 'S7', x: 50000, y }], chosen);
  test('GL-R-77, GL-SETUP-03 up to the middle of the table, not beyond', () => {
    expect(at(24000)).toBeUndefined();
    expect(at(24005)).toBeUndefined();
    expect(at(24006)?.rule).toBe('GL-SETUP-03');
    expect(at(12006, {})?.rule).toBe('GL-SETUP-03');
  });
  test('GL-R-77 of North, too', () => {
    const match = formed([], NORTH_FIRST, HALVES);
    const placed = plan('north').map((one) => (one['unit'] === 'NB1' ? { ...one, y: 27500 } : one));
    expect(refusal(match, setup(...placed))).toBeUndefined();
    const over = plan('north').map((one) => (one['unit'] === 'NB1' ? { ...one, y: 27494 } : one));
    expect(refusal(match, setup(...over))?.rule).toBe('GL-SETUP-03');
  });
});

describe('GL-R-77 areas of their own', () => {
  const [west, east] = [
    { x: 0, y: 0, width: 30000, depth: 48000 },
    { x: 42000, y: 6000, width: 30000, depth: 42000 },
  ];
  const AREAS = {
    deployment: 'areas',
    deploymentAreas: {
      south: [
        { ...west, depth: 36000 },
        { ...east, depth: 12000 },
      ],
    },
  };
  const SPLIT = { deployment: 'areas', deploymentAreas: { south: [west], north: [east] } };
  const army = (x: number, y: number) => [
    { unit: 'SB1', x, y },
    { unit: 'S1', x: 4000, y: 20000 },
    { unit: 'S2', x: 4000, y: 24000 },
    { unit: 'S3', x: 4000, y: 28000 },
  ];
  test('GL-R-77 wholly within one of them', () => {
    const match = formed([], SOUTH_FIRST, AREAS);
    expect(refusal(match, setup(...army(26500, 32500)))).toBeUndefined();
    expect(refusal(match, setup(...army(26506, 32500)))?.rule).toBe('GL-SETUP-03');
    expect(refusal(match, setup(...army(46000, 10000)))).toBeUndefined();
    expect(refusal(match, setup(...army(46000, 15000)))?.rule).toBe('GL-SETUP-03');
    expect(refusal(match, setup(...army(36000, 9000)))?.rule).toBe('GL-SETUP-03');
  });
  test('GL-R-77 a side without areas has its strip', () => {
    const match = formed([], NORTH_FIRST, AREAS);
    expect(refusal(match, setup(...plan('north')))).toBeUndefined();
  });
  test('GL-R-77 the decision tells them, and offers places in them', () => {
    const match = formed(['knights', 'bombard'], SOUTH_FIRST, SPLIT);
    expect(decision(match)!.about['areas']).toEqual([west]);
    expect(options(match).length).toBeGreaterThan(0);
    for (const option of options(match)) expect(refusal(match, option)).toBeUndefined();
    choose(match, options(match)[0]);
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'setup', about: { areas: [east] } });
    choose(match, options(match)[0]);
    expect(unit(match, 'NB1').x).toBeGreaterThan(45000);
  });
  test('GL-R-77 areas lie on the table and none on one of the other side', () => {
    const given = (south: Loose[], north: Loose[] = []): Loose => ({
      deployment: 'areas',
      deploymentAreas: { south, north },
    });
    expect(rules(given([west], [east]))).toEqual([]);
    expect(rules(given([{ ...west, width: 72001 }]))).toContain('GL-R-77');
    expect(rules(given([west], [{ ...east, x: 29999 }]))).toEqual(['GL-R-77', 'GL-R-77']);
    // the strip of the other side
    expect(rules(given([{ ...west, depth: 36001, y: 0 }]))).toEqual(['GL-R-77']);
    expect(rules(given([{ ...west, depth: 10999 }]))).toHaveLength(1);
    // not asked where areas are not played
    expect(rules({ deploymentAreas: { south: [{ ...west, width: 72001 }] } })).toEqual([]);
  });
});

describe('GL-SETUP-03 Battles that find no room', () => {
  test('GL-SETUP-03 are refused when they are formed', () => {
    const small = {
      deployment: 'areas',
      deploymentAreas: { south: [{ x: 0, y: 0, width: 14000, depth: 11000 }] },
    };
    const match = begin([], [], small);
    expect(refusal(match, form(three('south')))).toBeUndefined();
    expect(refusal(match, form(three('south', { diameter: 11000 })))?.rule).toBe('GL-SETUP-03');
  });
});

describe('GL-R-78 surplus elements', () => {
  const REMOVED = { surplusElements: 'removed' };
  const FOOT = ['foot spear', 'foot hand', 'mounted foot longbow'];
  const six = (...ids: string[]): Loose => form({ units: ids });
  test('GL-R-78, GL-BATTLE-07 refused, unless they are removed', () => {
    const order = six('S4', 'S5', 'S6', 'S7', 'S8', 'S9');
    expect(refusal(begin(FOOT, []), order)?.rule).toBe('GL-BATTLE-07');
    expect(refusal(begin(FOOT, [], REMOVED), order)).toBeUndefined();
  });
  test('GL-R-78 the last units lose theirs, and they count neither as fielded nor as lost', () => {
    const match = formed(FOOT, SOUTH_FIRST, REMOVED, six('S4', 'S5', 'S6', 'S7', 'S9', 'S8'));
    // 32 spaces: S8, named last, has two elements on the base
    expect(unit(match, 'SB1').elements).toBe([...'PPPPPPBBBBBBOOOOOOSSSSSSGGGGGGWW'].toSorted().join(''));
    expect(position(match).sides.south).toMatchObject({ elements: 35, tally: 0 });
    expect(events(match).find(({ event }) => event === 'battleFormed')).toMatchObject({ unit: 'SB1', surplus: 'WWWW' });
  });
  test('GL-R-78 each unit must find one space', () => {
    const table = { ...REMOVED, battleCapacity: 'table', capacityTable: { 7000: 18 } };
    expect(refusal(begin(FOOT, [], table), six('S4', 'S5', 'S6'))).toBeUndefined();
    expect(refusal(begin(FOOT, [], table), six('S4', 'S5', 'S6', 'S7'))?.rule).toBe('GL-BATTLE-07');
    const less = { ...REMOVED, battleCapacity: 'table', capacityTable: { 7000: 13 } };
    expect(refusal(begin(FOOT, [], less), six('S4', 'S5', 'S6'))).toBeUndefined();
  });
  test('GL-R-78, GL-R-65 so smaller bases will do', () => {
    const spaces = (n: number): Loose => ({
      battleCapacity: 'table',
      capacityTable: Object.fromEntries(
        [7000, 7500, 8000, 8500, 9000, 9500, 10000, 10500, 11000].map((wide) => [wide, n]),
      ),
    });
    expect(rules(spaces(17))).toEqual(['GL-BATTLE-02']);
    expect(rules({ ...spaces(13), ...REMOVED })).toEqual([]);
    expect(rules({ ...spaces(12), ...REMOVED })).toEqual(['GL-BATTLE-02']);
  });
});
