/** What `npm run mutants` found that no other test of A Major Victory asked. */
import { expect, test } from 'vitest';
import { major } from '../../src/games/major/major.js';
import { kitFor } from '../kit.js';

const { situation, choose, events } = kitFor(major);

test.each([
  ['Z(2,1)', 'gunHere'],
  ['Z(2,0)', 'gunNextZone'],
])('MV-FIRE-16 the dice of a gun are explained with how far it fires: at %s', (zone, id) => {
  const match = situation({
    phase: 'firing',
    initiative: 'south',
    units: [
      { id: 'N1', type: 'Gun', layout: 'G', zone: 'Z(2,1)' },
      { id: 'S1', type: 'MF', weapon: 'hand', layout: 'FF/FF', zone },
    ],
    dice: zone === 'Z(2,1)' ? [6, 6] : [6],
  });
  choose(match, { do: 'fire', unit: 'N1', target: 'S1' });
  const [shot] = events(match).filter(({ event }) => event === 'throw');
  expect(shot.modifiers[0]).toMatchObject({ rule: 'MV-FIRE-16', id });
});
