// npm start: installs and builds if needed, then opens the hall: the web table, and matches with others, on loopback.
// npm start -- --host 0.0.0.0 opens it to the network. All flags are in packages/server/src/config.ts.
import { join } from 'node:path';
import { ROOT, build, buildSite, install } from './steps.mjs';

if (!install() || !build() || !buildSite()) process.exit(1);
// Only now: it needs what was installed and built.
const { bundleRules } = await import('./shelf.mjs');
await bundleRules(join(ROOT, 'packages', 'server', 'dist'));
const { start } = await import('../packages/server/dist/main.js');
if (!(await start())) process.exitCode = 1;
