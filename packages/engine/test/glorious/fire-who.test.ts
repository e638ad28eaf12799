// A Glorious Victory: who fires at whom (GL-FIRE-01..05, -12, GL-R-42).
import { describe, expect, test } from 'vitest';
import { choose, decision, options, unit } from './kit.js';
import {
  battle,
  fire,
  fireAt,
  firing,
  foe,
  forbidden,
  line,
  mass,
  may,
  misses,
  ours,
  refused,
  right,
  shooter,
  switches,
  volley,
  W,
  X,
  Y,
  type Loose,
} from './fire-help.js';

const WHO = ['GL-FIRE-01', 'GL-UNIT-07', 'GL-ART-05', 'GL-UNIT-04'];
const CONTACT = ['GL-FIRE-02'];
const MELEE = ['GL-R-42', 'GL-FIRE-03'];

describe('who may fire', () => {
  test.each([
    'foot light',
    'foot hand',
    'foot spear',
    'foot bill',
    'foot pike',
    'mounted foot light',
    'mounted foot pike',
    'light cavalry',
    'camels',
    'medium cavalry',
    'heavy cavalry',
    'knights',
    'elephants',
    'commander',
    'sub-commander',
    'commander camel',
    'sub-commander elephant',
  ])('GL-FIRE-01, GL-UNIT-07 %s cannot fire', (type) => {
    const match = firing([shooter({ type }), foe(2000)]);
    expect(WHO).toContain(refused(match)?.rule);
    expect(options(match).some((one) => one.unit === 'S1')).toBe(false);
  });
  test.each([
    ['foot bow', 5, 3],
    ['foot longbow', 5, 4],
    ['foot crossbow', 5, 3],
    ['foot handgun', 5, 3],
    ['mounted foot bow', 5, 3],
    ['mounted foot handgun', 5, 3],
    ['organ gun', 1, 12],
    ['rockets', 1, 12],
    ['bombard', 1, 12],
    ['light bombard', 1, 10],
  ])('GL-FIRE-01, GL-UNIT-05 %s fires: %i dice at CV %i', (type, n, cv) => {
    expect(volley(n, cv, [shooter({ type }), foe(2000)])).toEqual(right(n, cv));
  });
  test.each(['organ gun', 'rockets', 'bombard', 'light bombard'])('GL-FIRE-01, GL-ART-05 limbered: %s', (type) => {
    expect(WHO).toContain(refused(firing([shooter({ type, limbered: true }), foe(2000)]))?.rule);
  });
  test('GL-FIRE-01 of a Battle only its missile elements', () => {
    const match = firing([ours('OOOOOOPPPPPP'), foe(2000)], misses(5));
    for (const elements of [{ P: 1 }, { O: 6, P: 1 }, { O: 7 }, { G: 1 }, { C: 1 }])
      expect(forbidden(match, fireAt('N1', { elements })), JSON.stringify(elements)).toBe(true);
    choose(match, fireAt('N1', { elements: { O: 6 } }));
  });
  test('GL-FIRE-01 a Battle without missiles cannot fire', () => {
    const match = firing([ours('PPPPPPBBBBBB'), foe(2000)]);
    expect(WHO).toContain(refused(match)?.rule);
  });
  test('GL-FIRE-01 firing is optional', () => {
    const match = firing([shooter(), foe(2000)]);
    expect(options(match)).toContainEqual({ do: 'done' });
    choose(match, { do: 'done' });
    expect(unit(match, 'S1').fired).toBe(false);
  });
  test('GL-FIRE-01 only at enemies', () => {
    const match = firing([shooter(), foe(2000), { id: 'S2', type: 'foot pike', x: X, y: Y - 3000 }]);
    for (const target of ['S2', 'S1', 'S9', 'N8']) expect(forbidden(match, fireAt(target)), target).toBe(true);
  });
  test('GL-FIRE-01 not with the units of the other side', () => {
    const match = firing([shooter(), foe(2000, { type: 'foot bow' })]);
    expect(forbidden(match, fire('N1', { target: 'S1' }))).toBe(true);
  });
});

