/** How long thoughts took, kept so small that a line of the results has room for it and lines can be added up. */

/** Counts by rung: rung n holds times up to 1.1 to the power of n, in milliseconds. */
export interface Times {
  readonly rungs: Readonly<Record<string, number>>;
  readonly most: number;
}

/** A median of several lines is told to within this much: a tenth. */
const STEP = 1.1;
/** Less than this is nothing worth telling apart. */
const LEAST = 0.05;

const rungOf = (milliseconds: number): number => Math.ceil(Math.log(Math.max(LEAST, milliseconds)) / Math.log(STEP));
const upTo = (rung: number): number => STEP ** rung;

export const NO_TIMES: Times = { rungs: {}, most: 0 };

const added = (all: readonly (readonly [string, number])[]): Record<string, number> => {
  const rungs: Record<string, number> = {};
  for (const [rung, count] of all) rungs[rung] = (rungs[rung] ?? 0) + count;
  return Object.fromEntries(Object.entries(rungs).sort(([a], [b]) => Number(a) - Number(b)));
};

export const timesOf = (milliseconds: readonly number[]): Times => ({
  rungs: added(milliseconds.map((each) => [String(rungOf(each)), 1])),
  most: rounded(milliseconds.reduce((most, each) => Math.max(most, each), 0)),
});

export const together = (all: readonly Times[]): Times => ({
  rungs: added(all.flatMap(({ rungs }) => Object.entries(rungs))),
  most: all.reduce((most, each) => Math.max(most, each.most), 0),
});

export const countOf = ({ rungs }: Times): number => Object.values(rungs).reduce((sum, each) => sum + each, 0);

/** Those that took longer than so many milliseconds. */
export const over = ({ rungs, most }: Times, least: number): Times => ({
  rungs: Object.fromEntries(Object.entries(rungs).filter(([rung]) => upTo(Number(rung)) > least)),
  most,
});

/** So many of a hundred took no longer than this. */
export const percentile = (times: Times, percent: number): number => {
  let left = (countOf(times) * percent) / 100;
  for (const [rung, count] of Object.entries(times.rungs).sort(([a], [b]) => Number(a) - Number(b))) {
    left -= count;
    if (left <= 1e-9) return Math.min(times.most, rounded(upTo(Number(rung))));
  }
  return times.most;
};

const rounded = (milliseconds: number): number => Number(milliseconds.toPrecision(3));
