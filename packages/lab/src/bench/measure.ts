/** Rates of several jobs, measured in turn so that a noisy machine is noisy for all of them. */

/** Works for a while and says how much was done. */
export type Counts = Readonly<Record<string, number>>;
export interface Job {
  readonly name: string;
  /** One piece of work, of a millisecond or so at least. */
  work(): Counts;
}

/** Per second, by job and by what is counted: the median of the rounds. */
export type Rates = ReadonlyMap<string, Counts>;

/** Milliseconds of processor time: what other processes take does not count. Slow to ask on some machines. */
const spent = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const rateOf = (job: Job, ms: number): Counts => {
  const total: Record<string, number> = {};
  const start = spent();
  const end = performance.now() + ms;
  do {
    for (const [what, n] of Object.entries(job.work())) total[what] = (total[what] ?? 0) + n;
  } while (performance.now() < end);
  const seconds = (spent() - start) / 1000;
  return Object.fromEntries(Object.entries(total).map(([what, n]) => [what, n / seconds]));
};

export const median = (numbers: readonly number[]): number => {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
};

export const measure = (jobs: readonly Job[], rounds: number, ms: number): Rates => {
  for (const job of jobs) rateOf(job, ms);
  const found = jobs.map((): Counts[] => []);
  for (let round = 0; round < rounds; round++) for (const [i, job] of jobs.entries()) found[i]!.push(rateOf(job, ms));
  return new Map(
    jobs.map(({ name }, i) => {
      const keys = Object.keys(found[i]![0]!);
      return [name, Object.fromEntries(keys.map((key) => [key, median(found[i]!.map((rates) => rates[key]!))]))];
    }),
  );
};
