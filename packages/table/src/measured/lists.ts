/** Lists that are gone through and changed one by one, and the keys that do it. */

/** The next in a list, or the one before, round and round; from nowhere the first, or the last. */
export const nextOf = <T>(list: readonly T[], now: T | undefined, by: number): T | undefined => {
  const at = now === undefined ? -1 : list.indexOf(now);
  return list[(at < 0 && by < 0 ? list.length - 1 : at + by + list.length) % list.length];
};

/** By which arrow keys go through a list. */
export const TURNS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Where arrow keys lead on a table that is seen from the south. */
export const ARROWS: Readonly<Record<string, readonly [east: number, north: number]>> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The one that costs least, and no more than a limit; what costs without end is none. */
export const leastOf = <T>(list: Iterable<T>, costOf: (each: T) => number, limit = Number.MAX_VALUE): T | undefined => {
  let found: T | undefined;
  let least = limit;
  for (const each of list) {
    const cost = costOf(each);
    if (cost > least || (cost === least && found !== undefined)) continue;
    [found, least] = [each, cost];
  }
  return found;
};

/** Keys that take one step back. */
export const isBack = (key: string): boolean => key === 'Escape' || key === 'Backspace';

export const rising = (numbers: readonly number[]): number[] => [...new Set(numbers)].sort((a, b) => a - b);

/** With one more, or without the one that is there. */
export const toggledIn = <T>(list: readonly T[], one: T, on = !list.includes(one)): readonly T[] =>
  on ? [...list, one] : list.filter((each) => each !== one);

export const replacedIn = <T>(list: readonly T[], at: number, one: T): readonly T[] =>
  list.map((each, i) => (i === at ? one : each));

export const withoutAt = <T>(list: readonly T[], at: number): readonly T[] => list.filter((_, i) => i !== at);

/** One place earlier. */
export const earlierIn = <T>(list: readonly T[], at: number): readonly T[] =>
  at < 1 ? list : list.map((each, i) => (i === at - 1 ? list[at]! : i === at ? list[at - 1]! : each));

/** The same of two lists, in whatever order. */
export const areAlike = <T>(one: readonly T[], two: readonly T[]): boolean =>
  one.length === two.length && one.every((each) => two.includes(each));

/** Without the fields that are not said. */
export const given = <T extends object>(fields: T): { [K in keyof T]: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };

/**
 * So much of a whole for one of several; the others keep what they can of theirs, those who come later give first.
 * What is over then goes to `rest`, if somebody is to have it.
 */
export const shared = (own: readonly number[], whole: number, at: number, wanted: number, rest?: number): number[] => {
  const given = Math.max(0, Math.min(whole, wanted));
  let left = whole - given;
  const kept = own.map((each, i) => {
    if (i === at) return given;
    const keeps = Math.min(each, left);
    left -= keeps;
    return keeps;
  });
  return kept.map((each, i) => (i === rest ? each + left : each));
};
