/** A refusal for an answer to something else lists what this decision takes now, in this game. */
import { expect, test } from 'vitest';
import { choose, refusal } from './kit.js';
import { enemyAhead, field, foot, go, horse, type Loose } from './move-help.js';

const CHOOSE = { do: 'choose', unit: 'S1' };
/** S1 is chosen; an enemy is far ahead. */
const chosen = (unit: Loose) => {
  const match = field([unit, enemyAhead(20000)]);
  choose(match, CHOOSE);
  return match;
};

test('GL-MOVE-04 foot, with two functions and with one', () => {
  const match = chosen(foot());
  expect(refusal(match, CHOOSE)?.because).toMatch(/^"choose" is no answer to what is asked now \("order"\), /);
  expect(refusal(match, CHOOSE)?.because).toMatch(/"charge".* or "stop"\.$/);
  expect(refusal(match, CHOOSE)?.because).not.toMatch(/limber|prolong|shift/);
  choose(match, go(1000));
  expect(refusal(match, CHOOSE)?.because).not.toMatch(/charge|changeFormation/);
  expect(refusal(match, { do: 'charge', target: 'N1' })).toMatchObject({
    rule: 'GL-MOVE-04',
    because: 'S1 cannot charge ("charge"): that costs 2 functions, and it has 1 left.',
  });
});
test('GL-MOVE-18 horse do not step back', () =>
  expect(refusal(chosen(horse()), { do: 'stepBack', back: 500 })).toMatchObject({
    rule: 'GL-MOVE-18',
    because: 'S1 cannot step back ("stepBack"): that is not among its functions.',
  }));
