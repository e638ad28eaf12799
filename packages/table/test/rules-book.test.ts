import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GAME_IDS, isZoneGame, type GameId } from '../src/match/game-ids.js';
import { editionOf } from '../src/match/games.js';
import { measuredEditionOf } from '../src/measured/editions.js';
import { messagesIn as measuredIn } from '../src/measured/words/index.js';
import { chapterAt, paragraphFor, searched, searchedRules, wordingOf, type RulesBook } from '../src/rules/book.js';
import { parseRules, type Rule } from '../src/rules/catalogue.js';
import { fineBook } from '../src/rules/fine/book.js';
import { gloriousBook } from '../src/rules/glorious/book.js';
import { greatBook } from '../src/rules/great/book.js';
import { idsIn } from '../src/rules/ids.js';
import { majorBook } from '../src/rules/major/book.js';
import { splendidBook } from '../src/rules/splendid/book.js';
import { en } from '../src/words/en.js';

const BOOKS: Readonly<Record<GameId, (language: 'en' | 'de') => RulesBook>> = {
  fine: fineBook,
  major: majorBook,
  splendid: splendidBook,
  great: greatBook,
  glorious: gloriousBook,
};
const PREFIXES: Readonly<Record<GameId, string>> = {
  fine: 'FV',
  major: 'MV',
  splendid: 'SV',
  great: 'GV',
  glorious: 'GL',
};
const ROOT = join(import.meta.dirname, '../../..');

const catalogueOf = (game: GameId): Rule[] => parseRules(readFileSync(join(ROOT, `docs/rules/${game}.md`), 'utf8'));

const filesBelow = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return filesBelow(path);
    return path.endsWith('.ts') && !path.endsWith('.test.ts') ? [path] : [];
  });

