#!/usr/bin/env node
// The `victory` command; the program itself is compiled from src/cli.ts.
import { existsSync } from 'node:fs';

const cli = new URL('../dist/cli.js', import.meta.url);
if (existsSync(cli)) {
  await import(cli.href);
} else {
  console.error('The victory command has not been built yet: run `npm run build` first.');
  process.exitCode = 1;
}
