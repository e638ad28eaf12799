// A Great Victory: sentences with small numbers, and with their reasons.
import { expect, test } from 'vitest';
import { report } from '../../src/tabletop/report/report.js';
import { choose, checkArmy, events, refusal, situation } from './kit.js';

type Loose = Record<string, unknown>;
const field = (phase: string, units: Loose[]) => situation({ phase, units, dice: [] });
const ENEMY = { id: 'N1', type: 'medium horse', x: 90000, y: 50000 };

test('GV-FIRE-13, GV-FIRE-15 one strength point', () => {
  const bows = { id: 'S1', type: 'medium foot bows', hits: 5, formation: 'block', x: 90000, y: 40000 };
  const match = field('firing', [bows, ENEMY]);
  const refused = refusal(match, { do: 'fire', unit: 'S1', at: [{ target: 'N1', points: 2 }] });
  expect(refused).toMatchObject({ rule: 'GV-FIRE-13' });
  expect(refused?.because).toContain('may put 1 strength point into this shot, not 2');
});

test('GV-FIRE-01 no strength points, however many hits', () => {
  const bows = { id: 'S1', type: 'medium foot bows', hits: 9, x: 90000, y: 40000 };
  const other = { id: 'S2', type: 'medium foot bows', x: 110000, y: 40000 };
  const match = field('firing', [bows, other, ENEMY, { ...ENEMY, id: 'N2', x: 110000 }]);
  const refused = refusal(match, { do: 'fire', unit: 'S1', at: [{ target: 'N1' }] });
  expect(refused).toMatchObject({ rule: 'GV-FIRE-01' });
  expect(refused?.because).toContain('has no strength points left');
});

test('GV-POINTS-04, GV-UNIT-08 what an army may not have', () => {
  const units = [{ name: 'Tuskers', type: 'heavy elephants', thrown: true }];
  const said = checkArmy({ name: 'Red', units }, {}).errors.map(({ rule, because }) => `${rule} ${because}`);
  expect(said).toContain(
    'GV-UNIT-08 Tuskers is listed with spears or pilums, which only foot with hand-to-hand weapons carries.',
  );
  expect(said).toContain(
    'GV-POINTS-04 Of commanders there must be 1, of sub-commanders 1 at most; this army has 0 and 0.',
  );
});

test('GV-R-56 artillery that cannot fire at a charger says why', () => {
  const gun = { id: 'N2', type: 'light artillery', x: 90000, y: 50000, fired: true };
  const horse = { id: 'S1', type: 'medium horse', x: 90000, y: 40000 };
  const chief = { id: 'S2', type: 'commander', x: 90000, y: 35000 };
  const match = field('initiativeMovement', [horse, chief, gun, { ...ENEMY, x: 20000 }]);
  choose(match, { do: 'choose', unit: 'S1' });
  choose(match, { do: 'charge', target: 'N2' });
  const told = events(match).find(({ event }) => event === 'silentGun')!;
  expect(report(match as never, told as never)).toBe('N2 could not fire at S1: it had fired already.');
});
