/** Where the phases of A Great Victory begin. */
import type { Side } from '../../kernel/side.js';
import type { BookFrame } from '../../tabletop/procedures.js';
import type { Phase } from '../../tabletop/rules.js';
import { meleeFrame } from './melee/melee.js';

export const phaseFrame = (phase: Phase, side: Side): BookFrame => {
  if (phase === 'melee') return meleeFrame(side, undefined);
  const frame =
    phase === 'firing' ? { procedure: 'firing', step: 'next', side } : { procedure: 'losses', step: 'begin' };
  return frame as unknown as BookFrame;
};
