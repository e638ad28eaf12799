/** A share with its 95 % confidence interval by Wilson's score, which holds for few matches and for shares near 0 or 1. */
export interface Share {
  readonly count: number;
  readonly of: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

const Z = 1.959964;

export const shareOf = (count: number, of: number): Share => {
  if (of === 0) return { count, of, share: 0, low: 0, high: 1 };
  const p = count / of;
  const spread = 1 + (Z * Z) / of;
  const centre = (p + (Z * Z) / (2 * of)) / spread;
  const half = (Z / spread) * Math.sqrt((p * (1 - p)) / of + (Z * Z) / (4 * of * of));
  return { count, of, share: p, low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
};

export const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
