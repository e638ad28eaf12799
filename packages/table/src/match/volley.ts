/** Those who can fire at one enemy only fire in one breath: nobody has to be asked at whom. */
import { isVain, type Choice } from '@five-victories/engine/kernel';
import type { TableMatch } from './book.js';

export type Shot = Choice & { readonly unit: string };

const isShot = (choice: Choice): choice is Shot => choice.do === 'fire' && 'unit' in choice;

/** A shot for each of them, as the engine offers it; none where fewer than two could fire together. */
export const volleyOf = (match: TableMatch): readonly Shot[] => {
  const options: readonly Choice[] = match.decision?.kind === 'fire' ? match.decision.options : [];
  const shots = options.filter(isShot).filter((shot) => !isVain(match, shot));
  const single = shots.filter(({ unit }) => shots.filter((other) => other.unit === unit).length === 1);
  return single.length > 1 ? single : [];
};
