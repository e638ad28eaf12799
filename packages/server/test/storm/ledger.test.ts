/** What runs of a few minutes come to together, and that they were not all of the same program. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { nextOf, noteRun, runsIn, sums, type Ran } from '../../storm/ledger.js';

const ran = (commit: string, first: number, kills: number, faults: readonly string[] = []): Ran => ({
  part: 'kill-sqlite',
  at: '2026-11-19T22:00:00.000Z',
  commit,
  seed: 1,
  first,
  next: first + 3,
  seconds: 60,
  cpu: 20,
  counts: { kills },
  faults,
});

test('runs are added up by part, and the commits they were made of are named', () => {
  const folder = mkdtempSync(join(tmpdir(), 'five-victories-storm-'));
  try {
    const file = join(folder, 'storm.jsonl');
    for (const run of [ran('aaaa', 0, 100), ran('aaaa', 3, 50), ran('bbbb*', 6, 7, ['lost'])]) noteRun(file, run);
    expect(nextOf(runsIn(file), 'kill-sqlite')).toBe(9);
    expect(sums(runsIn(file))).toEqual([
      'kill-sqlite: 157 kills; 1 faults (3 runs, 2 at aaaa, 1 at bbbb*; 2026-11-19, 180 s, 60 s processor time)',
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
