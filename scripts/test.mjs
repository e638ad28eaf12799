// npm test: all checks, then all tests (arguments go to vitest); the last line is always the count of the tests.
import { spawn } from 'node:child_process';
import { closingLine } from './closing-line.mjs';
import { ROOT, failedChecks, install } from './steps.mjs';

/** Runs vitest, whose reporter sends its counts; undefined counts mean that vitest itself broke down. */
function runTests() {
  const args = ['node_modules/vitest/vitest.mjs', 'run', ...process.argv.slice(2)];
  const vitest = spawn('node', args, { cwd: ROOT, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  return new Promise((resolve) => {
    let counts;
    vitest.on('message', (message) => (counts = message));
    vitest.on('close', (code) => resolve({ counts, code }));
  });
}

function finish(failed, counts) {
  if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}.`);
  console.log(closingLine(counts));
  process.exit(failed.length === 0 ? 0 : 1);
}

if (!install()) finish(['npm ci'], { passed: 0, failed: 0, skipped: 0 });
// Only now: it needs what was installed.
const { installBrowsers } = await import('./browsers.mjs');
installBrowsers();
const failed = failedChecks();
console.log('\n> tests');
const { counts, code } = await runTests();
if (code !== 0) failed.push(counts ? 'tests' : 'vitest, which ended without a report');
finish(failed, counts ?? { passed: 0, failed: 1, skipped: 0 });
