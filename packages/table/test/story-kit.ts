/** Recorded matches of all five games as sessions. */
import { readFileSync } from 'node:fs';
import { recordShape, type Fault, type Playable } from '@five-victories/engine/kernel';
import type { Book, TableMatch } from '../src/match/book.js';
import { GAME_IDS, isMeasuredGame, type GameId } from '../src/match/game-ids.js';
import { sessionOf, type AnySession } from '../src/match/session.js';
import { zoneBook } from '../src/match/zone-book.js';
import { measuredBook } from '../src/measured/books.js';

export const bookOf = (game: GameId): Book => (isMeasuredGame(game) ? measuredBook(game) : zoneBook(game));

export const recordedSession = (game: GameId, name: string): AnySession => {
  const book = bookOf(game);
  const faults: Fault[] = [];
  const file = new URL(`../../engine/test/records/${game}/${name}.json`, import.meta.url);
  const shape = recordShape(book.game as Playable<TableMatch>);
  const session = sessionOf(book, shape.read(JSON.parse(readFileSync(file, 'utf8')), name, faults), faults);
  if (!session) throw new Error(JSON.stringify(faults));
  return session;
};

/** By zones and by points, by losses, by a chief's fall. */
export const RECORDED: readonly (readonly [GameId, string])[] = [
  ...GAME_IDS.flatMap((game) => ['hidden', 'alternate'].map((name) => [game, name] as const)),
  ['glorious', 'presets'],
  ['splendid', 'by-hand'],
];
