import { expect, test } from 'vitest';
import { COMBAT_MODIFIERS, FIRE } from '@five-victories/engine/fine';
import { ZONE_GAMES } from '../src/match/game-ids.js';
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
