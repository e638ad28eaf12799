// Reads the declaration files that tsc writes: their statements, what they declare, import and export. The compiler
// writes them in few forms; a form that is not known here stops the report instead of being left out of it.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Comments, strings and brackets, and the semicolons that may end a statement. */
const TOKEN = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`|[()[\]{};]/g;
const BLOCK = /^(?:export )?(?:declare )?(?:interface|(?:abstract )?class|namespace)\b/;

/** The text without comments, with strings and all else as it was. */
const bare = (text) => text.replace(TOKEN, (token) => (/^\/[*/]/.test(token) ? '' : token));

/** The statements of a declaration file, without comments. */
export function statementsOf(text) {
  const plain = bare(text);
  const statements = [];
  let start = 0;
  let depth = 0;
  const end = (at) => {
    const statement = plain.slice(start, at).trim();
    if (statement) statements.push(statement);
    start = at + 1;
  };
  for (const { 0: token, index } of plain.matchAll(TOKEN)) {
    if ('([{'.includes(token)) depth++;
    if (')]}'.includes(token)) depth--;
    if (depth > 0) continue;
    if (token === ';') end(index);
    if (token === '}' && BLOCK.test(plain.slice(start).trimStart())) end(index + 1);
  }
  if (plain.slice(start).trim()) throw new Error(`This statement does not end: ${plain.slice(start).trim()}`);
  return statements;
}

/** `A, type B as C` -> [{ from: 'A', to: 'A' }, { from: 'B', to: 'C' }]. */
const namesIn = (list) =>
  list
    .split(',')
    .map((each) => each.trim().replace(/^type /, ''))
    .filter(Boolean)
    .map((each) => each.split(' as '))
    .map(([from, to = from]) => ({ from, to }));

const FORMS = [
  [/^import (?:type )?\{(?<list>[^}]*)\} from '(?<path>[^']+)'$/, 'import'],
  [/^import (?:type )?\* as (?<name>\w+) from '(?<path>[^']+)'$/, 'importAll'],
  [/^export (?:type )?\* from '(?<path>[^']+)'$/, 'exportAll'],
  [/^export (?:type )?\* as (?<name>\w+) from '(?<path>[^']+)'$/, 'exportAllAs'],
  [/^export (?:type )?\{(?<list>[^}]*)\}(?: from '(?<path>[^']+)')?$/, 'exportNames'],
  [
    /^(?<exported>export )?(?:declare )?(?:const|function|interface|type|(?:abstract )?class|namespace) (?<name>\w+)/,
    'declaration',
  ],
];

function formOf(statement, file) {
  for (const [form, is] of FORMS) {
    const { groups } = form.exec(statement) ?? {};
    if (groups) return { is, ...groups };
  }
  throw new Error(`${file}: scripts/api/declarations.mjs does not know this form of statement:\n${statement}`);
}

/** The declarations that `./side.js` means in a file; the name of another package stays as it is. */
export const fileAt = (path, file) =>
  path.startsWith('.') ? join(dirname(file), path.replace(/\.js$/, '.d.ts')) : path;

const isOutside = (file) => !file.endsWith('.d.ts');

/**
 * What a file holds. `declared`: texts by name. `known`: where names come from that it imports. `exported`: by name,
 * where it is to be found; `stars`: files of which everything is exported.
 */
function moduleOf(file) {
  const module = { file, declared: new Map(), known: new Map(), exported: new Map(), stars: [] };
  for (const statement of statementsOf(readFileSync(file, 'utf8'))) {
    const { is, list = '', name, path, exported } = formOf(statement, file);
    const home = path && fileAt(path, file);
    if (is === 'import') for (const { from, to } of namesIn(list)) module.known.set(to, { file: home, name: from });
    if (is === 'importAll') module.known.set(name, { file: home });
    if (is === 'exportAll') module.stars.push(home);
    if (is === 'exportAllAs') module.exported.set(name, { file: home });
    if (is === 'exportNames')
      for (const { from, to } of namesIn(list)) module.exported.set(to, { file: home ?? file, name: from });
    if (is === 'declaration') {
      module.declared.set(name, [...(module.declared.get(name) ?? []), statement]);
      if (exported) module.exported.set(name, { file, name });
    }
  }
  return module;
}

const modules = new Map();

export function readModule(file) {
  if (!modules.has(file)) modules.set(file, moduleOf(file));
  return modules.get(file);
}

/** Where a name of a file is declared: the file and the name it has there; without a name, a whole file. */
export function homeOf({ file, name }) {
  if (name === undefined || isOutside(file)) return { file, name };
  const { declared, known, exported, stars } = readModule(file);
  if (declared.has(name)) return { file, name };
  const next = known.get(name) ?? exported.get(name);
  if (next) return homeOf(next);
  const star = stars.find((each) => exportsOf(each).has(name));
  if (star === undefined) throw new Error(`${file} does not say where ${name} comes from.`);
  return homeOf({ file: star, name });
}

/** All that a file exports: by name, where it is declared. */
export function exportsOf(file) {
  const { exported, stars } = readModule(file);
  const all = new Map();
  for (const star of stars) for (const [name, found] of exportsOf(star)) all.set(name, found);
  for (const [name, place] of exported) all.set(name, homeOf(place));
  return all;
}
