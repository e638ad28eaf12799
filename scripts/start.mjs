// npm start: installs and builds if needed, then shows a game; arguments go to `victory watch`.
import { build, install, run } from './steps.mjs';

const done = install() && build() && run('node', 'packages/referee/bin/victory.mjs', 'watch', ...process.argv.slice(2));
process.exit(done ? 0 : 1);
