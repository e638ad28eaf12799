/** The switch `cornerContact`: what base-to-base contact is. */
import { expect, test } from 'vitest';
import { digest } from '../../src/kernel/index.js';
import { charge, chargeRefused, field, HORSE, north, refused, south, SPARE, switched, W } from './charge-help.js';
import { choose, decision, interrupt, refusal, situation, unit } from './kit.js';

const house = switched('cornerContact');

test('SV-R-99, SV-GEO-06 cornerContact: units corner to corner fight', () => {
  const units = [south(20000, HORSE), north(20000, { x: 30000 + 2 * W, ...HORSE })];
  const match = (dice: number[], more = {}) =>
    situation({ phase: 'melee', initiative: 'south', units: [...units, SPARE], dice, ...more });
  expect(decision(match([]))?.kind).toBe('activity');
  // One hit in the fight and the opening one: North loses a stand, and the other, in contact, retreats.
  expect(unit(match([6, 6, 1, 6], house), 'N1')).toMatchObject({ status: 'routed' });
});

test('SV-R-99, SV-MOVE-03 cornerContact: who is touched at a corner may only disengage, and not from mounted', () => {
  const units = [south(20000, HORSE), north(20000, { x: 30000 + 2 * W, ...HORSE })];
  const ahead = { do: 'manoeuvre', steps: [{ ahead: 1000 }] };
  expect(refused(field(units), 'S1', { ...ahead, steps: [{ turn: 900 }, { ahead: 1000 }] })).toBeUndefined();
  expect(refused(field(units, [], house), 'S1', ahead)).toMatchObject({ rule: 'SV-DISENG-01' });
});

test('SV-R-99, SV-CHARGE-04 cornerContact: a charge may end corner to corner', () => {
  const units = [south(20000), north(24000, { x: 30000 + 2 * W - 20 })];
  expect(chargeRefused(field(units))).toMatchObject({ rule: 'SV-R-99' });
  const match = field(units, [], house);
  charge(match);
  expect(decision(match)).toMatchObject({ side: 'north', kind: 'react' });
});

test('SV-R-99, SV-R-43 cornerContact: a charger has a neighbour met corner to corner in contact, too', () => {
  const units = [
    south(20000),
    north(24000, { type: 'Foot', layout: 'HH' }),
    north(24000, { id: 'N2', x: 30000 + 2 * W }),
    north(44000, { id: 'N9' }),
  ];
  const after = (more = {}) => {
    const match = field(units, [], more);
    charge(match);
    choose(match, { do: 'stand' });
    choose(match, { do: 'end' });
    choose(match, { do: 'finish' });
    return refusal(match, { do: 'choose', unit: 'N2' });
  };
  expect(after()).toBeUndefined();
  expect(after(house)).toMatchObject({ rule: 'SV-MOVE-03' });
});

test('SV-R-99, SV-VICT-08 a dispute about corners holds at once', () => {
  const units = [south(20000, HORSE), north(20000, { x: 30000 + 2 * W, ...HORSE })];
  const match = field(units);
  expect(refusal(match, { do: 'choose', unit: 'S1' })).toBeUndefined();
  interrupt(match, 'north', { do: 'dispute', switch: 'cornerContact', value: true });
  choose(match, { do: 'agree' });
  expect(refusal(match, { do: 'choose', unit: 'S1' })?.rule).toBe('SV-MOVE-03');
});

test('SV-R-99 a switch that came later is in the digest only where it is on, so that old records come to theirs', () => {
  const units = [south(20000), north(40000)];
  const [off, given, on] = [field(units), field(units, [], switched()), field(units, [], house)];
  expect(digest(given)).toBe(digest(off));
  expect(digest(on)).not.toBe(digest(off));
});
