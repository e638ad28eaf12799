/** The standing in words and tables: Markdown, which is read in a terminal as it is. */
import type { BotTimes, BoutStanding, GameStanding } from './standing.js';

type Row = readonly string[];

/** Columns of one width; all but the first so many are numbers, which stand to the right. */
export const table = (head: Row, rows: readonly Row[], texts = 1): string => {
  const widths = head.map((_, i) => Math.max(...[head, ...rows].map((row) => row[i]!.length)));
  const padded = (row: Row): string =>
    `| ${row.map((each, i) => (i < texts ? each.padEnd(widths[i]!) : each.padStart(widths[i]!))).join(' | ')} |`;
  const rule = `|${widths.map((width, i) => (i < texts ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`;
  return `${[padded(head), rule, ...rows.map(padded)].join('\n')}\n`;
};

export const percent = (share: number): string => (100 * share).toFixed(1);

const boutRow = ({ bots, share, won, drawn, lost, meanTurns, pairs, verdict }: BoutStanding): Row => [
  bots.join(' v '),
  verdict,
  `${percent(share.share)} %`,
  `${percent(share.low)} to ${percent(share.high)}`,
  String(2 * pairs),
  `${won}/${drawn}/${lost}`,
  meanTurns.toFixed(1),
];

const milliseconds = (n: number): string => (n < 10 ? n.toFixed(1) : n.toFixed(0));

const skillOf = ({ skill }: BotTimes): string => {
  if (!skill) return '';
  return Object.entries(skill)
    .map(([name, value]) => `${name} ${String(value)}`)
    .join(', ');
};

const timesRow = (bot: BotTimes): Row => [
  bot.bot,
  skillOf(bot),
  String(bot.thoughts),
  milliseconds(bot.median),
  milliseconds(bot.p95),
  milliseconds(bot.most),
  String(bot.long.thoughts),
  bot.long.thoughts > 0 ? `${milliseconds(bot.long.median)} / ${milliseconds(bot.long.p95)}` : '',
];

const BOUTS = ['bout', 'the first is', 'points', '95 % (Wilson)', 'matches', 'won/drawn/lost', 'turns'];
const RATINGS = ['bot', 'rating', '95 %'];
const TIMES = ['bot', 'skill', 'thoughts', 'median ms', 'p95 ms', 'most ms', 'over 20 ms', 'of these median / p95'];

const gameText = ({ title, bouts, ratings, times }: GameStanding): string => {
  if (bouts.length === 0) return `## ${title}\n\nNothing was played yet.\n`;
  const rated = ratings.map(({ bot, rating, low, high }) => [
    bot,
    rating.toFixed(0),
    `${low.toFixed(0)} to ${high.toFixed(0)}`,
  ]);
  return [
    `## ${title}\n`,
    table(BOUTS, bouts.map(boutRow), 2),
    table(RATINGS, rated),
    table(TIMES, times.map(timesRow), 2),
  ].join('\n');
};

export const textOf = (standing: readonly GameStanding[]): string => standing.map(gameText).join('\n');
