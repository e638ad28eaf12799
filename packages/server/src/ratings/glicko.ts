/**
 * Glicko-2, after Mark Glickman's "Example of the Glicko-2 system": how strong somebody seems to be, how sure that is,
 * and how unsteady. Functions over plain data; the letters are those of the paper.
 */

export interface Rating {
  readonly points: number;
  /** How far off the points may be: they lie within two of these in 19 cases of 20. */
  readonly deviation: number;
  readonly volatility: number;
}

/** Against whom, and 1 for a victory, 0.5 for a draw, 0 for a defeat. */
export interface Score {
  readonly against: Pick<Rating, 'points' | 'deviation'>;
  readonly score: number;
}

export const NEWCOMER: Rating = { points: 1500, deviation: 350, volatility: 0.06 };

/** Somebody of whom so little is known is shown as provisional. */
export const PROVISIONAL = 110;

const SCALE = 173.7178;
/** How much the volatility may change: 0.3 to 1.2, by the paper. */
const TAU = 0.5;
const CLOSE = 1e-6;
const LEAST_DEVIATION = 45;

const g = (phi: number): number => 1 / Math.sqrt(1 + (3 * phi * phi) / (Math.PI * Math.PI));

/** What is expected of somebody with `mu` against one with `muj`. */
const expectedOf = (mu: number, muj: number, phij: number): number => 1 / (1 + Math.exp(-g(phij) * (mu - muj)));

/** The zero of a falling function between a and b, by the Illinois way (step 5 of the paper). */
const zeroOf = (f: (x: number) => number, from: number, to: number): number => {
  let [a, b, fa, fb] = [from, to, f(from), f(to)];
  while (Math.abs(b - a) > CLOSE) {
    const c = a + ((a - b) * fa) / (fb - fa);
    const fc = f(c);
    if (fc * fb <= 0) [a, fa] = [b, fb];
    else fa /= 2;
    [b, fb] = [c, fc];
  }
  return a;
};

/** Step 5: sigma'. */
const volatilityOf = (sigma: number, phi: number, v: number, delta: number): number => {
  const a = Math.log(sigma * sigma);
  const f = (x: number): number => {
    const ex = Math.exp(x);
    const all = phi * phi + v + ex;
    return (ex * (delta * delta - all)) / (2 * all * all) - (x - a) / (TAU * TAU);
  };
  const beyond = delta * delta - phi * phi - v;
  let b = beyond > 0 ? Math.log(beyond) : a - TAU;
  if (beyond <= 0) while (f(b) < 0) b -= TAU;
  return Math.exp(zeroOf(f, a, b) / 2);
};

/** After a period in which nothing was played; of several, and of parts of one. */
export const rested = ({ points, deviation, volatility }: Rating, periods: number): Rating => {
  const grown = Math.sqrt(deviation * deviation + periods * (volatility * SCALE) ** 2);
  return { points, deviation: Math.min(grown, NEWCOMER.deviation), volatility };
};

/** After a period with these results. */
export const rated = ({ points, deviation, volatility }: Rating, scores: readonly Score[]): Rating => {
  const [mu, phi] = [(points - NEWCOMER.points) / SCALE, deviation / SCALE];
  let [information, surprise] = [0, 0];
  for (const { against, score } of scores) {
    const [muj, phij] = [(against.points - NEWCOMER.points) / SCALE, against.deviation / SCALE];
    const expected = expectedOf(mu, muj, phij);
    information += g(phij) ** 2 * expected * (1 - expected);
    surprise += g(phij) * (score - expected);
  }
  if (scores.length === 0) return rested({ points, deviation, volatility }, 1);
  const v = 1 / information;
  const sigma = volatilityOf(volatility, phi, v, v * surprise);
  const after = 1 / Math.sqrt(1 / (phi * phi + sigma * sigma) + 1 / v);
  return {
    points: SCALE * (mu + after * after * surprise) + NEWCOMER.points,
    // Who is too sure of somebody does not see him getting better.
    deviation: Math.min(Math.max(SCALE * after, LEAST_DEVIATION), NEWCOMER.deviation),
    volatility: sigma,
  };
};

export const isProvisional = ({ deviation }: Pick<Rating, 'deviation'>): boolean => deviation > PROVISIONAL;
