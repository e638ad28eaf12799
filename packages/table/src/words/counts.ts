/** How many of each kind, in the order in which they first come: `1 × Dragoons`, for a type is the name of a kind. */
export const timesEach = <T>(things: readonly T[], nameOf: (thing: T) => string): string[] =>
  [...new Set(things)].map((kind) => `${things.filter((each) => each === kind).length} × ${nameOf(kind)}`);
