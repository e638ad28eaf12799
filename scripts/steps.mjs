// What the npm scripts share: where things are, running a tool, installing and building when needed.
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));
export const PACKAGES = ['engine', 'words', 'bots', 'lab', 'referee', 'server', 'table'];
/** The packages that others may install. */
export const PUBLIC = ['engine', 'words', 'bots'];

const changedAt = (path) => statSync(join(ROOT, path), { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Runs a command in the root with its output shown; true when it succeeded. */
export function run(command, ...args) {
  return spawnSync(command, args, { cwd: ROOT, stdio: 'inherit' }).status === 0;
}

/** Runs a tool of node_modules. */
export const tool = (name, ...args) => run(join(ROOT, 'node_modules', '.bin', name), ...args);

/** npm writes node_modules/.package-lock.json last: an older or missing one means an old or unfinished install. */
export function install() {
  if (changedAt('node_modules/.package-lock.json') >= changedAt('package-lock.json')) return true;
  console.log('Installing from package-lock.json ...');
  return run('npm', 'ci', '--no-audit', '--no-fund', '--loglevel=error');
}

export const build = () => tool('tsc', '-b', ...PACKAGES.map((name) => `packages/${name}`));

/** The web table as static files. */
export const buildSite = () => tool('vite', 'build', 'packages/table', '--logLevel', 'warn');

/** All that a hall needs before it starts: packages, the site, and its rules in one file for the builds after it. */
export const buildHall = async () => {
  if (!install() || !build() || !buildSite()) return false;
  // Only now: it needs what was installed.
  const { bundleRules } = await import('./shelf.mjs');
  await bundleRules(join(ROOT, 'packages', 'server', 'dist'));
  return true;
};

/** Everything but the tests, in order. */
const CHECKS = [
  { name: 'build', passes: build },
  { name: 'types of the tests', passes: () => tool('tsc', '-b') },
  { name: 'format (npm run format mends it)', passes: () => tool('oxfmt', '--check') },
  { name: 'lint', passes: () => tool('oxlint', '--type-aware', '--deny-warnings') },
  { name: 'direction of imports', passes: () => run('node', 'scripts/check-engine.mjs') },
  { name: 'long functions, deep conditionals', passes: () => run('node', 'scripts/check-shape.mjs') },
  {
    name: 'what the packages export (npm run api writes it down)',
    passes: () => run('node', 'scripts/api.mjs', '--check'),
  },
  {
    name: 'list of messages (npm run messages mends it)',
    passes: () => run('node', 'scripts/messages.mjs', '--check'),
  },
  { name: 'rule IDs', passes: () => run('node', 'scripts/check-rules.mjs') },
];

/** Runs all checks, also after one has failed; the names of those that failed. */
export function failedChecks() {
  return CHECKS.filter(({ name, passes }) => {
    console.log(`\n> ${name}`);
    return !passes();
  }).map(({ name }) => name);
}
