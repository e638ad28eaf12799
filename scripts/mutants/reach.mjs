// Which places which test files reach, noted once for each test file and kept until it or the sources change.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ROOT } from '../steps.mjs';
import { openSession, outcomeIn } from './sessions.mjs';
import { engineFiles, supportFiles } from './sources.mjs';

const HOUR = 3_600_000;
/** After so many files what was noted is kept, so that little is lost when somebody stops the run. */
const AT_ONCE = 20;

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

const contentOf = (path) => readFileSync(join(ROOT, path));

function hashOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths) hash.update(path).update(contentOf(path));
  return hash.digest('hex').slice(0, 16);
}

async function noted(tests) {
  const notes = mkdtempSync(join(tmpdir(), 'mutants-'));
  const child = await openSession('notes');
  const { failure, files = [], breakdown } = await outcomeIn(child, { files: tests, values: { notes }, bail: 0 }, HOUR);
  child.kill();
  const found = readdirSync(notes).map((name) => readJson(join(notes, name)));
  rmSync(notes, { recursive: true });
  if (breakdown) throw new Error(`The tests break down as they are: ${breakdown}`);
  if (failure) console.error(`Left out, for they fail as they are: ${files.join(', ')} (${failure})`);
  return found
    .filter(({ file }) => !files.includes(file))
    .map((each) => ({ ...each, file: relative(ROOT, each.file) }));
}

/** Of each test file: `file`, `calls` (how much it does) and `reached`, the numbers of the places. */
export async function reachOf(tests) {
  const folder = join(ROOT, 'node_modules/.cache/mutants', hashOf([...engineFiles(), ...supportFiles()]));
  mkdirSync(folder, { recursive: true });
  const pathOf = (test) => join(folder, `${hashOf([test])}.json`);
  const missing = tests.filter((test) => !existsSync(pathOf(test)));
  for (let at = 0; at < missing.length; at += AT_ONCE) {
    console.error(`Noting which places ${missing.length - at} test files reach ...`);
    const found = await noted(missing.slice(at, at + AT_ONCE));
    for (const each of found) writeFileSync(pathOf(each.file), JSON.stringify(each));
  }
  return tests
    .map(pathOf)
    .filter((path) => existsSync(path))
    .map(readJson)
    .map((each) => ({ ...each, reached: new Set(each.reached) }));
}
