/** `victory chances`: plays quick matches, fits the chances of winning to one part and checks them on the other. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { WEIGHTS, type Weights } from '@five-victories/bots';
import type { Game } from '../game.js';
import { GAMES } from '../games.js';
import { isText, openLines, readLines } from '../json-lines.js';
import { codeHere, ofCode, type Code } from '../ladder/code.js';
import { readGames } from '../ladder/command.js';
import { Mistake, MOST_SEED, readArguments, readWhole } from '../match-up.js';
import { terminal, type Terminal } from '../terminal.js';
import { ended, fit } from './fit.js';
import { givenUpIn } from './given-up.js';
import { plotOf } from './plot.js';
import { reliabilityOf } from './reliability.js';
import { codeOf, textOf, type Judged } from './report.js';
import { keyOf, sample, SAMPLED, type Sampled } from './sample.js';

const CHANCES = {
  game: { type: 'string' },
  matches: { type: 'string' },
  checks: { type: 'string' },
  seed: { type: 'string' },
  minutes: { type: 'string' },
  file: { type: 'string', default: 'chances.jsonl' },
  to: { type: 'string', default: 'chances' },
  code: { type: 'string' },
  fit: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

const HELP = `victory chances: quick bots play, and who won from which positions tells how likely either side was to win.

  --game ID,ID            ${GAMES.map(({ id }) => id).join(', ')} (all)
  --matches N             matches of each game to fit on, with --seed (600)
  --checks N              others to check on, with the seed after it (300)
  --seed N                the same seed gives the same matches (1)
  --minutes N             no new match is begun after so many minutes; run it again to go on
  --file FILE             a line for each match; what is in it is not played again (chances.jsonl)
  --to FOLDER             where chances.md and a picture for each game are written (chances)
  --code CODE             tells the lines of another version of the code, or of any, and plays nothing
  --fit                   fits anew, and writes weights.ts; without it the weights in use are checked
`;

const MOST_MATCHES = 1_000_000;
const MOST_MINUTES = 10_000;

type Line = Sampled & Code;

type Wanted = Pick<Sampled, 'seed' | 'at'> & { readonly game: Game };

interface Counts {
  readonly games: readonly Game[];
  readonly matches: number;
  readonly checks: number;
  readonly seed: number;
}

/** The games in turn, so that each has something to show whenever it is stopped. */
const scheduleOf = ({ games, matches, checks, seed }: Counts): readonly Wanted[] =>
  Array.from({ length: Math.max(matches, checks) }, (_, at) =>
    games.flatMap((game) => [
      ...(at < matches ? [{ game, seed, at }] : []),
      ...(at < checks ? [{ game, seed: seed + 1, at }] : []),
    ]),
  ).flat();

interface Playing {
  readonly todo: readonly Wanted[];
  readonly file: string;
  readonly code: Code;
  readonly minutes: number | undefined;
}

const playOn = (to: Terminal, { todo, file, code, minutes }: Playing): readonly Line[] => {
  if (todo.length === 0) return [];
  const add = openLines(file);
  const begun = performance.now();
  const played: Line[] = [];
  for (const { game, seed, at } of todo) {
    if (minutes !== undefined && performance.now() - begun > minutes * 60_000) break;
    const line = { ...sample(game, seed, at), ...code };
    add(line);
    played.push(line);
    const { place, bots, winner = 'no end' } = line;
    to.complain(
      `${game.id} ${seed}.${at} (${place}, ${bots.join(' v ')}): ${winner}; ${todo.length - played.length} to play\n`,
    );
  }
  return played;
};

const weightsFor = (game: Game, lines: readonly Sampled[], fits: boolean): Weights => {
  if (fits) return fit(lines);
  const weights = WEIGHTS[game.id];
  if (!weights) throw new Mistake(`There are no weights for ${game.id} yet: --fit finds some.`);
  return weights;
};

const judgedOf = (game: Game, lines: readonly Sampled[], seed: number, fits: boolean): Judged => {
  const own = lines.filter((line) => line.game === game.id);
  const fitting = ended(own.filter((line) => line.seed === seed));
  const weights = weightsFor(game, fitting, fits);
  const checking = own.filter((line) => line.seed === seed + 1);
  const fitted = fits ? fitting.length : undefined;
  const [reliability, givenUp] = [reliabilityOf(checking, weights), givenUpIn(checking, weights)];
  return { game: game.id, title: game.title, weights, fitted, reliability, givenUp };
};

const keep = (folder: string, judged: readonly Judged[], fits: boolean): void => {
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${folder}/chances.md`, textOf(judged));
    for (const { game, title, reliability } of judged)
      writeFileSync(`${folder}/${game}.svg`, plotOf(title, reliability));
    const all = { ...WEIGHTS, ...Object.fromEntries(judged.map(({ game, weights }) => [game, weights])) };
    if (fits) writeFileSync(`${folder}/weights.ts`, codeOf(all));
  } catch {
    throw new Mistake(`The folder ${folder} cannot be written.`);
  }
};

const run = (args: readonly string[], to: Terminal): void => {
  const given = readArguments(args, CHANCES);
  if (given.help) return to.write(HELP);
  const counts: Counts = {
    games: readGames(given.game),
    matches: readWhole('matches', given.matches, 600, 0, MOST_MATCHES),
    checks: readWhole('checks', given.checks, 300, 0, MOST_MATCHES),
    seed: readWhole('seed', given.seed, 1, 0, MOST_SEED - 1),
  };
  const minutes = given.minutes === undefined ? undefined : readWhole('minutes', given.minutes, 0, 1, MOST_MINUTES);
  const { lines, broken } = readLines<Line>(given.file, { ...SAMPLED, code: isText });
  for (const each of broken) to.complain(`${each}\n`);
  const code = codeHere();
  const known = ofCode(to, lines, given.code ?? code.code);
  const done = new Set(known.map(keyOf));
  const missing = scheduleOf(counts).filter((each) => !done.has(keyOf({ ...each, game: each.game.id })));
  const todo = given.code === undefined ? missing : [];
  const all = [...known, ...playOn(to, { todo, file: given.file, code, minutes })];
  const judged = counts.games.map((game) => judgedOf(game, all, counts.seed, given.fit === true));
  keep(given.to, judged, given.fit === true);
  to.write(textOf(judged));
};

/** `victory chances`; returns the exit code. */
export const chances = (args: readonly string[], to: Terminal = terminal()): number => {
  try {
    run(args, to);
    return 0;
  } catch (fault) {
    if (!(fault instanceof Mistake)) throw fault;
    to.complain(`${fault.message}\n`);
    return 2;
  }
};
