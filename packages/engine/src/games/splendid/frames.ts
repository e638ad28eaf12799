/** Where the phases of A Splendid Victory begin. */
import type { Side } from '../../kernel/side.js';
import { generateFrame } from '../../manoeuvre/army/generate.js';
import type { BookFrame } from '../../tabletop/procedures.js';
import type { ManoeuvreMatch } from '../../manoeuvre/rules.js';
import type { Phase } from '../../tabletop/rules.js';

export const musterFrame = (match: ManoeuvreMatch): BookFrame | undefined =>
  generateFrame(match) as unknown as BookFrame | undefined;

export const phaseFrame = (phase: Phase, side: Side): BookFrame => {
  const frames = {
    firing: { procedure: 'firing', step: 'next', side },
    melee: { procedure: 'melee', step: 'begin', side, handled: [], allocations: {}, outflanking: [] },
    losses: { procedure: 'losses', step: 'begin', left: [], unit: '' },
  };
  return frames[phase as keyof typeof frames] as unknown as BookFrame;
};
