// Installs from the lock file when node_modules is missing or older than it.
import { install } from './steps.mjs';

if (!install()) process.exit(1);
