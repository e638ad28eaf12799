// One run for all packages; package names lead to the sources, so that tests and coverage see what is being edited.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const PACKAGES = ['engine', 'bots', 'lab', 'referee'];

/** `@five-victories/engine/fine` -> packages/engine/src/games/fine/index.ts, as the package's exports say of dist. */
function sourcesOf(name) {
  const home = new URL(`packages/${name}/`, import.meta.url);
  const { exports } = JSON.parse(readFileSync(new URL('package.json', home), 'utf8'));
  return Object.entries(exports).map(([path, target]) => ({
    find: new RegExp(`^@five-victories/${name}${path.slice(1)}$`),
    replacement: fileURLToPath(new URL(target.default.replace('dist/', 'src/').replace(/\.js$/, '.ts'), home)),
  }));
}

export default defineConfig({
  resolve: { alias: PACKAGES.flatMap(sourcesOf) },
  test: {
    include: ['packages/*/{src,test}/**/*.test.ts', 'scripts/**/*.test.mjs'],
    reporters: ['default', './scripts/closing-line.mjs'],
    coverage: { include: ['packages/*/src/**/*.ts'], exclude: ['**/*.test.ts'], reporter: ['text-summary', 'html'] },
  },
});
