/** A refusal for an answer to something else lists what this decision takes now, in this game (FVH-49). */
import { describe, expect, test } from 'vitest';
import { ARMIES } from '../../src/games/fine/armies.js';
import { choose, refusal, situation, start } from '../kit.js';

const horse = { id: 'S1', type: 'M', zone: 'Z(2,1)', layout: 'XX/XX' };
const moving = (units: object[], more: object = {}) => situation({ phase: 'initiativeMovement', units, ...more });
/** The verbs that a refusal lists. */
const listed = (...asked: Parameters<typeof refusal>): string[] =>
  [...(refusal(...asked)?.because.split('which takes ')[1] ?? '').matchAll(/"(\w+)"/g)].map(([, verb]) => verb!);

describe('FV-MOVE-03, -06, FV-TURN-01 a refusal lists only what the decision takes now', () => {
  test('FV-MOVE-03 the first order: no stakes, no mounting, nobody to engage', () => {
    const match = moving([horse, { id: 'N1', type: 'P&M', zone: 'Z(2,2)', layout: 'P/M' }]);
    choose(match, { do: 'choose', unit: 'S1' });
    expect(refusal(match, { do: 'stop' })).toMatchObject({
      rule: 'FV-TURN-01',
      because: '"stop" is no answer to what is asked now ("order"), which takes "nothing", "move" or "turn".',
    });
  });
  test('FV-MOVE-03 with an enemy in the zone also to engage', () => {
    const match = moving([horse, { id: 'N1', type: 'M', zone: 'Z(2,1)', layout: 'X/X' }]);
    choose(match, { do: 'choose', unit: 'S1' });
    expect(listed(match, { do: 'stop' })).toEqual(['nothing', 'move', 'turn', 'engage']);
  });
  test('FV-MOVE-06 the second action: neither nothing nor engage', () => {
    const match = moving([horse, { id: 'N1', type: 'M', zone: 'Z(2,1)', layout: 'X/X' }]);
    choose(match, { do: 'choose', unit: 'S1' });
    choose(match, { do: 'turn', to: 'E' });
    expect(listed(match, { do: 'form', layout: 'XXXX' })).toEqual(['move', 'turn', 'stop']);
  });
  test('FV-MOVE-02 the main decision: only what the side has', () => {
    const match = moving([horse, { id: 'N1', type: 'M', zone: 'Z(2,2)', layout: 'X/X' }]);
    expect(listed(match, { do: 'fire', unit: 'S1', target: 'N1' })).toEqual(['choose', 'end']);
  });
  test('FV-R-84 only what has been set up in agreement is confirmed', () => {
    const armies = { south: ARMIES[0], north: ARMIES[1] };
    const hidden = start({ armies });
    expect(listed(hidden, { do: 'end' })).toEqual(['setup']);
    const agreed = start({ armies, options: { setupMethod: 'agreed' } });
    choose(agreed, agreed.decision!.options[0]);
    choose(agreed, agreed.decision!.options[0]);
    expect(listed(agreed, { do: 'end' })).toEqual(['setup', 'confirm']);
  });
  test('FV-MOVE-06 an order that no game knows: the list of all orders has no stakes', () => {
    const match = moving([horse, { id: 'N1', type: 'M', zone: 'Z(2,2)', layout: 'X/X' }]);
    const told = refusal(match, { do: 'dance' })!.because;
    expect(told).toMatch(/^choice\.do: One of .*\bmountUp\b.*\bflee\b.* is wanted here, not "dance"\.$/);
    expect(told).not.toMatch(/\bstakes\b/);
  });
});
