import { expect, test } from 'vitest';
import { COMBAT_MODIFIERS, FIRE } from '@five-victories/engine/fine';
import { ZONE_GAMES, type ZoneGame } from '../src/match/game-ids.js';
import { editionOf } from '../src/match/games.js';
import { sheetOf } from '../src/sheet/sheet.js';
import { de } from '../src/words/de.js';
import { en } from '../src/words/en.js';

const CASES = ZONE_GAMES.flatMap((game) => [en, de].map((words) => ({ game, words, language: words.language })));

test.each(CASES)('the sheet of $game in $language has every cell', ({ game, words }) => {
  for (const { title, columns, rows, notes } of sheetOf(words, game)) {
    expect(rows.length + notes.length, title).toBeGreaterThan(0);
    for (const row of rows) expect(row.length, `${title}: ${row[0]}`).toBe(columns.length);
    expect([title, ...columns, ...rows.flat(), ...notes].join(' ')).not.toMatch(/undefined|NaN|null|\[object/);
  }
});

test.each(ZONE_GAMES)('the sheet of %s lists every type of unit and every terrain', (game) => {
  const [units, terrain] = ['units', 'terrain'].map((id) => sheetOf(en, game).find((section) => section.id === id)!);
  expect(units!.rows.map(([name]) => name)).toEqual(
    Object.keys(editionOf(game).types).map((key) => en.typeName(editionOf(game), key)),
  );
  expect(terrain!.rows).toHaveLength(Object.keys(editionOf(game).terrain).length);
});

test('its numbers are those of the engine', () => {
  const rowsOf = (id: string) =>
    Object.fromEntries(sheetOf(en, 'fine').find((each) => each.id === id)!.rows as string[][]);
  expect(rowsOf('fire')[en.sheet.fire.by.defensiveTarget]).toBe(`+${FIRE.defensiveTarget}`);
  expect(rowsOf('melee')[en.sheet.melee.by.mountedOnPikes]).toBe(`−${-COMBAT_MODIFIERS.mountedOnPikes}`);
  expect(rowsOf('values')).toMatchObject({ Pike: '4', 'Dragoon, on foot': '2', 'Dragoon, mounted': '3' });
  expect(rowsOf('tests')[en.sheet.tests.attack]).toBe('1–3');
});

/** Cells after name and formation, of the row that names this unit in this formation. */
const rowFor = (game: ZoneGame, id: string, unit: string, formation: string): readonly string[] =>
  sheetOf(en, game)
    .find((each) => each.id === id)!
    .rows.find(
      ([names, formations]) => names!.split('; ').includes(unit) && formations!.split(', ').includes(formation),
    )!
    .slice(2);

test.each([
  ['fine', 'Pike and Musket', 'attack formation', ['1', 'move, change formation, turn', 'yes', '–']],
  ['fine', 'Foot', 'defensive formation', ['1', 'change formation', '–', '–']],
  ['fine', 'Dragoons, mounted', 'any', ['2', 'move, change formation, dismount, turn', 'yes', 'disengage']],
  ['fine', 'Dragoons, on foot', 'open order', ['1', 'move, change formation, mount up, turn', 'yes', '–']],
  ['fine', 'Heavy Mounted', 'any', ['2', 'move, change formation, turn', 'yes', 'disengage']],
  ['fine', 'Regular Artillery', 'any', ['1', 'move, turn', '–', '–']],
  ['fine', 'Regular Artillery, having fired', 'any', ['1', 'turn', '–', '–']],
  ['major', 'Foot', 'attack formation', ['1', 'move, change formation, set stakes, turn', 'yes', '–']],
  ['major', 'Gun, having fired', 'any', ['1', 'turn', '–', '–']],
  ['major', 'Bombard', 'any', ['0', '–', '–', '–']],
] as const)('FV-MOVE-06, MV-MOVE-05 actions in %s: %s, %s', (game, unit, formation, cells) => {
  expect(rowFor(game, 'actions', unit, formation)).toEqual(cells);
});

const MUST = 'must counter-charge or recoil';

test.each([
  ['fine', 'Pike and Musket', 'open order', ['fire or close up or evade', 'close up', '–']],
  ['fine', 'Pike and Musket', 'defensive formation', ['fire', '–', '–']],
  ['fine', 'Mounted', 'open order', [MUST, MUST, 'intercept (1)']],
  ['fine', 'Heavy Mounted', 'any', [MUST, MUST, 'intercept (no test)']],
  ['fine', 'Galloper Gun', 'any', ['flee', 'must fire', 'supporting fire']],
  ['fine', 'Heavy Artillery', 'any', ['–', 'must fire', 'supporting fire']],
  ['major', 'Foot with spears', 'open order', ['fire or evade', '–', '–']],
  ['major', 'Other foot', 'attack formation', ['close up', 'close up', '–']],
  ['major', 'Bombard', 'any', ['must fire', 'must fire', 'supporting fire']],
  ['major', 'Medium Mounted', 'attack formation', [MUST, MUST, 'intercept (1–3)']],
] as const)('FV-REACT-06, -07, MV-REACT-10 reactions in %s: %s, %s', (game, unit, formation, cells) => {
  expect(rowFor(game, 'reacting', unit, formation)).toEqual(cells);
});
