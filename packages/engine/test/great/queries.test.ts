/** What queries and decisions promise is what orders are judged by. */
import { describe, expect, test } from 'vitest';
import { about } from '../../src/kernel/index.js';
import { unitOf, type Placed } from '../../src/tabletop/index.js';
import { queryOf, type Query } from '../query-of.js';
import {
  charge,
  COMMANDER,
  ELEPHANTS,
  field,
  FOOT,
  HORSE,
  north,
  order,
  south,
  type Loose,
  type Match,
} from './charge-help.js';
import { decision, refusal } from './kit.js';

const ask = (match: Match, unit: string, query: Partial<Query>): Loose =>
  queryOf(
    match,
    unitOf(match, unit) as Placed,
    {
      unit,
      ...query,
    } as Query,
  );

describe('reach and charges', () => {
  test.each([
    ['elephants', ELEPHANTS, 80000, 'GV-MOVE-09'],
    ['an enemy at 18 cm', FOOT, 28000, 'GV-MOVE-08'],
  ])('GV-MOVE-08 nothing is promised in a rush to %s', (_, more, y, rule) => {
    const match = field([south(10000, more), north(y)]);
    expect(ask(match, 'S1', { what: 'reach', rush: true })).toMatchObject({ far: 0, stop: { rule } });
  });

  test('GV-CHARGE-05 after a failed test the charge is off the list', () => {
    const match = field([south(20000, FOOT), north(23000)], [6]);
    charge(match);
    expect((about(match as never) as Loose).orders).not.toContain('charge');
    expect(ask(match, 'S1', { what: 'charges' })).toEqual([]);
  });

  test('GV-MOVE-02 a unit in contact has no charges', () => {
    const match = field([south(20000, FOOT), north(18000, { heading: 0 }), north(23000, { id: 'N2' })]);
    expect(ask(match, 'S1', { what: 'charges' })).toEqual([]);
  });
});

test('GV-REACT-06, GV-R-88 every point of a chance is open, and no other', () => {
  const match = field([south(22000, { ...COMMANDER, x: 83000, heading: 450 }), north(32000, HORSE)]);
  order(match, 'S1', { do: 'manoeuvre', steps: [{ ahead: 6000 }] });
  expect(decision(match)?.kind).toBe('intercept');
  const { chances } = about(match as never) as Loose;
  for (let at = 0; at <= 6000; at++) {
    const isListed = chances.some(({ from, to }: Loose) => from <= at && at <= to);
    const isOpen = !refusal(match, { do: 'intercept', unit: 'N1', at });
    if (isListed !== isOpen) expect([at, isListed]).toEqual([at, isOpen]);
  }
});
