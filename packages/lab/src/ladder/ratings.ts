/** How strong each is, from who beat whom: Bradley and Terry's model on Elo's scale, a draw being half a win. */
import { errorsOf, fitted, type Case } from '../logistic.js';

/** Two bots with the points that the first made in each pair of matches: 0 to 2. */
export interface Bout {
  readonly bots: readonly [string, string];
  readonly pairs: readonly number[];
}

export interface Rating {
  readonly bot: string;
  readonly rating: number;
  /** The true one lies between these with 95 %; the first bot's is fixed, and all others are beside it. */
  readonly low: number;
  readonly high: number;
}

/** The first bot stands here. */
const FIRST = 1000;
/** Ten to one is worth 400 points. */
const SCALE = 400 / Math.LN10;
/** Each bout counts as though one match more had been drawn: without it whoever has won all is infinitely strong. */
const DRAWN_BEFORE = 1;
const MATCHES = 2;
const TOO_LITTLE_TO_MATTER = 1e-6;
/** 95 of 100 lie within so many standard errors. */
const Z = 1.96;

const caseOf = (bots: readonly string[], { bots: [a, b], pairs }: Bout): Case => {
  const points = pairs.reduce((sum, each) => sum + each, 0) + DRAWN_BEFORE / 2;
  const weight = MATCHES * pairs.length + DRAWN_BEFORE;
  const x = bots.slice(1).map((bot) => (bot === a ? 1 : 0) - (bot === b ? 1 : 0));
  return { x, y: points / weight, weight };
};

/** Those who can be compared with the first, over however many others; in the order given. */
const comparable = (bots: readonly string[], bouts: readonly Bout[]): readonly string[] => {
  const known = new Set(bots.slice(0, 1));
  for (let before = 0; before < known.size;) {
    before = known.size;
    for (const { bots: pair } of bouts) if (pair.some((bot) => known.has(bot))) for (const bot of pair) known.add(bot);
  }
  return bots.filter((bot) => known.has(bot));
};

/**
 * Ratings of all who can be compared with the first of the bots. The intervals are those of the likelihood; they take
 * each match for one by itself and every half point for chance, so that they are rather too wide than too narrow.
 */
export const ratingsOf = (among: readonly string[], all: readonly Bout[]): readonly Rating[] => {
  const played = all.filter(({ pairs }) => pairs.length > 0);
  const bots = comparable(among, played);
  const cases = played.filter(({ bots: [a] }) => bots.includes(a)).map((bout) => caseOf(bots, bout));
  if (cases.length === 0) return [];
  const weights = fitted(cases, TOO_LITTLE_TO_MATTER);
  const errors = errorsOf(cases, weights, TOO_LITTLE_TO_MATTER);
  return bots.map((bot, i) => {
    const [weight, error] = i === 0 ? [0, 0] : [weights[i - 1]!, errors[i - 1]!];
    const at = (z: number): number => FIRST + SCALE * (weight + z * error);
    return { bot, rating: at(0), low: at(-Z), high: at(Z) };
  });
};
