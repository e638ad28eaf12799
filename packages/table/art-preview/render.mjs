// Draws every stand, sign, marker, die and kind of terrain to PNGs: node packages/table/art-preview/render.mjs FOLDER
// Needs Chromium (CHROMIUM or the usual place).
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';

const folder = process.argv[2] ?? 'art-preview-out';
const only = process.argv[3];
const executablePath = [process.env.CHROMIUM, '/usr/bin/chromium'].find((path) => path && existsSync(path));
if (!executablePath) throw new Error('No Chromium: apt-get install chromium, or set CHROMIUM.');
mkdirSync(folder, { recursive: true });

const { outputFiles } = await build({
  entryPoints: [fileURLToPath(new URL('sheets.ts', import.meta.url))],
  bundle: true,
  format: 'esm',
  target: 'es2022',
  write: false,
});
const { sheets } = await import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].text).toString('base64')}`);

const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
try {
  const page = await browser.newPage();
  for (const { name, width, height, html } of sheets()) {
    if (only && !name.includes(only)) continue;
    await page.setViewportSize({ width, height });
    await page.setContent(html);
    await page.screenshot({ path: join(folder, `${name}.png`) });
    console.log(`${name}.png ${width} x ${height}`);
  }
} finally {
  await browser.close();
}
