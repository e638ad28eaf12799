/** What `npm run mutants` found in firing that no other test of A Great Victory asked. */
import { describe, expect, test } from 'vitest';
import { findUnit } from '../../src/tabletop/index.js';
import { AHEAD, BOWS, field, FOOT, GUN, HEAVY_GUN, many, north, order, south, switched } from './charge-help.js';
import { fireAt, firing, foe, shooter } from './fire-help.js';
import { choose, events, options, refusal } from './kit.js';

test.each([
  ['green', { rule: 'GV-QUAL-02', quality: 'green' }],
  ['trained', undefined],
  ['elite', { rule: 'GV-QUAL-03', quality: 'elite' }],
])('GV-QUAL-02, -03 the shot of %s bows is explained with the rule of their quality', (quality, needBy) => {
  const match = firing([shooter({ quality }), foe(6000)], {
    dice: many(6, 6),
    options: { unitQuality: 'assigned' },
  });
  choose(match, fireAt('N1'));
  const [fired] = events(match).filter(({ event }) => event === 'fired');
  expect(fired.needBy).toEqual(needBy);
});

describe('GV-R-58 defensiveFirePivot at the edge of the table', () => {
  // The gun's rear corners are 0.1 cm from the edge: a pivot of 10 degrees takes one of them over it.
  const beside = (y: number) => {
    const match = field([south(y - 8000, FOOT), north(y, GUN)], [], switched('defensiveFirePivot'));
    order(match, 'S1', AHEAD(1000));
    return refusal(match, { do: 'opportunityFire', unit: 'N1', at: 500, pivot: 100 });
  };

  test('GV-R-58 nobody pivots partly off it', () => {
    const edge = 120000;
    expect(beside(edge - 20000)).toBeUndefined();
    expect(beside(edge - 4100)).toMatchObject({ rule: 'GV-R-58', because: 'N1 would pivot partly off the table.' });
  });
});

test.each([
  ['bows', BOWS, true, true],
  ['foot that throws its weapons', { ...FOOT, thrown: true }, false, true],
  ['foot that does not', FOOT, false, false],
  ['light artillery', GUN, true, true],
  ['heavy artillery', HEAVY_GUN, true, false],
])(
  'GV-FIRE-01, GV-DFIRE-01, GV-UNIT-08 who can fire in the phase and at a charger: %s',
  (_, who, inPhase, atCharger) => {
    const match = field([south(50000), north(60000, who)], [], { options: { thrownWeapons: 'listed' } });
    const power = (charged: boolean) => match.rules.firepower(match, findUnit(match, 'N1')!, charged) > 0;
    expect([power(false), power(true)]).toEqual([inPhase, atCharger]);
  },
);

test('GV-FIRE-07 a defensive block fires as one stand, the first, from whichever face', () => {
  for (const heading of [0, 900, 1800, 2700]) {
    const block = shooter({ formation: 'defensiveBlock', heading });
    const match = firing([block, foe(6000, { type: 'light foot arms' })], { dice: many(3, 6) });
    expect(refusal(match, fireAt('N1', {}, { stands: [1] })), `${heading}`).toBeDefined();
    choose(match, fireAt('N1', {}, { stands: [0] }));
    expect(events(match).filter(({ event }) => event === 'fired')).toMatchObject([{ stands: [0], count: 3 }]);
  }
});

test('GV-R-58, GV-OPP-02 with defensiveFirePivot a shot that needs a pivot is offered with it', () => {
  // S1 passes 0.5 cm beside the zone.
  const match = field([south(50000, { ...FOOT, x: 83500 }), north(58000, GUN)], [], switched('defensiveFirePivot'));
  order(match, 'S1', AHEAD(1000));
  const offered = options(match).filter((option) => option.do === 'opportunityFire');
  expect(offered.length).toBeGreaterThan(0);
  for (const option of offered) {
    expect(option.pivot).toBeGreaterThan(0);
    expect(refusal(match, option)).toBeUndefined();
  }
});
