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

/** Cells after name and formation, of the row that names this unit in this formation. */
const rowFor = (game: MeasuredGame, id: string, unit: string, formation: string): string[] =>
  measuredSheetOf(game, 'en')
    .find((each) => each.id === id)!
    .rows.find(
      ([names, formations]) => names!.split('; ').includes(unit) && formations!.split(', ').includes(formation),
    )!
    .slice(2);

const FOOT = 'change formation · manoeuvre · step back · side-step';
const BOTH = 'change formation and manoeuvre, in either order';

test('SV-MOVE-04, SV-FORM-11 what units of A Splendid Victory may do', () => {
  expect(rowFor('splendid', 'actions', 'Foot', 'line')).toEqual([`${FOOT} · charge`, '–']);
  expect(rowFor('splendid', 'actions', 'Pike and Musket', 'open order')).toEqual([FOOT, '–']);
  expect(rowFor('splendid', 'actions', 'Mounted', 'any')).toEqual([`${BOTH} · charge`, 'disengage']);
  expect(rowFor('splendid', 'actions', 'Commander', 'any')).toEqual(['manoeuvre', 'disengage']);
});

test('SV-REACT-04, -09, -13, -14, -19, -30, -33, -37, -38 reactions of A Splendid Victory', () => {
  const guns = 'must fire, or is over-run';
  expect(rowFor('splendid', 'reacting', 'Pike and Musket', 'open order')).toEqual([
    'evade or fire or hasty block or about-face',
    'fire or hasty block or about-face',
    '–',
  ]);
  expect(rowFor('splendid', 'reacting', 'Foot', 'defensive block')).toEqual(['stand', 'stand', '–']);
  expect(rowFor('splendid', 'reacting', 'Mounted', 'any')[2]).toBe('intercept within 9" (1–3)');
  expect(rowFor('splendid', 'reacting', 'Heavy Mounted', 'any')[2]).toBe('intercept within 9" (no test)');
  expect(rowFor('splendid', 'reacting', 'Heavy Artillery', 'any')).toEqual([guns, guns, '–']);
  expect(rowFor('splendid', 'reacting', 'Heavy Artillery, limbered', 'any')).toEqual(['over-run', 'over-run', '–']);
  expect(rowFor('splendid', 'reacting', 'Commander', 'any')).toEqual(['recoil', 'recoil', '–']);
});

test('GV-MOVE-03, GV-R-71 what units of A Great Victory may do', () => {
  expect(rowFor('great', 'actions', 'Other foot', 'skirmish line')).toEqual([
    `${BOTH} · step back · side-step · charge`,
    '–',
  ]);
  expect(rowFor('great', 'actions', 'Other foot', 'defensive block')).toEqual(['change formation', '–']);
  expect(rowFor('great', 'actions', 'Heavy chariots', 'any')).toEqual(['manoeuvre · charge', '–']);
  expect(rowFor('great', 'actions', 'Light chariots', 'skirmish line')).toEqual([`${BOTH} · charge`, 'disengage']);
});

test('GV-ICPT-02, -04, GV-RECOIL-01, GV-EVADE-01, GV-AFIRE-01, GV-OPP-01 reactions of A Great Victory', () => {
  expect(rowFor('great', 'reacting', 'Heavy chariots', 'any')).toEqual([
    'stand',
    'counter-charge',
    'intercept within 9 cm (1–3)',
  ]);
  expect(rowFor('great', 'reacting', 'Light horse', 'block')[2]).toBe('intercept within 9 cm (1–4)');
  expect(rowFor('great', 'reacting', 'Heavy elephants', 'any')[2]).toBe('intercept within 3 cm (1–3)');
  expect(rowFor('great', 'reacting', 'Foot with spears or pilums', 'line')[1]).toContain('fire');
  expect(rowFor('great', 'reacting', 'Other foot', 'skirmish line')[0]).toBe('evade or hasty block or about-face');
  expect(rowFor('great', 'reacting', 'Heavy artillery', 'any')).toEqual(['over-run', 'over-run', '–']);
  expect(rowFor('great', 'reacting', 'Light artillery', 'any')[2]).toBe('fire within 12 cm');
});

test('GL-CHARGE-02, GL-MOVE-18 what formations of A Glorious Victory may do', () => {
  const charges = (unit: string): string => rowFor('glorious', 'actions', unit, 'any').at(-1)!;
  expect(charges('Light cavalry')).toBe('anybody but elephants and Battles');
  expect(charges('Camels')).toBe('anybody but Battles');
  expect(charges('Knights')).toBe('anybody but elephants');
  expect(charges('Elephants')).toBe('anybody');
  expect(charges('Bombard')).toBe('nobody');
  expect(rowFor('glorious', 'actions', 'Foot with other weapons', 'line')[0]).toContain('step back');
  expect(rowFor('glorious', 'actions', 'Foot with other weapons', 'mass')[0]).not.toContain('step back');
});
