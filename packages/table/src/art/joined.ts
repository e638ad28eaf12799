export const joined = (...parts: readonly string[]): string => parts.join('');
