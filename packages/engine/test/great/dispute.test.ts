// A Great Victory: disputes (P21, GV-GEN-10).
import { describe, expect, test } from 'vitest';
import { choose, decision, interrupt, interruptionRefusal, position, refusal, situation, unit } from './kit.js';
import {
  H,
  X,
  Y,
  allThrows,
  elsewhere,
  foot,
  hitsOn,
  kind,
  melee,
  north,
  south,
  type Loose,
  type Match,
} from './melee-help.js';

const dispute = (value: boolean, name = 'turnsEndOnly'): Loose => ({ do: 'dispute', switch: name, value });
/** A friend stands in the sweep of S1's turn, not in its end position. */
const UNITS = [
  { id: 'S1', type: 'medium foot arms', x: X, y: Y },
  { id: 'S2', type: 'medium foot arms', formation: 'block', x: X, y: Y + 6500 },
  { id: 'N1', type: 'medium foot arms', x: 160000, y: 115000 },
];
const field = (more: Loose = {}): Match =>
  situation({ phase: 'initiativeMovement', initiative: 'south', units: UNITS, dice: [], ...more });
const TURN = { do: 'manoeuvre', steps: [{ turn: 1800 }] };
const mayTurn = (match: Match): boolean => {
  choose(match, { do: 'choose', unit: 'S1' });
  return refusal(match, TURN) === undefined;
};

describe('GV-GEN-10, P21', () => {
  test('GV-GEN-10 agreed: the switch holds from now on, for both sides', () => {
    const match = field();
    interrupt(match, 'north', dispute(true));
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'dispute' });
    choose(match, { do: 'agree' });
    expect(position(match)).toMatchObject({ rulings: [{ switch: 'turnsEndOnly', value: true }] });
    expect(mayTurn(match)).toBe(true);
  });
  test('GV-R-81 without it the turn sweeps', () => expect(mayTurn(field())).toBe(false));

  test.each([
    ['north', [6, 5, 1, 2], true],
    ['north', [1, 2, 6, 5], false],
    ['south', [1, 2, 6, 5], true],
    ['south', [6, 5, 1, 2], false],
    ['north', [3, 4, 6, 1, 6, 6, 1, 1], true],
    ['south', [3, 3, 1, 5, 2, 2, 3, 1, 1, 1, 6, 6], true],
  ] as const)('GV-GEN-10, P21 %s opens it, dice %j: the lower total decides, ties again: %s', (by, dice, value) => {
    const match = field({ dice: [...dice] });
    interrupt(match, by, dispute(true));
    choose(match, { do: 'throw' });
    expect(allThrows(match).map(({ side, count, rule }) => `${rule} ${side} ${count}`)).toEqual(
      dice.filter((_, i) => i % 2 === 0).map((_, i) => (i % 2 ? 'GV-GEN-10 north 2' : 'GV-GEN-10 south 2')),
    );
    expect(position(match).rulings).toEqual([expect.objectContaining({ switch: 'turnsEndOnly', value })]);
    expect(mayTurn(match)).toBe(value);
  });

  test('GV-GEN-10 the proposal may be to lift a switch that is set', () => {
    const match = field({ options: { houseRules: { turnsEndOnly: true } } });
    interrupt(match, 'south', dispute(false));
    choose(match, { do: 'agree' });
    expect(mayTurn(match)).toBe(false);
  });
  test('P21 in the midst of an order: the same decision is asked again, by the new rule', () => {
    const match = field();
    choose(match, { do: 'choose', unit: 'S1' });
    expect(refusal(match, TURN)?.rule).toBe('GV-GEOM-15');
    interrupt(match, 'south', dispute(true));
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'dispute' });
    choose(match, { do: 'agree' });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'order' });
    choose(match, TURN);
    expect(unit(match, 'S1').heading).toBe(1800);
  });
  test('P21 it binds for the rest of the game: not opened again', () => {
    const match = field();
    interrupt(match, 'north', dispute(true));
    choose(match, { do: 'agree' });
    expect(interruptionRefusal(match, 'south', dispute(false))?.rule).toBe('GV-GEN-10');
  });
  test('P21 but another switch may be', () => {
    const match = field();
    interrupt(match, 'north', dispute(true));
    choose(match, { do: 'agree' });
    expect(interruptionRefusal(match, 'south', dispute(true, 'fullFlinch'))).toBeUndefined();
  });
  test('GV-GEN-10 a ruling handed over with a position binds', () => {
    expect(mayTurn(field({ rulings: [{ switch: 'turnsEndOnly', value: true }] }))).toBe(true);
    const against = field({
      options: { houseRules: { turnsEndOnly: true } },
      rulings: [{ switch: 'turnsEndOnly', value: false }],
    });
    expect(mayTurn(against)).toBe(false);
  });
  test('GV-GEN-10 only about switches there are', () => {
    expect(() => {
      const refused = interruptionRefusal(field(), 'south', dispute(true, 'moonlight'));
      if (refused) throw new Error(refused.rule);
    }).toThrow();
  });
});

describe('P21 from the next decision on, undoing nothing', () => {
  test('P21 joinInChargeLimit: nobody is obliged to join in any more', () => {
    const match = melee([
      north({ type: 'medium horse', hits: 7 }),
      south({ ...foot(3, { formation: 'block' }), x: X - H }),
      south({ id: 'S2', ...foot(3, { formation: 'block' }), x: X + H + 100, y: Y - 2000 }),
      south({ id: 'S3', ...foot(3, { formation: 'block' }), x: X, y: Y - 12000 }),
    ]);
    expect(kind(match)).toBe('join');
    interrupt(match, 'north', dispute(true, 'joinInChargeLimit'));
    choose(match, { do: 'agree' });
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'fight' });
    expect(unit(match, 'S2').y).toBe(Y - 2000);
  });
  test('P21 quickSheetCombat: dice thrown before stand, later ones go by it', () => {
    // Horse against pikes in defensive block: 3 by the main text. The block itself has 4, by the quick sheet 3.
    const square = { formation: 'defensiveBlock', type: 'medium foot pikes', hits: 10 };
    const match = melee(
      [north({ type: 'medium horse', hits: 8 }), south(square), ...elsewhere(10)],
      [3, 4, 6, 6, 3, 4],
    );
    choose(match, { do: 'fight', unit: 'N1' });
    choose(match, { do: 'fight', unit: 'N9' });
    interrupt(match, 'south', dispute(true, 'quickSheetCombat'));
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'dispute' });
    choose(match, { do: 'agree' });
    choose(match, { do: 'fight', unit: 'S1' });
    expect([hitsOn(match, 'S1'), hitsOn(match, 'N1')]).toEqual([1, 1]);
  });
});
