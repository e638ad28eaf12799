/** The short form of `npm run storm -- fuzz`. Needs what the build makes. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fuzz } from '../../storm/fuzz.js';

test('junk changes nothing, and is answered with proper errors', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'five-victories-storm-'));
  try {
    const { faults, frames, requests, answers } = await fuzz(folder, 3000);
    expect(faults).toEqual([]);
    expect(frames + requests).toBeGreaterThanOrEqual(3000);
    // It is junk of many kinds: all these were met.
    for (const code of ['no shape', 'no seat', 'no unknown', 'HTTP 400', 'HTTP 403', 'HTTP 404'])
      expect(answers.get(code), code).toBeGreaterThan(0);
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 180_000);
