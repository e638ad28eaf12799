import { expect, test } from 'vitest';
import { citationsIn, entriesOf, idsIn, nearest, readCatalogue, titleAt } from './catalogue.mjs';

test.each([
  ['FV-FIRE-03', ['FV-FIRE-03']],
  ['FV-FIRE-03..05', ['FV-FIRE-03', 'FV-FIRE-04', 'FV-FIRE-05']],
  ['FV-FIRE-03..FV-FIRE-05', ['FV-FIRE-03', 'FV-FIRE-04', 'FV-FIRE-05']],
  ['FV-ENGAGE-13 to -15', ['FV-ENGAGE-13', 'FV-ENGAGE-14', 'FV-ENGAGE-15']],
  ['SV-R-82 to SV-R-84', ['SV-R-82', 'SV-R-83', 'SV-R-84']],
  ['FV-REACT-36, -37', ['FV-REACT-36', 'FV-REACT-37']],
  ['FV-ARMY-06 and -07', ['FV-ARMY-06', 'FV-ARMY-07']],
  ['FV-FIRE-05 to -07, -11', ['FV-FIRE-05', 'FV-FIRE-06', 'FV-FIRE-07', 'FV-FIRE-11']],
  ['FV-FIRE-05, MV-FIRE-06', ['FV-FIRE-05', 'MV-FIRE-06']],
  ['FV-MELEE-08: CV -1, never more than 12', ['FV-MELEE-08']],
  ['moved by FV-MOVE-03 to 12 zones', ['FV-MOVE-03']],
  ['UTF-8, FV-R-NN, AB-CDE-12', []],
])('the IDs in "%s"', (text, ids) => {
  expect([...idsIn(text)]).toEqual(ids);
});

test('citations carry their line', () => {
  expect(citationsIn('one\n  two FV-FIRE-01 ')).toEqual([{ id: 'FV-FIRE-01', line: 2, text: 'two FV-FIRE-01' }]);
});

const CATALOGUE = `### Formations

**FV-FORM-01** A shape by size:

| Size | Shape |
|---|---|
| 1 | [1] |

A note.

**FV-FORM-02** The next, see **FV-FORM-09**.

## Rulings

| ID | Question | Ruling |
|---|---|---|
| FV-R-01 | Which way? | Clockwise \\| right. |
`;

test('a rule keeps its table and notes; a ruling is told by the headings of its table', () => {
  const entries = entriesOf('fine', CATALOGUE);
  expect([...entries.keys()]).toEqual(['FV-FORM-01', 'FV-FORM-02', 'FV-R-01']);
  expect(entries.get('FV-FORM-01').text).toMatch(/^\*\*FV-FORM-01\*\*[\s\S]*\[1\] \|\n\nA note\.$/);
  expect(entries.get('FV-R-01')).toMatchObject({ line: 17, game: 'fine' });
  expect(entries.get('FV-R-01').text).toBe('**FV-R-01**\nQuestion: Which way?\nRuling: Clockwise \\| right.');
});

test('the catalogues in docs/rules cite no ID that they do not define', () => {
  const catalogue = readCatalogue();
  const unknown = [...catalogue.values()].flatMap(({ text }) => [...idsIn(text)].filter((id) => !catalogue.has(id)));
  expect(unknown).toEqual([]);
});

test('a line belongs to the test it is in, a comment to the test below', () => {
  const text = "test('one', () => {\n  order();\n});\n// FV-FIRE-01\ntest.each([1])('two', () => {});";
  expect(titleAt(text, 1)).toBe('one');
  expect(titleAt(text, 2)).toBe('one');
  expect(titleAt(text, 4)).toBe('two');
});

test('a mistyped ID finds its neighbours', () => {
  expect(nearest('FV-ENGAG-05', ['MV-FIRE-05', 'FV-ENGAGE-05', 'FV-FIRE-01'], 1)).toEqual(['FV-ENGAGE-05']);
});
