/** A refusal for an answer to something else lists what this decision takes now, in this game (SVH-58). */
import { expect, test } from 'vitest';
import { choose, refusal, situation } from './kit.js';

const foot = { id: 'S1', type: 'P&M', layout: 'PMM', x: 36000, y: 12000 };
const single = { id: 'S2', type: 'Foot', layout: 'H', x: 50000, y: 12000 };
const enemy = { id: 'N1', type: 'P&M', layout: 'PMM', x: 36000, y: 44000 };
const moving = (more: object = {}) =>
  situation({ phase: 'initiativeMovement', initiative: 'south', units: [foot, single, enemy], ...more });
const MANOEUVRE = { do: 'manoeuvre', steps: [{ ahead: 1000 }] };

test('SV-MOVE-01, SV-RETIRE-02 before a unit is chosen none is offered to retire', () =>
  expect(refusal(moving(), MANOEUVRE)).toMatchObject({
    rule: 'SV-TURN-01',
    because: '"manoeuvre" is no answer to what is asked now ("activity"), which takes "choose" or "end".',
  }));
test('SV-RETIRE-02 with moveAfterRetreat one is', () =>
  expect(refusal(moving({ options: { moveAfterRetreat: true } }), MANOEUVRE)?.because).toMatch(
    /, which takes "choose", "retire" or "end"\.$/,
  ));
test('SV-MOVE-04 a chosen unit has the orders of this game', () => {
  const match = moving();
  choose(match, { do: 'choose', unit: 'S1' });
  expect(refusal(match, { do: 'choose', unit: 'S2' })?.because).toBe(
    '"choose" is no answer to what is asked now ("order"), which takes "changeFormation", "manoeuvre", "stepBack", "sideStep", "charge" or "stop".',
  );
  expect(refusal(match, { do: 'limber' })).toMatchObject({
    rule: 'SV-MOVE-04',
    because: 'S1 cannot limber up ("limber"): that is not among its actions.',
  });
  choose(match, { do: 'stepBack', steps: [{ back: 1000 }] });
  expect(refusal(match, { do: 'choose', unit: 'S2' })?.because).toMatch(/, which takes "stepBack" or "stop"\.$/);
  expect(refusal(match, { do: 'changeFormation', formation: 'line', layout: 'PMM' })?.because).toBe(
    'S1 has begun its action and cannot change formation ("changeFormation") in it.',
  );
});
