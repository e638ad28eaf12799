// npm run api: writes down what the packages export, in packages/*/api; with --check compares it instead.
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { entriesOf, reportOf } from './api/report.mjs';
import { PUBLIC, ROOT } from './steps.mjs';

const textAt = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);

/** Reports by path: those that are to be there, and undefined for files that are not. */
function reports(name) {
  const home = join(ROOT, 'packages', name);
  const entries = entriesOf(home);
  const folder = join(home, 'api');
  const found = existsSync(folder) ? readdirSync(folder).map((file) => [join(folder, file), undefined]) : [];
  return new Map([...found, ...entries.map((entry) => [entry.report, reportOf(entry, entries)])]);
}

/** The lines that only one of the two texts has, as a first look. */
function differences(before = '', after = '') {
  const linesOf = (text) => new Set(text.split('\n').filter((line) => line.trim()));
  const [old, now] = [linesOf(before), linesOf(after)];
  return [
    ...[...old].filter((line) => !now.has(line)).map((line) => `  - ${line}`),
    ...[...now].filter((line) => !old.has(line)).map((line) => `  + ${line}`),
  ];
}

function put(path, text) {
  if (text === undefined) return rmSync(path);
  mkdirSync(dirname(path), { recursive: true });
  return writeFileSync(path, text);
}

const check = process.argv.includes('--check');
const changed = PUBLIC.flatMap((name) => [...reports(name)]).filter(([path, text]) => textAt(path) !== text);
for (const [path, text] of changed) {
  console.log([relative(ROOT, path), ...differences(textAt(path), text).slice(0, 20)].join('\n'));
  if (!check) put(path, text);
}
if (check && changed.length > 0) {
  console.log(
    '\nWhat the packages export is not what packages/*/api says. If that is meant: npm run api, and commit it.',
  );
  process.exit(1);
}
