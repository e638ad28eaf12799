/** Option moveAgain (SV-MOVE-02): who is chosen again gets on, so the phase comes to an end. */
import { expect, test } from 'vitest';
import { choose, decision, position, refusal, situation, unit } from './kit.js';

const HORSE = { id: 'S1', type: 'M', layout: 'XX', x: 36000, y: 10000 };
const OTHERS = [
  { id: 'S9', type: 'P&M', layout: 'MM', x: 4000, y: 3000 },
  { id: 'N1', type: 'P&M', layout: 'MM', x: 68000, y: 46000 },
];
const again = () =>
  situation({
    phase: 'initiativeMovement',
    initiative: 'south',
    units: [HORSE, ...OTHERS],
    options: { moveAgain: true },
  });
const CHOOSE = { do: 'choose', unit: 'S1' };
const go = (ahead: number) => ({ do: 'manoeuvre', steps: [{ ahead }], finish: true });

test('SV-MOVE-02, moveAgain who is chosen again and stops at once is done for good', () => {
  const match = again();
  for (const said of [CHOOSE, go(4000), CHOOSE, { do: 'stop' }]) choose(match, said);
  expect(decision(match)?.kind).toBe('activity');
  expect(refusal(match, CHOOSE)).toMatchObject({ rule: 'SV-MOVE-02' });
});

test('SV-MOVE-02, moveAgain who gets on in between may be chosen once more', () => {
  const match = again();
  for (const said of [CHOOSE, go(4000), CHOOSE, go(4000), CHOOSE]) choose(match, said);
  expect(unit(match, 'S1')).toMatchObject({ y: 18000 });
  // Read back in the middle of this it is the same match.
  const read = situation({ ...position(match) });
  for (const each of [match, read]) {
    expect(refusal(each, go(6006))).toMatchObject({ rule: 'SV-MOVE-07' });
    choose(each, { do: 'stop' });
    expect(refusal(each, CHOOSE)).toMatchObject({ rule: 'SV-MOVE-02' });
  }
});
