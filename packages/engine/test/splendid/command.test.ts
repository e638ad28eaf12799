import { describe, expect, test } from 'vitest';
import { choose, decision, options, refusal, situation, unit } from './kit.js';
import {
  box,
  commander,
  fighting,
  foe,
  hitsOn,
  many,
  moving,
  shooter,
  thrown,
  TROOP_MISSES,
  W,
  X,
  Y,
  type Loose,
} from './fire-help.js';

/** A command stand exactly so far behind the rear edge of S1. */
const leader = (type: string, distance: number, more: Loose = {}) => commander({ type, y: Y - W - distance, ...more });
/** A die of 6 fails the test to charge; a unit in command does not throw it. */
const charge = (units: Loose[], tested: boolean, more: Loose = {}) => {
  const match = moving([...units, foe(3000)], { dice: tested ? [6] : [], ...more });
  const throws = thrown(choose(match, { do: 'charge', target: 'N1' }));
  expect(throws).toEqual(tested ? [[6]] : []);
  expect(decision(match)?.kind).toBe(tested ? 'order' : 'react');
  return match;
};

describe('command distance', () => {
  test.each([
    ['Cmd', 6000, false],
    ['Cmd', 6005, false],
    ['Cmd', 6006, true],
    ['Sub', 3000, false],
    ['Sub', 3005, false],
    ['Sub', 3006, true],
    ['Sub', 5000, true],
  ])('SV-CMD-02, SV-R-97 %s at %i thousandths: a test to charge %s', (type, distance, tested) => {
    charge([shooter('PP'), leader(type, distance)], tested);
  });
  test('SV-CMD-02 from the nearest stand, in any direction', () => {
    charge([shooter('PPPPPP'), commander({ x: X + 3 * W + 6005 + W / 2, y: Y })], false);
    charge([shooter('PPPPPP'), commander({ x: X + 3 * W + 6006 + W / 2, y: Y })], true);
  });
  test('SV-CMD-02 any one command stand will do; those of the enemy do not', () => {
    charge([shooter('PP'), leader('Cmd', 8000), leader('Sub', 3000, { id: 'S7' })], false);
    charge([shooter('PP'), leader('Cmd', 2000, { id: 'N8', heading: 0 })], true);
  });
  test('SV-CMD-02, SV-TERR-12 whatever is in between', () => {
    const terrain = [
      { type: 'hill', points: box(X - 5000, 13500, X + 5000, 15000), level: 3 },
      { type: 'impassable', points: box(X - 5000, 15500, X + 5000, 16200) },
      {
        type: 'escarpment',
        points: [
          [X - 9000, 18200],
          [X + 9000, 18200],
        ],
      },
    ];
    const between = { id: 'S2', type: 'P&M', layout: 'PP', x: X, y: Y - 2000 };
    charge([shooter('PP'), between, leader('Cmd', 6005)], false, { options: { terrain } });
  });
  test('SV-CMD-01 Heavy Mounted are always in command', () => {
    charge([shooter('YY', { type: 'HM' })], false);
    charge([shooter('XX', { type: 'M' })], true);
    charge([shooter('XX', { type: 'M' }), leader('Cmd', 6000)], false);
  });
  test('SV-CMD-03, SV-R-76 command is measured when it is needed', () => {
    const match = situation({
      phase: 'initiativeMovement',
      initiative: 'south',
      units: [
        shooter('PP'),
        shooter('PP', { id: 'S2', x: X + 20000 }),
        leader('Cmd', 10000),
        foe(3000),
        foe(3000, { id: 'N2', x: X + 20000 }),
      ],
      dice: [6],
    });
    choose(match, { do: 'choose', unit: 'S1' });
    expect(thrown(choose(match, { do: 'charge', target: 'N1' }))).toEqual([[6]]); // 10" away: out of command
    choose(match, { do: 'stop' });
    choose(match, { do: 'choose', unit: 'S8' });
    choose(match, { do: 'manoeuvre', steps: [{ turn: 600 }, { ahead: 20000 }], finish: true });
    choose(match, { do: 'choose', unit: 'S2' });
    expect(thrown(choose(match, { do: 'charge', target: 'N2' }))).toEqual([]);
    expect(decision(match)?.kind).toBe('react');
  });

  test.each([
    ['Cmd', 'charismatic', 9005, false],
    ['Cmd', 'charismatic', 9006, true],
    ['Cmd', 'inspiring', 6005, false],
    ['Cmd', 'inspiring', 6006, true],
    ['Cmd', 'impersonal', 3005, false],
    ['Cmd', 'impersonal', 3006, true],
    ['Sub', 'charismatic', 6005, false],
    ['Sub', 'charismatic', 6006, true],
    ['Sub', 'inspiring', 3005, false],
    ['Sub', 'inspiring', 3006, true],
    ['Sub', 'impersonal', 1005, false],
    ['Sub', 'impersonal', 1006, true],
  ])('SV-CMD-02, SV-R-97 with command quality: %s, %s, at %i: a test %s', (type, command, distance, tested) => {
    charge([shooter('PP'), leader(type, distance, { command })], tested, { options: { commandQuality: 'assigned' } });
  });
  test('SV-R-97 without the option the quality does nothing', () => {
    charge([shooter('PP'), leader('Cmd', 9000, { command: 'charismatic' })], true);
    charge([shooter('PP'), leader('Cmd', 6000, { command: 'impersonal' })], false);
  });
});

