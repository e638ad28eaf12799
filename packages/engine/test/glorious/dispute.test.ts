// A Glorious Victory: disputes (P11, GL-GEN-06, GL-R-05).
import { describe, expect, test } from 'vitest';
import {
  choose,
  decision,
  events,
  interrupt,
  interruptionRefusal,
  outcome,
  position,
  refusal,
  situation,
  unit,
} from './kit.js';
import {
  FOOT,
  RADIUS,
  X,
  Y,
  again,
  allThrows,
  asked,
  battle,
  behind,
  elsewhere,
  line,
  mass,
  melee,
  misses,
  north,
  removable,
  remove,
  south,
  switches,
  tally,
  type Loose,
  type Match,
} from './melee-help.js';

const dispute = (value: boolean, name = 'friendlyTouch'): Loose => ({ do: 'dispute', switch: name, value });
/** S1 may move up to its friend S2 and touch it only with `friendlyTouch`. */
const UNITS = [
  south(line('foot pike')),
  south({ id: 'S2', ...line('foot pike'), y: Y + 2000 + FOOT }),
  north({ ...line('foot pike'), y: 46000 }),
  north({ id: 'N2', ...line('foot pike'), x: 60000, y: 46000 }),
];
const field = (more: Loose = {}): Match =>
  situation({ phase: 'initiativeMovement', initiative: 'south', units: UNITS, dice: [], ...more });
const TOUCH = { do: 'move', ahead: 2000 };
const mayTouch = (match: Match): boolean => {
  choose(match, { do: 'choose', unit: 'S1' });
  return refusal(match, TOUCH) === undefined;
};
const ruled = (match: Match): Loose => position(match).rulings;

describe('GL-GEN-06, P11', () => {
  test('GL-R-09 without it S1 may not', () => expect(mayTouch(field())).toBe(false));
  test.each(['south', 'north'] as const)('GL-GEN-06, P11 %s proposes, the other agrees: it holds from now on', (by) => {
    const match = field();
    interrupt(match, by, dispute(true));
    expect(asked(match)).toBe(`${by === 'south' ? 'north' : 'south'} dispute`);
    choose(match, { do: 'agree' });
    expect(allThrows(match)).toEqual([]);
    expect(ruled(match)).toEqual([expect.objectContaining({ switch: 'friendlyTouch', value: true })]);
    expect(asked(match)).toBe('south activity');
    expect(mayTouch(match)).toBe(true);
  });
  test.each([
    ['north', [1, 2], true],
    ['north', [2, 1], false],
    ['south', [2, 1], true],
    ['south', [1, 2], false],
    ['south', [12, 11], true],
    ['north', [11, 12], true],
    ['north', [5, 5, 3, 9], true],
    ['south', [5, 5, 12, 12, 1, 2], false],
  ] as const)('GL-GEN-06, GL-R-05, P11 %s proposes, dice %j: the higher decides, ties again: %s', (by, dice, value) => {
    const match = field({ dice: [...dice] });
    interrupt(match, by, dispute(true));
    choose(match, { do: 'throw' });
    expect(allThrows(match).map(({ rule, side, count, sides }) => `${rule} ${side} ${count}D${sides}`)).toEqual(
      dice.map((_, i) => `GL-GEN-06 ${i % 2 ? 'north' : 'south'} 1D12`),
    );
    expect(ruled(match)).toEqual([expect.objectContaining({ switch: 'friendlyTouch', value })]);
    expect(mayTouch(match)).toBe(value);
  });
  test('GL-GEN-06 the proposal may be to lift a switch that is set', () => {
    const set = switches('friendlyTouch');
    expect(mayTouch(field(set))).toBe(true);
    const match = field(set);
    interrupt(match, 'north', dispute(false));
    choose(match, { do: 'agree' });
    expect(mayTouch(match)).toBe(false);
  });
  test('GL-GEN-06 who loses the throw about lifting it keeps it set', () => {
    const match = field({ ...switches('friendlyTouch'), dice: [9, 4] });
    interrupt(match, 'north', dispute(false));
    choose(match, { do: 'throw' });
    expect(ruled(match)).toEqual([expect.objectContaining({ value: true })]);
    expect(mayTouch(match)).toBe(true);
  });
  test('GL-GEN-06, P11 for the rest of the game: not opened again, by nobody, whatever the value', () => {
    const match = field();
    interrupt(match, 'north', dispute(true));
    choose(match, { do: 'agree' });
    for (const side of ['south', 'north'] as const)
      for (const value of [true, false])
        expect(interruptionRefusal(match, side, dispute(value))?.rule).toBe('GL-GEN-06');
    expect(interruptionRefusal(match, 'south', dispute(true, 'outflankOnce'))).toBeUndefined();
  });
  test('GL-GEN-06 nor when the throw went against the proposal', () => {
    const match = field({ dice: [9, 4] });
    interrupt(match, 'north', dispute(true));
    choose(match, { do: 'throw' });
    expect(interruptionRefusal(match, 'north', dispute(true))?.rule).toBe('GL-GEN-06');
  });
  test('P11 in the midst of an order: the same decision is asked again, by the new rule', () => {
    const match = field();
    choose(match, { do: 'choose', unit: 'S1' });
    expect(refusal(match, TOUCH)?.rule).toBe('GL-GEO-11');
    interrupt(match, 'south', dispute(true));
    expect(asked(match)).toBe('north dispute');
    choose(match, { do: 'agree' });
    expect(asked(match)).toBe('south order');
    choose(match, TOUCH);
    expect(unit(match, 'S1').y).toBe(Y + 2000);
  });
  test('GL-GEN-06 a ruling handed over with a position binds', () => {
    expect(mayTouch(field({ rulings: [{ switch: 'friendlyTouch', value: true }] }))).toBe(true);
    expect(
      mayTouch(field({ ...switches('friendlyTouch'), rulings: [{ switch: 'friendlyTouch', value: false }] })),
    ).toBe(false);
    const match = field({ rulings: [{ switch: 'friendlyTouch', value: false }] });
    expect(interruptionRefusal(match, 'south', dispute(true))?.rule).toBe('GL-GEN-06');
  });
  test('GL-GEN-06 recorded in the position', () => {
    const first = field();
    interrupt(first, 'north', dispute(true));
    choose(first, { do: 'agree' });
    expect(mayTouch(again(first))).toBe(true);
  });
  test.each(['moonlight', 'victory', 'turnLimit'])('GL-R-05 only about switches: not %s', (name) => {
    expect(() => {
      const refused = interruptionRefusal(field(), 'south', dispute(true, name));
      if (refused) throw new Error(refused.rule);
    }).toThrow();
  });
  test('GL-VICT-01 a dispute does not stop anybody from conceding', () => {
    const match = field();
    interrupt(match, 'north', dispute(true));
    interrupt(match, 'north', { do: 'concede' });
    expect(outcome(match)).toMatchObject({ winner: 'south' });
  });
});

