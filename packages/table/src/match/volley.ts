/** Those who can fire at one enemy only fire in one breath: nobody has to be asked at whom. */
import { soleOf } from '@five-victories/engine/kernel';
import type { TableMatch } from './book.js';

export type Shot = ReturnType<typeof soleOf>[number];

/** A shot for each of them, as the engine offers it; none where fewer than two could fire together. */
export const volleyOf = (match: TableMatch): readonly Shot[] => {
  const shots = match.decision?.kind === 'fire' ? soleOf(match, 'fire') : [];
  return shots.length > 1 ? shots : [];
};
