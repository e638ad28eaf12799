/**
 * Versions of the rules of a game. A rule that is mended so that an answer given before could now be refused, or come
 * out otherwise, raises the version; so whoever keeps a match can be told which rules have changed since.
 */

/** The rules mended with each version after the first. */
export type Mended = Readonly<Record<number, readonly string[]>>;

const numbersOf = (mended: Mended): number[] => Object.keys(mended).map(Number);

/** The version of today. */
export const versionOf = (mended: Mended): string => String(Math.max(1, ...numbersOf(mended)));

/** The rules mended after a version, each once. */
export const mendedSince = (mended: Mended, version: string): readonly string[] => [
  ...new Set(
    numbersOf(mended)
      .filter((number) => number > Number(version))
      .flatMap((number) => mended[number]!),
  ),
];
