// npm run bundle: what the games weigh in a browser, each with the whole kernel and with what it uses of its family.
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { ROOT } from './steps.mjs';

const BUNDLES = [
  { name: 'A Fine Victory', games: ['fine'], budget: 40 },
  { name: 'A Major Victory', games: ['major'] },
  { name: 'both', games: ['fine', 'major'] },
];

async function sizesOf(games) {
  const entries = ['kernel', ...games.map((game) => `games/${game}`)];
  const { outputFiles } = await build({
    stdin: {
      contents: entries.map((entry, i) => `export * as part${i} from './${entry}/index.ts';`).join('\n'),
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
for (const { name, games, budget } of BUNDLES) {
  const { raw, gzipped } = await sizesOf(games);
  const cells = [`  ${name}`.padEnd(30), raw.toFixed(1).padStart(11), gzipped.toFixed(1).padStart(14)];
  console.log(`${cells.join('')}${kept(gzipped, budget)}`);
}
