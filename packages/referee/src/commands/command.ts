/** What the commands share: how they are declared, and how they speak. */
export interface Command {
  readonly name: string;
  /** Its arguments, as the usage shows them. */
  readonly takes: string;
  readonly meaning: string;
  /** Returns the exit code: 0 done, 1 found wanting, 2 not understood. */
  run(args: readonly string[]): Promise<number> | number;
}

export const say = (line: string): void => void process.stdout.write(`${line}\n`);
export const complain = (line: string): void => void process.stderr.write(`${line}\n`);

/** For arguments that are not understood. */
export const misused = (sentence: string): number => {
  complain(`${sentence} Try: victory help`);
  return 2;
};
