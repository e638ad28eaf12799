/** The test of the turned table: seeds as in `keeps.ts`. */
import { describe, expect, test } from 'vitest';
import type { Contract } from '../contract.js';
import { mirrorIsKept } from './mirror.js';

const only = process.env['CONTRACT_SEED'];
const long = process.env['CONTRACT'] !== undefined;
const [SEEDS, LONG] = [12, 400];

const failureOf = (contract: Contract, seed: number): string[] => {
  try {
    mirrorIsKept(contract, seed);
    return [];
  } catch (error) {
    return [`seed ${seed}: ${(error as Error).message}`.slice(0, 400)];
  }
};

export const keepsMirror = (contract: Contract): void => {
  const seeds = only === undefined ? Array.from({ length: long ? LONG : SEEDS }, (_, i) => i + 1) : [Number(only)];
  describe(contract.name, { timeout: 600_000 }, () => {
    test('with the sides exchanged and the table turned it plays alike', () => {
      expect(seeds.flatMap((seed) => failureOf(contract, seed))).toEqual([]);
    });
  });
};
