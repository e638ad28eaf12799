/** Kinds of things with how many there are of each: `2 × Dragoons`. They are names of kinds, one or many. */
export const timesEach = (keys: readonly string[], nameOf: (key: string) => string): readonly string[] =>
  [...new Set(keys)].map((key) => `${keys.filter((each) => each === key).length} × ${nameOf(key)}`);
