// A Great Victory: throwers and command units (GV-UNIT-08, -10, GV-R-05).
import { describe, expect, test } from 'vitest';
import { choose, decision, position, refusal, situation, unit } from './kit.js';
import { commander, foe, moving, shooter, thrown, Y } from './fire-help.js';
import { CMD, FOOT, SUB, errorsOf, rejected, entry, type Loose } from './setup-help.js';

const ANY = { armySource: 'roster' };

const ENEMY = { id: 'N1', type: 'medium foot arms', x: 90000, y: 110000 };

const placed = (one: Loose, options: Loose = {}) =>
  situation({ phase: 'initiativeMovement', units: [{ id: 'S1', x: 50000, y: 50000, ...one }, ENEMY], options });

describe('throwers', () => {
  test.each([
    ['light foot light arms', true],
    ['medium foot light arms', true],
    ['light foot arms', true],
    ['medium foot arms', true],
    ['heavy foot arms', true],
    ['light foot pikes', false],
    ['heavy foot pikes', false],
    ['light foot bows', false],
    ['light foot javelins', false],
    ['medium horse', false],
    ['light chariots', false],
    ['medium elephants', false],
    ['light artillery', false],
  ])('GV-UNIT-08, GV-R-05 %s may be listed with spears or pilums: %s', (type, may) => {
    const list = [entry(type, { thrown: true })];
    const options = { ...ANY, dismounting: false };
    expect(rejected(list, options)).toBe(!may);
    if (!may) expect(['GV-UNIT-08', 'GV-R-05', undefined]).toContain(errorsOf([CMD, ...list], options)[0]?.rule);
    if (may) expect(unit(placed({ type, thrown: true }), 'S1').thrown).toBe(true);
    else expect(() => placed({ type, thrown: true })).toThrow(/GV-UNIT-08|thrown/u);
  });

  /** S1 comes up to N1, who throws or does not. */
  const charged = (n1: Loose, options: Loose = {}, dice: number[] = []) => {
    const match = moving([shooter({ type: 'light foot arms' }), commander(2000), foe(5000, n1)], { options, dice });
    choose(match, { do: 'charge', target: 'N1' });
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'react' });
    return match;
  };
  const SPEARS = { type: 'light foot light arms' };
  const PILUMS = { type: 'heavy foot arms' };
  test.each<[string, Loose, Loose, boolean]>([
    ['listed', { ...SPEARS, thrown: true }, {}, true],
    ['listed', { ...PILUMS, thrown: true }, {}, true],
    ['not listed', SPEARS, {}, false],
    ['not listed', PILUMS, { thrownWeapons: 'listed' }, false],
    ['all', SPEARS, { thrownWeapons: 'all' }, true],
    ['all', PILUMS, { thrownWeapons: 'all' }, true],
    ['all, but pikes have none', { type: 'heavy foot pikes' }, { thrownWeapons: 'all' }, false],
    ['none', { ...SPEARS, thrown: true }, { thrownWeapons: 'none' }, false],
    ['none', { ...PILUMS, thrown: true }, { thrownWeapons: 'none' }, false],
  ])('GV-R-05, GV-UNIT-08, GV-FIRE-08 defensive fire, %s: %j %j', (_, n1, options, may) => {
    const refused = refusal(charged(n1, options), { do: 'fire' });
    expect(refused === undefined).toBe(may);
    if (refused) expect(['GV-DFIRE-01', 'GV-UNIT-08', 'GV-R-05', 'GV-FIRE-01']).toContain(refused.rule);
  });
  test('GV-UNIT-08 it throws for all its points: six dice at light foot in line, two hits and the charger flinches', () => {
    const match = charged({ ...SPEARS, thrown: true }, {}, [1, 2, 3, 4, 5, 6]);
    expect(thrown(choose(match, { do: 'fire' }))).toEqual([[1, 2, 3, 4, 5, 6]]);
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'fallBack' });
    expect(unit(match, 'S1').y).toBe(Y + 5000);
  });
});

describe('command units', () => {
  test.each([
    [0, 0, {}, false],
    [1, 0, {}, true],
    [1, 1, {}, true],
    [2, 0, {}, false],
    [1, 2, {}, false],
    [1, 0, { subCommanders: 0 }, true],
    [1, 1, { subCommanders: 0 }, false],
    [1, 2, { subCommanders: 2 }, true],
    [1, 4, { subCommanders: 4 }, true],
    [1, 3, { subCommanders: 2 }, false],
  ])('GV-UNIT-10, GV-POINTS-04 %i commanders and %i sub-commanders, %j: %s', (commanders, subs, options, may) => {
    const list = [FOOT, ...Array.from({ length: commanders }, () => CMD), ...Array.from({ length: subs }, () => SUB)];
    const found = errorsOf(list, options);
    expect(found.length === 0).toBe(may);
    if (!may) expect(['GV-UNIT-10', 'GV-POINTS-04']).toContain(found[0]?.rule);
  });
  test('GV-UNIT-10 he has one name for all kinds of mount, fights and is killed', () => {
    const match = situation({
      phase: 'melee',
      initiative: 'south',
      units: [
        { id: 'S1', type: 'commander', x: 50000, y: 50000, hits: 7 },
        { id: 'N1', type: 'medium foot arms', x: 50000, y: 50000, hits: 8 },
        { id: 'S2', type: 'heavy foot arms', x: 90000, y: 20000 },
        ENEMY,
      ].map((one) => (one === ENEMY ? { ...ENEMY, id: 'N2' } : one)),
      dice: [1, 1, 1],
    });
    // N1 throws two dice, S1 one at CV 2; S1 is at 7 + 1 + 2 hits on strength 8.
    expect(unit(match, 'S1').status).toBe('routed');
    expect(position(match).sides.south.tally).toBe(1);
  });
});
