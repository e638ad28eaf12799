/**
 * What every game owes its callers, proved by random play. A failure names its seed: `CONTRACT_SEED=123` plays only
 * that match. `CONTRACT=long` plays for five minutes and collects all failures; `CONTRACT=60` does so for 60 seconds.
 */
import { describe, expect, test } from 'vitest';
import { CONTRACTS } from './contract/games.js';
import { nothingMet, walk } from './contract/walk.js';

const only = process.env['CONTRACT_SEED'];
const wanted = process.env['CONTRACT'];
const long = wanted !== undefined;
const LONG_MS = wanted === undefined || wanted === 'long' ? 300_000 : 1000 * Number(wanted);
const MATCHES = 120;

describe.each(CONTRACTS)('$name', (contract) => {
  test.runIf(only !== undefined)('one match from its seed', () => walk(contract, Number(only), nothingMet()));

  test.skipIf(only !== undefined)('every decision keeps the contract, in every kind and procedure', { timeout: 2 * LONG_MS }, () => {
    const met = nothingMet();
    const failures: string[] = [];
    const end = performance.now() + (long ? LONG_MS : 0);
    for (let seed = 1; seed <= MATCHES || performance.now() < end; seed++) {
      try {
        walk(contract, seed, met);
      } catch (error) {
        if (!long) throw error;
        failures.push(error instanceof Error ? error.message : String(error));
      }
    }
    console.log(`${contract.name}: ${met.matches} matches, ${met.decisions} decisions`);
    expect(failures).toEqual([]);
    expect(contract.kinds.filter((kind) => !met.savedKinds.has(kind))).toEqual([]);
    expect(contract.procedures.filter((name) => !met.savedIn.has(name))).toEqual([]);
  });
});
