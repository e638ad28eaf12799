/** A refusal for an answer to something else lists what this decision takes now, in this game. */
import { expect, test } from 'vitest';
import { kitFor } from '../kit.js';
import { major } from '../../src/games/major/major.js';

const { situation, choose, refusal } = kitFor(major);
const foot = { id: 'S1', type: 'MF', weapon: 'hand', zone: 'Z(2,1)', layout: 'FF/F.' };
const enemy = { id: 'N1', type: 'MF', weapon: 'hand', zone: 'Z(2,2)', layout: 'FF/F.' };
const chosen = () => {
  const match = situation({ phase: 'initiativeMovement', units: [foot, enemy] });
  choose(match, { do: 'choose', unit: 'S1' });
  return match;
};

test('MV-MOVE-05, MV-STAKE-01 foot may deploy stakes and neither mounts nor engages nobody', () =>
  expect(refusal(chosen(), { do: 'stop' })).toMatchObject({
    rule: 'MV-TURN-01',
    because:
      '"stop" is no answer to what is asked now ("order"), which takes "nothing", "move", "changeFormation", "stakes" or "turn".',
  }));
test('MV-MOVE-05 an order that no game knows: the list of all orders has no mounting up and no fleeing', () => {
  const told = refusal(chosen(), { do: 'dance' })!.because;
  expect(told).toMatch(/\bstakes\b/);
  expect(told).not.toMatch(/\b(?:mountUp|flee)\b/);
});
