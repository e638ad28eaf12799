/** Shots fired in one breath: nobody has to say at whom, one unit after the other. */
import type { ByUnit } from '@five-victories/engine/kernel';
import type { Book, TableMatch } from './book.js';

export type Shot = ByUnit;

/** A shot for each of them, as the book proposes it; none where fewer than two would fire together. */
export const volleyOf = <M extends TableMatch>(book: Book<M>, match: M): readonly Shot[] => {
  const shots = book.volleyOf(match);
  return shots.length > 1 ? shots : [];
};
