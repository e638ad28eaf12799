import type { Game } from '../game.js';
import { GAMES } from '../games.js';
import type { FaultTold } from '../reply.js';
import { complain, say, type Command } from './command.js';
import { askOf, complainOf, faultLine, fileOf, type Answered } from './file.js';
import { readGame } from './game-option.js';

const STANDARD = GAMES[0]!;

interface Like {
  readonly game?: unknown;
  readonly units?: unknown;
}

const typesIn = ({ units }: Like): unknown[] =>
  Array.isArray(units) ? units.map((unit: { readonly type?: unknown } | undefined) => unit?.type) : [];

const isOf =
  (types: readonly unknown[]) =>
  (game: Game): boolean =>
    types.length > 0 && types.every((type) => game.types.some((known) => known === type));

/** The game that the file names, or the only one that has all its types of units. */
const meant = (army: unknown): Game | undefined => {
  if (typeof army !== 'object' || army === null) return undefined;
  const like: Like = army;
  const [only, ...more] = GAMES.filter(isOf(typesIn(like)));
  return GAMES.find(({ rules }) => rules.id === like.game) ?? (more.length === 0 ? only : undefined);
};

const tell = (answered: Answered): void => {
  if ('error' in answered) return complainOf(answered);
  const { errors, warnings } = answered as unknown as Record<'errors' | 'warnings', FaultTold[]>;
  for (const error of errors) say(`error: ${faultLine(error)}`);
  for (const warning of warnings) say(`warning: ${faultLine(warning)}`);
  say(answered.ok ? 'The army is legal.' : 'The army is not legal.');
};

export const checkArmy: Command = {
  name: 'check-army',
  takes: 'FILE [--game ID]',
  meaning: `checks an army (JSON) for a game (${STANDARD.rules.id}): all errors and warnings, each with its rule`,
  run: (args) => {
    const given = readGame(args, 'check-army');
    if (typeof given === 'number') return given;
    const { game = STANDARD, rest } = given;
    const file = fileOf(rest, 'check-army');
    if (typeof file === 'number') return file;
    const answered = askOf()({ ask: 'checkArmy', army: file.value, game: game.rules.id });
    tell(answered);
    if (answered.ok) return 0;
    const other = meant(file.value);
    if (other && other !== game)
      complain(
        `This looks like an army of ${other.title}; it was checked for ${game.title}. Try: --game ${other.rules.id}`,
      );
    return 1;
  },
};
