// The rule catalogues in docs/rules, and who cites their IDs.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './steps.mjs';

const RULES = join(ROOT, 'docs', 'rules');
/** What lies there besides the catalogues. */
const OTHERS = ['README.md', 'places.md'];
const ID = '(?:FV|MV|SV|GV|GL)-[A-Z][A-Z0-9]*-\\d{2,3}';
const RULE = new RegExp(`^(?:[-*] )?\\*\\*(${ID})\\b`);
const ROW = new RegExp(`^\\| *\\**(${ID})\\b`);

const cellsOf = (row) =>
  row
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim());

/** A rule runs, with its tables and notes, to the next rule or heading. */
function ruleText(lines, start) {
  let end = start + 1;
  while (end < lines.length && !RULE.test(lines[end]) && !lines[end].startsWith('#')) end += 1;
  return lines.slice(start, end).join('\n').trim();
}

/** A ruling or worked example is a row of a table: each cell with the heading of its column. */
function rowText(lines, row) {
  let top = row;
  while (lines[top - 1]?.startsWith('|')) top -= 1;
  const headings = cellsOf(lines[top]);
  const cells = cellsOf(lines[row]);
  return [`**${cells[0]}**`, ...cells.slice(1).map((cell, i) => `${headings[i + 1]}: ${cell}`)].join('\n');
}

/** The entries of one catalogue by ID: `{ id, game, line, text }`. */
export function entriesOf(game, text) {
  const lines = text.split('\n');
  const entries = new Map();
  for (const [i, line] of lines.entries()) {
    const id = (RULE.exec(line) ?? ROW.exec(line))?.[1];
    if (!id || entries.has(id)) continue;
    entries.set(id, { id, game, line: i + 1, text: RULE.test(line) ? ruleText(lines, i) : rowText(lines, i) });
  }
  return entries;
}

/** All five catalogues in one map. */
export function readCatalogue() {
  const games = readdirSync(RULES).filter((file) => file.endsWith('.md') && !OTHERS.includes(file));
  return new Map(games.flatMap((file) => [...entriesOf(file.slice(0, -3), readFileSync(join(RULES, file), 'utf8'))]));
}

/** The rule IDs a text names; "FV-FIRE-03..05", "FV-FIRE-03 to -05" and "FV-FIRE-03, -05" name more than one. */
export function idsIn(text) {
  const ids = new Set();
  for (const { 0: first, index } of text.matchAll(new RegExp(`\\b${ID}\\b`, 'g'))) {
    const stem = first.slice(0, first.lastIndexOf('-') + 1);
    const name = (number) => ids.add(stem + String(number).padStart(2, '0'));
    const range = `((?:\\.\\.|–)\\s*(?:${stem}|-)?|to (?:${stem}|-))`;
    const list = '(?:[,/]|,? (?:and|or))\\s*-';
    const more = new RegExp(`\\s*(?:${range}|${list})(\\d{2,3})\\b`, 'y');
    ids.add(first);
    more.lastIndex = index + first.length;
    let last = Number(first.slice(stem.length));
    for (let next = more.exec(text); next; next = more.exec(text)) {
      const number = Number(next[2]);
      for (let n = next[1] ? last + 1 : number; n <= number; n += 1) name(n);
      last = number;
    }
  }
  return ids;
}

/** Every place in a text that names an ID: `{ id, line, text }`. */
export const citationsIn = (text) =>
  text.split('\n').flatMap((line, i) => [...idsIn(line)].map((id) => ({ id, line: i + 1, text: line.trim() })));

const TITLE = /\b(?:test|it|describe)(?:\.\w+)*(?:\(.*\))?\(\s*(['"`])(.*?)\1/;

/** The title of the test a line belongs to; a comment belongs to the test that follows it. */
export function titleAt(text, line) {
  const lines = text.split('\n');
  const isComment = /^\s*(?:\/\/|\/?\*)/.test(lines[line - 1]);
  const step = isComment ? 1 : -1;
  for (let i = line - 1; i >= 0 && i < lines.length; i += step) {
    const title = TITLE.exec(lines[i])?.[2];
    if (title) return title;
  }
  return undefined;
}

/** Files below a folder of the project whose name fits, without what is generated; paths from the root. */
export function filesBelow(folder, name) {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && name.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(ROOT.length))
    .filter((path) => !/(?:^|\/)(?:node_modules|dist|coverage)\//.test(path))
    .sort();
}

export const isTest = (path) => /\.test\.tsx?$/.test(path);
export const textOf = (path) => readFileSync(join(ROOT, path), 'utf8');

/** How many letters differ (Levenshtein). */
function difference(a, b) {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      next[j] = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1));
    }
    row = next;
  }
  return row[b.length];
}

/** The IDs most like a mistyped one. */
export const nearest = (wrong, ids, count = 5) =>
  [...ids].sort((a, b) => difference(wrong, a) - difference(wrong, b)).slice(0, count);
