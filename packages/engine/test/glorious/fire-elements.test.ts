/** How many elements of what an order to fire may name, and what is offered (GL-BASE-04, GL-FIRE-01, GL-R-31, -37). */
import { describe, expect, test } from 'vitest';
import { findUnit } from '../../src/tabletop/index.js';
import { queryOf } from '../query-of.js';
import { choose, events, options, refusal } from './kit.js';
import {
  area,
  battle,
  fire,
  fireAt,
  firing,
  foe,
  line,
  misses,
  ours,
  shooter,
  switches,
  X,
  Y,
  type Loose,
  type Match,
} from './fire-help.js';

const GUN = { id: 'S1', type: 'bombard', x: X, y: Y };
const ordersOf = (match: Match, id = 'S1'): Loose[] =>
  (options(match) as Loose[]).filter((one) => one['do'] === 'fire' && one['unit'] === id);
const targetsOf = (match: Match, id = 'S1', pivot?: number): Loose[] =>
  queryOf(match, findUnit(match, id) as never, {
    what: 'targets',
    unit: id,
    ...(pivot === undefined ? {} : { pivot: pivot as never }),
  }) as Loose[];
const at = (match: Match, target: string, pivot?: number): Loose =>
  targetsOf(match, 'S1', pivot).find((one) => one['target'] === target)!;

describe('GL-BASE-04 GL-FIRE-01 a gun is one element', () => {
  test.each([[0], [5], [{ P: 3 }], [{ U: 2 }], [{ U: 0 }], [{ U: 1, P: 1 }], [{}], [{ T: 1 }]])(
    'GL-BASE-04 it does not fire with %j elements',
    (elements) => {
      const match = firing([GUN, foe(10000)], []);
      expect(refusal(match, fireAt('N1', { elements }))?.rule).toBe('GL-BASE-04');
    },
  );
  test.each([[1], [{ U: 1 }], [undefined]])('GL-BASE-04 it fires with %j', (elements) => {
    const match = firing([GUN, foe(10000)], [12]);
    expect(choose(match, fireAt('N1', elements === undefined ? {} : { elements }))).toBeDefined();
  });
  test('GL-FIRE-14 nor with a template', () => {
    const match = firing([GUN, foe(10000)], []);
    expect(refusal(match, fireAt('N1', { placement: { heading: 0, x: X, y: Y } }))?.rule).toBe('GL-FIRE-14');
  });
});

describe('GL-FIRE-04 GL-FIRE-20 missile elements', () => {
  test.each([[0], [7], [{ O: 7 }], [{ O: 0 }], [{}]])('GL-FIRE-04 six bows fire not with %j', (elements) => {
    const match = firing([shooter(), foe(2000)], []);
    expect(refusal(match, fireAt('N1', { elements }))?.rule).toBe('GL-FIRE-04');
  });
});

test('GL-FIRE-01 bows are no pikes', () => {
  const match = firing([shooter(), foe(2000)], []);
  expect(refusal(match, fireAt('N1', { elements: { P: 1 } }))?.rule).toBe('GL-FIRE-01');
});

