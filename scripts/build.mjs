// npm run build: installs if needed and compiles the packages.
import { build, install } from './steps.mjs';

if (!install() || !build()) process.exit(1);