describe('what command does', () => {
  // S1 may join in against N1, which S2 holds.
  const joining = (units: Loose[], dice: number[]) =>
    situation({
      phase: 'melee',
      initiative: 'south',
      units: [
        shooter('PP', { x: X - W }),
        shooter('PP', { id: 'S2', x: X + W, y: Y + 2000 }),
        foe(2000, { layout: 'PPPP' }),
        ...units,
      ],
      dice,
    });
  test('SV-CMD-04 a unit in command is held back without a test', () => {
    const match = joining([leader('Cmd', 3000)], many(6, 6)); // N1 and S2 fight
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'join' });
    choose(match, { do: 'holdBack', unit: 'S1' });
    expect(unit(match, 'S1')).toMatchObject({ y: Y });
    expect(unit(match, 'S1').hits ?? 0).toBe(0);
    expect(decision(match)?.kind).toBe('rethrow');
  });
  test('SV-CMD-04 one out of command throws for it', () => {
    const match = joining([], [4]);
    choose(match, { do: 'holdBack', unit: 'S1' });
    expect(unit(match, 'S1').y).toBeGreaterThanOrEqual(Y + 1990);
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'allocate' });
  });
  test('SV-CMD-04 a unit in command intercepts without a test', () => {
    const rider = { id: 'N1', type: 'M', layout: 'XX', x: X, y: Y + 9000 };
    const intercepting = (units: Loose[], dice: number[]) => {
      const match = moving([shooter('PP'), ...units, rider], { dice });
      choose(match, { do: 'manoeuvre', steps: [{ ahead: 3000 }] });
      expect(decision(match)).toMatchObject({ side: 'north', kind: 'intercept' });
      choose(match, { do: 'intercept', unit: 'N1', at: 2000 });
      return match;
    };
    const near = { id: 'N8', type: 'Cmd', layout: 'C', x: X, y: Y + 9000 + W + 6000 };
    const commanded = intercepting([near, shooter('PP', { id: 'S2', x: 10000 })], []);
    expect(unit(commanded, 'N1').hits).toBe(1);
    expect(unit(commanded, 'S1').hits).toBe(1);
    const failed = intercepting([{ ...near, y: near.y + 6 }, shooter('PP', { id: 'S2', x: 10000 })], [4]);
    expect(unit(failed, 'N1').hits ?? 0).toBe(0);
  });
  test('SV-CMD-04 units in command may be retreated, others not', () => {
    const match = moving([shooter('PP'), shooter('PP', { id: 'S2', x: 60000 }), leader('Cmd', 5000), foe(20000)]);
    choose(match, { do: 'stop' });
    choose(match, { do: 'end' });
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'retreat' });
    expect(options(match)).toEqual(
      expect.arrayContaining([
        { do: 'retire', unit: 'S1' },
        { do: 'retire', unit: 'S8' },
      ]),
    );
    expect(['SV-RETIRE-01', 'SV-CMD-04']).toContain(refusal(match, { do: 'retire', unit: 'S2' })?.rule);
  });
});

