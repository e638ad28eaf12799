// npm run check: format, lint, types and rules, without the tests.
import { failedChecks, install } from './steps.mjs';

if (!install()) process.exit(1);
const failed = failedChecks();
console.log(failed.length === 0 ? '\nAll checks passed.' : `\nFailed: ${failed.join(', ')}.`);
process.exit(failed.length === 0 ? 0 : 1);
