// npm start: installs and builds if needed, then opens the hall: the web table, and matches with others, on loopback.
// npm start -- --host 0.0.0.0 opens it to the network. All flags are in packages/server/src/config.ts.
import { buildHall } from './steps.mjs';

if (!(await buildHall())) process.exit(1);
// Only now: it needs what was built.
const { start } = await import('../packages/server/dist/main.js');
if (!(await start())) process.exitCode = 1;
