// All mutants of the engine, numbered the same way in every process.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../steps.mjs';
import { instrumented } from './places.mjs';

/** Lists of names and of what is ready-made, types, and sentences: no rule is decided there. */
const NO_RULES =
  /(armies|scenarios|index|cites|choices|procedures|rules|edition)\.ts$|\/(words|report|cites)(\/|\.ts)|\.test\.ts$/;

const filesIn = (folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
    .toSorted();

export const engineFiles = () =>
  filesIn('packages/engine/src').filter((path) => path.endsWith('.ts') && !NO_RULES.test(path));

export const testFiles = (folders) => folders.flatMap(filesIn).filter((path) => path.endsWith('.test.ts'));

/** What the tests lean on. */
export const supportFiles = () =>
  ['engine/test', 'referee/test', 'referee/src', 'bots/src', 'lab/src']
    .flatMap((folder) => filesIn(`packages/${folder}`))
    .filter((path) => !path.endsWith('.test.ts'));

/** path -> { text, places }, each place with its path. */
export function mutatedSources() {
  let next = 0;
  return new Map(
    engineFiles().map((path) => {
      const { text, places } = instrumented(readFileSync(join(ROOT, path), 'utf8'), path, next);
      next += places.length;
      return [path, { text, places: places.map((place) => ({ path, ...place })) }];
    }),
  );
}
