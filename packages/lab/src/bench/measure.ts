/** Rates of several jobs, measured in turn so that a noisy machine is noisy for all of them. */

/** Works for a while and says how much was done. */
export type Counts = Readonly<Record<string, number>>;
export interface Job {
  readonly name: string;
  /** One piece of work, of a millisecond or so at least. */
  work(): Counts;
}

/** Per second, by job: what each round came to. */
export type Rounds = ReadonlyMap<string, readonly Counts[]>;

/** Milliseconds of processor time: what other processes take does not count. Slow to ask on some machines. */
const spent = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Works for so much processor time, however long that takes on a busy machine. */
const rateOf = (job: Job, ms: number): Counts => {
  const total: Record<string, number> = {};
  const start = spent();
  for (let left = ms; left > 0; left = ms - (spent() - start)) {
    const end = performance.now() + left;
    do {
      for (const [what, n] of Object.entries(job.work())) total[what] = (total[what] ?? 0) + n;
    } while (performance.now() < end);
  }
  const seconds = (spent() - start) / 1000;
  return Object.fromEntries(Object.entries(total).map(([what, n]) => [what, n / seconds]));
};

export const median = (numbers: readonly number[]): number => {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
};

/** Before the rounds each job works for `warmUp`, so that its code is compiled. */
export const measure = (jobs: readonly Job[], rounds: number, ms: number, warmUp = ms): Rounds => {
  for (const job of jobs) rateOf(job, warmUp);
  const found = new Map(jobs.map(({ name }) => [name, [] as Counts[]]));
  for (let round = 0; round < rounds; round++) for (const job of jobs) found.get(job.name)!.push(rateOf(job, ms));
  return found;
};

/** What is counted in a job: `['chess', 'games']`. */
export type Figure = readonly [job: string, what: string];

const roundsOf = (rounds: Rounds, [job, what]: Figure): number[] => rounds.get(job)!.map((counts) => counts[what]!);

/** The median of the rounds. */
export const rate = (rounds: Rounds, figure: Figure): number => median(roundsOf(rounds, figure));

/** The median of what the single rounds say, since a machine changes its pace between them. */
export const ratio = (rounds: Rounds, figure: Figure, to: Figure): number => {
  const others = roundsOf(rounds, to);
  return median(roundsOf(rounds, figure).map((n, round) => n / others[round]!));
};
