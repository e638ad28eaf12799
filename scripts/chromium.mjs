// A browser for the tests that compare node with Chromium. npm test installs Debian's when there is none and it may.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './steps.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The path of a Chromium or Chrome: from the environment, else from the PATH. */
export function findChromium() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find((path) => existsSync(path));
}

const mayInstall = () =>
  process.platform === 'linux' && process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;

/** Installs Chromium with apt-get, as root on Debian; without it the tests that need it are skipped and say so. */
export function installChromium() {
  if (findChromium() || !mayInstall()) return;
  console.log('Installing chromium for the tests in a browser ...');
  const install = () => run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium');
  if (!install() && run('apt-get', 'update', '-qq')) install();
}
