/** Logistic regression: how the odds of something follow from numbers about it. Newton's method, which needs a few steps. */

/** So many cases with these numbers (`weight`), of which the part `y` turned out well. */
export interface Case {
  readonly x: readonly number[];
  readonly y: number;
  readonly weight: number;
}

export const logistic = (logit: number): number => 1 / (1 + Math.exp(-logit));

export const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, each, i) => sum + each * b[i]!, 0);

/** Solves `matrix · x = right`; both are used up. The largest pivot first, or rounding spoils it. */
export const solve = (matrix: number[][], right: number[]): number[] => {
  const n = right.length;
  for (let at = 0; at < n; at++) {
    let best = at;
    for (let row = at + 1; row < n; row++) if (Math.abs(matrix[row]![at]!) > Math.abs(matrix[best]![at]!)) best = row;
    [matrix[at], matrix[best]] = [matrix[best]!, matrix[at]!];
    [right[at], right[best]] = [right[best]!, right[at]!];
    for (let row = at + 1; row < n; row++) {
      const factor = matrix[row]![at]! / matrix[at]![at]!;
      for (let i = at; i < n; i++) matrix[row]![i]! -= factor * matrix[at]![i]!;
      right[row]! -= factor * right[at]!;
    }
  }
  for (let at = n - 1; at >= 0; at--) {
    for (let i = at + 1; i < n; i++) right[at]! -= matrix[at]![i]! * right[i]!;
    right[at]! /= matrix[at]![at]!;
  }
  return right;
};

/** What has to be smallest: surprise at the cases, and weights that go far without need. */
const costOf = (cases: readonly Case[], weights: readonly number[], ridge: number): number => {
  let cost = (ridge / 2) * dot(weights, weights);
  for (const { x, y, weight } of cases) {
    const logit = dot(x, weights);
    // log(1 + e^logit), whatever its size.
    cost += weight * (Math.max(logit, 0) + Math.log1p(Math.exp(-Math.abs(logit))) - y * logit);
  }
  return cost;
};

interface Slope {
  readonly gradient: number[];
  readonly curvature: number[][];
}

const slopeAt = (cases: readonly Case[], weights: readonly number[], ridge: number): Slope => {
  const gradient = weights.map((each) => ridge * each);
  const curvature = weights.map((_, i) => weights.map((__, j) => (i === j ? ridge + 1e-9 : 0)));
  for (const { x, y, weight } of cases) {
    const p = logistic(dot(x, weights));
    for (const [i, xi] of x.entries()) {
      if (xi === 0) continue;
      gradient[i]! += weight * (p - y) * xi;
      const row = curvature[i]!;
      for (const [j, xj] of x.entries()) row[j]! += weight * p * (1 - p) * xi * xj;
    }
  }
  return { gradient, curvature };
};

/** How far each weight may be off: its standard error, from how sharply surprise rises around it. */
export const errorsOf = (cases: readonly Case[], weights: readonly number[], ridge: number): number[] => {
  const { curvature } = slopeAt(cases, weights, ridge);
  return weights.map((_, i) => {
    const unit = weights.map((__, j) => (i === j ? 1 : 0));
    const copy = curvature.map((row) => [...row]);
    return Math.sqrt(solve(copy, unit)[i]!);
  });
};

const MOST_STEPS = 60;
const MOST_HALVINGS = 20;
const ENOUGH = 1e-10;

/** The weights under which the cases surprise least; `ridge` holds back those for which there is little evidence. */
export const fitted = (cases: readonly Case[], ridge: number): number[] => {
  let weights: number[] = (cases[0]?.x ?? []).map(() => 0);
  let cost = costOf(cases, weights, ridge);
  for (let n = 0; n < MOST_STEPS; n++) {
    const { gradient, curvature } = slopeAt(cases, weights, ridge);
    const step = solve(curvature, gradient);
    let size = 1;
    const moved = (): number[] => weights.map((each, i) => each - size * step[i]!);
    for (let h = 0; h < MOST_HALVINGS && costOf(cases, moved(), ridge) > cost; h++) size /= 2;
    const then = costOf(cases, moved(), ridge);
    if (cost - then < ENOUGH * (1 + Math.abs(cost))) return then < cost ? moved() : weights;
    weights = moved();
    cost = then;
  }
  return weights;
};
