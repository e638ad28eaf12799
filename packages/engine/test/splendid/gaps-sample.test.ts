// A Splendid Victory: what a random sample of broken places has shown to be untested (scripts/mutants.mjs).
import { expect, test } from 'vitest';
import { tenths } from '../../src/geometry/index.js';
import { query, unitOf, type Placed } from '../../src/tabletop/index.js';
import { charge, field, HORSE, north, order, south } from './charge-help.js';
import { choose, events, options, refusal, unit } from './kit.js';
import * as move from './move-help.js';

const { HALF, W } = move;
const PIKES = { type: 'P&M', layout: 'PM' };

test('SV-MOVE-10, SV-GEO-08 a corner that comes to an enemy corner touches it', () => {
  // N1 shows its back: its rear left corner is 0.005 to the right of the way of S1's front right one.
  const match = field([south(20000, PIKES), north(21005 + W, { ...PIKES, x: 30000 + 2 * W + 5, heading: 0 })]);
  choose(match, { do: 'choose', unit: 'S1' });
  const to = (ahead: number) => refusal(match, { do: 'manoeuvre', steps: [{ ahead }] });
  expect(to(990)).toBeUndefined();
  expect(to(1000)?.rule).toBe('SV-MOVE-10');
});

test('SV-R-72 one stand over the edge, and what is left must re-form before it takes another step', () => {
  // It looks north-east; after 1" its front left stand, and no other, is over the northern edge.
  const y = Math.round(96500 - 3 * HALF * move.sin(450)) - 707;
  const match = move.field(move.block('MMM/MMM/MMM', { y, heading: 450 }));
  const asked = (...steps: move.Loose[]) => move.ask(match, { ...move.steps(...steps), leaveTable: true });
  expect(asked(move.ahead(1000))).toBeUndefined();
  expect(asked(move.ahead(1000), { aboutFace: 'forward' })).toMatchObject({
    rule: 'SV-MOVE-11',
    because: 'S1 must re-form after this; order the other steps then.',
  });
});

test('SV-REACT-21 a place in a layout has a rank and a file and nothing else', () => {
  const match = field([south(18000), north(30000, PIKES)]);
  charge(match);
  choose(match, { do: 'hastyBlock' });
  const into = (...cell: number[]) => refusal(match, { do: 'form', stand: 0, layout: 'P/M', cell });
  expect(into(0, 0)).toBeUndefined();
  expect(into(0, 0, 0)).toMatchObject({ rule: 'shape' });
});

test.each([
  [1, ['intercepted']],
  [6, ['interceptFailed']],
])('SV-REACT-11 an intercept on a throw of %i: what is told of it', (die, told) => {
  const match = field([south(20000, PIKES), north(26000, HORSE)], [die]);
  order(match, 'S1', { do: 'manoeuvre', steps: [{ ahead: 1000 }] });
  choose(match, { do: 'intercept', unit: 'N1', at: 500 });
  if (die === 1) expect(unit(match, 'S1')).not.toHaveProperty('activity');
  const names = events(match).map(({ event }) => event as string);
  expect(names.filter((name) => name.startsWith('intercept'))).toEqual(told);
});

test.each<[string, move.Loose[]]>([
  [
    'a column with the enemy behind it',
    [move.column('X/X/X/X', { type: 'M' }), move.enemyAhead(0, { y: move.Y - 15000, heading: 0 })],
  ],
  [
    'a column with the enemy beside it',
    [move.column('X/X/X/X', { type: 'M' }), move.enemyAhead(0, { x: move.X + 15000 })],
  ],
])('SV-MOVE-04 what is offered to %s is accepted', (_, units) => {
  const match = move.field(units);
  choose(match, { do: 'choose', unit: 'S1' });
  expect(options(match).length).toBeGreaterThan(2);
  for (const option of options(match)) expect(refusal(match, option), JSON.stringify(option)).toBeUndefined();
});

test('SV-DISENG-03 what is offered to who disengages is accepted', () => {
  for (const heading of [900, 1800, 2700]) {
    const match = field([south(20000, HORSE), north(20000), north(16000, { id: 'N2', x: 34000, heading })]);
    order(match, 'S1', { do: 'disengage' });
    expect(options(match).length).toBeGreaterThan(0);
    for (const option of options(match)) expect(refusal(match, option), JSON.stringify(option)).toBeUndefined();
  }
});

test('SV-MOVE-11, SV-R-52 a failed intercept cancels the steps that follow, also where a stand is lost over the edge', () => {
  // It looks north-west; after 2.5" its left stand, and no other, is over the western edge.
  const match = move.field(
    [
      move.horse('XXX', { x: 3000, heading: 3150 }),
      move.enemyAhead(0, { type: 'M', layout: 'XX', x: 3000, y: move.Y + 6000 }),
    ],
    { dice: [6] },
  );
  choose(match, { do: 'choose', unit: 'S1' });
  choose(match, { ...move.steps(move.ahead(2500), move.ahead(500)), leaveTable: true });
  choose(match, { do: 'intercept', unit: 'N1', at: 1000 });
  choose(match, { do: 'goOn' });
  expect(unit(match, 'S1').layout).toBe('XX');
  // The middle of the two that are left is half a stand further to the right.
  expect(Math.abs(unit(match, 'S1').y - move.Y - (2500 + HALF) * move.sin(450))).toBeLessThan(3);
});

test('SV-FACE-03 a turn for which there is no room is promised neither far nor where it would end', () => {
  const reach = (friend: number) => {
    const match = field([south(20000, PIKES), south(friend, { id: 'S2', ...PIKES }), north(44000)]);
    return query(match, unitOf(match, 'S1') as Placed, 'reach', { turn: tenths(900) });
  };
  expect(reach(22000)).toMatchObject({ far: 0, to: { x: 30000, y: 20000, heading: 0 }, stop: { rule: 'SV-FACE-03' } });
  expect(reach(30000)).toMatchObject({ to: { heading: 900 } });
});

test('SV-R-02, SV-R-72 noTwoStandBlock leaves a larger block its kind when it re-forms', () => {
  // As above: the front left stand is lost.
  const y = Math.round(96500 - 3 * HALF * move.sin(450)) - 707;
  const match = move.field(move.block('MMM/MMM/MMM', { y, heading: 450 }), move.house('noTwoStandBlock'));
  choose(match, { do: 'choose', unit: 'S1' });
  choose(match, { ...move.go(1000), leaveTable: true });
  expect(options(match)).toMatchObject([
    { do: 'reform', formation: 'block' },
    { do: 'reform', formation: 'block' },
  ]);
});