describe('once each', () => {
  const two = [shooter(), foe(2000, { x: X - 2500, layout: 'PP' }), foe(2000, { id: 'N2', x: X + 2500, layout: 'PP' })];
  const elements = (one: unknown, other: unknown) =>
    fire('S1', { target: 'N1', elements: one }, { target: 'N2', elements: other });
  test('GL-FIRE-04 a formation that has fired does not fire again, not even with what it held back', () => {
    const match = firing(two, misses(2));
    choose(match, fireAt('N1', { elements: 3 }));
    expect(['GL-FIRE-04', 'GL-FIRE-23', 'GL-FIRE-01', 'GL-FIRE-05']).toContain(
      refused(match, fireAt('N2', { elements: 3 }))?.rule,
    );
    expect(options(match).some((one) => one.unit === 'S1')).toBe(false);
  });
  test('GL-FIRE-04 no more elements than there are', () => {
    const match = firing(two);
    expect(['GL-FIRE-04', 'GL-FIRE-01']).toContain(refused(match, elements(4, 3))?.rule);
    expect(['GL-FIRE-04', 'GL-FIRE-01']).toContain(refused(match, fireAt('N1', { elements: 7 }))?.rule);
    expect(may(match, elements(4, 2))).toBe(true);
    expect(may(match, elements(1, 1))).toBe(true);
  });
  test('GL-FIRE-04 nor of one letter of a Battle', () => {
    const match = firing([ours('OOOOOOGGGGGG'), ...two.slice(1)]);
    expect(['GL-FIRE-04', 'GL-FIRE-01']).toContain(refused(match, elements({ O: 4 }, { O: 3, G: 6 }))?.rule);
    expect(may(match, elements({ O: 4, G: 1 }, { O: 2, G: 5 }))).toBe(true);
  });
  test('GL-FIRE-05 one volley at any one target', () => {
    const match = firing(two);
    const twice = fire('S1', { target: 'N1', elements: 3 }, { target: 'N1', elements: 3 });
    expect(refused(match, twice)?.rule).toBe('GL-FIRE-05');
  });
  test('GL-FIRE-05 several formations may fire at the same target', () => {
    const match = firing(
      [shooter(mass('O')), foe(2000), { id: 'S2', type: 'foot bow', x: X + 2600, y: Y, ...mass('O') }],
      misses(10),
    );
    choose(match, fireAt());
    choose(match, fire('S2', { target: 'N1' }));
  });
  test.each(['organ gun', 'bombard'])('GL-FIRE-05 artillery fires at one target: %s', (type) => {
    const match = firing([
      shooter({ type }),
      foe(2000, { x: X - 700, layout: 'P' }),
      foe(2000, { id: 'N2', x: X + 700, layout: 'P' }),
    ]);
    expect(may(match, fireAt('N1'))).toBe(true);
    expect(may(match, fireAt('N2'))).toBe(true);
    expect(forbidden(match, fire('S1', { target: 'N1' }, { target: 'N2' }))).toBe(true);
  });
  test('GL-FIRE-05 at nobody is no shot', () => {
    expect(forbidden(firing(two), fire('S1'))).toBe(true);
  });
});

