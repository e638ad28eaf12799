// Halls built from what `npm run build` has made, each in a place of its own with rules and site beside it, as an
// installation is: one may have rules that were mended.
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { bundleRules } from '../../../scripts/shelf.mjs';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const DIST = join(ROOT, 'packages', 'server', 'dist');

/** Every one of these must be found, or the rule is no longer where it was. */
const patching = (patches) => ({
  name: 'mended rules',
  setup: ({ onLoad }) => {
    for (const { file, from, to } of patches)
      onLoad({ filter: new RegExp(`${file.replaceAll('.', '\\.')}$`) }, ({ path }) => {
        const text = readFileSync(path, 'utf8');
        if (!text.includes(from)) throw new Error(`There is no "${from}" in ${file} any more.`);
        return { contents: text.replace(from, to), loader: 'js' };
      });
  },
});

/** A build at `root`: `hall` is its main file, `rules` what it keeps on the shelf. */
export const buildHall = async (root, patches = []) => {
  const server = join(root, 'packages', 'server', 'dist');
  const site = join(root, 'packages', 'table', 'dist', 'site');
  const hall = join(server, 'hall');
  for (const folder of [hall, site]) mkdirSync(folder, { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  writeFileSync(join(root, 'package.json'), '{"type":"module"}');
  await build({
    entryPoints: [join(DIST, 'main.js'), join(DIST, 'bots', 'worker.js')],
    entryNames: '[name]',
    outdir: hall,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    external: ['libsql', 'pg', 'ws', 'nodemailer'],
    keepNames: true,
    plugins: [patching(patches)],
    logLevel: 'warning',
  });
  await bundleRules(DIST, join(server, 'shelf'), [patching(patches)]);
  const rules = pathToFileURL(join(server, 'shelf', 'rules.js')).href;
  writeFileSync(join(site, 'index.html'), `<!doctype html><title>${patches.length} mended</title>\n`);
  return { hall: pathToFileURL(join(hall, 'main.js')).href, rules };
};
