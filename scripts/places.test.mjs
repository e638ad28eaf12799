import { expect, test } from 'vitest';
import { entriesOf, readCatalogue } from './catalogue.mjs';
import { placeCounts, placeFaults, placesIn, readPlaces, readReasons, reasonsIn, reasonText } from './places.mjs';

const FILE = 'packages/engine/src/zonal/fire.ts';
const idsAt = (text, path = FILE) => placesIn(path, text).map(({ id, line }) => `${id} ${line}`);

test('a place is a citation over a declaration, beside the code or in a refusal', () => {
  const text = [
    "import { refuse } from './refusal.js';",
    '/** FV-FIRE-01, -02: who fires. */',
    "const who = () => refuse('FV-FIRE-03', 'Nobody.'); // FV-FIRE-04",
  ].join('\n');
  expect(idsAt(text)).toEqual(['FV-FIRE-01 2', 'FV-FIRE-02 2', 'FV-FIRE-03 3', 'FV-FIRE-04 3']);
});

test.each([
  ['one line', '/** Firing: FV-FIRE-01. */\nimport x;\n'],
  ['several lines', '/**\n * Firing: FV-FIRE-01,\n * FV-FIRE-02.\n */\nimport x;\n'],
  ['and an empty line after it', '/** Firing: FV-FIRE-01. */\n\n'],
  ['of the short kind', '// Firing: FV-FIRE-01\n// and FV-FIRE-02\nimport x;\n'],
])('the comment at the top of a file is no place: %s', (_title, header) => {
  expect(idsAt(`${header}/** FV-FIRE-09. */\nexport const a = 1;`).map((place) => place.split(' ')[0])).toEqual([
    'FV-FIRE-09',
  ]);
});

test('unless it stands directly over the code', () => {
  expect(idsAt('/** FV-FIRE-01: one value. */\nexport const a = 1;')).toEqual(['FV-FIRE-01 1']);
});

test('neither lists of citations, ready-made armies nor declarations of switches are places', () => {
  expect(idsAt("firer: 'FV-FIRE-01',", 'packages/engine/src/games/fine/cites.ts')).toEqual([]);
  expect(idsAt("firer: 'SV-FIRE-01',", 'packages/engine/src/games/splendid/cites/combat.ts')).toEqual([]);
  expect(idsAt('// GV-POINTS-03\nexport const ARMIES = [];', 'packages/engine/src/games/great/armies.ts')).toEqual([]);
  expect(idsAt("a: { ruling: 'GV-R-01' },", 'packages/engine/src/games/great/switches.ts')).toEqual([]);
  expect(idsAt("  a: { ruling: 'FV-R-01', meaning: 'So.' },\n  b: shared('b', 'FV-R-02'),")).toEqual([]);
});

const REASONS = `| Rule | Kind | Why |
|---|---|---|
| FV-FORM-01 | absence | Nothing does. |
| FV-R-01 | rule | FV-FORM-02 says it. |
`;

test('a row says which rule, which kind and why', () => {
  expect(reasonsIn(REASONS)).toEqual([
    { id: 'FV-FORM-01', kind: 'absence', why: 'Nothing does.', line: 3 },
    { id: 'FV-R-01', kind: 'rule', why: 'FV-FORM-02 says it.', line: 4 },
  ]);
  expect(reasonText(reasonsIn(REASONS)[0])).toMatch(/^none needed, stated by absence: .*\. Nothing does\.$/);
});

const CATALOGUE = entriesOf(
  'fine',
  '**FV-FORM-01** One.\n\n**FV-FORM-02** Two.\n\n| FV-R-01 | Why? |\n| FV-EX-01 | So. |',
);
const at = (id) => ({ id, file: 'a.ts', line: 7 });
const faults = (places, rows) => placeFaults(CATALOGUE, places.map(at), reasonsIn(rows));

test('places and reasons for all, and nobody asks for those of worked examples', () => {
  expect(faults(['FV-FORM-02'], REASONS)).toEqual([]);
  expect(placeCounts(CATALOGUE, [at('FV-FORM-02')], reasonsIn(REASONS))).toEqual(
    new Map([['fine', { all: 3, placed: 1, reasoned: 2 }]]),
  );
});

test('a rule with neither', () => {
  expect(faults(['FV-FORM-02'], '| FV-R-01 | absence | So. |')).toEqual([
    'docs/rules/fine.md:1: FV-FORM-01 is cited nowhere in packages/engine/src, and docs/rules/places.md does not say why',
  ]);
});

test.each([
  ['a rule that has a place', '| FV-FORM-02 | absence | So. |', 'FV-FORM-02 has a place, a.ts:7; take the row out'],
  ['an unknown rule', '| FV-FORM-09 | absence | So. |', 'there is no rule FV-FORM-09'],
  ['a worked example', '| FV-EX-01 | absence | So. |', 'FV-EX-01 is a worked example and needs no place'],
  ['a second row', '| FV-R-01 | absence | So. |', 'FV-R-01 is listed twice'],
])('a row for %s', (_title, row, fault) => {
  expect(faults(['FV-FORM-02'], REASONS + row)).toEqual([`docs/rules/places.md:5: ${fault}`]);
});

test.each([
  ['an unknown kind', '| FV-R-01 | magic | So. |', 'FV-R-01: "magic" is none of absence, table, rule, geometry'],
  ['no reason', '| FV-R-01 | absence | |', 'FV-R-01: say why it has no place'],
  [
    'no other rule',
    '| FV-R-01 | rule | Others say FV-R-01. |',
    'FV-R-01: name the rule that states it, one that has a place',
  ],
])('a row with %s', (_title, row, fault) => {
  expect(faults(['FV-FORM-01', 'FV-FORM-02'], row)).toEqual([`docs/rules/places.md:1: ${fault}`]);
});

test('every rule and ruling of the five games has a place or a reason', () => {
  const catalogue = readCatalogue();
  expect(placeFaults(catalogue, readPlaces(), readReasons())).toEqual([]);
  const games = new Set(placeCounts(catalogue, [], []).keys());
  expect(games).toEqual(new Set(['fine', 'glorious', 'great', 'major', 'splendid']));
});
