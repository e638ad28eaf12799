// Breaks the rules one place at a time and sees whether a test notices: `npm run mutants -- [--only REGEX] [--tests PATH,PATH] [--every N]`.
// Works on a copy of the tree, so the sources stay as they are. Prints the mutants that no test noticed.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

const args = process.argv.slice(2);
const option = (name, standard) => (args.includes(name) ? args[args.indexOf(name) + 1] : standard);
const only = new RegExp(option('--only', 'packages/engine/src/(formation|zonal|games)/'));
const tests = option('--tests', 'packages/engine/test/fine').split(',');
const every = Number(option('--every', '1'));
const SKIP = /(armies|scenarios|index|report|cites|position|choices|procedures|rules)\.ts$|\.test\.ts$/;

const home = mkdtempSync(join(tmpdir(), 'mutants-'));
const root = process.cwd();
cpSync(root, home, {
  recursive: true,
  filter: (path) => !/(^|\/)(node_modules|dist|\.git)(\/|$)/.test(relative(root, path)),
});
symlinkSync(join(root, 'node_modules'), join(home, 'node_modules'));

const filesIn = (folder) =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesIn(path) : [path];
  });

/** The end of a bracket that opens at `from`. */
const closing = (text, from) => {
  let depth = 0;
  for (let i = from; i < text.length; i++) {
    if (text[i] === '(') depth++;
    if (text[i] === ')' && --depth === 0) return i;
  }
  return -1;
};

const SWAPS = [
  [/ === /g, ' !== '],
  [/ !== /g, ' === '],
  [/ && /g, ' || '],
  [/ \|\| /g, ' && '],
  [/ < /g, ' <= '],
  [/ <= /g, ' < '],
  [/ > /g, ' >= '],
  [/ >= /g, ' > '],
  [/ \+ /g, ' - '],
];

/** All single changes of a source: [from, to, replacement]. */
const mutantsOf = (text) => {
  const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, (comment) => ' '.repeat(comment.length));
  const found = [];
  for (const match of code.matchAll(/\bif \(/g)) {
    const from = match.index + 3;
    const to = closing(code, from) + 1;
    found.push([from, to, '(false)'], [from, to, '(true)']);
  }
  for (const [pattern, swap] of SWAPS)
    for (const match of code.matchAll(pattern)) found.push([match.index, match.index + match[0].length, swap]);
  for (const match of code.matchAll(/(?<=[\s[(:,-])\d(?=[\s\]),;}])/g))
    found.push([match.index, match.index + 1, String(Number(match[0]) + 1)]);
  return found.filter(([from]) => !/^\s*(import|export \*|type |match\.tell)/.test(lineAt(code, from)));
};
const lineAt = (text, at) => text.slice(text.lastIndexOf('\n', at) + 1, text.indexOf('\n', at) >>> 0);
const lineNumber = (text, at) => text.slice(0, at).split('\n').length;

let survivors = 0;
let tried = 0;
let seen = 0;
for (const path of filesIn(join(home, 'packages/engine/src')).filter(
  (each) => only.test(relative(home, each)) && !SKIP.test(each),
)) {
  const text = readFileSync(path, 'utf8');
  for (const [from, to, by] of mutantsOf(text)) {
    if (seen++ % every !== 0) continue;
    tried++;
    writeFileSync(path, text.slice(0, from) + by + text.slice(to));
    const { status } = spawnSync(
      'npx',
      ['vitest', 'run', ...tests, '--bail', '1', '--no-isolate', '--pool=threads', '--reporter=dot'],
      {
        cwd: home,
        timeout: 90_000,
        stdio: 'ignore',
      },
    );
    writeFileSync(path, text);
    if (status !== 0) continue;
    survivors++;
    console.log(
      `${relative(home, path)}:${lineNumber(text, from)}: ${text.slice(from, to).replace(/\s+/g, ' ')} -> ${by} | ${lineAt(text, from).trim()}`,
    );
  }
  console.error(`${relative(home, path)} done: ${tried} tried, ${survivors} survived`);
}
rmSync(home, { recursive: true, force: true });
console.log(`${tried} mutants, ${tried - survivors} noticed, ${survivors} not`);
