/** A series of matches between two bots, with what it shows and how sure that is. */
import { availableParallelism } from 'node:os';
import { GAMES } from './games.js';
import { jobsOf, playJobs, Unplayed } from './jobs.js';
import { BOT_LINES, MATCH_UP, Mistake, MOST_SEED, readArguments, readMatchUp, readWhole } from './match-up.js';
import { terminal, type Terminal } from './terminal.js';
import { progressOn, tableOf } from './series-report.js';
import { resultOf } from './series-result.js';

const SERIES = {
  ...MATCH_UP,
  matches: { type: 'string' },
  threads: { type: 'string' },
  'to-the-end': { type: 'boolean' },
  json: { type: 'boolean' },
} as const;

const HELP = `victory series: many matches between two bots, and how sure the result is.

  --game ID               ${GAMES.map(({ id }) => id).join(', ')} (fine)
  --south ID --north ID   armies ("victory armies" lists them)
  --scenario ID           a scenario instead (listed there too); --south and --north still choose other armies
  --bots A,B              the first and the second bot (steady,random); they change sides half-way
${BOT_LINES}
  --matches N             how many (100)
  --seed N                the same seed gives the same series (1)
  --options FILE          options of the match as JSON
  --threads N             worker threads (one for each core)
  --to-the-end            nobody gives up, however lost a match is
  --json                  the result as JSON
`;

const run = async (args: readonly string[], to: Terminal): Promise<void> => {
  const given = readArguments(args, SERIES);
  if (given.help) return to.write(HELP);
  const matchUp = readMatchUp(given, 'steady,random');
  const matches = readWhole('matches', given.matches, 100, 1, 1_000_000);
  const seed = readWhole('seed', given.seed, 1, 0, MOST_SEED);
  const threads = readWhole('threads', given.threads, availableParallelism(), 1, 256);
  const jobs = jobsOf(matches, seed, given['to-the-end'] === true);
  const progress = progressOn(to, matches);
  const begin = performance.now();
  const played = await playJobs(matchUp, jobs, Math.min(threads, matches), progress.step).finally(progress.end);
  const seconds = (performance.now() - begin) / 1000;
  const result = resultOf(matchUp, seed, jobs, played);
  const speed = { seconds, matchesPerSecond: matches / seconds };
  to.write(given.json ? `${JSON.stringify({ ...result, ...speed }, undefined, 2)}\n` : tableOf(matchUp, result, speed));
};

/** `victory series`; returns the exit code. */
export const series = async (args: readonly string[], to: Terminal = terminal()): Promise<number> => {
  try {
    await run(args, to);
    return 0;
  } catch (fault) {
    if (!(fault instanceof Mistake || fault instanceof Unplayed)) throw fault;
    to.complain(`${fault.message}\n`);
    return fault instanceof Mistake ? 2 : 1;
  }
};
