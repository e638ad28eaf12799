// The packages as a stranger has them: packed, installed into an empty project, type-checked and run.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PUBLIC, ROOT } from './steps.mjs';

const home = mkdtempSync(join(tmpdir(), 'five-victories-stranger-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

const textOf = (...path) => readFileSync(join(...path), 'utf8');
const manifestOf = (name) => JSON.parse(textOf(ROOT, 'packages', name, 'package.json'));

/** Without what npm tells its scripts: the project of the stranger is not ours. */
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)));

/** What a command prints; if it fails, the error has all that it said. */
function run(cwd, command, ...args) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${error?.message ?? `${stdout}\n${stderr}`}`);
  return stdout;
}

const tarballOf = (name) => {
  const { name: full, version } = manifestOf(name);
  return `./${full.slice(1).replace('/', '-')}-${version}.tgz`;
};

/** Our own scripts would build anew under the feet of other tests: what is packed was built before. */
function install() {
  const workspaces = PUBLIC.map((name) => `--workspace=packages/${name}`);
  run(ROOT, 'npm', 'pack', '--ignore-scripts', '--loglevel=error', `--pack-destination=${home}`, ...workspaces);
  writeFileSync(join(home, 'package.json'), JSON.stringify({ name: 'stranger', private: true, type: 'module' }));
  run(home, 'npm', 'install', '--offline', '--loglevel=error', '--no-audit', '--no-fund', ...PUBLIC.map(tarballOf));
}

const installed = (name, ...path) => join(home, 'node_modules', '@five-victories', name, ...path);

/** The programs in a document, which must be whole ones. */
const programsIn = (text) => [...text.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, program]) => program);

const DOCUMENTS = {
  root: 'README.md',
  engine: 'packages/engine/README.md',
  words: 'packages/words/README.md',
  bots: 'packages/bots/README.md',
};

/** One program that imports every entry point. */
const everything = () =>
  PUBLIC.flatMap((name) => Object.keys(manifestOf(name).exports).map((path) => manifestOf(name).name + path.slice(1)))
    .map(
      (entry, i) => `import * as entry${i} from '${entry}';\nconsole.log('${entry}', Object.keys(entry${i}).length);`,
    )
    .join('\n');

const VERSIONS = `import { fine, glorious, great, major, splendid } from '@five-victories/engine';
for (const { title, version } of [fine, major, splendid, great, glorious]) console.log(\`*\${title}*, rules version \${version}:\`);`;

const TSCONFIG = {
  compilerOptions: {
    target: 'es2022',
    lib: ['ES2022', 'DOM'],
    module: 'nodenext',
    types: [],
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    erasableSyntaxOnly: true,
    skipLibCheck: false,
    rootDir: 'programs',
    outDir: 'compiled',
  },
  include: ['programs'],
};

function compile() {
  const programs = join(home, 'programs');
  mkdirSync(programs);
  cpSync(installed('engine', 'examples'), programs, { recursive: true });
  for (const [name, path] of Object.entries(DOCUMENTS))
    programsIn(textOf(ROOT, path)).forEach((text, i) => writeFileSync(join(programs, `${name}-${i}.ts`), text));
  writeFileSync(join(programs, 'everything.ts'), everything());
  writeFileSync(join(programs, 'versions.ts'), VERSIONS);
  writeFileSync(join(home, 'tsconfig.json'), JSON.stringify(TSCONFIG));
  run(home, join(ROOT, 'node_modules', '.bin', 'tsc'), '-p', '.');
}

beforeAll(() => {
  install();
  compile();
}, 300_000);

const outputOf = (program) => run(home, process.execPath, join('compiled', `${program}.js`));

describe('the examples run under plain node', () => {
  test('a match by chance is told to its end', () => {
    const lines = outputOf('match').trim().split('\n');
    expect(lines.length).toBeGreaterThan(50);
    expect(lines.at(-1)).toMatch(/result: '.*', .*rule: 'FV-\w+-\d+'/);
  });

  test('the bot beats chance', () => {
    const [, won, lost] = /the bot won (\d+), chance won (\d+)/.exec(outputOf('bot'));
    expect(Number(won)).toBeGreaterThan(2 * Number(lost));
  });

  test('all faults of an army are told at once, each with its rule', () => {
    expect(outputOf('army').match(/FV-ARMY-\d+/g)).toEqual(['FV-ARMY-11', 'FV-ARMY-02', 'FV-ARMY-06']);
  });

  test('the odds are those of four dice that hit on 1 and 2', () => {
    expect(outputOf('odds').match(/[\d.]+(?= %)/g)).toEqual(['19.8', '39.5', '29.6', '9.9', '1.2']);
  });

  test('each program of examples/ is among these', () => {
    const tried = ['army', 'bot', 'match', 'odds'];
    expect(readdirSync(installed('engine', 'examples')).sort()).toEqual(tried.map((name) => `${name}.ts`));
  });
});

test.each(Object.entries(DOCUMENTS))('the programs in the README of %s run', (name, path) => {
  const programs = programsIn(textOf(ROOT, path));
  expect(programs.length).toBeGreaterThan(0);
  for (const i of programs.keys()) expect(outputOf(`${name}-${i}`)).not.toBe('');
});

test('every entry point can be imported, and its README names it', () => {
  const counts = outputOf('everything').trim().split('\n');
  expect(counts.filter((line) => line.endsWith(' 0'))).toEqual([]);
  const named = textOf(ROOT, DOCUMENTS.engine);
  for (const path of Object.keys(manifestOf('engine').exports)) expect(named).toContain(`${path.slice(1)}\``);
});

test.each(PUBLIC)('%s is packed with what belongs to it, and nothing else', (name) => {
  const files = readdirSync(installed(name), { recursive: true });
  expect(files).toEqual(expect.arrayContaining(['package.json', 'README.md', 'LICENSE']));
  expect(files.filter((file) => /\.test\.|tsbuildinfo|tsconfig|^test|^api/.test(file))).toEqual([]);
  expect(textOf(installed(name, 'LICENSE'))).toBe(textOf(ROOT, 'LICENSE'));
});

test('the engine depends on nothing, and the bots on this engine alone', () => {
  const { dependencies, peerDependencies, optionalDependencies, version } = manifestOf('engine');
  expect({ ...dependencies, ...peerDependencies, ...optionalDependencies }).toEqual({});
  expect(manifestOf('bots').dependencies).toEqual({ '@five-victories/engine': version });
});

test('the CHANGELOG names the version of the package, and those of the rules but the first', () => {
  const changes = textOf(installed('engine', 'CHANGELOG.md'));
  expect(changes).toContain(`## ${manifestOf('engine').version}`);
  const versions = outputOf('versions').trim().split('\n');
  expect(versions).toHaveLength(5);
  for (const version of versions.filter((each) => !each.endsWith(' 1:'))) expect(changes).toContain(version);
});
