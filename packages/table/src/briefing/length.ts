/** How long a match may take: a guess from its turns and units, and said to be one. */
const SECONDS = 8.5;
/** Of a match without a last turn. */
const USUAL_TURNS = 10;
const STEP = 5;

export const minutesOf = (turns: number | undefined, units: number): number =>
  Math.max(STEP, Math.round(((turns ?? USUAL_TURNS) * units * SECONDS) / 60 / STEP) * STEP);
