/** What the results come to: for each game its bouts, the ratings, and how long thoughts took. */
import type { Skill } from '@five-victories/bots';
import { shareOf, type Share } from '../statistics.js';
import type { Line } from './file.js';
import { ratingsOf, type Rating } from './ratings.js';
import { keyOf, type Wanted } from './schedule.js';
import { countOf, over, percentile, together, type Times } from './times.js';

export const VERDICTS = ['clearly stronger', 'stronger', 'not told apart', 'weaker'] as const;

export interface BoutStanding {
  readonly bots: readonly [string, string];
  readonly pairs: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  /** Of the points, which the first bot made. */
  readonly share: Share;
  readonly meanTurns: number;
  readonly verdict: (typeof VERDICTS)[number];
}

export interface BotTimes {
  readonly bot: string;
  readonly skill: Skill | undefined;
  readonly thoughts: number;
  readonly median: number;
  readonly p95: number;
  readonly most: number;
  /** Those that took longer than 20 ms: plans, mostly. */
  readonly long: { readonly thoughts: number; readonly median: number; readonly p95: number };
}

export interface GameStanding {
  readonly game: string;
  readonly title: string;
  readonly bouts: readonly BoutStanding[];
  readonly ratings: readonly Rating[];
  readonly times: readonly BotTimes[];
}

/** A rung of the ladder is to be seen: a lower bound above this. */
const CLEAR = 0.6;
const LONG = 20;

const verdictOn = ({ low, high }: Share): BoutStanding['verdict'] => {
  if (low > CLEAR) return 'clearly stronger';
  if (low > 0.5) return 'stronger';
  return high < 0.5 ? 'weaker' : 'not told apart';
};

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

const boutOf = (bots: BoutStanding['bots'], lines: readonly Line[]): BoutStanding => {
  const scores = lines.flatMap((line) => line.scores);
  const count = (score: number): number => scores.filter((each) => each === score).length;
  const share = shareOf(sumOf(scores), scores.length);
  const meanTurns = sumOf(lines.flatMap(({ turns }) => turns)) / Math.max(1, scores.length);
  return {
    bots,
    pairs: lines.length,
    won: count(1),
    drawn: count(0.5),
    lost: count(0),
    share,
    meanTurns,
    verdict: verdictOn(share),
  };
};

const isBetween = (bots: BoutStanding['bots'], line: Line): boolean => bots.every((bot, i) => bot === line.bots[i]);

const timesIn = (lines: readonly Line[], bot: string): Times[] =>
  lines.flatMap(({ bots, times }) => times.filter((_, i) => bots[i] === bot));

const botTimes = (lines: readonly Line[], bot: string): BotTimes => {
  const times = together(timesIn(lines, bot));
  const long = over(times, LONG);
  const [skill] = lines.flatMap(({ bots, skills }) => skills.filter((_, i) => bots[i] === bot));
  return {
    bot,
    skill: skill ?? undefined,
    thoughts: countOf(times),
    median: percentile(times, 50),
    p95: percentile(times, 95),
    most: times.most,
    long: { thoughts: countOf(long), median: percentile(long, 50), p95: percentile(long, 95) },
  };
};

/** A pair that was played twice counts once. */
export const onceEach = (lines: readonly Line[]): readonly Line[] => [
  ...new Map(lines.map((line) => [`${keyOf(line)} ${line.code}`, line])).values(),
];

export const standingOf = ({ games, bots, bouts: wanted }: Wanted, lines: readonly Line[]): readonly GameStanding[] =>
  games.map(({ id, title }) => {
    const own = onceEach(lines).filter(({ game }) => game === id);
    const bouts = wanted.map((bout) => [bout, own.filter((line) => isBetween(bout, line))] as const);
    return {
      game: id,
      title,
      bouts: bouts.map(([bout, its]) => boutOf(bout, its)).filter(({ pairs }) => pairs > 0),
      ratings: ratingsOf(
        bots,
        bouts.map(([bout, its]) => ({ bots: bout, pairs: its.map(({ scores }) => sumOf(scores)) })),
      ),
      times: bots
        .map((bot) =>
          botTimes(
            bouts.flatMap(([, its]) => its),
            bot,
          ),
        )
        .filter(({ thoughts }) => thoughts > 0),
    };
  });
