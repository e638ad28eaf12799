import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';
import { expect, test } from 'vitest';
import { hashOf } from './queries.js';

const QUERIES = 200_000;
const SEED = 7;
/** What every machine must answer. It changes with the geometry, and with nothing else. */
const GOLDEN = '056f178721db7d5e';

/** npm test finds or installs one and names it in CHROMIUM; without npm test, the usual place. */
const browser = [process.env['CHROMIUM'], '/usr/bin/chromium'].find((path) => path && existsSync(path));

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

test.skipIf(!browser)(
  `the same answers in Chromium${browser ? '' : ' (skipped: no chromium; apt-get install chromium, or set CHROMIUM)'}`,
  { timeout: 180_000 },
  async () => {
    const running = await chromium.launch({ executablePath: browser!, args: ['--no-sandbox'] });
    try {
      const page = await running.newPage();
      await page.addScriptTag({ content: await script() });
      expect(await page.evaluate(`queries.hashOf(${SEED}, ${QUERIES})`)).toBe(GOLDEN);
    } finally {
      await running.close();
    }
  },
);
