import { expect, test } from 'vitest';
import { COMBAT_VALUES } from '@five-victories/engine/glorious';
import { MEASURED_GAMES, type MeasuredGame } from '../src/match/game-ids.js';
import { measuredSheetOf } from '../src/measured/sheet/sheet.js';

const CASES = MEASURED_GAMES.flatMap((game) => (['en', 'de'] as const).map((language) => ({ game, language })));

test.each(CASES)('the sheet of $game in $language has every cell', ({ game, language }) => {
  for (const { title, columns, rows, notes } of measuredSheetOf(game, language)) {
    expect(rows.length + notes.length, title).toBeGreaterThan(0);
    for (const row of rows) expect(row.length, `${title}: ${row[0]}`).toBe(columns.length);
    expect([title, ...columns, ...rows.flat(), ...notes].join(' ')).not.toMatch(/undefined|NaN|null|\[object/);
  }
});

test.each(MEASURED_GAMES)(
  'both languages of the sheet of %s have the same tables, and German ones German words',
  (game) => {
    const [en, de] = (['en', 'de'] as const).map((language) => measuredSheetOf(game, language));
    expect(de!.map(({ id, rows, notes }) => [id, rows.length, notes.length])).toEqual(
      en!.map(({ id, rows, notes }) => [id, rows.length, notes.length]),
    );
    const isWord = (cell: string): boolean => /[a-z]{3}/i.test(cell) && !cell.endsWith('Initiative');
    const untranslated = de!.flatMap(({ rows }, i) =>
      rows.flatMap((row, j) => row.filter((cell, k) => isWord(cell) && cell === en![i]!.rows[j]![k])),
    );
    expect(untranslated).toEqual([]);
  },
);

const rowsOf = (game: MeasuredGame, id: string): Record<string, string[]> =>
  Object.fromEntries(
    measuredSheetOf(game, 'en')
      .find((each) => each.id === id)!
      .rows.map(([name, ...rest]) => [name, rest]),
  );

test('numbers of A Splendid Victory are those of the book', () => {
  expect(rowsOf('splendid', 'moves')).toMatchObject({
    'Pike and Musket': ['4" / 4"', '4" / 4"', '6" / –', '6" / –'],
    'Dragoons, mounted': ['18" / 14"', '18" / 14"', '18" / 14"', '18" / –'],
  });
  expect(rowsOf('splendid', 'fire')).toMatchObject({ 'Target in defensive block': ['+2'], 'Target mounted': ['+1'] });
  expect(rowsOf('splendid', 'guns')['Heavy Artillery']).toEqual(['4"', '1"', '4', '2', '1', '0']);
  expect(rowsOf('splendid', 'values')).toMatchObject({ Pike: ['4'], 'Dragoon, on foot': ['2'] });
  expect(rowsOf('splendid', 'melee')['Mounted against a defensive block with pikes']).toEqual(['−2']);
  expect(rowsOf('splendid', 'tests')).toMatchObject({ Charge: ['1–3'], Intercept: ['1–3'] });
});

test('numbers of A Great Victory are those of the book', () => {
  expect(rowsOf('great', 'moves')).toMatchObject({
    'Light foot': ['6 cm / 7 cm', '4 cm / 5 cm', '6 cm / 7 cm'],
    'Heavy chariots': ['12 cm / 18 cm', '–', '–'],
  });
  expect(rowsOf('great', 'strength')).toMatchObject({ 'Foot with pikes': ['10 / 8', '12 / 10', '14 / 12'] });
  expect(rowsOf('great', 'ranges')).toMatchObject({ Bows: ['16 cm', '10 cm'], Longbows: ['22 cm', '–'] });
  expect(rowsOf('great', 'fire')).toMatchObject({
    'Light artillery, target within 12 cm': ['+2'],
    'Light artillery, target beyond 25 cm': ['−2'],
    'Target heavy': ['−2'],
  });
  expect(rowsOf('great', 'tests')).toMatchObject({ 'Charge, in block': ['1–4'], 'Charge, in skirmish line': ['1–2'] });
});

test('numbers of A Glorious Victory are those of the book', () => {
  expect(rowsOf('glorious', 'moves')).toMatchObject({
    'Light cavalry': ['18"', '12"', '6'],
    'Foot with bows, longbows, crossbows or handguns': ['5"', '–', '6'],
  });
  expect(Object.keys(rowsOf('glorious', 'values'))).toHaveLength(Object.keys(COMBAT_VALUES).length);
  expect(rowsOf('glorious', 'functions')['Battles']).toEqual(['2', '2 (to 45°)', '2', '–', '2', '–']);
  expect(Object.keys(rowsOf('glorious', 'battles'))).toHaveLength(9);
});
