// A Splendid Victory: what breaking the rules one place at a time has shown to be untested (scripts/mutants.mjs).
import { describe, expect, test } from 'vitest';
import { area, charge, chargeRefused, field, hits, HORSE, north, order, pose, south, waitsFor } from './charge-help.js';
import { choose, decision, refusal, situation, unit } from './kit.js';
import * as move from './move-help.js';

type Loose = Record<string, unknown>;
const W = 1574;
const PIKES = { type: 'P&M', layout: 'PM' };

describe('the target of a charge', () => {
  test.each([
    ['a friend', 'S2'],
    ['nobody', 'N7'],
    ['a unit that has routed', 'N2'],
    ['itself', 'S1'],
  ])('SV-CHARGE-03 is an enemy on the table, not %s', (_, target) => {
    const match = field([
      south(10000, HORSE),
      south(16000, { id: 'S2', ...PIKES }),
      north(26000),
      north(20000, { id: 'N2', status: 'routed' }),
    ]);
    expect(chargeRefused(match, target)).toBeDefined();
  });
});

describe('who is in the way, wherever it stands in the list', () => {
  const FIRST = (more: Loose) => ({ id: 'S2', ...PIKES, ...more });
  const listed = (first: Loose, ...others: Loose[]) => field([first, south(20000, PIKES), north(40000), ...others]);
  test('SV-MOVE-10 of a straight move', () => {
    const match = listed(FIRST({ x: 30000, y: 24000 }));
    choose(match, { do: 'choose', unit: 'S1' });
    const to = (ahead: number) => refusal(match, { do: 'manoeuvre', steps: [{ ahead }] });
    expect(to(2426)).toBeUndefined();
    expect(to(2437)?.rule).toBe('SV-MOVE-10');
  });
  test('SV-FACE-03 SV-GEO-08 of a turn', () => {
    const match = listed(FIRST({ x: 30000, y: 20000 + 2000 }));
    choose(match, { do: 'choose', unit: 'S1' });
    expect(refusal(match, { do: 'manoeuvre', steps: [{ turn: 900 }] })).toBeDefined();
  });
  test('SV-CHARGE-04 of a charge', () => {
    const match = field([FIRST({ x: 30000, y: 24000 }), south(20000, HORSE), north(30000)]);
    expect(chargeRefused(match)?.rule).toBe('SV-CHARGE-04');
  });
});

describe('who may not intercept, though somebody else may', () => {
  /** N1 may intercept S1; N2 stands beside it and sees S1 too. */
  const beside = (who: Loose, others: Loose[] = [], more: Loose = {}) => {
    const match = field(
      [
        south(20000, { ...PIKES, layout: 'PPMMMM' }),
        north(26000, { ...HORSE, x: 28000 }),
        north(26000, { id: 'N2', x: 32000, ...who }),
        ...others,
      ],
      [],
      more,
    );
    order(match, 'S1', { do: 'manoeuvre', steps: [{ ahead: 1000 }] });
    waitsFor(match, 'north', 'intercept');
    return refusal(match, { do: 'intercept', unit: 'N2', at: 500 });
  };
  test('SV-REACT-04 horse beside it may', () => expect(beside(HORSE)).toBeUndefined());
  test.each<[string, Loose, Loose[], string]>([
    ['a single stand', { type: 'M', layout: 'X' }, [], 'SV-REACT-04'],
    ['a Commander', { type: 'Cmd', layout: 'C' }, [], 'SV-REACT-04'],
    ['foot', PIKES, [], 'SV-REACT-04'],
    ['dismounted Dragoons', { type: 'D', layout: 'DD', state: 'dismounted' }, [], 'SV-REACT-04'],
    ['a column', { type: 'M', layout: 'X/X', formation: 'roadColumn' }, [], 'SV-REACT-04'],
    [
      'a bent line',
      { ...HORSE, x: 33000, formation: 'bentLine', bend: { after: 1, stays: 'left', way: 'back', angle: 100 } },
      [],
      'SV-REACT-04',
    ],
    ['one that has reacted', { ...HORSE, reacted: true }, [], 'SV-REACT-01'],
    ['one that has routed', { ...HORSE, status: 'routed' }, [], 'SV-REACT-04'],
    ['one in contact', HORSE, [{ id: 'S2', ...PIKES, x: 33574, y: 26787, heading: 2700 }], 'SV-REACT-04'],
  ])('SV-REACT-04 SV-REACT-01 %s', (_, who, others, rule) => expect(beside(who, others)?.rule).toBe(rule));
  test('SV-TERR-06 one on restricted ground', () => {
    const more = { options: { terrain: [area('rough', 31000, 26500, 40000, 30000)] } };
    expect(beside(HORSE, [], more)?.rule).toBe('SV-TERR-06');
  });
  test('SV-TERR-06 ground that restricts and prohibits nothing lies in nobody’s way', () => {
    const hill = area('hill', 31000, 23000, 40000, 24000);
    const custom = (restricted: boolean) => ({
      options: {
        terrain: [hill],
        terrainEffects: 'custom',
        terrainTable: { hill: { restricted, prohibited: [] } },
      },
    });
    expect(beside(HORSE, [], custom(false))).toBeUndefined();
    expect(beside(HORSE, [], custom(true))).toBeDefined();
  });
});

describe('one action in several orders', () => {
  const { field: wide, line, legal, refused, order: given } = move;
  test.each([
    ['sideStep', { left: 1000 }],
    ['stepBack', { back: 1000 }],
  ])('SV-MOVE-12 SV-MOVE-13 %s: the pivot before or after it, in an order of its own', (verb, step) => {
    const pivot = { do: verb, steps: [{ pivot: 50 }] };
    const go = { do: verb, steps: [step] };
    for (const [first, second] of [
      [pivot, go],
      [go, pivot],
    ] as const) {
      const match = wide(line('MMMM'));
      given(match, first);
      expect(decision(match)).toMatchObject({ kind: 'order', about: { unit: 'S1' } });
      refused(match, first);
      legal(match, second);
      choose(match, second);
      expect(unit(match, 'S1').heading).toBe(50);
      if (decision(match)?.kind === 'order') {
        refused(match, first);
        refused(match, second);
      }
    }
  });
});

describe('SV-GUN-04 unlimbering', () => {
  test('SV-GUN-04 SV-MOVE-11 not over the edge of the table', () => {
    const gun = { type: 'RA', layout: 'G', limbered: true, x: 2000, y: 20000, heading: 1800 };
    const match = move.field(gun);
    // about its front centre the rear swings through the west: 3.15" are not there
    move.refused(match, { do: 'unlimber', turn: -900 });
    move.legal(match, { do: 'unlimber', turn: 900 });
  });
});