describe('P11 from the next decision on, changing nothing already done', () => {
  const agree = (match: Match, name: string, value = true): void => {
    const by = decision(match)!.side === 'south' ? 'north' : 'south';
    interrupt(match, by, dispute(value, name));
    choose(match, { do: 'agree' });
  };
  test('P11 attachedCommandRange: the throw before is not asked about, the next one is', () => {
    const units = [
      north(line('foot pike', 1)),
      south(line('foot light', 1)),
      north({ id: 'N4', ...line('foot pike', 1), x: X + 3000 }),
      south({ id: 'S4', ...line('foot light', 1), x: X + 3000 }),
      north({ id: 'N5', ...battle('LLLLLLLLLL'), y: Y + FOOT + 1000 + RADIUS }),
      { id: 'N6', type: 'commander', aboard: 'N5' },
      ...elsewhere(2),
    ];
    const match = melee(units, misses(2));
    choose(match, { do: 'attack', unit: 'N1' });
    expect(asked(match)).toBe('north attack');
    agree(match, 'attachedCommandRange');
    expect(asked(match)).toBe('north attack');
    choose(match, { do: 'attack', unit: 'N4' });
    expect(asked(match)).toBe('north rethrow');
  });
  test('P11 outflankOnce in the next phase, not for what was found already', () => {
    const units = [
      north(line('foot hand')),
      behind({ ...mass('foot pike'), x: X - 2000 }),
      behind({ id: 'S4', ...mass('foot pike'), x: X + 2000 }),
      ...elsewhere(2, 3),
    ];
    const match = melee(units);
    remove(match, removable(match)[0]!);
    agree(match, 'outflankOnce');
    expect(asked(match)).toBe('north remove'); // the second element is lost all the same
    remove(match, removable(match)[0]!);
    expect(tally(match)).toEqual([0, 2]);
  });
  test('P11 initiativeTieThrow counts from the next phase on', () => {
    const match = situation({
      phase: 'initiativeRetreat',
      initiative: 'north',
      holder: 'north',
      units: UNITS,
      dice: [8, 3],
    });
    agree(match, 'initiativeTieThrow');
    expect(asked(match)).toBe('north retreat');
    choose(match, { do: 'finish' });
    expect(position(match)).toMatchObject({ turn: 2, initiative: 'south' });
  });
  test('P11 told as an event', () => {
    const match = field();
    agree(match, 'friendlyTouch');
    expect(events(match).some((one) => one.rule === 'GL-GEN-06')).toBe(true);
  });
});

describe('GL-R-05 before the game', () => {
  const NAMES =
    `smallMasses offTableRemoves friendlyTouch initiativeTieThrow allowancePerPhase battlePivot forwardWheelOnly
    elephantCommandScares missileBattleCharge turnsEndOnly noZeroDiceFire minimumOneDie noDetachFromContact
    allocateBeforeThrows splitPenaltyOnce oneWeaponPerVolley lineFirerBonus noFireIntoMelee outflankOnce outflankRearCorner
    outflankSpareSingles attachedCommandRange lenientRemoval bothChiefsDraw restrictedOneFunction
    cornerContact`.split(/\s+/);
  test.each(NAMES)('GL-R-05 %s may be set before the game, or opened in it', (name) => {
    expect(position(field(switches(name))).options.houseRules).toMatchObject({ [name]: true });
    expect(interruptionRefusal(field(), 'south', dispute(true, name))).toBeUndefined();
  });
  test('GL-R-05 no other', () => expect(() => field(switches('moonlight'))).toThrow());
});
