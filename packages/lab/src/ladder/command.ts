/** `victory ladder`: plays what is still to be played, and tells what all of it comes to. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { Game } from '../game.js';
import { GAMES } from '../games.js';
import { Unplayed } from '../jobs.js';
import { Mistake, MOST_SEED, readArguments, readWhole } from '../match-up.js';
import { terminal, type Terminal } from '../terminal.js';
import { codeHere, ofCode, type Code } from './code.js';
import { openLines, readLines, type Line } from './file.js';
import { plotOf } from './plot.js';
import { playAll } from './pool.js';
import { readPlayers, USUAL } from './players.js';
import { keyOf, scheduleOf, type Pairing, type Wanted } from './schedule.js';
import { standingOf, type GameStanding } from './standing.js';
import { textOf } from './tables.js';

const LADDER = {
  game: { type: 'string' },
  bots: { type: 'string' },
  pairs: { type: 'string' },
  seed: { type: 'string' },
  threads: { type: 'string' },
  minutes: { type: 'string' },
  file: { type: 'string', default: 'ladder.jsonl' },
  to: { type: 'string', default: 'ladder' },
  code: { type: 'string' },
  'to-the-end': { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

const HELP = `victory ladder: bots play their neighbours, in pairs of matches with the same seeds from both sides, and are rated.

  --game ID,ID            ${GAMES.map(({ id }) => id).join(', ')} (all)
  --bots A,B,C            each plays the one before it; several lists are joined by +
                          (${USUAL});
                          also noise:1.5 for one that errs by so much, plan:12x48 for drafts and tries
  --pairs N               pairs of matches for each two neighbours in each game, over the plain match and all
                          scenarios in turn (10); 0 only tells what the file holds
  --seed N                the same seed gives the same pairs (1)
  --threads N             worker threads (one for each core)
  --minutes N             no new pair is begun after so many minutes; run it again to go on
  --file FILE             results, a line for each pair; what is in it is not played again (ladder.jsonl)
  --to FOLDER             where ladder.md, ladder.json and ladder.svg are written (ladder)
  --code CODE             tells the lines of another version of the code, or of any, and plays nothing
  --to-the-end            nobody gives up, however lost a match is
  --json                  the standing as JSON
`;

export const readGames = (text: string | undefined): readonly Game[] =>
  (text ?? GAMES.map(({ id }) => id).join(',')).split(',').map((id) => {
    const game = GAMES.find((each) => each.id === id.trim());
    if (game) return game;
    throw new Mistake(`There is no game "${id}". There are: ${GAMES.map((each) => each.id).join(', ')}.`);
  });

const MOST_PAIRS = 100_000;
const MOST_MINUTES = 10_000;

const progress = (to: Terminal, { game, bots: [a, b], pair, place, scores }: Line, left: number): void =>
  to.complain(`${game}, ${a} v ${b}, pair ${pair + 1} (${place}): ${scores.join(' and ')}; ${left} pairs to play\n`);

interface Playing {
  readonly todo: readonly Pairing[];
  readonly threads: number;
  readonly minutes: number | undefined;
  readonly code: Code;
  readonly file: string;
}

const playOn = async (to: Terminal, { todo, threads, minutes, code, file }: Playing): Promise<readonly Line[]> => {
  if (todo.length === 0) return [];
  const add = openLines(file);
  const lines: Line[] = [];
  const begin = performance.now();
  const isOver = (): boolean => minutes !== undefined && performance.now() - begin > minutes * 60_000;
  let at = 0;
  await playAll(
    {
      next: () => (isOver() ? undefined : todo[at++]),
      heard: (result) => {
        const line = { ...result, ...code };
        add(line);
        lines.push(line);
        progress(to, line, todo.length - lines.length);
      },
    },
    Math.min(threads, todo.length),
  );
  return lines;
};

const keep = (folder: string, standing: readonly GameStanding[], head: string): void => {
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${folder}/ladder.md`, `${head}\n${textOf(standing)}`);
    writeFileSync(`${folder}/ladder.json`, `${JSON.stringify(standing, undefined, 2)}\n`);
    if (standing.some(({ ratings }) => ratings.length > 0)) writeFileSync(`${folder}/ladder.svg`, plotOf(standing));
  } catch {
    throw new Mistake(`The folder ${folder} cannot be written.`);
  }
};

const headOf = ({ seed, bots }: Wanted, lines: readonly Line[]): string => {
  const versions = [...new Set(lines.map(({ code, commit }) => `${code}${commit ? ` (commit ${commit})` : ''}`))];
  const seeds = [...new Set(lines.map((line) => line.seed))].join(', ');
  const clock = lines.some((line) => line.clock === 'wall') ? 'on the wall, in part' : 'of the processor';
  return `# Ladder\n\nBots ${bots.join(', ')}; seed ${seeds || seed}; code ${versions.join(', ') || 'none'}; time ${clock}. A draw counts half; each bout is rated as though one match more had been drawn.\n`;
};

const run = async (args: readonly string[], to: Terminal): Promise<void> => {
  const given = readArguments(args, LADDER);
  if (given.help) return to.write(HELP);
  const wanted: Wanted = {
    games: readGames(given.game),
    ...readPlayers(given.bots ?? USUAL),
    pairs: readWhole('pairs', given.pairs, 10, 0, MOST_PAIRS),
    seed: readWhole('seed', given.seed, 1, 0, MOST_SEED),
    toTheEnd: given['to-the-end'] === true,
  };
  const threads = readWhole('threads', given.threads, availableParallelism(), 1, 256);
  const minutes = given.minutes === undefined ? undefined : readWhole('minutes', given.minutes, 0, 1, MOST_MINUTES);
  const code = codeHere();
  const { lines, broken } = readLines(given.file);
  for (const sentence of broken) to.complain(`${sentence}\n`);
  const known = ofCode(to, lines, given.code ?? code.code);
  const done = new Set(known.map(keyOf));
  const todo = given.code === undefined ? scheduleOf(wanted).filter((pairing) => !done.has(keyOf(pairing))) : [];
  const all = [...known, ...(await playOn(to, { todo, threads, minutes, code, file: given.file }))];
  const standing = standingOf(wanted, all);
  const head = headOf(wanted, all);
  keep(given.to, standing, head);
  to.write(given.json ? `${JSON.stringify(standing, undefined, 2)}\n` : `${head}\n${textOf(standing)}`);
};

/** `victory ladder`; returns the exit code. */
export const ladder = async (args: readonly string[], to: Terminal = terminal()): Promise<number> => {
  try {
    await run(args, to);
    return 0;
  } catch (fault) {
    if (!(fault instanceof Mistake || fault instanceof Unplayed)) throw fault;
    to.complain(`${fault.message}\n`);
    return fault instanceof Mistake ? 2 : 1;
  }
};
