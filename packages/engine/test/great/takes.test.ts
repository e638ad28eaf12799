/** A refusal for an answer to something else lists what this decision takes now, in this game. */
import { expect, test } from 'vitest';
import { choose, refusal } from './kit.js';
import { enemyAhead, field, foot, gun, type Loose } from './move-help.js';

const CHOOSE = { do: 'choose', unit: 'S1' };
/** S1 is chosen; an enemy is far ahead. */
const chosen = (unit: Loose) => {
  const match = field([unit, enemyAhead(30000)]);
  choose(match, CHOOSE);
  return match;
};

test('GV-MOVE-03 foot', () => {
  const match = chosen(foot());
  expect(refusal(match, CHOOSE)?.because).toBe(
    '"choose" is no answer to what is asked now ("order"), which takes "changeFormation", "manoeuvre", "stepBack", "sideStep", "charge" or "stop".',
  );
  expect(refusal(match, { do: 'packUp' })?.because).toBe(
    'S1 cannot pack up ("packUp"): that is not among its actions.',
  );
});
test('GV-MOVE-03 artillery', () => {
  const match = chosen(gun());
  expect(refusal(match, CHOOSE)?.because).toMatch(/, which takes "relocate", "packUp" or "stop"\.$/);
});
