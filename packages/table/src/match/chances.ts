/** Chances of dice: arithmetic only. What is thrown and what it needs the engine says. */

/** The chance of each number of hits, 0 to all, for dice that hit at or below what each needs. */
export const hitChances = (needs: readonly number[], sides: number): number[] => {
  let chances = [1];
  for (const need of needs) {
    const p = Math.min(1, Math.max(0, need / sides));
    chances = Array.from(
      { length: chances.length + 1 },
      (_, hits) => (chances[hits] ?? 0) * (1 - p) + (chances[hits - 1] ?? 0) * p,
    );
  }
  return chances;
};

export const expected = (chances: readonly number[]): number =>
  chances.reduce((sum, chance, hits) => sum + hits * chance, 0);

/** The chance of at least so many. */
export const atLeast = (chances: readonly number[], hits: number): number =>
  chances.slice(hits).reduce((sum, chance) => sum + chance, 0);
