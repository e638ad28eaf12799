// Package names lead to the sources, so that tests, coverage and the web table see what is being edited.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** `@five-victories/engine/fine` -> packages/engine/src/games/fine/index.ts, as the package's exports say of dist. */
export function sourcesOf(name) {
  const home = new URL(`../packages/${name}/`, import.meta.url);
  const { exports } = JSON.parse(readFileSync(new URL('package.json', home), 'utf8'));
  return Object.entries(exports).map(([path, target]) => ({
    find: new RegExp(`^@five-victories/${name}${path.slice(1)}$`),
    replacement: fileURLToPath(new URL(target.default.replace('dist/', 'src/').replace(/\.js$/, '.ts'), home)),
  }));
}
