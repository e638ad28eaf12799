/** The catalogue of a game as the engine's authors wrote it: fetched when first asked for. */
import type { GameId } from '../match/game-ids.js';

export interface Rule {
  readonly id: string;
  readonly text: string;
  readonly topic: string;
  /** The table that goes with it, its headings first. */
  readonly table: readonly (readonly string[])[];
  /** Rulings that explain it. */
  readonly rulings: readonly string[];
}

const SOURCES: Readonly<Record<GameId, () => Promise<{ default: string }>>> = {
  fine: () => import('catalogue/fine.md?raw'),
  major: () => import('catalogue/major.md?raw'),
  splendid: () => import('catalogue/splendid.md?raw'),
  great: () => import('catalogue/great.md?raw'),
  glorious: () => import('catalogue/glorious.md?raw'),
};

const RULE = /^\*\*([A-Z]{2}-[A-Z]+-\d+)\*\*\s+(.+)$/;
const RULING = /^\|\s*([A-Z]{2}-R-\d+)\s*\|(.+)\|\s*$/;
const SEPARATOR = /^\|[-|\s]+\|$/;

const plain = (text: string): string =>
  text
    .replace(/\s\*[^*]+\*(?=\s*(?:\(|$))/, '')
    .replace(/[`*]/g, '')
    .trim();
const cellsOf = (row: string): string[] => row.split('|').slice(1, -1).map(plain);
const rulingsIn = (text: string): string[] => text.match(/[A-Z]{2}-R-\d+/g) ?? [];

/** What is asked, what holds and why; and the other reading, where there is one. */
const rulingText = (cells: string): string =>
  cellsOf(`|${cells}|`)
    .filter((cell) => cell !== '-')
    .join(' · ');

/** A line below a rule belongs to it: a row of its table, or more text; where it comes from in the book does not. */
const withLine = (rule: Rule, line: string): Rule => {
  const isRow = line.startsWith('|');
  const isText = !isRow && line !== '' && !line.startsWith('*');
  return {
    ...rule,
    text: isText ? `${rule.text} ${plain(line)}` : rule.text,
    table: isRow && !SEPARATOR.test(line) ? [...rule.table, cellsOf(line)] : rule.table,
    rulings: [...rule.rulings, ...rulingsIn(line)],
  };
};

/** Rules are paragraphs that begin with a bold ID, with all below them; rulings are rows of a table. */
export const parseRules = (source: string): Rule[] => {
  const rules: Rule[] = [];
  let topic = '';
  let isOpen = false;
  for (const line of source.split('\n')) {
    const heading = /^#{2,3} (.+)$/.exec(line)?.[1];
    const [, id, text] = RULE.exec(line) ?? [];
    const [, ruling, cells] = RULING.exec(line) ?? [];
    if (heading) [topic, isOpen] = [heading, false];
    else if (id && text) {
      rules.push({ id, text: plain(text), topic, table: [], rulings: rulingsIn(text) });
      isOpen = true;
    } else if (ruling && cells) rules.push({ id: ruling, text: rulingText(cells), topic, table: [], rulings: [] });
    else if (isOpen) rules.push(withLine(rules.pop()!, line));
  }
  return rules;
};

export const loadCatalogue = async (game: GameId): Promise<Rule[]> => parseRules((await SOURCES[game]()).default);
