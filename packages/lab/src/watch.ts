/** A whole match between two bots, told in the terminal. */
import { randomInt } from 'node:crypto';
import { recordOf, SIDES, type Event, type Side } from '@five-victories/engine';
import { ACTIVITY } from './chronicle.js';
import type { GameMatch, Show } from './game.js';
import { GAMES } from './games.js';
import { inkFor, wrap, type Ink } from './ink.js';
import {
  begun,
  BOT_LINES,
  MATCH_UP,
  Mistake,
  MOST_SEED,
  readArguments,
  readMatchUp,
  readWhole,
  type MatchUp,
} from './match-up.js';
import { decisionsOf, SAFETY_LIMIT, type Conceded } from './play.js';
import { reckoning, type Count } from './reckoning.js';
import { expectFile, keepIn } from './record-file.js';
import { terminal, type Terminal } from './terminal.js';
import { titleOf } from './title.js';

const PACES: Readonly<Record<string, number>> = { slow: 1500, normal: 600, fast: 150, '0': 0 };

/** By phase; phases without a heading are told without one. */
const HEADINGS: Readonly<Record<string, (army: string) => string>> = {
  firing: () => 'Firing',
  melee: () => 'Hand to hand',
  losses: () => 'Losses',
  initiativeMovement: (army) => `Movement of ${army}, which has the initiative`,
  otherMovement: (army) => `Movement of ${army}`,
  victory: () => 'The reckoning',
};

interface Page {
  readonly show: Show;
  readonly ink: Ink;
  readonly columns: number;
  readonly quiet: boolean;
  /** What each side began with. */
  readonly first: Count;
  /** Blocks of lines that wait to be written. */
  readonly queue: string[][];
}

const WIDEST = 110;

const say = ({ queue, columns }: Page, texts: readonly string[]): void => {
  const width = Math.min(columns, WIDEST) - 2;
  for (const text of texts) queue.push(wrap(text, width - 2, '    ').map((line) => `  ${line}`));
};

/** What tells how a match ended. */
const ENDS = ['outcome', 'conceded'];

/** Listens to a match: tells each phase when it is over, and draws the plan when a turn begins. */
const listener = (match: GameMatch, page: Page) => {
  const { show, ink, quiet, queue, columns } = page;
  let phase = 'setup';
  let acting: Side = 'south';
  let heard: Event[] = [];
  let before = page.first;
  let last: Event | undefined;
  const flush = (): void => {
    const brief = quiet && phase !== 'victory' && phase !== 'initiative';
    const lines = brief ? show.routs(match, heard) : show.lines(match, phase, heard);
    const heading = brief || lines.length === 0 ? undefined : HEADINGS[phase]?.(show.armyName(match, acting));
    if (heading) queue.push(['', ink.strong(heading)]);
    say(page, phase === 'initiative' ? initiativeLine(lines, heard) : lines);
    heard = [];
  };
  const endTurn = (): void => {
    const now = show.count(match);
    if (phase === 'victory') queue.push(['', ...reckoning(show, match, before, now, ink)]);
    before = now;
  };
  const hear = (event: Event): void => {
    if (ENDS.includes(event.event)) last = event;
    if (event.event !== 'phase') return void heard.push(event);
    flush();
    if (event['phase'] === 'initiative') {
      endTurn();
      queue.push(['', ink.strong(`━━━ Turn ${match.state.turn} ${'━'.repeat(Math.min(columns, WIDEST) - 14)}`)]);
      if (!quiet) queue.push(show.plan(match, columns, ink));
    }
    phase = event['phase'] as string;
    acting = event['acting'] as Side;
  };
  const finish = (): void => {
    flush();
    endTurn();
  };
  return { hear, activity: () => void heard.push(ACTIVITY), finish, end: () => last };
};

const throwsIn = (events: readonly Event[]): number[][] =>
  events.flatMap(({ event, dice }) => (event === 'throw' ? [dice as number[]] : []));

/** `The initiative fell to the New Model Army (5 against 8, the lower wins).` Where nothing was thrown there is nothing to add. */
const initiativeLine = (lines: readonly string[], heard: readonly Event[]): string[] => {
  const [south, north] = throwsIn(heard)
    .slice(-2)
    .map((dice) => dice.reduce((sum, die) => sum + die, 0));
  const winner = heard.find(({ event }) => event === 'initiative')?.['side'];
  if (south === undefined || north === undefined) return [...lines];
  const [won, lost] = winner === 'south' ? [south, north] : [north, south];
  const which = won < lost ? 'lower' : 'higher';
  return lines.map((line) => line.replace(/\.$/, ` (${won} against ${lost}, the ${which} wins).`));
};

const despairOf = ({ hopes }: Conceded): string =>
  `  when the last turns ended their hopes stood at ${hopes.map((hope) => `${Math.round(100 * hope)} %`).join(', ')}`;