describe('GL-R-37 oneWeaponPerVolley is kept by what is offered', () => {
  const BATTLE = ours('OOOOOOOOOOOOHHHHHHPPPPPP');
  const knights = foe(3000, { type: 'knights', ...line('N', 3) });
  const ON = switches('oneWeaponPerVolley');
  const BOWS = fireAt('N1', { elements: { O: 12 } });
  const HANDGUNS = fireAt('N1', { elements: { H: 6 } });

  test('GL-R-37 both together are refused, each alone is legal and offered', () => {
    const match = firing([BATTLE, knights], [], ON);
    for (const both of [fireAt(), fireAt('N1', { elements: { O: 12, H: 6 } })])
      expect(refusal(match, both)?.rule).toBe('GL-R-37');
    expect(refusal(match, BOWS)).toBeUndefined();
    expect(refusal(match, HANDGUNS)).toBeUndefined();
    expect(ordersOf(match)).toHaveLength(2);
    expect(ordersOf(match)).toEqual(expect.arrayContaining([BOWS, HANDGUNS]));
  });
  test('GL-R-37 the query for targets names the weapon with most dice', () => {
    const match = firing([BATTLE, knights], [], ON);
    // 12 bows - 1 for the line; 6 handguns - 1, doubled against Knights
    expect(at(match, 'N1')).toMatchObject({ elements: { O: 12 }, dice: 11 });
    const few = firing([ours('OOOOOOHHHHHHPPPPPP'), knights], misses(10), ON);
    expect(at(few, 'N1')).toMatchObject({ elements: { H: 6 }, dice: 10 });
    expect(ordersOf(few)).toHaveLength(2);
    choose(few, HANDGUNS);
    expect(events(few).find(({ event }) => event === 'throw')).toMatchObject({ count: 10 });
  });
  test('GL-R-37 with one weapon in range, or without the house rule, all that reach are offered', () => {
    const far = firing([BATTLE, foe(5000, { type: 'knights', ...line('N', 3) })], [], ON);
    expect(ordersOf(far)).toEqual([fireAt()]);
    expect(at(far, 'N1')).toMatchObject({ elements: { O: 12 }, dice: 11 });
    const plain = firing([BATTLE, knights], []);
    expect(ordersOf(plain)).toEqual([fireAt()]);
    expect(at(plain, 'N1')).toMatchObject({ elements: { O: 12, H: 6 } });
  });
});

describe('what the query for targets promises is taken', () => {
  test('GL-R-31 noZeroDiceFire: no dice, no target', () => {
    const match = firing([shooter(line('O', 1)), foe(2000)], [], switches('noZeroDiceFire'));
    expect(at(match, 'N1')['refusal']).toMatchObject({ rule: 'GL-R-31' });
    expect(ordersOf(match)).toEqual([]);
    expect(at(firing([shooter(line('O', 1)), foe(2000)], []), 'N1')).toMatchObject({ dice: 0 });
  });
  test('GL-R-42 noFireIntoMelee', () => {
    const units = [shooter(), foe(2000), { id: 'S2', type: 'foot pike', x: X, y: Y + 2750, heading: 1800 }];
    expect(at(firing(units, [], switches('noFireIntoMelee')), 'N1')['refusal']).toMatchObject({ rule: 'GL-R-42' });
  });
  test('GL-FIRE-22 who is no gun does not pivot to fire', () => {
    const match = firing([shooter(), foe(2000)], []);
    expect(at(match, 'N1', 10)['refusal']).toMatchObject({ rule: 'GL-FIRE-22' });
    expect(at(match, 'N1', 0)).toMatchObject({ dice: 5 });
  });
  test('GL-GEO-10 a gun does not pivot off the table', () => {
    // its left side is the edge of the table: its rear swings over it
    const match = firing([{ ...GUN, x: 875, y: 10000, heading: 0 }, foe(10000)], []);
    const order = { ...fire('S1', { target: 'N1' }), pivot: { by: 81, corner: 'right' } };
    expect(refusal(match, order)?.rule).toBe('GL-GEO-10');
    expect(at(match, 'N1', 81)['refusal']).toMatchObject({ rule: 'GL-GEO-10' });
  });
  test('GL-FIRE-11 in a wood, behind friends: the order and the query say the same', () => {
    const wood = { options: { terrain: [area('wood', X - 9000, Y + 700, X + 9000, Y + 1200)] } };
    for (const more of [wood, {}]) {
      const units = [shooter(), foe(2500), battle(9000, { id: 'N2' })];
      const match = firing(units, [], more);
      for (const target of ['N1', 'N2'])
        expect(at(match, target)['refusal']?.['rule']).toBe(refusal(match, fireAt(target))?.rule);
    }
  });
});
