/**
 * What storms have done, run by run: a file with a line of JSON for each, so that parts of a few minutes add up to the
 * counts that are wanted. A run begins where the last one of its part has ended.
 */
import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/** By what is counted, in words: `kills`, `answers acknowledged`. */
export type Counts = Readonly<Record<string, number>>;

export interface Ran {
  readonly part: string;
  readonly at: string;
  readonly commit: string;
  readonly seed: number;
  /** Which pieces of work it did: from `first` on, up to `next`, where the following run begins. */
  readonly first: number;
  readonly next: number;
  readonly seconds: number;
  /** Seconds of processor time, of this process and all that it started and that have ended. */
  readonly cpu?: number;
  readonly counts: Counts;
  readonly faults: readonly string[];
}

/** The commit that is played; with a star where files differ from it. */
export const commitNow = (): string => {
  const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim();
  try {
    return `${git('rev-parse', '--short=10', 'HEAD')}${git('status', '--porcelain', '-uno') === '' ? '' : '*'}`;
  } catch {
    return 'unknown';
  }
};

/** What the kernel counts of processor time in a second. */
const TICKS = 100;

/** Seconds of processor time so far, of this process and, on Linux, of those that it started and that have ended. */
export const cpuNow = (): number => {
  if (process.platform !== 'linux') return (process.cpuUsage().user + process.cpuUsage().system) / 1e6;
  // After the name, which may hold anything: the 14th to 17th field of proc_pid_stat(5).
  const [, fields = ''] = readFileSync('/proc/self/stat', 'utf8').split(/\) (?=[^)]*$)/);
  return (
    fields
      .split(' ')
      .slice(11, 15)
      .map(Number)
      .reduce((sum, each) => sum + each, 0) / TICKS
  );
};

export const runsIn = (file: string): Ran[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as Ran)
    : [];

export const noteRun = (file: string, ran: Ran): void => appendFileSync(file, `${JSON.stringify(ran)}\n`);

export const nextOf = (runs: readonly Ran[], part: string): number =>
  runs.filter((ran) => ran.part === part).at(-1)?.next ?? 0;

export const added = (all: readonly Counts[]): Counts => {
  const sums: Record<string, number> = {};
  for (const counts of all) for (const [what, much] of Object.entries(counts)) sums[what] = (sums[what] ?? 0) + much;
  return sums;
};

export const inWords = (counts: Counts): string =>
  Object.entries(counts)
    .map(([what, much]) => `${much.toLocaleString('en')} ${what}`)
    .join(', ');

/** Runs by the commit that was played: what is summed up was not all done by the same program. */
const commitsOf = (runs: readonly Ran[]): string =>
  [...new Set(runs.map(({ commit }) => commit))]
    .map((commit) => `${runs.filter((ran) => ran.commit === commit).length} at ${commit}`)
    .join(', ');

/** What the runs of each part come to. */
export const sums = (runs: readonly Ran[]): string[] =>
  [...new Set(runs.map(({ part }) => part))].map((part) => {
    const own = runs.filter((ran) => ran.part === part);
    const faults = own.reduce((sum, ran) => sum + ran.faults.length, 0);
    const days = [own[0]!.at, own.at(-1)!.at].map((at) => at.slice(0, 10));
    const when = [...new Set(days)].join(' to ');
    const [seconds, cpu] = [own.map((ran) => ran.seconds), own.map((ran) => ran.cpu ?? 0)].map((all) =>
      Math.round(all.reduce((sum, each) => sum + each, 0)),
    );
    const took = `${own.length} runs, ${commitsOf(own)}; ${when}, ${seconds} s, ${cpu} s processor time`;
    return `${part}: ${inWords(added(own.map(({ counts }) => counts)))}; ${faults} faults (${took})`;
  });
