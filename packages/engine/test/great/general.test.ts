// A Great Victory: general rules (GV-GEN-01..10).
import { describe, expect, test } from 'vitest';
import { choose, decision, interrupt, interruptionRefusal, position, refusal, situation, unit } from './kit.js';
import { dice as thrownBy, fireAt, firing, foe, many, moving, shooter, X, Y, type Loose } from './fire-help.js';
import { throwsOf } from './setup-help.js';

const FOOT = { type: 'medium foot arms' };

test('GV-GEN-01 all dice are six-sided', () => {
  const match = firing([shooter(), foe(5000)], { dice: many(6, 6) });
  choose(match, fireAt('N1'));
  expect(throwsOf(match).every((one) => (one as unknown as Loose)['sides'] === 6)).toBe(true);
});

test('GV-GEN-02 lists, strengths, markers, weapons and qualities are open to both sides', () => {
  const units = [
    { id: 'S1', type: 'light horse bows', x: X, y: Y, hits: 3, fired: true, quality: 'elite' },
    { id: 'N1', type: 'heavy foot arms', x: X, y: Y + 40000, thrown: true, formation: 'block', hits: 2 },
    { id: 'N2', type: 'light artillery', x: X + 20000, y: Y + 40000, packed: true, quality: 'green' },
    { id: 'N3', type: 'commander', x: X + 30000, y: Y + 40000, command: 'charismatic' },
  ];
  const options = { unitQuality: 'assigned', commandQuality: 'assigned' };
  const match = situation({ phase: 'initiativeMovement', initiative: 'south', units, options });
  const told = Object.fromEntries(position(match).units.map((one: Loose) => [one['id'], one]));
  for (const one of units) expect(told[one.id]).toMatchObject(one);
});

test.each([
  [1, true],
  [2, true],
  [3, true],
  [4, false],
  [6, false],
])('GV-GEN-03 a test of 3 or less, die %i: %s', (die, passes) => {
  const match = moving([shooter(FOOT), foe(4000)], { dice: [die] });
  choose(match, { do: 'charge', target: 'N1' });
  expect(unit(match, 'S1').y === Y + 4000).toBe(passes);
});

test('GV-GEN-04 halves of strength and of dice are rounded down; distances are not rounded', () => {
  const odd = shooter({ type: 'heavy foot bows', formation: 'block' });
  expect(thrownBy(firing([odd, foe(14000)], { dice: many(3, 6) }), fireAt('N1'))).toBe(3); // 7
  const far = (over: number) => refusal(firing([shooter(), foe(16000 + over)]), fireAt('N1'));
  expect([far(5), far(6)?.rule === undefined]).toEqual([undefined, false]);
});

describe('markers', () => {
  test('GV-GEN-05 green, red, blue and white are told of each unit', () => {
    const match = situation({
      phase: 'initiativeMovement',
      initiative: 'south',
      units: [
        { id: 'S1', type: 'light foot bows', x: X, y: Y, formation: 'skirmishLine', hits: 2, fired: true },
        { id: 'S2', type: 'heavy artillery', x: X + 20000, y: Y, packed: true },
        { id: 'N1', type: 'medium foot arms', x: X, y: Y + 40000 },
      ],
    });
    expect(unit(match, 'S1')).toMatchObject({ formation: 'skirmishLine', hits: 2, fired: true });
    expect(unit(match, 'S2')).toMatchObject({ packed: true });
  });
  test.each(['light artillery', 'heavy artillery', 'commander', 'sub-commander'])(
    'GV-GEN-05 %s needs no blue marker: always in skirmish line',
    (type) => {
      const put = (more: Loose) =>
        situation({
          phase: 'initiativeMovement',
          units: [
            { id: 'S1', type, x: X, y: Y, ...more },
            { id: 'N1', ...FOOT, x: X, y: Y + 40000 },
          ],
        });
      expect(unit(put({}), 'S1').formation).toBe('skirmishLine');
      expect(unit(put({ formation: 'skirmishLine' }), 'S1').formation).toBe('skirmishLine');
      expect(() => put({ formation: 'line' })).toThrow('GV-FORM-02');
    },
  );
});

