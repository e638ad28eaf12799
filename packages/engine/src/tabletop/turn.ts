/** The sequence of play: armies, quality, set-up, then turns as the book plays them. */
import { throwDice } from '../kernel/match.js';
import { call, done, go } from '../kernel/procedure.js';
import type { Side } from '../kernel/side.js';
import type { Steps } from './procedures.js';
import type { TabletopMatch } from './rules.js';
import { D6 } from './verbs.js';

/** Nobody's dice fall alike so often; a match that gets there would go on for ever. */
const MOST_TIES = 1_000;

/**
 * SV-INIT-01, P-INIT, GV-INIT-01, GV-GEN-10: each side throws 2D6, South first, again on a tie. Returns the side with
 * the lower total.
 */
export const lowerOfTwoDice = (match: TabletopMatch, rule: string): Side => {
  const total = (side: Side): number => {
    const [a = 0, b = 0] = throwDice(match, { rule, side, count: 2, sides: D6 }, { cause: 'sides' });
    return a + b;
  };
  for (let throws = 0; throws < MOST_TIES; throws++) {
    const south = total('south');
    const north = total('north');
    if (south !== north) return south < north ? 'south' : 'north';
  }
  throw new Error('The dice fall alike for ever.');
};

/** P-SETUP: armies, quality, set-up; then turn after turn. */
export const whole: Steps<'match'> = {
  muster: (match) => {
    const frame = match.rules.musterFrame(match);
    return frame ? call(frame, 'quality') : go('quality');
  },
  quality: (match) => {
    match.rules.beforeSetUp?.(match);
    return go('setUp');
  },
  setUp: (match) =>
    match.state.options.setupMethod === 'alternate'
      ? call({ procedure: 'placing', step: 'begin', side: 'south' }, 'turns')
      : call({ procedure: 'setUp', step: 'begin', side: 'south', plans: {}, confirmed: [] }, 'turns'),
  turns: (match) => (match.state.outcome ? done() : call({ procedure: 'turn', step: 'initiative' }, 'turns')),
};
