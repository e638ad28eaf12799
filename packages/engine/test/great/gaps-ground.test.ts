/** What `npm run mutants` found about ground that no other test of A Great Victory asked. */
import { expect, test } from 'vitest';
import { great } from '../../src/games/great/great.js';
import { kitFor } from '../kit-measured.js';
import { choose, position, refusal } from './kit.js';
import { AHEAD, area, chargeRefused, field, FOOT, ground, north, south } from './charge-help.js';

const edge = (...points: [number, number][]) => ({ type: 'escarpment', points });

test('GV-TERR-03, GV-TERR-04 a charge is kept off closed ground by one rule, off an escarpment by another', () => {
  const off = (...features: object[]) => chargeRefused(field([south(50000), north(58000)], [], ground(...features)));
  expect(off()).toBeUndefined();
  expect(off(area('bog', 80000, 53000, 100000, 55000))?.rule).toBe('GV-TERR-03');
  expect(off(edge([80000, 54000], [100000, 54000]))?.rule).toBe('GV-TERR-04');
});

test('GV-TERR-04 who meets across an escarpment and beside it as well is in contact', () => {
  const { faultsOf } = kitFor(great);
  // The fronts, 8 cm wide, meet along y = 60000.
  const faults = (...features: object[]) =>
    faultsOf({
      phase: 'melee',
      initiative: 'south',
      units: [south(60000, FOOT), north(60000, FOOT)],
      ...ground(...features),
    }).map(({ rule }) => rule);
  expect(faults()).toEqual([]);
  expect(faults(edge([80000, 60000], [100000, 60000]))).toContain('GV-TERR-04');
  expect(faults(edge([80000, 60000], [88000, 60000]), edge([92000, 60000], [100000, 60000]))).toEqual([]);
});

test('GV-MOVE-08, GV-R-42 who begins the phase with an enemy within 18 cm and out of contact does not rush', () => {
  const rush = (y: number) => {
    // It looks and goes away from the enemy.
    const match = field([south(50000, FOOT), north(y, { ...FOOT, heading: 0 })]);
    choose(match, { do: 'end' });
    choose(match, { do: 'choose', unit: 'N1' });
    return refusal(match, { ...AHEAD(8000), rush: true });
  };
  expect(rush(66000)).toMatchObject({
    rule: 'GV-MOVE-08',
    because: 'An enemy was within 18 cm of N1 when the phase began.',
  });
  expect(rush(80000)).toBeUndefined();
});

test.each([
  ['hill', 'hill'],
  ['wood', 'wood'],
  ['village', 'wood'],
])('GV-R-75 an own table in which a %s blocks fire, and no more is said: as a %s does', (type, as) => {
  const match = field([south(50000, FOOT)], [], {
    options: { terrainEffects: 'custom', terrainTable: { [type]: { blocksFire: true } } },
  });
  expect(position(match).options.terrainTable[type].blocksFire).toBe(as);
});

test('GV-CMDQ-01 a table may have nobody charismatic, with no range at all', () => {
  const { faultsOf } = kitFor(great);
  const faults = (row: object) =>
    faultsOf({
      phase: 'firing',
      units: [south(50000, FOOT), north(80000, FOOT)],
      options: { commandQualityTable: { commander: { charismatic: row } } },
    });
  expect(faults({ upTo: 0, range: 0 })).toEqual([]);
  expect(faults({ upTo: -1 })).toMatchObject([{ path: expect.stringContaining('upTo') as string }]);
});
