/** What fitting and checking came to: tables for reading, and the weights as the bots have them. */
import { AHEAD, EVEN, type Weights } from '@five-victories/bots';
import { percent, table } from '../ladder/tables.js';
import { shareOf } from '../statistics.js';
import type { GivenUp } from './given-up.js';
import type { Reliability } from './reliability.js';

export interface Judged {
  readonly game: string;
  readonly title: string;
  readonly weights: Weights;
  /** Matches the weights were fitted on; none if these are the ones that are in use. */
  readonly fitted: number | undefined;
  readonly reliability: Reliability;
  readonly givenUp: GivenUp;
}

const BINS = ['told', 'mean', 'won', '95 % (Wilson, by matches)', 'positions', 'matches'];

const binRows = ({ bins }: Reliability): readonly (readonly string[])[] =>
  bins.map(({ from, to, told, won, positions, matches }) => [
    `${percent(from)} to ${percent(to)}`,
    percent(told),
    percent(won.share),
    `${percent(won.low)} to ${percent(won.high)}`,
    String(positions),
    String(matches),
  ]);

const SQUARE = 3;

const sentence = ({ fitted, reliability }: Judged): string => {
  const { matches, positions, brier, blind, off, draws } = reliability;
  return [
    fitted === undefined ? 'The weights in use.' : `Fitted on ${fitted} matches.`,
    `Checked on ${positions} positions of ${matches} others.`,
    `Mean square error ${brier.toFixed(SQUARE)} (${blind.toFixed(SQUARE)} for who always tells the mean);`,
    `told and won differ by ${percent(off)} points on average;`,
    `draws: ${percent(draws.told)} % told, ${percent(draws.came)} % came.`,
  ].join(' ');
};

const givenUpSentence = ({ matches, conceded, won, drawn, spared }: GivenUp): string => {
  const begins = `In ${conceded} of ${matches} matches a side would have given up`;
  if (conceded === 0) return `${begins}.`;
  const { high } = shareOf(won, conceded);
  return `${begins}, ${spared.toFixed(1)} turns before the end on average. It won ${won} of them all the same (95 %: up to ${percent(high)} %), and ${drawn} were drawn.`;
};

const gameText = (each: Judged): string =>
  `## ${each.title}\n\n${sentence(each)}\n\n${givenUpSentence(each.givenUp)}\n\n${table(BINS, binRows(each.reliability))}`;

export const textOf = (judged: readonly Judged[]): string => judged.map(gameText).join('\n');

const weightsLine = (game: string, weights: Weights): string =>
  `  ${game}: {\n${[...AHEAD, ...EVEN].map((name) => `    ${name}: ${weights[name]},`).join('\n')}\n  },`;

/** `packages/bots/src/chances/weights.ts`. */
export const codeOf = (all: Readonly<Record<string, Weights>>): string =>
  [
    '/** What the numbers weigh in each game, as `victory chances --fit` found it. Not to be changed by hand. */',
    '// oxlint-disable oxc/approx-constant -- a weight that was found may look like the root of one half',
    "import type { Weights } from './numbers.js';",
    '',
    'export const WEIGHTS: Readonly<Record<string, Weights>> = {',
    ...Object.entries(all).map(([game, weights]) => weightsLine(game, weights)),
    '};',
    '',
  ].join('\n');
