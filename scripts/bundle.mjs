// npm run bundle: what the games weigh in a browser, each with what it uses of its family, and either with what playing
// and keeping matches asks of the kernel or with the whole of it (odds, orders for later, planning, secrets besides).
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { ROOT } from './steps.mjs';

const RULES = { fine: 'games/fine/fine.ts', major: 'games/major/major.ts' };
const READY_MADE = { fine: 'games/fine/edition.ts', major: 'games/major/edition.ts' };
/** What a page asks that plays matches and keeps them. */
const PLAYED = `export {
  openMatch, asked, answer, refusal, interrupt, interruptRefusal, fork, copyOf,
  recordOf, recordShape, replay, saveOf, saveShape, loadSave,
} from './kernel/index.ts';`;
const WHOLE = "export * as kernel from './kernel/index.ts';";

/**
 * It was 40, whole kernel included, before positions were judged mark by mark, faults became data and formats had numbers.
 * Of what is there now 5.3 kB read and judge positions (so saves, too), 4.6 are options and switches with their faults,
 * 3.1 set-up, 2.6 log, record, save and their older formats, 1.5 which rule is cited where; the turn is most of the rest.
 */
const FINE_BUDGET = 47;
const BUNDLES = [
  { name: 'A Fine Victory, rules', parts: [RULES.fine], budget: FINE_BUDGET },
  { name: '  with armies, scenarios', parts: [READY_MADE.fine] },
  { name: '  rules with the whole kernel', parts: [RULES.fine], kernel: WHOLE },
  { name: 'A Major Victory, rules', parts: [RULES.major] },
  { name: '  with armies, scenarios', parts: [READY_MADE.major] },
  { name: 'both, rules', parts: [RULES.fine, RULES.major] },
];

async function sizesOf(parts, kernel = PLAYED) {
  const { outputFiles } = await build({
    stdin: {
      contents: [kernel, ...parts.map((part, i) => `export * as part${i} from './${part}';`)].join('\n'),
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

console.log('Bundle, to play and keep        kB minified    kB gzipped');
for (const { name, parts, kernel, budget } of BUNDLES) {
  const { raw, gzipped } = await sizesOf(parts, kernel);
  const cells = [`  ${name}`.padEnd(32), raw.toFixed(1).padStart(11), gzipped.toFixed(1).padStart(14)];
  console.log(`${cells.join('')}${kept(gzipped, budget)}`);
}
