/** A clock for `Means.late`: bots have none of their own, so a test or a referee plays without. */
export const within = (now: () => number, most: number): (() => boolean) => {
  const end = now() + most;
  return () => now() >= end;
};

/** Milliseconds after which whoever waits for a bot wants an answer: what is under way then takes up to half a second more. */
export const PATIENCE = 2300;

/** Who answers where a bot did not come to an answer: it plays soundly and at once. */
export const QUICK = 'captain';
