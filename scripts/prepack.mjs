// Before a package is packed: its dist is built anew, so that nothing of deleted sources is in it.
import { rmSync } from 'node:fs';
import { build, install } from './steps.mjs';

rmSync('dist', { recursive: true, force: true });
if (!install() || !build()) process.exit(1);
