/**
 * What every game owes its callers, proved by random play. A failure names its seed: `CONTRACT_SEED=123` plays only
 * that match. `CONTRACT=long` plays for five minutes and collects all failures; `CONTRACT=60` does so for 60 seconds.
 */
import { describe, expect, test } from 'vitest';
import { changedBeginningIsJudged } from './beginnings.js';
import type { Contract } from './contract.js';
import { findsChange, handEqualsList, recordReplays } from './records.js';
import { nothingMet, walk, type Met } from './walk.js';

const only = process.env['CONTRACT_SEED'];
const wanted = process.env['CONTRACT'];
const long = wanted !== undefined;
const LONG_MS = wanted === undefined || wanted === 'long' ? 300_000 : 1000 * Number(wanted);
/** Rare decisions may want more matches. */
const PATIENCE = 4;

/** Seeds 1, 2, 3 ... each in turn; the failures, with the seed. */
const failuresOf = (
  contract: Contract,
  check: (contract: Contract, seed: number) => void,
  goesOn: (seed: number) => boolean,
): string[] => {
  const failures: string[] = [];
  for (let seed = 1; goesOn(seed); seed++) {
    try {
      check(contract, seed);
    } catch (error) {
      failures.push(`seed ${seed}: ${(error as Error).message}`.slice(0, 400));
    }
  }
  return failures;
};

const missedOf = ({ kinds, procedures, settles }: Contract, { savedKinds, savedIn, settled }: Met): string[] => [
  ...kinds.filter((kind) => !savedKinds.has(kind)),
  ...procedures.filter((name) => !savedIn.has(name)),
  ...settles.filter((each) => !settled.has(each)),
];

const playsOne = (contract: Contract): void => {
  test('from its seed', () => walk(contract, Number(only), nothingMet()));
};

const playsAll = (contract: Contract): void => {
  test('every decision keeps the contract, in every kind and procedure', () => {
    const met = nothingMet();
    const end = performance.now() + (long ? LONG_MS : 0);
    const { matches } = contract;
    const failures = failuresOf(
      contract,
      (each, seed) => walk(each, seed, met),
      (seed) =>
        seed <= matches ||
        performance.now() < end ||
        (seed <= PATIENCE * matches && missedOf(contract, met).length > 0),
    );
    const missed = missedOf(contract, met);
    if (long)
      console.log(`${contract.name}: ${met.matches} matches, ${met.decisions} decisions, missed: ${missed.join()}`);
    expect(failures).toEqual([]);
    expect(missed, 'decisions and procedures that were never met and saved').toEqual([]);
  });

  test('beginnings with something changed are refused with a path, or played', () => {
    expect(failuresOf(contract, changedBeginningIsJudged, (seed) => seed <= contract.beginnings)).toEqual([]);
  });

  test('records replay to the same match', () => {
    expect(failuresOf(contract, recordReplays, (seed) => seed <= contract.records)).toEqual([]);
  });

  test('a record with one answer changed is found out', () => {
    const { records } = contract;
    const results = Array.from({ length: records }, (_, i) => findsChange(contract, i + 1));
    expect(results.filter((found) => found === true).length).toBeGreaterThan(records / 2);
    expect(results).not.toContain(false);
  });

  test('dice by hand lead where the same dice in a list lead', () => {
    expect(failuresOf(contract, handEqualsList, (seed) => seed <= contract.records / 2)).toEqual([]);
  });
};

/** The tests of one game; each game has a file of its own, so that they run side by side. */
export const keepsContract = (contract: Contract): void => {
  describe.runIf(only !== undefined)(`${contract.name}, one match`, () => {
    playsOne(contract);
  });
  describe.skipIf(only !== undefined)(contract.name, { timeout: 2 * LONG_MS }, () => {
    playsAll(contract);
  });
};
