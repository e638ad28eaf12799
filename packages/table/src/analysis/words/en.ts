/** Texts of chances and of the analysis of a match, in English. */
const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
const within = (army: string): string => army.replace(/^The /, 'the ');

export const en = {
  bar: (south: string, draw: string, north: string) =>
    `Chances of winning: South ${south}, a draw ${draw}, North ${north}`,
  barTitle: 'As matches between bots went on from positions like this',
  curve: 'Chances of winning over the match',

  title: 'Analysis',
  ask: 'Look for better orders',
  askText:
    'The most doubtful orders of both sides are tried again with other dice, beside what else could have been done.',
  running: 'Analysing the match',
  stop: 'Stop',
  failed: (why: string) => `The analysis came to nothing: ${why}`,
  better: 'Where a better order was to be had',
  none: 'None of the doubtful orders was clearly worse than what else could have been done.',
  when: (turn: number, army: string) => `Turn ${turn}, ${within(army)}`,
  played: (unit: string | undefined, what: string) => (unit === undefined ? `${what}.` : `${unit}: ${what}.`),
  instead: (what: string) => `Better: ${what}.`,
  tried: (had: string, hoped: string, better: number, worse: number, tries: number) =>
    `Hopes of ${hoped} instead of ${had}: in ${plural(tries, 'try', 'tries')} with the same dice better in ${better}, worse in ${worse}.`,
  hope: 'A hope is the chance of winning and half that of a draw.',

  dice: {
    title: 'Throws that changed most',
    sum: (percent: string, army: string) => `In chances the dice gave ${within(army)} ${percent} in all.`,
    throw: (turn: number, percent: string, army: string) => `Turn ${turn}: +${percent} for ${within(army)}`,
    hits: (army: string, hits: number, dice: number, expected: string) =>
      `${army} threw ${plural(hits, 'hit')} with ${plural(dice, 'die', 'dice')}, ${expected} expected`,
  },
};

export type AnalysisWords = typeof en;
