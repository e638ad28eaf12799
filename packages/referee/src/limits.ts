/** What one process takes on. Past a limit a request gets an error that says so. */
export const LIMITS = {
  /** Characters of one line. */
  line: 8_000_000,
  /** Lists and objects inside one another. */
  depth: 64,
  /** Matches held at a time. */
  matches: 100,
  /** Dice in one list. */
  dice: 100_000,
} as const;

/** The seed of a match that is given neither a seed nor dice. */
export const STANDARD_SEED = 1;
export const STANDARD_MATCH = 'main';