/** Every ID that stands in the engine's code and not in a comment: what a refusal, a fault or an event can cite. */
const CITED = filesBelow(join(ROOT, 'packages/engine/src')).flatMap((path) => {
  const code = readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
  return [...code.matchAll(/['"`]((?:FV|MV|SV|GV|GL)-[A-Z]+-\d+)['"`]/g)].map(([, id]) => id!);
});

const paragraphsOf = (book: RulesBook) => book.flatMap(({ paragraphs }) => paragraphs);

test('lists of IDs are read as comments write them', () => {
  expect(idsIn('FV-FIRE-03..05, -10, FV-R-14')).toEqual([
    'FV-FIRE-03',
    'FV-FIRE-04',
    'FV-FIRE-05',
    'FV-FIRE-10',
    'FV-R-14',
  ]);
  expect(() => idsIn('FV-FIRE-03, 04')).toThrow();
});

test.each(GAME_IDS)('%s: every rule and ruling stands behind a paragraph, and nothing else does', (game) => {
  const [book, catalogue] = [BOOKS[game]('en'), catalogueOf(game)];
  const known = new Set(catalogue.map(({ id }) => id));
  expect(paragraphsOf(book).flatMap(({ rules }) => rules.filter((id) => !known.has(id)))).toEqual([]);
  expect([...known].filter((id) => !paragraphFor(book, catalogue, id))).toEqual([]);
});

test.each(GAME_IDS)('%s: whatever the engine can cite leads to a chapter', (game) => {
  const [book, catalogue] = [BOOKS[game]('en'), catalogueOf(game)];
  const cited = [...new Set(CITED)].filter((id) => id.startsWith(PREFIXES[game]));
  expect(cited.length).toBeGreaterThan(150);
  expect(cited.filter((id) => !paragraphFor(book, catalogue, id))).toEqual([]);
});

test.each(GAME_IDS)(
  '%s: a rule leads to the paragraph that names it, a ruling to that of the rule it explains',
  (game) => {
    const [book, catalogue] = [BOOKS[game]('en'), catalogueOf(game)];
    for (const { id, rulings } of catalogue) {
      const { paragraph } = paragraphFor(book, catalogue, id)!;
      const wording = wordingOf(catalogue, paragraph).map((rule) => rule.id);
      expect(wording, id).toContain(id);
      for (const ruling of rulings) if (paragraph.rules.includes(id)) expect(wording).toContain(ruling);
    }
  },
);

test.each(GAME_IDS)('%s: both languages say everything, in their own words', (game) => {
  const [english, german] = [paragraphsOf(BOOKS[game]('en')), paragraphsOf(BOOKS[game]('de'))];
  expect(german.map(({ id, rules }) => [id, rules])).toEqual(english.map(({ id, rules }) => [id, rules]));
  for (const [i, { id, text }] of english.entries()) {
    expect(`${text} ${german[i]!.text}`, id).not.toMatch(/undefined|NaN|\[object|\bnull\b|[a-zß][A-Z]/);
    expect(text.length, id).toBeGreaterThan(40);
    expect(text.length, id).toBeLessThan(700);
    expect(german[i]!.text, id).not.toBe(text);
    expect(text, id).toMatch(/^[A-ZÄÖÜ].*\.$/s);
    expect(text, id).not.toMatch(/(?:^|[.?!] )[a-z]/);
  }
});

const FAMILY_KINDS = [
  'foot',
  'mounted',
  'artillery',
  'command',
  'elephant',
  'missiles',
  'throwers',
  'spears',
  'battle',
];

test.each(GAME_IDS)('%s: a paragraph is about kinds of units that exist', (game) => {
  const types: Readonly<Record<string, object>> = isZoneGame(game)
    ? editionOf(game).types
    : measuredEditionOf(game).types;
  const known = new Set([
    ...FAMILY_KINDS,
    ...Object.keys(types),
    ...Object.values(types).flatMap((type) => Object.values(type).filter((value) => typeof value === 'string')),
  ]);
  const unknown = paragraphsOf(BOOKS[game]('en')).flatMap(({ whom }) => whom.filter((kind) => !known.has(kind)));
  expect(unknown).toEqual([]);
});

test.each(GAME_IDS)('%s: each phase has its chapter, and so has each kind of decision that is named', (game) => {
  const book = BOOKS[game]('en');
  const phases = isZoneGame(game)
    ? (['setup', 'initiative', 'firing', 'melee', 'losses', 'initiativeMovement', 'otherMovement', 'victory'] as const)
    : measuredEditionOf(game).phases;
  for (const phase of phases) expect(chapterAt(book, { phase, kind: undefined }).phases, phase).toContain(phase);
  const asks = Object.keys(isZoneGame(game) ? en.asks : measuredIn('en').asks.of);
  for (const { kinds } of book) for (const kind of kinds) expect(asks).toContain(kind);
  expect(chapterAt(book, undefined).id).toBe('before');
});

test.each(GAME_IDS)('%s: the tables of every chapter are those of the quick reference', (game) => {
  const tables = BOOKS[game]('en').flatMap((chapter) => chapter.tables());
  expect(tables.length).toBeGreaterThan(8);
  for (const { id, rows, notes } of tables) expect(rows.length + notes.length, id).toBeGreaterThan(0);
  expect(tables.map(({ id }) => id)).toContain('actions');
});

test('a reaction is looked up among the reactions, whatever the phase', () => {
  for (const game of ['fine', 'major', 'splendid', 'great'] as const)
    expect(chapterAt(BOOKS[game]('en'), { phase: 'otherMovement', kind: 'react' }).id).toBe('reactions');
  expect(chapterAt(BOOKS.glorious('en'), { phase: 'firing', kind: 'remove' }).id).toBe('losses');
});

test('numbers are those of the rules', () => {
  const says = (game: GameId, id: string, language: 'en' | 'de' = 'en'): string =>
    paragraphsOf(BOOKS[game](language)).find((each) => each.id === id)!.text;
  const { fine, major } = { fine: editionOf('fine'), major: editionOf('major') };
  expect(says('fine', 'engaging.test')).toContain(`attack formation needs 1 to ${fine.tests.attack}, open order 1.`);
  expect(says('fine', 'firing.guns')).toContain('3 or 2 dice and 4 or 3');
  expect(says('major', 'movement.stakesLost')).toContain('takes two hits');
  expect(major.stakes?.hits).toBe(2);
  expect(says('major', 'losses.stands')).toContain('lost at 3');
  expect(says('splendid', 'firing.chain')).toContain('Muskets see 7"');
  expect(says('splendid', 'reactions.home')).toContain('on 1 to 5 before pikes, 1 to 3 before others');
  expect(says('great', 'charging.test')).toContain('block goes on 1 to 4, a line on 1 to 3, skirmishers on 1 or 2');
  expect(says('great', 'command.range', 'de')).toContain('6 cm vom Feldherrn oder 3 cm');
  expect(says('glorious', 'firing.way')).toContain('1" wide');
  expect(says('glorious', 'movement.byHorse')).toContain('5" to 10"');
});

test('the catalogue is read with its tables', () => {
  const rule = catalogueOf('fine').find(({ id }) => id === 'FV-ARMY-02')!;
  expect(rule.table[0]).toEqual(['Type', 'Class', 'Stands at start', 'Stand kinds allowed', 'Fires']);
  expect(rule.table).toHaveLength(7);
  expect(catalogueOf('glorious').find(({ id }) => id === 'GL-INIT-04')!.rulings).toContain('GL-R-17');
});

test('a search finds paragraphs by all its words, and the rule that is named before those that name it', () => {
  const [book, catalogue] = [BOOKS.fine('en'), catalogueOf('fine')];
  expect(searched(book, 'galloper flee').map(({ paragraph }) => paragraph.id)).toEqual(['reactions.flee']);
  expect(searched(book, 'Samarkand')).toEqual([]);
  expect(searchedRules(catalogue, 'fv-engage-08')[0]!.id).toBe('FV-ENGAGE-08');
});
