/** Draws from a seeded stream, so that a failure can be played again from its seed. */
import { below, streamOf, type Stream } from '../../src/kernel/index.js';

export interface Draw {
  /** A whole number from `least` to `most`. */
  number(least: number, most: number): number;
  /** True once in `n` times. */
  once(n: number): boolean;
  one<T>(list: readonly T[]): T;
  /** Each element with a chance of one in two. */
  some<T>(list: readonly T[]): T[];
  shuffled<T>(list: readonly T[]): T[];
}

export const drawFrom = (seed: number): Draw => {
  const stream: Stream = streamOf(seed);
  const number = (least: number, most: number): number => least + below(stream, most - least + 1);
  const one = <T>(list: readonly T[]): T => list[below(stream, list.length)]!;
  const shuffled = <T>(list: readonly T[]): T[] => {
    const left = [...list];
    return list.map(() => left.splice(below(stream, left.length), 1)[0]!);
  };
  return {
    number,
    once: (n) => below(stream, n) === 0,
    one,
    some: (list) => list.filter(() => below(stream, 2) === 0),
    shuffled,
  };
};
