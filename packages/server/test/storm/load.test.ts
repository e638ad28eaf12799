/** The short form of `npm run storm -- load`: that it measures; how fast is no matter of tests. Needs what the build makes. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { load } from '../../storm/load.js';

test('a hall under load answers everything, and matches need the memory that they need', async () => {
  const folders = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'five-victories-storm-'))) as [string, string];
  try {
    const { rows, bare } = await load(...folders, [16, 32], 160);
    expect(rows.map(({ open }) => open)).toEqual([16, 32]);
    for (const { answersPerSecond, median, heap } of rows) {
      expect(answersPerSecond).toBeGreaterThan(0);
      expect(median).toBeGreaterThan(0);
      // An open match is a position and its log: of the order of a hundred kilobytes.
      expect(heap).toBeLessThan(1_000);
    }
    expect(Math.min(...bare.map(({ perSecond }) => perSecond))).toBeGreaterThan(0);
  } finally {
    for (const folder of folders) rmSync(folder, { recursive: true });
  }
}, 180_000);
