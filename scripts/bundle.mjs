// npm run bundle: what the games weigh in a browser, each with the whole kernel and with what it uses of its family.
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { ROOT } from './steps.mjs';

const RULES = { fine: 'games/fine/fine.ts', major: 'games/major/major.ts' };
const READY_MADE = { fine: 'games/fine/edition.ts', major: 'games/major/edition.ts' };
const BUNDLES = [
  { name: 'A Fine Victory, rules', parts: [RULES.fine], budget: 40 },
  { name: '  with armies, scenarios', parts: [READY_MADE.fine] },
  { name: 'A Major Victory, rules', parts: [RULES.major] },
  { name: '  with armies, scenarios', parts: [READY_MADE.major] },
  { name: 'both, rules', parts: [RULES.fine, RULES.major] },
];

async function sizesOf(parts) {
  const { outputFiles } = await build({
    stdin: {
      contents: ['kernel/index.ts', ...parts].map((part, i) => `export * as part${i} from './${part}';`).join('\n'),
      resolveDir: join(ROOT, 'packages', 'engine', 'src'),
    },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    write: false,
  });
  const code = outputFiles[0].contents;
  return { raw: code.length / 1000, gzipped: gzipSync(code, { level: 9 }).length / 1000 };
}

const kept = (gzipped, budget) =>
  budget === undefined ? '' : `   budget ${budget} kB: ${gzipped <= budget ? 'kept' : 'EXCEEDED'}`;

console.log('Bundle with the kernel        kB minified    kB gzipped');
for (const { name, parts, budget } of BUNDLES) {
  const { raw, gzipped } = await sizesOf(parts);
  const cells = [`  ${name}`.padEnd(30), raw.toFixed(1).padStart(11), gzipped.toFixed(1).padStart(14)];
  console.log(`${cells.join('')}${kept(gzipped, budget)}`);
}