describe('in contact', () => {
  test.each(['organ gun', 'rockets', 'bombard', 'light bombard'])('GL-FIRE-02 %s in contact may not fire', (type) => {
    const far = foe(5000, { id: 'N2' });
    const touched = { id: 'N1', type: 'foot pike', layout: 'P', x: X - 875, y: Y - 1000, heading: 900 };
    expect(CONTACT).toContain(refused(firing([shooter({ type }), touched, far]), fireAt('N2'))?.rule);
    expect(CONTACT).toContain(refused(firing([shooter({ type }), foe(0)]))?.rule);
    const apart = firing([shooter({ type }), { ...touched, x: X - 875 - 11 }, far]);
    expect(may(apart, fireAt('N2'))).toBe(true);
  });
  test('GL-FIRE-02, GL-GEO-04 a gun met only corner to corner may fire', () => {
    const corner = foe(0, { x: X + 875 + 625, layout: 'P' });
    expect(may(firing([shooter({ type: 'bombard' }), corner, foe(5000, { id: 'N2' })]), fireAt('N2'))).toBe(true);
  });
  test('GL-FIRE-02, GL-FIRE-12 others fire at the enemy in contact with them, at range 0', () => {
    expect(volley(5, 3, [shooter(), foe(0)])).toEqual(right(5, 3));
    expect(volley(5, 4, [shooter({ type: 'foot longbow' }), foe(10)])).toEqual(right(5, 4));
    expect(volley(6, 3, [ours('OOOOOOPPPPPP'), battle(0)])).toEqual(right(6, 3));
  });
  test('GL-FIRE-02 or at any other', () => {
    const units = [shooter(), foe(0, { id: 'N2', x: X - 3125, layout: 'P' }), foe(2000, { x: X + 2500, layout: 'PP' })];
    expect(volley(5, 3, units)).toEqual(right(5, 3));
  });
  test.each([
    [0, true],
    [10, true],
    [11, false],
  ])('GL-FIRE-12, GL-R-42, GL-R-68 two thin ends in one row, %i apart: %s', (gap, expected) => {
    const match = firing([shooter(), { id: 'N1', type: 'foot pike', x: X + 7500 + gap, y: Y, heading: 0 }]);
    expect(may(match)).toBe(expected);
  });
  test('GL-FIRE-12 a corner that touches is enough, and who stands between does not matter', () => {
    const corner = { id: 'N1', type: 'foot pike', x: X + 7500, y: Y + 750, heading: 0 };
    expect(volley(5, 3, [shooter(), corner])).toEqual(right(5, 3));
  });
});

describe('fire into a combat', () => {
  /** N1 is in contact with S2 at its side; S1 sees its front. */
  const friend = { id: 'S2', type: 'foot pike', layout: 'P', x: X + 3 * W, y: Y + 2000 + 625, heading: 2700 };
  const units: Loose[] = [shooter(), foe(2000), friend];
  test('GL-FIRE-03, GL-R-42 enemies in contact with friends of the firer may be fired at', () => {
    expect(volley(5, 3, units)).toEqual(right(5, 3));
    expect(volley(1, 12, [shooter({ type: 'bombard' }), ...units.slice(1)])).toEqual(right(1, 12));
  });
  test('GL-R-42 noFireIntoMelee: not', () => {
    expect(MELEE).toContain(refused(firing(units, [], switches('noFireIntoMelee')))?.rule);
    const gun = [shooter({ type: 'bombard' }), ...units.slice(1)];
    expect(MELEE).toContain(refused(firing(gun, [], switches('noFireIntoMelee')))?.rule);
  });
  test('GL-R-42 noFireIntoMelee: the enemy in contact with the firer itself may be fired at', () => {
    expect(may(firing([shooter(), foe(0)], [], switches('noFireIntoMelee')))).toBe(true);
  });
  test('GL-R-42 noFireIntoMelee: not if it is in contact with another friend too', () => {
    const both = [shooter(), foe(0), { ...friend, y: Y + 625 }];
    expect(may(firing(both))).toBe(true);
    expect(MELEE).toContain(refused(firing(both, [], switches('noFireIntoMelee')))?.rule);
  });
  test('GL-R-42 noFireIntoMelee: nearly in contact, or corner to corner, is not in contact', () => {
    const near = { ...friend, x: friend.x + 11 };
    expect(may(firing([shooter(), foe(2000), near], [], switches('noFireIntoMelee')))).toBe(true);
    const corner = { id: 'S2', type: 'foot pike', layout: 'P', x: X + 3750 + 625, y: Y + 2000, heading: 0 };
    expect(may(firing([shooter(), foe(2000), corner], [], switches('noFireIntoMelee')))).toBe(true);
  });
  test('GL-R-42 noFireIntoMelee: others are as eligible as ever', () => {
    const more = [...units, { id: 'N2', type: 'foot pike', ...line('P', 2), x: X, y: Y - 2750, heading: 0 }];
    const match = firing(more, misses(5), switches('noFireIntoMelee'));
    choose(match, fireAt('N2'));
    expect(decision(match)?.kind).toBe('fire');
  });
});
