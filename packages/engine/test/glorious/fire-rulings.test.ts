// A Glorious Victory: rulings about fire, units and bases, one by one (GL-R-11, -15, -16, -35, -38, -40, -41, -45, -62).
import { describe, expect, test } from 'vitest';
import { checkArmy, choose, decision, refusal, situation, unit } from './kit.js';
import {
  battle,
  fire,
  fireAt,
  firing,
  foe,
  forbidden,
  mass,
  may,
  misses,
  ours,
  right,
  shooter,
  strip,
  switches,
  terrain,
  throwsOf,
  volley,
  X,
  Y,
} from './fire-help.js';
import { army, begin, form, times } from './setup-help.js';

describe('fire', () => {
  test.each(['camels', 'elephants', 'commander camel', 'commander elephant'])(
    'GL-R-11 the list of rockets is complete: one die at %s',
    (type) => {
      expect(volley(1, 12, [shooter({ type: 'rockets' }), foe(3000, { type })])).toEqual(right(1, 12));
    },
  );
  test('GL-R-11 so is that of handguns: camels and light cavalry are not in it, elephants are', () => {
    const shot = (type: string, n: number) => volley(n, 3, [shooter({ type: 'foot handgun' }), foe(3000, { type })]);
    expect(shot('camels', 5)).toEqual(right(5, 3));
    expect(shot('light cavalry', 5)).toEqual(right(5, 3));
    expect(shot('elephants', 10)).toEqual(right(10, 3));
  });
  test.each([false, true])('GL-R-35 allocateBeforeThrows %s: fire is declared and thrown as ever', (on) => {
    const units = [shooter(), { id: 'N1', type: 'foot bow', x: X, y: Y + 2000 }];
    const more = on ? switches('allocateBeforeThrows') : {};
    const match = situation({ phase: 'firing', initiative: 'north', units, dice: misses(10), ...more });
    expect(throwsOf(choose(match, fireAt()))).toHaveLength(1);
    expect(decision(match)).toMatchObject({ side: 'north', kind: 'fire' });
    expect(throwsOf(choose(match, fire('N1', { target: 'S1' })))).toHaveLength(1);
  });
  test('GL-R-38 line, mass and split are nothing to artillery, but count for missiles of a Battle', () => {
    for (const how of [{}, mass('P')])
      expect(volley(1, 12, [shooter({ type: 'bombard' }), foe(3000, how)]).dice).toBe(1);
    expect(volley(11, 3, [ours('O'.repeat(12)), foe(3000)])).toEqual(right(11, 3));
    expect(volley(13, 3, [ours('O'.repeat(12)), foe(3000, mass('P'))])).toEqual(right(13, 3));
  });
  test.each([
    ['foot handgun', 'knights', 'N', 3, 10, 14],
    ['foot handgun', 'elephants', 'E', 3, 10, 14],
  ])(
    'GL-R-40 doubled after the single dice: %s at %s (%s), CV %i: %i at a line, %i at a mass',
    (type, who, letter, cv, line, massed) => {
      expect(volley(line, cv, [shooter({ type }), foe(2000, { type: who })]).dice).toBe(line);
      expect(volley(massed, cv, [shooter({ type }), foe(2000, { type: who, ...mass(letter) })]).dice).toBe(massed);
    },
  );
  test.each([
    [10, true],
    [11, false],
  ])('GL-R-41 a third formation %i inside every zone: %s', (into, expected) => {
    // One element against one: the zone is 1.000 wide somewhere within 1.250; walls leave 1.000 less this.
    const wall = (id: string, x: number) => ({ id, type: 'commander', x, y: Y + 3000 });
    const units = [
      shooter({ layout: 'O' }),
      foe(5000, { layout: 'P' }),
      wall('S2', X - 625 - 1000),
      wall('S3', X + 375 + 1000 - into),
    ];
    expect(may(firing(units))).toBe(expected);
  });
  test('GL-FIRE-10 the zone is between firer and target: who is beyond, under the rest of the template, is not in it', () => {
    const units = [
      shooter(mass('O')),
      foe(1000, mass('P')),
      { id: 'S2', type: 'foot pike', x: X, y: Y - 2250 },
      { id: 'N2', type: 'foot pike', x: X, y: Y + 1000 + 2250 },
    ];
    const match = firing(units, misses(7));
    const placement = { heading: 0, x: X, y: Y + 500 };
    choose(match, fireAt('N1', { placement }));
  });
  test('GL-R-45 elements far from the target fire: range is between formations', () => {
    const end = foe(2900, { x: X + 3125, ...mass('P', 4) });
    expect(volley(7, 3, [shooter(), end])).toEqual(right(7, 3)); // the far end is more than 6" off
  });
  test('GL-R-62 cover: missiles two dice less, artillery half the CV', () => {
    const wood = terrain(strip('wood', 3000, 6000));
    expect(volley(3, 3, [shooter(), foe(3000)], wood)).toEqual(right(3, 3));
    expect(volley(1, 6, [shooter({ type: 'bombard' }), foe(3000)], wood)).toEqual(right(1, 6));
    expect(volley(3, 6, [shooter({ type: 'bombard' }), battle(3000)], terrain(strip('hill', 3000, 12000))).hits).toBe(
      3,
    );
  });
});

describe('units', () => {
  test.each(['bow', 'longbow', 'crossbow', 'handgun'])('GL-UNIT-05 %s is a missile weapon: it fires', (weapon) => {
    expect(may(firing([shooter({ type: `foot ${weapon}` }), foe(3000)]))).toBe(true);
  });
  test.each(['mortar', 'gun wagon', 'camel gun'])('GL-UNIT-12 no %s', (type) => {
    expect(() => firing([shooter({ type }), foe(3000)])).toThrow(/./u);
  });
  test('GL-BASE-03 all elements of a formation face one way: an about-face turns them all', () => {
    const units = [shooter(), { id: 'S2', type: 'foot pike', x: 10000, y: 3000 }, foe(20000)];
    const match = situation({ phase: 'initiativeMovement', initiative: 'south', units, dice: [] });
    choose(match, { do: 'choose', unit: 'S1' });
    choose(match, { do: 'aboutFace' });
    expect(unit(match, 'S1')).toMatchObject({ x: X, y: Y - 750, heading: 1800, layout: 'OOOOOO' });
    expect(forbidden(match, { do: 'turn', by: 100, corner: 'left', element: 2 })).toBe(true);
  });
  test('GL-R-15 what does not fit is refused at set-up, never lost', () => {
    const match = begin(times(3, 'foot pike'), []);
    const six = { units: ['S4', 'S5', 'S6', 'S7', 'S8', 'S9'] };
    expect(refusal(match, form(six))?.rule).toBe('GL-BATTLE-07');
    expect(refusal(match, form({ ...six, diameter: 7500 }))).toBeUndefined();
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'form' });
  });
  test('GL-R-16 enforceComposition: refused, or only a warning', () => {
    const command = ['commander', 'sub-commander', 'sub-commander'];
    const horse = army([...command, ...times(3, 'foot pike'), ...times(9, 'light cavalry')]);
    const good = army([...command, ...times(6, 'foot pike'), ...times(6, 'light cavalry')]);
    const rules = (list: readonly { rule?: string }[]) => list.map(({ rule }) => rule);
    expect(rules(checkArmy(good).errors)).toEqual([]);
    expect(rules(checkArmy(horse).errors)).toContain('GL-ARMY-03');
    const free = checkArmy(horse, { enforceComposition: false });
    expect(rules(free.errors)).toEqual([]);
    expect(rules(free.warnings)).toContain('GL-ARMY-03');
  });
});
