// npm run bundle: what A Fine Victory weighs in a browser.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { ROOT } from './steps.mjs';

const ENTRY = 'packages/engine/src/games/fine/index.ts';
const BUDGET_KB = 40;

if (!existsSync(join(ROOT, ENTRY))) {
  console.error(`Nothing to bundle: ${ENTRY} does not exist.`);
  process.exit(1);
}
const { outputFiles } = await build({
  absWorkingDir: ROOT,
  entryPoints: [ENTRY],
  bundle: true,
  minify: true,
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
  write: false,
});
const code = outputFiles[0].contents;
const raw = code.length / 1000;
const gzipped = gzipSync(code, { level: 9 }).length / 1000;
console.log(`${ENTRY}: ${raw.toFixed(1)} kB minified, ${gzipped.toFixed(1)} kB gzipped`);
console.log(`Budget ${BUDGET_KB} kB gzipped: ${gzipped <= BUDGET_KB ? 'kept' : 'EXCEEDED'}.`);
