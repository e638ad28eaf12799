/** Plain assertions: the contract makes millions of them, and vitest's `expect` is made for thousands. */
export const holds = (condition: boolean, otherwise: () => string): void => {
  if (!condition) throw new Error(otherwise());
};

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The first path at which two plain values differ, with both; undefined when they are alike. Absent is undefined. */
export const differenceOf = (a: unknown, b: unknown, path = ''): string | undefined => {
  if (a === b) return undefined;
  if (!isObject(a) || !isObject(b)) return `${path || 'all'}: ${JSON.stringify(a)} and ${JSON.stringify(b)}`;
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const found = differenceOf(a[key], b[key], `${path}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
};

export const alike = (a: unknown, b: unknown, what: string): void => {
  const difference = differenceOf(a, b);
  if (difference !== undefined) throw new Error(`${what} differs at ${difference}`);
};
