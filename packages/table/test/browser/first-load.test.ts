/** What a first visit fetches before anything is clicked: people come on slow lines too. */
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BROWSER, openStage, SKIPPED, type Stage } from './kit.js';

const LONG = 120_000;
/** Bytes, gzipped, of all but the font. */
const MOST = 100_000;

describe.skipIf(!BROWSER)(`first load${SKIPPED}`, { timeout: LONG }, () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage();
  }, LONG);
  afterAll(() => stage?.end());

  test('stays under 100 kB', async () => {
    const page = await stage.page();
    const bodies: Promise<number>[] = [];
    page.on('response', (response) => {
      if (!response.url().endsWith('.woff2')) bodies.push(response.body().then((body) => gzipSync(body).length));
    });
    await page.reload({ waitUntil: 'networkidle' });
    const sizes = await Promise.all(bodies);
    expect(sizes.length).toBeGreaterThan(2);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST);
  });
});