describe('overlaps and the edge', () => {
  test('GV-GEN-06 a side moves only its own units', () => {
    const match = situation({ phase: 'initiativeMovement', initiative: 'south', units: [shooter(FOOT), foe(40000)] });
    expect(refusal(match, { do: 'choose', unit: 'N1' })?.rule).toBe('GV-GEN-06');
    expect(refusal(match, { do: 'choose', unit: 'S1' })).toBeUndefined();
  });
  test.each([
    ['a friend', { id: 'S2', ...FOOT, x: X, y: Y + 4000 }, 2010, 2011],
    ['prohibited terrain', undefined, 2010, 2011],
  ])('GV-GEN-07 not into %s: up to 0.010 deep', (_, friend, most, more) => {
    const bog = {
      type: 'bog',
      points: [
        [X - 9000, Y + 2000],
        [X + 9000, Y + 2000],
        [X + 9000, Y + 9000],
        [X - 9000, Y + 9000],
      ],
    };
    const options = friend ? {} : { terrain: [bog] };
    const match = moving([shooter(FOOT), ...(friend ? [friend] : []), foe(40000)], { options });
    expect(refusal(match, { do: 'manoeuvre', steps: [{ ahead: most }] })).toBeUndefined();
    const refused = refusal(match, { do: 'manoeuvre', steps: [{ ahead: more }] });
    expect(refused?.rule).toMatch(/^GV-(GEN-07|GEOM-1[0-4]|MOVE-0[46]|FLOW-0[12]|TERR-03)$/u);
  });
  test('GV-GEN-07 no position begins with units on each other, or on prohibited ground', () => {
    const put =
      (n1: Loose, options: Loose = {}) =>
      () =>
        situation({
          phase: 'initiativeMovement',
          units: [shooter(FOOT), { id: 'N1', ...FOOT, ...n1 }, { id: 'S2', ...FOOT, x: 20000, y: 20000 }],
          options,
        });
    expect(put({ x: X, y: Y - 10 })).not.toThrow();
    expect(put({ x: X, y: Y - 11 })).toThrow(/overlap/u);
    const bog = {
      type: 'bog',
      points: [
        [X, Y + 9000],
        [X + 9000, Y + 9000],
        [X + 9000, Y + 19000],
        [X, Y + 19000],
      ],
    };
    expect(put({ x: X, y: Y + 10000 }, { terrain: [bog] })).toThrow('GV-SETUP-02');
  });

  const edge = (more: Loose = {}) => moving([shooter({ ...FOOT, heading: 2700, x: 3000, y: Y }), foe(40000)], more);
  test('GV-GEN-08, GV-GEOM-16 leaving the table must be confirmed', () => {
    const refused = refusal(edge(), { do: 'manoeuvre', steps: [{ ahead: 3011 }] });
    expect(['GV-GEN-08', 'GV-R-60']).toContain(refused?.rule);
    expect(refused?.because).toMatch(/leaveTable|confirm/u);
    expect(refusal(edge(), { do: 'manoeuvre', steps: [{ ahead: 3010 }] })).toBeUndefined();
  });
  test('GV-GEN-08, GV-R-60 then the whole unit is lost at once and counts as routed', () => {
    const match = edge();
    choose(match, { do: 'manoeuvre', steps: [{ ahead: 3011 }], leaveTable: true });
    expect(unit(match, 'S1').status).toBe('routed');
    expect(position(match).sides.south.tally).toBe(1);
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'activity' });
  });
});

describe('disputes', () => {
  const dispute = (value: boolean) => ({ do: 'dispute', switch: 'wholeUnitFires', value });
  /** One stand of S1 is eligible: three points, or six with the switch. */
  const HALF = [
    shooter(),
    { id: 'N1', type: 'light chariots', x: X - 2000, y: Y + 5000 },
    { id: 'N2', type: 'light chariots', x: X + 2000, y: Y + 4000 },
  ];
  const SIX = fireAt('N1', {}, { points: 6 });
  test('GV-GEN-10 agreed: the switch holds from the next decision on, and is not opened again', () => {
    const match = firing(HALF);
    expect(refusal(match, SIX)?.rule).toBe('GV-FIRE-13');
    interrupt(match, 'north', dispute(true));
    expect(decision(match)).toMatchObject({ side: 'south', kind: 'dispute' });
    choose(match, { do: 'agree' });
    expect(refusal(match, SIX)).toBeUndefined();
    for (const side of ['south', 'north'] as const)
      for (const value of [true, false])
        expect(interruptionRefusal(match, side, dispute(value))?.rule).toBe('GV-GEN-10');
  });
  test.each([
    ['north', [6, 5, 1, 2], true],
    ['north', [1, 2, 6, 5], false],
    ['south', [1, 2, 6, 5], true],
    ['south', [6, 5, 1, 2], false],
    ['north', [3, 4, 6, 1, 6, 6, 1, 1], true],
  ] as const)(
    'GV-GEN-10 %s opens it, dice %j: South throws first, the lower total decides, ties again: %s',
    (by, dice, value) => {
      const match = firing(HALF, { dice: [...dice] });
      interrupt(match, by, dispute(true));
      choose(match, { do: 'throw' });
      expect(throwsOf(match).map(({ side, count }) => `${side} ${count}`)).toEqual(
        dice.filter((_, i) => i % 2 === 0).map((_, i) => (i % 2 ? 'north 2' : 'south 2')),
      );
      expect(refusal(match, SIX) === undefined).toBe(value);
    },
  );
});
