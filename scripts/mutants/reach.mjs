// Which places which test files reach, noted once and kept until a file changes.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ROOT } from '../steps.mjs';
import { failureIn, openSession } from './sessions.mjs';
import { engineFiles, supportFiles } from './sources.mjs';

const HOUR = 3_600_000;

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

async function noted(tests) {
  console.error(`Noting which places ${tests.length} test files reach ...`);
  const notes = mkdtempSync(join(tmpdir(), 'mutants-'));
  const child = await openSession('notes');
  const failure = await failureIn(child, { files: tests, values: { notes }, bail: 0 }, HOUR);
  child.kill();
  const found = readdirSync(notes).map((name) => readJson(join(notes, name)));
  rmSync(notes, { recursive: true });
  if (failure) throw new Error(`The tests fail as they are: ${failure}`);
  return found.map((each) => ({ ...each, file: relative(ROOT, each.file) }));
}

/** The same for the same sources and tests, and for nothing else. */
function nameFor(tests) {
  const hash = createHash('sha256').update(tests.join());
  for (const path of [...engineFiles(), ...supportFiles()]) hash.update(path).update(readFileSync(join(ROOT, path)));
  return `${hash.digest('hex').slice(0, 16)}.json`;
}

/** Of each test file: `file`, `calls` (how much it does) and `reached`, the numbers of the places. */
export async function reachOf(tests) {
  const folder = join(ROOT, 'node_modules/.cache/mutants');
  const path = join(folder, nameFor(tests));
  if (!existsSync(path)) {
    const found = await noted(tests);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path, JSON.stringify(found));
  }
  return readJson(path).map((each) => ({ ...each, reached: new Set(each.reached) }));
}