interface Ended {
  readonly end: Event | undefined;
  readonly conceded: Conceded | undefined;
}

const finale = (match: GameMatch, { end, conceded }: Ended, { show, ink, queue, columns, first }: Page): void => {
  const { outcome, sides, turn } = match.state;
  const rule = '━'.repeat(Math.min(columns, WIDEST));
  const result = end === undefined ? `Stopped after ${SAFETY_LIMIT} turns without a decision` : show.report(match, end);
  const after = `  after ${turn} turns${outcome ? ` (${outcome.rule})` : ''}`;
  queue.push(['', rule, ink.strong(`  ${result}`), after, ...(conceded ? [despairOf(conceded)] : [])]);
  queue.push([
    ...SIDES.map((side) =>
      ink.of(side, `  ${sides[side].name.padEnd(34)} ${show.ending(match, side, first[side].stands)}`),
    ),
    rule,
  ]);
};

const pour = async (to: Terminal, { queue }: Page, pace: number): Promise<void> => {
  for (const block of queue.splice(0)) {
    to.write(`${block.join('\n')}\n`);
    if (to.live && pace > 0) await to.wait(pace);
  }
};

const WATCH = {
  ...MATCH_UP,
  pace: { type: 'string', default: 'normal' },
  quiet: { type: 'boolean' },
  record: { type: 'string' },
  'to-the-end': { type: 'boolean' },
} as const;

const HELP = `victory watch: a whole match between two bots, told as it happens.

  --game ID               ${GAMES.map(({ id }) => id).join(', ')} (fine)
  --south ID --north ID   armies ("victory armies" lists them)
  --scenario ID           a scenario instead (listed there too); --south and --north still choose other armies
  --bots A,B              who leads South and North (steady,steady), of these:
${BOT_LINES}
  --seed N                the same seed shows the same match
  --options FILE          options of the match as JSON
  --pace P                slow, normal, fast or 0
  --quiet                 turns, routs and the outcome only
  --to-the-end            nobody gives up, however lost the match is
  --record FILE           keeps the match, for "victory replay FILE"
`;

const opening = (matchUp: MatchUp, match: GameMatch, seed: number, { show, ink, columns, quiet }: Page): string[][] => {
  const width = Math.min(columns, WIDEST);
  const title = titleOf(matchUp, match, seed, ink, width);
  return quiet ? title : [...title, ['', ...wrap(show.legend(match), width, '').map((line) => ink.faint(line))]];
};

interface Telling {
  readonly seed: number;
  readonly pace: number;
  readonly quiet: boolean;
  readonly toTheEnd: boolean;
}

/** Returns the match at its end. */
const tell = async (matchUp: MatchUp, { seed, pace, quiet, toTheEnd }: Telling, to: Terminal): Promise<GameMatch> => {
  const match = begun(matchUp, seed);
  const { show } = matchUp.game;
  const columns = Math.max(60, to.columns);
  const page: Page = { show, ink: inkFor(to.colour), columns, quiet, first: show.count(match), queue: [] };
  page.queue.push(...opening(matchUp, match, seed, page));
  const ears = listener(match, page);
  match.tell = ears.hear;
  const bots = { south: matchUp.bots[0], north: matchUp.bots[1] };
  let conceded: Conceded | undefined;
  const heard = (each: Conceded): void => void (conceded = each);
  for (const { kind } of decisionsOf(match, bots, { south: seed + 1, north: seed + 2 }, { toTheEnd, heard })) {
    await pour(to, page, pace);
    if (kind === 'activity') ears.activity();
  }
  ears.finish();
  finale(match, { end: ears.end(), conceded }, page);
  await pour(to, page, pace);
  return match;
};

/** `victory watch`; returns the exit code. */
export const watch = async (args: readonly string[], to: Terminal = terminal()): Promise<number> => {
  try {
    const given = readArguments(args, WATCH);
    if (given.help) {
      to.write(HELP);
      return 0;
    }
    const matchUp = readMatchUp(given, 'steady,steady');
    const seed = readWhole('seed', given.seed, randomInt(1, 1_000_000), 0, MOST_SEED);
    const pace = PACES[given.pace];
    if (pace === undefined) throw new Mistake(`--pace takes slow, normal, fast or 0, not "${given.pace}".`);
    if (given.record !== undefined) expectFile(given.record);
    const telling = { seed, pace, quiet: given.quiet === true, toTheEnd: given['to-the-end'] === true };
    const match = await tell(matchUp, telling, to);
    if (given.record !== undefined) {
      keepIn(given.record, recordOf(matchUp.game, match));
      to.write(`The record is in ${given.record}: victory replay ${given.record}\n`);
    }
    return 0;
  } catch (fault) {
    if (!(fault instanceof Mistake)) throw fault;
    to.complain(`${fault.message}\n`);
    return 2;
  }
};
