/** `--game ID`, for the commands that look into one game. */
import { parseArgs } from 'node:util';
import type { Game } from '../game.js';
import { GAMES } from '../games.js';
import { misused } from './command.js';

export interface Given {
  readonly game: Game | undefined;
  /** The other arguments. */
  readonly rest: readonly string[];
}

const parsed = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options: { game: { type: 'string' } }, allowPositionals: true });
  } catch {
    return undefined;
  }
};

/** What was given; an exit code when it is not understood. */
export const readGame = (args: readonly string[], command: string): Given | number => {
  const given = parsed(args);
  if (given === undefined) return misused(`"victory ${command}" has no option but --game, with the id of a game.`);
  const { game: id } = given.values;
  const game = GAMES.find(({ rules }) => rules.id === id);
  if (id !== undefined && game === undefined)
    return misused(`There is no game "${id}"; there are ${GAMES.map(({ rules }) => rules.id).join(', ')}.`);
  return { game, rest: given.positionals };
};
