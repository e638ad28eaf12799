/** The slot of a Commander: a ring, and below it his name on a plate. */
import { lengthOf } from './letters.js';
import type { Size } from './measure.js';
import { leaderName } from './short-names.js';
import type { Drawing } from './tray.js';

/** The plate with star and name. */
export const PLATE = { height: 17, star: 17, letters: 13 } as const;
const RING = { least: 26, most: 46 } as const;

export const ringOf = (stand: number): number => Math.min(RING.most, Math.max(RING.least, stand * 1.3));
export const plateWidth = (leader: string): number => PLATE.star + lengthOf(leaderName(leader)) * PLATE.letters + 9;

/** As one counter among counters he has no room for his name. */
export const commanderSize = (leader: string, { stand, counter }: Drawing): Size => {
  if (counter) return { width: RING.least + 4, height: RING.least + 4 };
  const ring = ringOf(stand) + 4;
  return { width: Math.max(ring, plateWidth(leader)), height: ring + PLATE.height };
};
