// A Fine Victory: decisions that are none, and those that look like it.
import { describe, expect, test } from 'vitest';
import { isVain, settledBy } from '../../src/kernel/index.js';
import { choose, decision, options, situation } from '../kit.js';

/** Every reason cites a rule; the contract looks whether there is one. */
const RULE: unknown = expect.stringMatching(/^FV-/);

type Loose = Record<string, unknown>;

const sides = { south: { commander: 'Z(0,0)' }, north: { commander: 'Z(4,2)' } };
const foot = (id: string, layout: string, more: Loose = {}) => ({ id, type: 'P&M', zone: 'Z(2,1)', layout, ...more });
const at = (face: string, ...enemies: string[]) => ({ contacts: enemies.map((enemy) => ({ with: enemy, face })) });
const FRONT = (enemy: string) => at('front', enemy);

const losses = (units: Loose[], more: Loose = {}) =>
  situation({ phase: 'losses', initiative: 'south', sides, units, ...more });
const melee = (units: Loose[], dice: number[], more: Loose = {}) =>
  situation({ phase: 'melee', initiative: 'south', sides, units, dice, ...more });

describe('losses', () => {
  test('FV-LOSS-06, -07 the only stand that can go, though it may also be given up (FV-R-05)', () => {
    const match = losses([foot('S1', 'MM/M.', { hits: 2 }), foot('N1', 'MM/MM')]);
    expect(decision(match)?.kind).toBe('remove');
    expect(settledBy(match)).toEqual({
      choice: options(match)[0],
      why: expect.any(String) as string,
      rule: 'FV-LOSS-06',
      leaving: true,
    });
    const strict = losses([foot('S1', 'MM/M.', { hits: 2 }), foot('S2', 'MMM/MM.', { hits: 2 })], {
      options: { houseRules: { forbidVoluntaryRout: true } },
    });
    expect(settledBy(strict)?.leaving).toBeUndefined();
  });

  test('FV-LOSS-06 mirrored stands', () => {
    const match = losses([foot('S1', 'MM/MM', { hits: 2 })]);
    expect(options(match)).toHaveLength(2);
    expect(settledBy(match)).toMatchObject({ why: 'sameEitherWay', rule: 'FV-LOSS-06' });
  });

  test('FV-LOSS-12 stands that hold different contacts are not the same', () => {
    // An enemy on the left flank: the left rear stand keeps a stand on that file either way, but not mirrored ones.
    const match = losses([foot('S1', 'MM/MM', { hits: 2 }), foot('N1', 'MM/MM', { facing: 'E', ...FRONT('S1') })]);
    expect(decision(match)?.about).toMatchObject({ unit: 'S1' });
    expect(options(match).length).toBeGreaterThan(1);
    expect(settledBy(match)).toBeUndefined();
  });

  test('FV-FORM-11 a pike is no musket', () => {
    const match = losses([foot('S1', 'MM/PM', { hits: 2 })]);
    expect(options(match)).toHaveLength(2);
    expect(settledBy(match)).toBeUndefined();
  });

  test('FV-LOSS-03 whose losses come first', () => {
    const match = losses([foot('S1', 'MM/PM', { hits: 2 }), foot('S2', 'MM/PM', { hits: 2, zone: 'Z(1,1)' })]);
    expect(settledBy(match)).toEqual({ choice: { do: 'lossesOf', unit: 'S1' }, why: 'order', rule: RULE });
  });
});

const PIKES = { layout: 'PP/PP', type: 'P&M', zone: 'Z(2,1)' };
const NORTH_COMMANDS = { sides: { south: { commander: 'Z(0,0)' }, north: { commander: 'Z(2,1)' } } };

