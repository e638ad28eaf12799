/** What is told of a step is enough to know the position after it. */
import { expect, test } from 'vitest';
import { charge, field, north, south } from './charge-help.js';
import { choose, events, situation, unit } from './kit.js';

const told = (match: Parameters<typeof events>[0], event: string, id: string) =>
  events(match).find((each) => each.event === event && each['unit'] === id);

test('SV-REACT-30, SV-R-64 who faces about and the charger that keeps contact tell where they stand', () => {
  const match = field([south(20000), { id: 'N1', type: 'P&M', layout: 'PMM/MM.', x: 30000, y: 33148, heading: 0 }]);
  charge(match);
  choose(match, { do: 'aboutFace', slide: 'backward' });
  const { x, y, heading, layout } = unit(match, 'N1') as Record<string, unknown>;
  expect(told(match, 'facedAbout', 'N1')).toMatchObject({ rule: 'SV-REACT-30', x, y, heading, layout });
  const charger = unit(match, 'S1') as Record<string, unknown>;
  expect(told(match, 'closedUp', 'S1')).toMatchObject({ target: 'N1', x: charger['x'], y: charger['y'] });
});

test('SV-TURN-04, SV-VICT-06 that red markers are taken off is told', () => {
  const units = [
    { id: 'S1', type: 'P&M', layout: 'MM', x: 30000, y: 10000, fired: true },
    { id: 'N1', type: 'P&M', layout: 'MM', x: 30000, y: 40000 },
  ];
  const match = situation({ phase: 'victory', units, dice: [1, 2, 3, 4] });
  expect(events(match).find(({ event }) => event === 'redMarkersOff')).toMatchObject({ rule: 'SV-VICT-06' });
  expect((unit(match, 'S1') as { fired: boolean }).fired).toBe(false);
});

test('SV-REACT-27, SV-TURN-03 a marker that a block loses is told, and so is the way back of the charger', () => {
  const match = field([south(18000), north(30000, { type: 'P&M', layout: 'PM/MM' })], [1]);
  charge(match);
  choose(match, { do: 'hastyBlock' });
  choose(match, { do: 'form', stand: 0, layout: 'PM/MM', cell: [0, 0] });
  choose(match, { do: 'fallBack', by: 1000 });
  expect(told(match, 'recovered', 'N1')).toMatchObject({ rule: 'SV-REACT-27', left: 0 });
  expect(told(match, 'pulledUp', 'S1')).toMatchObject({ by: 1000, x: 30000, y: 29000, heading: 0 });
});
