// Rules of a build in one file, which a hall puts on its shelf (packages/server/src/rules/shelf.ts): the build that takes
// its place plays by it whatever began by these rules.
import { join } from 'node:path';
import { build } from 'esbuild';

/** From a built server (its `dist`) into its `shelf`; `plugins` for tests that change a rule. */
export const bundleRules = async (dist, out = join(dist, 'shelf'), plugins = []) => {
  await build({
    entryPoints: [join(dist, 'rules', 'editions.js')],
    outfile: join(out, 'rules.js'),
    bundle: true,
    minify: true,
    // Names of classes and functions stay what they are in the journal.
    keepNames: true,
    platform: 'node',
    format: 'esm',
    plugins,
    logLevel: 'warning',
  });
};
