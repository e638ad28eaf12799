// A Splendid Victory: what a random sample of broken places has shown to be untested (scripts/mutants.mjs).
import { expect, test } from 'vitest';
import { charge, field, HORSE, north, order, south } from './charge-help.js';
import { choose, events, refusal } from './kit.js';
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
  const names = events(match).map(({ event }) => event as string);
  expect(names.filter((name) => name.startsWith('intercept'))).toEqual(told);
});
