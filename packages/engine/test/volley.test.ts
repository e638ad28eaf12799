/** The shots that are proposed in a firing phase of Fine. */
import { expect, test } from 'vitest';
import { shotsOf, volleyOf, type VolleyWishes } from '@five-victories/engine/zonal';
import { choose, decision, situation } from './kit.js';

const ZONE = 'Z(2,1)';
const MUSKETS = { type: 'P&M', zone: ZONE, layout: 'MM/MM' };

/** North fires first. */
const firing = (units: readonly object[], dice: number[] = []) =>
  situation({ phase: 'firing', initiative: 'south', dice, units: units.map((unit) => ({ ...unit })) });

const proposed = (match: ReturnType<typeof firing>) => volleyOf(match).map(({ unit, target }) => `${unit} ${target}`);

test('FV-FIRE-11 the second shot goes to who has drawn none, the best shot first', () => {
  const match = firing([
    { ...MUSKETS, id: 'N1', layout: 'MM/PP' },
    { ...MUSKETS, id: 'N2' },
    { id: 'S1', type: 'P&M', zone: ZONE, layout: 'PP/PP' },
    { id: 'S2', type: 'M', zone: ZONE, layout: 'XX/XX' },
    { id: 'S9', type: 'P&M', zone: 'Z(0,0)', layout: 'M/M' },
    { id: 'N9', type: 'M', zone: 'Z(0,0)', layout: 'XX/XX' },
  ]);
  expect(proposed(match)).toEqual(['N2 S2', 'N1 S1']);
});

test('of targets that promise the same it is the one with fewest stands; who cannot hit anybody stays out', () => {
  const match = firing([
    { ...MUSKETS, id: 'N1' },
    { id: 'N2', type: 'M', zone: ZONE, layout: 'XX/XX' },
    { id: 'S1', type: 'P&M', zone: ZONE, layout: 'PP/PP' },
    { id: 'S2', type: 'P&M', zone: ZONE, layout: 'P/P' },
  ]);
  expect(proposed(match)).toEqual(['N1 S2']);
});

test('nothing is proposed when nobody is asked to fire, and nothing is thrown by asking', () => {
  const match = firing(
    [
      { ...MUSKETS, id: 'N1' },
      { id: 'S1', type: 'P&M', zone: ZONE, layout: 'PP/PP' },
    ],
    [6, 6, 6, 6],
  );
  expect(proposed(match)).toEqual(['N1 S1']);
  expect(decision(match)).toMatchObject({ side: 'north', kind: 'fire' });
  choose(match, { do: 'fire', unit: 'N1', target: 'S1' });
  expect(proposed(match)).toEqual([]);
});

test('FV-FIRE-11 a wish is fired first, the others as they promise most then; who holds his fire stays out', () => {
  const match = firing([
    { ...MUSKETS, id: 'N1', layout: 'MM/PP' },
    { ...MUSKETS, id: 'N2' },
    { id: 'S1', type: 'P&M', zone: ZONE, layout: 'PP/PP' },
    { id: 'S2', type: 'M', zone: ZONE, layout: 'XX/XX' },
    { id: 'S9', type: 'P&M', zone: 'Z(0,0)', layout: 'M/M' },
    { id: 'N9', type: 'M', zone: 'Z(0,0)', layout: 'XX/XX' },
  ]);
  const wished = (wishes: VolleyWishes) => volleyOf(match, wishes).map(({ unit, target }) => `${unit} ${target}`);
  expect(wished({ N1: 'S2' })).toEqual(['N1 S2', 'N2 S1']);
  expect(wished({ N2: undefined })).toEqual(['N1 S2']);
  expect(wished({ N1: undefined, N2: undefined })).toEqual([]);
  expect(shotsOf(match, 'N1').map(({ target }) => target)).toEqual(['S2', 'S1']);
  expect(shotsOf(match, 'N9')).toEqual([]);
});
