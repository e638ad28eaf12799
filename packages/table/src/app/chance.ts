/** Chance for what is made once and then kept; rules have dice of their own. */
const any = (): number => crypto.getRandomValues(new Uint32Array(1))[0]!;

/** Dice nobody can foresee. */
export const diceSeed = any;
/** A number below n that nobody can foresee. */
export const below = (n: number): number => any() % n;
/** A number that can be typed in again. */
export const newSeed = (): number => any() % 1_000_000;
export const anyChance = (): number => any() / 2 ** 32;
export const newId = (): string => crypto.randomUUID?.() ?? `${Date.now()}-${any()}`;
