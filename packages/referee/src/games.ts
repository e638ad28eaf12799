/** The games this referee knows. */
import {
  fineEdition,
  gloriousEdition,
  greatEdition,
  majorEdition,
  splendidEdition,
  type Fault,
} from '@five-victories/engine';
import { fault } from './faults.js';
import type { Game } from './game.js';
import { tabletopGame } from './tabletop.js';
import { zonalGame } from './zonal.js';

export const GAMES: readonly Game[] = [
  zonalGame(fineEdition),
  zonalGame(majorEdition),
  tabletopGame(splendidEdition),
  tabletopGame(greatEdition),
  tabletopGame(gloriousEdition),
];

/** The game of a request that names none. */
const STANDARD_GAME = 'fine';

export const gameOf = (id: unknown, path: string, faults: Fault[]): Game | undefined => {
  const wanted = id ?? STANDARD_GAME;
  const game = GAMES.find(({ rules }) => rules.id === wanted);
  if (game === undefined) faults.push(fault(path, 'noSuchGame', { games: GAMES.map(({ rules }) => rules.id) }));
  return game;
};

/** The game that a position, a record or a save says it is of. */
export const gameWithin = (value: unknown, path: string, faults: Fault[]): Game | undefined => {
  const named = typeof value === 'object' && value !== null && 'game' in value ? value.game : undefined;
  return gameOf(named, `${path}.game`, faults);
};
