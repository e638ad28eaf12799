/** What a series shows: progress while it runs, a table at its end. */
import { fit } from './ink.js';
import type { MatchUp } from './match-up.js';
import type { SeriesResult } from './series-result.js';
import type { Share } from './statistics.js';
import type { Terminal } from './terminal.js';

const BAR = 30;

/** A bar that is redrawn where somebody watches, else a line for every tenth. */
export const progressOn = (to: Terminal, matches: number): { step: () => void; end: () => void } => {
  let done = 0;
  const draw = (): void => {
    const full = Math.round((BAR * done) / matches);
    to.complain(`\r[${'#'.repeat(full)}${'.'.repeat(BAR - full)}] ${done} of ${matches} matches`);
  };
  const isTenth = (): boolean => Math.floor((10 * done) / matches) > Math.floor((10 * (done - 1)) / matches);
  return {
    step: () => {
      done++;
      if (to.live) draw();
      else if (isTenth()) to.complain(`${done} of ${matches} matches\n`);
    },
    end: () => (to.live ? to.complain(`\r${' '.repeat(BAR + 40)}\r`) : undefined),
  };
};

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const row = (name: string, { count, share, low, high }: Share): string =>
  `  ${name.padEnd(34)} ${String(count).padStart(7)} ${percent(share).padStart(8)}   ${percent(low)} to ${percent(high)}\n`;

interface Speed {
  readonly seconds: number;
  readonly matchesPerSecond: number;
}

export const tableOf = ({ game, scenario, south, north }: MatchUp, result: SeriesResult, speed: Speed): string => {
  const { bots, sides, draws, outcomes, matches, unfinished } = result;
  const where = scenario ? `, ${scenario.name}` : '';
  const lines = [
    `${game.title}${where}: ${south.name} (south) against ${north.name} (north)\n`,
    `${matches} matches, seed ${result.seed}; the bots changed sides half-way\n\n`,
    `  ${'won by'.padEnd(34)} ${'matches'.padStart(7)} ${'share'.padStart(8)}   95 % confidence\n`,
    ...bots.map(({ name, wins }) => row(name, wins)),
    row(fit(`south, ${south.name}`, 34), sides.south),
    row(fit(`north, ${north.name}`, 34), sides.north),
    row('nobody', draws),
    `\n  how they ended\n`,
    ...Object.entries(outcomes).map(([kind, count]) => `  ${kind.padEnd(34)} ${String(count).padStart(7)}\n`),
    `\n${result.meanTurns.toFixed(1)} turns and ${result.meanDecisions.toFixed(0)} decisions a match; `,
    `${speed.matchesPerSecond.toFixed(1)} matches a second, ${speed.seconds.toFixed(1)} s in all.\n`,
    unfinished > 0 ? `${unfinished} matches were stopped at the safety limit of turns.\n` : '',
  ];
  return lines.join('');
};