describe('hand-to-hand', () => {
  test('FV-MELEE-20 who fights first, where nobody decides anything on the way', () => {
    const match = melee(
      [
        { id: 'N1', ...PIKES, ...FRONT('S1') },
        { id: 'N2', ...PIKES, ...FRONT('S2') },
        { id: 'S1', ...PIKES },
        { id: 'S2', ...PIKES },
      ],
      [],
    );
    expect(settledBy(match)).toEqual({ choice: { do: 'fight', unit: 'N1' }, why: 'order', rule: RULE });
  });

  const shared = (more: Loose, dice: number[] = []) =>
    melee(
      [
        { id: 'N1', ...PIKES, ...FRONT('S1') },
        { id: 'N2', ...PIKES, facing: 'W', ...FRONT('S1') },
        { id: 'S1', ...PIKES },
        { id: 'S2', ...PIKES, facing: 'W', ...FRONT('N1') },
      ],
      dice,
      more,
    );

  test('FV-R-70 who decides waits for who does not, and has seen his dice', () => {
    const match = shared({});
    expect(decision(match)).toMatchObject({ kind: 'fight', side: 'north' });
    expect(settledBy(match)).toEqual({ choice: { do: 'fight', unit: 'N2' }, why: 'order', rule: RULE }); // N1 touches two
  });

  test('FV-MELEE-19, FV-R-70 two who decide against one enemy: a real question', () => {
    const match = shared(NORTH_COMMANDS);
    expect(decision(match)).toMatchObject({ kind: 'fight', side: 'north' });
    expect(settledBy(match)).toBeUndefined();
  });

  test('FV-MELEE-16 misses on a flank are thrown again, hits never', () => {
    const match = shared({}, [1, 6, 6, 5]);
    choose(match, { do: 'fight', unit: 'N2' });
    expect(decision(match)?.kind).toBe('rethrow');
    expect(settledBy(match)).toEqual({ choice: { do: 'rethrow', dice: [1, 2] }, why: 'noDrawback', rule: RULE });
  });

  const led = (dice: number[]) => {
    const match = melee(
      [
        { id: 'N1', ...PIKES, ...FRONT('S1') },
        { id: 'S1', ...PIKES },
      ],
      dice,
      NORTH_COMMANDS,
    );
    expect(decision(match)?.kind).toBe('commanderRethrow');
    return match;
  };

  test("FV-MELEE-19 the Commander's re-throw costs nothing without a hit, and something with one", () => {
    expect(settledBy(led([6, 6, 6, 6]))).toEqual({ choice: { do: 'rethrowAll' }, why: 'noDrawback', rule: RULE });
    expect(settledBy(led([1, 6, 6, 6]))).toBeUndefined();
  });

  test('FV-CMD-03 nor is it settled before the last attack of the unit', () => {
    const match = shared(NORTH_COMMANDS, [6, 6]);
    choose(match, { do: 'fight', unit: 'N1' });
    choose(match, { do: 'allocate', stands: { S1: 'PP', S2: 'PP' } });
    expect(settledBy(match)).toBeUndefined(); // the order of attacks (FV-R-70)
    choose(match, { do: 'attack', target: 'S2' });
    expect(decision(match)?.kind).toBe('commanderRethrow');
    expect(settledBy(match)).toBeUndefined();
  });
});

describe('units that can do nothing', () => {
  const horse = { type: 'M', layout: 'XX/XX', zone: 'Z(2,1)' };
  const pinned = (more: Loose = {}) =>
    situation({
      phase: 'initiativeMovement',
      initiative: 'south',
      sides,
      units: [
        { id: 'S1', ...horse, ...FRONT('N1') },
        { id: 'S2', ...horse, zone: 'Z(1,1)' },
        { id: 'N1', ...horse },
      ],
      ...more,
    });

  test('FV-DISENG-02 horse that touches horse is chosen in vain', () => {
    const match = pinned();
    expect(options(match)).toContainEqual({ do: 'choose', unit: 'S1' });
    expect(isVain(match, { do: 'choose', unit: 'S1' } as never)).toBe(true);
    expect(isVain(match, { do: 'choose', unit: 'S2' } as never)).toBe(false);
    expect(settledBy(match)).toBeUndefined();
  });

  test('FV-CMD-07 without a Commander nothing is left when only such units are', () => {
    const match = pinned({ sides: { north: { commander: 'Z(4,2)' } } });
    choose(match, { do: 'choose', unit: 'S2' });
    choose(match, { do: 'nothing' });
    expect(options(match)).toEqual([{ do: 'choose', unit: 'S1' }, { do: 'end' }]);
    expect(settledBy(match)).toEqual({ choice: { do: 'end' }, why: 'nothingToDo', rule: RULE });
  });

  test('FV-END-03 as long as the Commander may ride the phase is not over', () => {
    const match = pinned();
    choose(match, { do: 'choose', unit: 'S2' });
    choose(match, { do: 'nothing' });
    expect(options(match).map((one) => one.do)).toContain('moveCommander');
    expect(settledBy(match)).toBeUndefined();
  });
});

describe('fire without dice', () => {
  const firing = (...north: Loose[]) =>
    situation({
      phase: 'firing',
      initiative: 'north',
      sides,
      options: { terrain: { 'Z(2,1)': ['village'] } },
      units: [foot('S1', 'PP/PM'), ...north],
    });
  const covered = foot('N1', 'MM/MM');
  const horse = { id: 'N2', type: 'M', layout: 'XX/XX', zone: 'Z(2,1)' };

  test('FV-R-14 is in vain', () => {
    const match = firing(covered, horse);
    expect(isVain(match, { do: 'fire', unit: 'S1', target: 'N1' } as never)).toBe(true);
    expect(isVain(match, { do: 'fire', unit: 'S1', target: 'N2' } as never)).toBe(false);
    expect(settledBy(match)).toBeUndefined();
  });

  test('FV-R-14 and not asked for, if there is no other', () => {
    const match = firing(covered);
    expect(decision(match)).toMatchObject({ kind: 'fire', side: 'south' });
    expect(settledBy(match)).toEqual({ choice: { do: 'done' }, why: 'nothingToDo', rule: RULE });
  });
});
