/** Where the phases of A Splendid Victory begin. */
import type { Side } from '../../kernel/side.js';
import { generateFrame } from './generate.js';
import type { ManoeuvreProcedures } from '../../manoeuvre/procedures.js';
import type { ManoeuvreMatch } from '../../manoeuvre/rules.js';
import { bookFrame, type BookFrame } from '../../tabletop/procedures.js';
import type { Phase } from '../../tabletop/rules.js';

export const musterFrame = (match: ManoeuvreMatch): BookFrame | undefined => {
  const frame = generateFrame(match);
  return frame && bookFrame<ManoeuvreProcedures, 'generate'>(frame);
};

export const phaseFrame = (phase: Phase, side: Side): BookFrame => {
  if (phase === 'firing') return bookFrame<ManoeuvreProcedures, 'firing'>({ procedure: 'firing', step: 'next', side });
  return phase === 'melee'
    ? bookFrame<ManoeuvreProcedures, 'melee'>({
        procedure: 'melee',
        step: 'begin',
        side,
        handled: [],
        allocations: {},
        outflanking: [],
      })
    : bookFrame<ManoeuvreProcedures, 'losses'>({ procedure: 'losses', step: 'begin', left: [], unit: '' });
};
