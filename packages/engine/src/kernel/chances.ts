/** Chances of dice: what is thrown and what each die needs the rules say; here is only how likely it is. */

/** The chance of each number of hits, none to all, with dice of so many sides that hit at or below what each needs. */
export const hitChances = (needs: readonly number[], sides: number): number[] => {
  let chances = [1];
  for (const need of needs) {
    const p = Math.min(1, Math.max(0, need / sides));
    const more = [...chances, 0];
    for (let hits = 0; hits < more.length; hits++)
      more[hits] = (chances[hits] ?? 0) * (1 - p) + (chances[hits - 1] ?? 0) * p;
    chances = more;
  }
  return chances;
};

/** How many hits there are on average. */
export const expected = (chances: readonly number[]): number =>
  chances.reduce((sum, chance, hits) => sum + hits * chance, 0);

/** The chance of at least so many. */
export const atLeast = (chances: readonly number[], hits: number): number =>
  chances.slice(hits).reduce((sum, chance) => sum + chance, 0);
