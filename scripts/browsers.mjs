// The browsers of the tests. npm test installs Debian's when there are none and it may.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, firefox } from 'playwright-core';
import { run } from './steps.mjs';

const NAMES = {
  chromium: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  firefox: ['firefox-esr', 'firefox'],
};
const PACKAGE = { chromium: 'chromium', firefox: 'firefox-esr' };

/** The path of a browser: what CHROMIUM or FIREFOX names, which may be no browser at all, else from the PATH. */
const named = (kind) => {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const found = folders.flatMap((folder) => NAMES[kind].map((name) => join(folder, name)));
  return process.env[kind.toUpperCase()] || found.find((path) => existsSync(path));
};

/** What playwright-core asks of a stock Firefox, older ones do not know. */
const OLDEST = { chromium: 0, firefox: 143 };

const versions = new Map();
const versionOf = (path) => {
  if (!versions.has(path)) {
    const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' });
    versions.set(path, Number(/\d+/.exec(stdout ?? '')?.[0] ?? 0));
  }
  return versions.get(path);
};

const isNewEnough = (kind, path) => OLDEST[kind] === 0 || versionOf(path) >= OLDEST[kind];

/** The browsers that tests can be run in, by kind. */
export const findBrowser = (kind) => [named(kind)].find((path) => path && existsSync(path) && isNewEnough(kind, path));

/** Told in the name of a test that is skipped for want of a browser. */
export const skippedWithout = (kind) => {
  const wanted = OLDEST[kind] === 0 ? kind : `${kind} of version ${OLDEST[kind]} or newer`;
  const advice = `apt-get install ${PACKAGE[kind]}, or set ${kind.toUpperCase()}`;
  return findBrowser(kind) ? '' : ` (skipped: no ${wanted}; ${advice})`;
};

const mayInstall = () =>
  process.platform === 'linux' && process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;

/** Whoever names a browser, or `none`, does not want Debian's. */
const isChosen = (kind) => process.env[kind.toUpperCase()] !== undefined;

/**
 * Installs with apt-get what is missing or too old, as root on Debian; `CHROMIUM=none`, `FIREFOX=none` forbid it. The
 * lists of packages are brought up first: a machine may have some that name only the browsers of last year.
 */
export function installBrowsers() {
  const missing = Object.keys(NAMES).filter((kind) => !isChosen(kind) && !findBrowser(kind));
  if (missing.length === 0 || !mayInstall()) return;
  const packages = missing.map((kind) => PACKAGE[kind]);
  console.log(`Installing ${packages.join(' and ')} for the tests in a browser ...`);
  run('apt-get', 'update', '-qq');
  run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages);
}

/**
 * A stock Firefox, by WebDriver BiDi. Playwright sets the media of every context, and the Firefox of Debian (ESR 153)
 * does not know that command yet: it is left out, and what the media should be is told to the browser as a preference.
 */
async function launchFirefox(executablePath) {
  const firefoxUserPrefs = { 'ui.prefersReducedMotion': 1 };
  const browser = await firefox.launch({ channel: 'moz-firefox', executablePath, firefoxUserPrefs });
  // oxlint-disable-next-line no-underscore-dangle -- playwright-core is pinned, and gives no other way to its session
  const { _browserSession: session } = browser._connection.toImpl(browser);
  const send = session.send.bind(session);
  session.send = (method, params) =>
    method === 'emulation.setMediaFeaturesOverride' ? Promise.resolve({}) : send(method, params);
  return browser;
}

export const launchBrowser = (kind) =>
  kind === 'firefox'
    ? launchFirefox(findBrowser('firefox'))
    : chromium.launch({ executablePath: findBrowser('chromium'), args: ['--no-sandbox'] });
