/** Records of matches that were played through a hall: whether they hold. Whoever has one needs nobody's word for it. */
import { FAIR_FORMAT, fairShape, verify, type FairMatch } from '@five-victories/engine/fair';
import type { Fault } from '@five-victories/engine/kernel';
import { bookOf, type Book } from '../match/book.js';
import { isGame } from '../match/game-ids.js';

export interface Checked {
  readonly faults: readonly Fault[];
  /** How often dice were thrown. */
  readonly casts: number;
}

const castsIn = ({ lines }: FairMatch): number => lines.filter((line) => 'cast' in line && line.cast).length;

/** Plays it again by the rules, and throws all its dice again. */
export const checkRecord = ({ game }: Pick<Book, 'game'>, record: FairMatch): Checked => {
  const faults: Fault[] = [];
  verify(game, record, 'record', faults);
  return { faults, casts: castsIn(record) };
};

/** From a file; undefined: it is no record of a hall at all. */
export const checkFile = async (text: string): Promise<Checked | undefined> => {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return undefined;
  }
  const { format, game } = (given ?? {}) as { format?: unknown; game?: unknown };
  if (format !== FAIR_FORMAT || typeof game !== 'string' || !isGame(game)) return undefined;
  const book = await bookOf(game);
  const faults: Fault[] = [];
  const record = fairShape(book.game).read(given, 'record', faults);
  return faults.length > 0 ? { faults, casts: 0 } : checkRecord(book, record);
};
