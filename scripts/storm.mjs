// npm run storm: what the hall must stand, bounded in count and time. `npm run storm -- kill --times 1000`; all parts in
// short form without arguments.
import { join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build as bundle } from 'esbuild';
import { ROOT, build, install } from './steps.mjs';

const SERVER = join(ROOT, 'packages', 'server');
const OUT = join(SERVER, 'storm', 'storm.bundle.mjs');

/** What is started as a process, or finds files beside itself, stays where it is. */
const plainFiles = {
  name: 'plain files',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^\..*\.mjs$/ }, ({ path, resolveDir }) => ({
      path: `./${relative(join(OUT, '..'), join(resolveDir, path)).split(sep).join('/')}`,
      external: true,
    }));
  },
};

if (!install() || !build()) process.exit(1);
await bundle({
  entryPoints: [join(SERVER, 'storm', 'storm.ts')],
  outfile: OUT,
  bundle: true,
  platform: 'node',
  format: 'esm',
  packages: 'external',
  plugins: [plainFiles],
  logLevel: 'warning',
});
// One file of what the build has made, and one for each database: a hall that is killed a thousand times starts quicker.
const HALL = join(SERVER, 'dist', 'storm');
await bundle({
  entryPoints: [join(SERVER, 'dist', 'main.js'), join(SERVER, 'dist', 'bots', 'worker.js')],
  entryNames: '[name]',
  outdir: HALL,
  bundle: true,
  splitting: true,
  minify: true,
  platform: 'node',
  format: 'esm',
  external: ['libsql', 'pg', 'ws'],
  // Names of errors stay what they are in the journal.
  keepNames: true,
  logLevel: 'warning',
});
process.env.STORM_HALL = pathToFileURL(join(HALL, 'main.js')).href;
const { storm } = await import(pathToFileURL(OUT).href);
// Players that still wait for something keep nobody waiting.
process.exit((await storm(process.argv.slice(2))) ? 0 : 1);
