/** What players have made, armies and scenarios: of which format, of which game, in the store and in files. */
import type { Fault, wire } from '@five-victories/engine/kernel';
import type { GameId } from '../match/game-ids.js';
import { all } from './database.js';

/** Text from outside; undefined where it is no JSON. */
export const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** In the format of today; one that a newer program wrote is left alone. What was kept before formats is of the first. */
export const broughtUp = <T extends object>(shape: wire.Shape<unknown>, first: string, kept: T): T | undefined => {
  const faults: Fault[] = [];
  const read = shape.read({ format: first, ...kept }, 'kept', faults) as T;
  return faults.length > 0 ? undefined : read;
};

/** Those of a game; another version may have written anything. */
export const listOf = async <T extends { readonly game: GameId }>(
  store: 'armies' | 'scenarios',
  game: GameId,
  isKept: (value: unknown) => value is T,
  readKept: (kept: T) => T | undefined,
): Promise<T[]> =>
  (await all(store))
    .filter(isKept)
    .filter((kept) => kept.game === game)
    .flatMap((kept) => readKept(kept) ?? []);
