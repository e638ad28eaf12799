/** Where the phases of A Great Victory begin. */
import type { Side } from '../../kernel/side.js';
import { bookFrame, type BookFrame } from '../../tabletop/procedures.js';
import type { Phase } from '../../tabletop/rules.js';
import { meleeFrame } from './melee/melee.js';
import type { GreatProcedures } from './procedures.js';

export const phaseFrame = (phase: Phase, side: Side): BookFrame => {
  if (phase === 'melee') return meleeFrame(side, undefined);
  return phase === 'firing'
    ? bookFrame<GreatProcedures, 'firing'>({ procedure: 'firing', step: 'next', side })
    : bookFrame<GreatProcedures, 'losses'>({ procedure: 'losses', step: 'begin' });
};
