/** Before the first test in Chromium: the site is built, once for all of them. */
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** In a process of its own: under vitest this one is no production. */
export const setup = (): void => {
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin', 'vite.js');
  const home = fileURLToPath(new URL('../..', import.meta.url));
  execFileSync(process.execPath, [vite, 'build', home, '--logLevel', 'error'], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
};
