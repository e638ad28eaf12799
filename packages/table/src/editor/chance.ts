/** Chance for what is made once and then kept; rules have dice of their own. */
export const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]! % 1_000_000;
export const anyChance = (): number => crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32;
export const newId = (): string => crypto.randomUUID?.() ?? `${Date.now()}-${newSeed()}`;
