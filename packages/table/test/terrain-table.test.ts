/** The own table of ground: a form made from what the engine declares, and options that the engine takes. */
import { describe, expect, test } from 'vitest';
import { optionFaults } from '../src/editor/faults.js';
import { GAME_IDS } from '../src/match/game-ids.js';
import { loadEdition } from '../src/match/shelf.js';
import {
  effectsIn,
  isOwnRow,
  isTabled,
  rowsOf,
  toggled,
  withCell,
  withoutRow,
  type Cell,
} from '../src/options/terrain-table.js';
import { optionMessagesIn } from '../src/options/words/index.js';

const CUSTOM = { terrainEffects: 'custom' };

/** Another value than the one a cell has. */
const otherValue = ({ entry }: Cell, now: unknown): unknown => {
  switch (entry.is) {
    case 'flag':
      return now !== true;
    case 'number':
      return now === entry.most ? entry.least : entry.most;
    case 'pick':
      return entry.values.find((value) => value !== now);
    case 'kinds':
      return toggled(now as string[], entry.types[0]!, [...entry.classes, ...entry.types]);
    default:
      return undefined;
  }
};

describe.each(GAME_IDS)('%s', async (id) => {
  const game = await loadEdition(id);
  const rows = rowsOf(game);

  test('has a row for every type of ground, and a field for all that ground does', () => {
    expect(rows.map(({ terrain }) => terrain).sort()).toEqual(Object.keys(game.terrain).sort());
    for (const { terrain, cells } of rows)
      expect(cells.map(({ name }) => name).sort(), terrain).toEqual(Object.keys(effectsIn(game, {})[terrain]!).sort());
  });

  test('every cell can be changed and changed back, and the engine takes it', () => {
    for (const row of rows)
      for (const cell of row.cells) {
        const now = effectsIn(game, CUSTOM)[row.terrain]![cell.name];
        const other = otherValue(cell, now);
        const changed = withCell(game, CUSTOM, row, cell.name, other);
        expect(optionFaults(game, changed), `${row.terrain} ${cell.name}`).toEqual([]);
        expect(effectsIn(game, changed)[row.terrain]![cell.name]).toEqual(other);
        expect(isOwnRow(changed, row.terrain)).toBe(true);
        expect(withCell(game, changed, row, cell.name, now)).toEqual(CUSTOM);
        expect(withoutRow(game, changed, row.terrain)).toEqual(CUSTOM);
      }
  });

  test('every cell and every class of units has words in both languages', () => {
    for (const language of ['en', 'de'] as const) {
      const { terrainTable, options } = optionMessagesIn(language);
      expect(options['terrainTable']?.meaning).toBeTruthy();
      for (const { name, entry } of rows.flatMap(({ cells }) => cells)) {
        expect(terrainTable.cells[name]?.title, name).toBeTruthy();
        if (entry.is === 'kinds') for (const kind of entry.classes) expect(terrainTable.kinds[kind], kind).toBeTruthy();
        if (entry.is === 'pick')
          for (const value of entry.values) expect(terrainTable.blocks[String(value)], String(value)).toBeTruthy();
      }
    }
  });
});

test('the order of a list is no change', async () => {
  const game = await loadEdition('splendid');
  const wood = rowsOf(game).find(({ terrain }) => terrain === 'wood')!;
  expect(withCell(game, CUSTOM, wood, 'prohibited', ['formedMounted', 'command', 'artillery'])).toEqual(CUSTOM);
});

test('only what differs is said, where the engine completes a row', async () => {
  const game = await loadEdition('splendid');
  const hill = rowsOf(game).find(({ terrain }) => terrain === 'hill')!;
  expect(withCell(game, CUSTOM, hill, 'restricted', false)).toEqual({
    ...CUSTOM,
    terrainTable: { hill: { restricted: false } },
  });
  expect(withCell(game, CUSTOM, hill, 'level', undefined)).toEqual(CUSTOM);
});

test('the table is there when it is asked for, and when it says anything', () => {
  expect(isTabled({})).toBe(false);
  expect(isTabled(CUSTOM)).toBe(true);
  expect(isTabled({ terrainTable: { hill: { restricted: false } } })).toBe(true);
});

test('everybody goes without any other kind', () => {
  const order = ['all', 'foot', 'M'];
  expect(toggled(['foot'], 'all', order)).toEqual(['all']);
  expect(toggled(['all'], 'M', order)).toEqual(['M']);
  expect(toggled(['M'], 'foot', order)).toEqual(['foot', 'M']);
  expect(toggled(['foot', 'M'], 'M', order)).toEqual(['foot']);
});
