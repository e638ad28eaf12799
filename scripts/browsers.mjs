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

/** The browsers that tests can be run in, by kind. */
export const findBrowser = (kind) => [named(kind)].find((path) => path && existsSync(path));

/** Told in the name of a test that is skipped for want of a browser. */
export const skippedWithout = (kind) =>
  findBrowser(kind) ? '' : ` (skipped: no ${kind}; apt-get install ${PACKAGE[kind]}, or set ${kind.toUpperCase()})`;

const mayInstall = () =>
  process.platform === 'linux' && process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;

/** Installs with apt-get what is missing, as root on Debian; `CHROMIUM=none`, `FIREFOX=none` forbid it. */
export function installBrowsers() {
  const missing = Object.keys(NAMES).filter((kind) => !named(kind));
  if (missing.length === 0 || !mayInstall()) return;
  const packages = missing.map((kind) => PACKAGE[kind]);
  console.log(`Installing ${packages.join(' and ')} for the tests in a browser ...`);
  const install = () => run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages);
  if (!install() && run('apt-get', 'update', '-qq')) install();
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
