/** The short form of `npm run storm -- cost`: it measures, and all see the same. Needs what the build makes. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { costOf } from '../../storm/cost.js';
import { EDITIONS } from '../kit.js';

test('what an answer costs a hall is measured', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'five-victories-cost-'));
  try {
    const row = await costOf([{ folder }], EDITIONS[0], 8, 80);
    expect(row.faults).toEqual([]);
    expect(row).toMatchObject({ game: 'fine', halls: 1, open: 8, answers: 80 });
    for (const figure of [row.cpu, row.perSecond, row.resident]) expect(figure).toBeGreaterThan(0);
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 180_000);