describe('re-throws', () => {
  test('SV-CMD-05 a unit in command may throw its attack again, all of it, and the second result stands', () => {
    const match = fighting(
      [shooter('PPP'), foe(0, { layout: 'PPP' }), leader('Cmd', 5000)],
      [1, 1, 6, 5, 5, 4, ...TROOP_MISSES],
    );
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'rethrow' });
    expect(thrown(choose(match, { do: 'rethrow' }))[0]).toEqual([5, 5, 4]);
    expect(hitsOn(match)).toBe(1);
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'fight' });
  });
  test('SV-CMD-05 or keep it', () => {
    const match = fighting(
      [shooter('PPP'), foe(0, { layout: 'PPP' }), leader('Cmd', 5000)],
      [1, 1, 6, ...TROOP_MISSES],
    );
    choose(match, { do: 'keep' });
    expect(hitsOn(match)).toBe(2);
  });
  test('SV-CMD-05 out of command there is no re-throw, nor when every die has hit', () => {
    const out = fighting([shooter('PPP'), foe(0, { layout: 'PPP' }), leader('Cmd', 6006)], [1, 1, 6, ...TROOP_MISSES]);
    expect(decision(out)).toMatchObject({ side: 'north', kind: 'fight' });
    const full = fighting([shooter('PPP'), foe(0, { layout: 'PPP' }), leader('Cmd', 5000)], [1, 1, 1, ...TROOP_MISSES]);
    expect(decision(full)).toMatchObject({ side: 'north', kind: 'fight' });
  });
  test('SV-CMD-01, SV-CMD-05 Heavy Mounted always may', () => {
    const match = fighting([shooter('YY', { type: 'HM' }), foe(0)], [6, 6]);
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'rethrow' });
  });

  const split = (dice: number[]) => {
    const units = [shooter('PPPP'), foe(0, { x: X - W }), foe(0, { id: 'N2', x: X + W }), leader('Cmd', 5000)];
    const match = fighting(units, dice);
    const at = [
      { target: 'N1', stands: [0, 1] },
      { target: 'N2', stands: [2, 3] },
    ];
    choose(match, { do: 'allocate', at });
    return match;
  };
  test('SV-CMD-06 a unit that splits its attack has one re-throw in all', () => {
    const match = split([6, 6, 1, 1, 6, 6, ...TROOP_MISSES]);
    expect(decision(match)).toMatchObject({ kind: 'rethrow' });
    choose(match, { do: 'rethrow' });
    expect(hitsOn(match)).toBe(2);
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'fight' }); // no second offer
    expect(hitsOn(match, 'N2')).toBe(0);
  });
  test('SV-CMD-06 it may keep the first attack and throw the second again', () => {
    const match = split([6, 6, 6, 6, 1, 6, ...TROOP_MISSES]);
    choose(match, { do: 'keep' });
    expect(decision(match)).toMatchObject({ kind: 'rethrow' });
    choose(match, { do: 'rethrow' });
    expect([hitsOn(match), hitsOn(match, 'N2')]).toEqual([0, 1]);
  });
  test('SV-CMD-06 command stands may throw their own attack again', () => {
    const match = fighting(
      [commander({ id: 'S1', y: Y }), foe(0, { layout: 'HH', type: 'Foot' })],
      [6, 2, ...TROOP_MISSES],
    );
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'rethrow' });
    choose(match, { do: 'rethrow' });
    expect(hitsOn(match)).toBe(1);
  });
});
