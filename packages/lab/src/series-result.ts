/** What a series of matches comes to. */
import type { Both } from '@five-victories/engine';
import type { Job } from './jobs.js';
import type { MatchUp } from './match-up.js';
import type { Played } from './play.js';
import { mean, shareOf, type Share } from './statistics.js';

export interface SeriesResult {
  readonly game: string;
  readonly scenario?: string;
  readonly south: string;
  readonly north: string;
  readonly seed: number;
  readonly matches: number;
  readonly bots: readonly { readonly name: string; readonly wins: Share }[];
  readonly sides: Both<Share>;
  readonly draws: Share;
  /** Stopped at the safety limit of turns. */
  readonly unfinished: number;
  readonly outcomes: Readonly<Record<string, number>>;
  readonly meanTurns: number;
  readonly meanDecisions: number;
}

const winnerOf = ({ swapped }: Job, { outcome }: Played): 0 | 1 | undefined => {
  if (outcome?.winner === undefined) return undefined;
  return (outcome.winner === 'south') === swapped ? 1 : 0;
};

const namesOf = ({ bots: [first, second] }: MatchUp): [string, string] =>
  first.name === second.name ? [`${first.name} (first)`, `${second.name} (second)`] : [first.name, second.name];

const kindOf = ({ outcome }: Played): string =>
  outcome ? `${outcome.result} (${outcome.rule})` : 'stopped at the safety limit';

export const resultOf = (
  matchUp: MatchUp,
  seed: number,
  jobs: readonly Job[],
  played: readonly Played[],
): SeriesResult => {
  const matches = jobs.length;
  const count = (test: (match: Played, job: Job) => boolean): Share =>
    shareOf(played.filter((match, i) => test(match, jobs[i]!)).length, matches);
  const outcomes: Record<string, number> = {};
  for (const match of played) outcomes[kindOf(match)] = (outcomes[kindOf(match)] ?? 0) + 1;
  return {
    game: matchUp.game.id,
    ...(matchUp.scenario ? { scenario: matchUp.scenario.id } : {}),
    south: matchUp.south.id,
    north: matchUp.north.id,
    seed,
    matches,
    bots: namesOf(matchUp).map((name, i) => ({ name, wins: count((match, job) => winnerOf(job, match) === i) })),
    sides: {
      south: count(({ outcome }) => outcome?.winner === 'south'),
      north: count(({ outcome }) => outcome?.winner === 'north'),
    },
    draws: count(({ outcome }) => outcome !== undefined && outcome.winner === undefined),
    unfinished: played.filter(({ outcome }) => outcome === undefined).length,
    outcomes: Object.fromEntries(Object.entries(outcomes).sort(([, a], [, b]) => b - a)),
    meanTurns: mean(played.map(({ turns }) => turns)),
    meanDecisions: mean(played.map(({ decisions }) => decisions)),
  };
};
