/** Where the phases of A Splendid Victory begin. */
import type { Side } from '../../kernel/side.js';
import { generateFrame } from '../../tabletop/army/generate.js';
import { bookFrame, type BookFrame, type TabletopProcedures } from '../../tabletop/procedures.js';
import type { Phase, TabletopMatch } from '../../tabletop/rules.js';

export const musterFrame = (match: TabletopMatch): BookFrame | undefined => {
  const frame = generateFrame(match);
  return frame && bookFrame<TabletopProcedures, 'generate'>(frame);
};

export const phaseFrame = (phase: Phase, side: Side): BookFrame => {
  if (phase === 'firing') return bookFrame<TabletopProcedures, 'firing'>({ procedure: 'firing', step: 'next', side });
  return phase === 'melee'
    ? bookFrame<TabletopProcedures, 'melee'>({
        procedure: 'melee',
        step: 'begin',
        side,
        handled: [],
        allocations: {},
        outflanking: [],
      })
    : bookFrame<TabletopProcedures, 'losses'>({ procedure: 'losses', step: 'begin', left: [], unit: '' });
};
