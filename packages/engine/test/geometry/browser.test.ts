import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { findBrowser, launchBrowser, skippedWithout } from '../../../../scripts/browsers.mjs';
import { hashOf } from './queries.js';

const QUERIES = 200_000;
const SEED = 7;
/** What every machine must answer. It changes with the geometry, and with nothing else. */
const GOLDEN = '056f178721db7d5e';

/** The same sources as a script for a page. */
const script = async (): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('queries.ts', import.meta.url))],
    bundle: true,
    format: 'iife',
    globalName: 'queries',
    target: 'es2022',
    write: false,
  });
  return outputFiles[0]!.text;
};

test(`${QUERIES} answers in node are bit for bit those of every machine`, { timeout: 120_000 }, () => {
  expect(hashOf(SEED, QUERIES)).toBe(GOLDEN);
});

describe.each(['chromium', 'firefox'] as const)('in a browser', (kind) => {
  test.skipIf(!findBrowser(kind))(
    `the same answers in ${kind}${skippedWithout(kind)}`,
    { timeout: 180_000 },
    async () => {
      const running = await launchBrowser(kind);
      try {
        const page = await running.newPage();
        await page.addScriptTag({ content: await script() });
        expect(await page.evaluate(`queries.hashOf(${SEED}, ${QUERIES})`)).toBe(GOLDEN);
      } finally {
        await running.close();
      }
    },
  );
});
