// The report of an entry point: every name it exports with its signature, as text that can be compared.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportsOf, fileAt, homeOf, readModule } from './declarations.mjs';

/** Exports that come through a file of this name are there for the packages of this repository and not promised. */
const WORKINGS = '/workings.d.ts';
const LONG = 24;

/** The entry points that a package.json names, each with its declarations and the file of its report. */
export function entriesOf(home) {
  const { name, exports } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  return Object.entries(exports)
    .filter(([, target]) => target.types)
    .map(([path, { types }]) => ({
      name: name + path.slice(1),
      file: join(home, types),
      report: join(home, 'api', `${path.slice(2).replaceAll('/', '-') || 'index'}.md`),
    }));
}

/** Nested data of a long constant (armies, scenarios, switches) is no surface: its outermost names are enough. */
function abridged(text) {
  if (!text.startsWith('const ') || text.split('\n').length <= LONG) return text;
  const deepest = /^const \w+: readonly \[/.test(text) ? 1 : 2;
  let depth = 0;
  let kept = '';
  for (const char of text) {
    if (')]}'.includes(char)) depth--;
    if (depth < deepest) kept += char;
    if ('([{'.includes(char) && depth++ === deepest - 1) kept += ' … ';
  }
  return kept;
}

/** A declaration as the report has it: without `export declare`, under the name by which it is exported. */
function signature(statement, name, as) {
  const text = statement
    .replace(/^(?:export )?(?:declare )?/, '')
    .replace(/import\("[^"]*"\)\./g, '')
    .replace(/^( {4})+/gm, (indent) => indent.slice(indent.length / 2))
    .replace(/^\s*\n/gm, '');
  const renamed = as === name ? text : text.replace(new RegExp(`\\b${name}\\b`), as);
  return /^(?:interface|class|namespace) /.test(renamed) ? renamed : `${abridged(renamed)};`;
}

const byName = (a, b) => (a < b ? -1 : 1);
const inOrder = (map) => [...map].sort(([a], [b]) => byName(a, b));

const signatures = (exports) =>
  inOrder(exports).flatMap(([as, { file, name }]) => {
    if (name !== undefined)
      return readModule(file)
        .declared.get(name)
        .map((each) => signature(each, name, as));
    const inside = signatures(exportsOf(file)).join('\n').replace(/^/gm, '  ');
    return [`namespace ${as} {\n${inside}\n}`];
  });

const key = ({ file, name }) => `${file} ${name}`;

/** Where the types are declared that a declaration names. */
function namedIn({ file, name }) {
  const { declared, known } = readModule(file);
  return declared.get(name).flatMap((statement) => {
    const inline = [...statement.matchAll(/import\("([^"]*)"\)\.(\w+)/g)].map(([, path, type]) =>
      homeOf({ file: fileAt(path, file), name: type }),
    );
    const words = statement.replace(/'[^'\n]*'|"[^"\n]*"/g, '').match(/(?<![.\w])[A-Za-z_]\w*\b(?!\??:)/g) ?? [];
    const own = words.filter((word) => word !== name && (declared.has(word) || known.has(word)));
    return [...inline, ...own.map((word) => homeOf({ file, name: word }))];
  });
}

const leaves = (exports) =>
  [...exports.values()].flatMap((place) => (place.name === undefined ? leaves(exportsOf(place.file)) : [place]));

/** Types that signatures name and no entry point of the package exports. */
function hiddenIn(exports, entries) {
  const open = new Set(entries.flatMap(({ file }) => leaves(exportsOf(file))).map(key));
  const named = leaves(exports).flatMap(namedIn);
  const hidden = named.filter((place) => place.file.endsWith('.d.ts') && place.name && !open.has(key(place)));
  return [...new Set(hidden.map(({ name }) => name))].sort(byName);
}

const block = (exports) => `\`\`\`ts\n${signatures(exports).join('\n')}\n\`\`\`\n`;

const without = (exports, others) => new Map([...exports].filter(([name]) => !others.has(name)));

/** The report of one entry point; `entries` are all of its package. */
export function reportOf({ name, file }, entries) {
  const { stars } = readModule(file);
  const whole = entries.filter((entry) => stars.includes(entry.file));
  const workings = stars.filter((star) => star.endsWith(WORKINGS)).flatMap((star) => [...exportsOf(star)]);
  const rest = whole.reduce((left, entry) => without(left, exportsOf(entry.file)), exportsOf(file));
  const promised = without(rest, new Map(workings));
  const hidden = hiddenIn(promised, entries);
  return [
    `# ${name}\n`,
    'Written by `npm run api` from the built declarations; `npm run check` compares it.\n',
    ...whole.map((entry) => `Everything of \`${entry.name}\`, and:\n`),
    block(promised),
    ...(hidden.length > 0 ? [`Named above and not exported: ${hidden.join(', ')}.\n`] : []),
    ...(workings.length > 0
      ? [
          '## Workings\n',
          'For the packages of this repository; they change without notice.\n',
          block(new Map(workings)),
        ]
      : []),
  ].join('\n');
}
