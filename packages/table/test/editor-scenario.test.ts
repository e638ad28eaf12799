/** Scenarios that players make: begun, judged by the engine, kept as files and read again. */
import { expect, test } from 'vitest';
import { fineEdition } from '@five-victories/engine/fine';
import type { Fault } from '@five-victories/engine/kernel';
import { zoneAt } from '@five-victories/engine/zonal';
import { faultText } from '@five-victories/words';
import { german } from '@five-victories/words/de';
import { english } from '@five-victories/words/en';
import { editorMessagesIn } from '../src/editor/words/index.js';
import { featureAt, optionFaults, scenarioFaults } from '../src/editor/faults.js';
import { copyOfScenario, emptyScenario, withArmy, type OwnScenario } from '../src/editor/scenario.js';
import { scenarioOnRandomGround } from '../src/editor/start.js';
import {
  DIRECTIONS,
  edgeOf,
  hasEdge,
  neighbour,
  ROWS,
  toggledEdge,
  toggledTerrain,
  withinColumns,
  withPoints,
} from '../src/editor/zones.js';
import { GAME_IDS, type GameId } from '../src/match/game-ids.js';
import { loadEdition } from '../src/match/shelf.js';
import { fieldsOf, ofSide, valueOf, withOption } from '../src/options/fields.js';
import { de as deOptions } from '../src/options/words/de.js';
import { en as enOptions } from '../src/options/words/en.js';
import { readScenario, scenarioFile } from '../src/store/scenario-file.js';

const told = (faults: readonly Fault[]): string[] => faults.map((fault) => faultText(english, {}, fault));

// ---- beginnings ------------------------------------------------------------------------------------------------------

test.each(GAME_IDS)('an empty table and random ground of %s can be played at once', async (game) => {
  const edition = await loadEdition(game);
  const empty = emptyScenario(edition, 'Empty');
  expect(scenarioFaults(edition, empty)).toEqual([]);
  expect(empty.options).not.toHaveProperty('terrain');
  for (const seed of [1, 2, 3, 4, 5]) {
    const scenario = scenarioOnRandomGround(edition, 'Random', seed);
    expect(scenarioFaults(edition, scenario), `seed ${seed}`).toEqual([]);
    expect(scenario.options['terrain']).toBeDefined();
  }
});

test.each(GAME_IDS)('every scenario of %s can be copied, and its copy can be played', async (game) => {
  const edition = await loadEdition(game);
  for (const { id, name, options } of edition.scenarios) {
    const copy = copyOfScenario(edition, id, (each) => `${each} (own)`)!;
    expect(copy.name).toBe(`${name} (own)`);
    expect(copy.options).toEqual(options);
    expect(copy.options).not.toBe(options);
    expect(optionFaults(edition, copy.options), name).toEqual([]);
  }
  const [first] = edition.scenarios;
  expect(
    scenarioFaults(
      edition,
      copyOfScenario(edition, first!.id, (each) => each)!,
    ),
  ).toEqual([]);
  expect(copyOfScenario(edition, 'no such scenario', (each) => each)).toBeUndefined();
});

// ---- the engine judges -----------------------------------------------------------------------------------------------

test('an area that crosses itself is told with the feature it is about', async () => {
  const edition = await loadEdition('splendid');
  const terrain = [
    {
      type: 'wood',
      points: [
        [1000, 1000],
        [5000, 1000],
        [3000, 4000],
      ],
    },
    {
      type: 'hill',
      points: [
        [10_000, 10_000],
        [14_000, 14_000],
        [14_000, 10_000],
        [10_000, 14_000],
      ],
    },
  ];
  const faults = optionFaults(edition, { terrain });
  expect(told(faults)).toEqual(['The outline of an area may not cross or touch itself.']);
  expect(featureAt(faults[0]!)).toBe(1);
});

test('an army of another game is no army here, and the engine says what is missing', async () => {
  const edition = await loadEdition('great');
  const faults = scenarioFaults(edition, withArmy(emptyScenario(edition, 'Empty'), 'south', 'no-such-army'));
  expect(faults.length).toBeGreaterThan(0);
});

// ---- files -----------------------------------------------------------------------------------------------------------

const fileOf = async (game: GameId): Promise<{ text: string; scenario: OwnScenario }> => {
  const scenario = scenarioOnRandomGround(await loadEdition(game), 'Ground', 7);
  return { text: scenarioFile(game, scenario), scenario };
};
/** A file as somebody may have spoilt it. */
interface Spoilt {
  scenario?: { name?: unknown; armies: Record<string, unknown>; options?: Record<string, unknown> };
}
type Spoil = (file: Spoilt) => void;
const changedFile = async (game: GameId, spoil: Spoil): Promise<string> => {
  const file = JSON.parse((await fileOf(game)).text) as Spoilt;
  spoil(file);
  return JSON.stringify(file);
};
const firstFeature = (file: Spoilt): Record<string, unknown> =>
  (file.scenario!.options!['terrain'] as Record<string, unknown>[])[0]!;

test.each(GAME_IDS)('a scenario of %s comes back from its file as it went', async (game) => {
  const { text, scenario } = await fileOf(game);
  expect(await readScenario(text, loadEdition)).toEqual({ game, scenario });
});

test('a file with an army of its own brings the army along', async () => {
  const edition = await loadEdition('great');
  const { name, coat, units } = edition.armies[0]!;
  const roster = { name, commander: 'Nobody', coat, units };
  const scenario = withArmy(emptyScenario(edition, 'Own'), 'north', roster);
  expect(await readScenario(scenarioFile('great', scenario), loadEdition)).toEqual({ game: 'great', scenario });
});

test.each([
  ['half of it', 'json', (text: string) => text.slice(0, text.length / 2)],
  ['a picture', 'json', () => '\u0089PNG\r\n'],
  ['a list', 'format', () => '[1, 2, 3]'],
  ['another program', 'format', () => '{"format":"chess/1","moves":[]}'],
  ['a later version', 'newer', (text: string) => text.replace(/scenario\/\d/, 'scenario/9')],
  ['a game nobody knows', 'game', (text: string) => text.replace('"splendid"', '"sixth"')],
  ['far too much', 'size', (text: string) => text.padEnd(3_000_000)],
])('%s is refused: %s', async (_what, why, spoil) => {
  expect(await readScenario(spoil((await fileOf('splendid')).text), loadEdition)).toEqual({ why });
});

test.each<[string, Spoil]>([
  ['a corner that is a word', (file) => (firstFeature(file)['points'] = [['here', 0]])],
  ['terrain nobody knows', (file) => (firstFeature(file)['type'] = 'lava')],
  ['no name', (file) => delete file.scenario!.name],
  ['a name that is a number', (file) => (file.scenario!.name = 7)],
  ['no options', (file) => delete file.scenario!.options],
  ['an army of nothing', (file) => (file.scenario!.armies['south'] = { name: 'x' })],
  ['no scenario', (file) => delete file.scenario],
])('%s in a file is told as a fault with its place', async (_what, spoil) => {
  const read = await readScenario(await changedFile('splendid', spoil), loadEdition);
  expect(read).toMatchObject({ why: 'faults' });
  if ('faults' in read) for (const fault of read.faults) expect(fault.path).toMatch(/^scenario/);
});

test('a file that only breaks rules comes in: the editor says why it cannot be played', async () => {
  const text = await changedFile('glorious', (file) => (file.scenario!.options!['tableWidth'] = 9));
  const read = await readScenario(text, loadEdition);
  // A table that small cannot be drawn at all.
  expect(read).toMatchObject({ why: 'faults' });
  const few = await changedFile('glorious', (file) => (file.scenario!.options!['armySize'] = 25));
  const taken = await readScenario(few, loadEdition);
  if (!('scenario' in taken)) throw new Error(JSON.stringify(taken));
  expect(scenarioFaults(await loadEdition('glorious'), taken.scenario).length).toBeGreaterThan(0);
});

// ---- zones -----------------------------------------------------------------------------------------------------------

test('zones take ground and lose it again', () => {
  const hill = toggledTerrain({}, 'Z(2,1)', 'hill');
  expect(hill).toEqual({ terrain: { 'Z(2,1)': ['hill'] } });
  expect(toggledTerrain(hill, 'Z(2,1)', 'rough')).toEqual({ terrain: { 'Z(2,1)': ['hill', 'rough'] } });
  expect(toggledTerrain(hill, 'Z(2,1)', 'hill')).toEqual({});
});

test('every edge of a table can have an escarpment as the engine writes it, and lose it again', () => {
  const columns = 5;
  let edges = 0;
  for (let column = 0; column < columns; column++)
    for (let row = 0; row < ROWS; row++)
      for (const direction of DIRECTIONS) {
        const zone = zoneAt(column, row);
        const other = neighbour(zone, direction, columns, [1, 2, 3]);
        if (other === undefined) continue;
        edges++;
        const options = toggledEdge({}, zone, other);
        expect(optionFaults(fineEdition, options), edgeOf(zone, other)).toEqual([]);
        expect(hasEdge(options, other, zone)).toBe(true);
        expect(toggledEdge(options, other, zone)).toEqual({});
      }
  expect(toggledEdge({}, 'Z(0,1)', 'Z(0,0)')).toEqual({ escarpments: ['Z(0,0)-Z(0,1)'] });
  // 22 edges between zones, from both sides, and the edges to six reserves.
  expect(edges).toBe(2 * 22 + 6);
});

test('a goal without points is none; a narrower table loses what lay outside', () => {
  const goal = withPoints({}, 'north', 'Z(4,1)', 3);
  expect(goal['victory']).toBe('scenario');
  expect(withPoints(goal, 'north', 'Z(4,1)', 0)).toEqual({});
  const wide = toggledEdge(toggledTerrain(goal, 'Z(4,0)', 'hill'), 'Z(4,0)', 'Z(4,1)');
  expect(withinColumns(wide, 4)).toEqual({});
  expect(withinColumns(wide, 5)).toEqual(wide);
});

// ---- the form of options ---------------------------------------------------------------------------------------------

test.each(GAME_IDS)(
  'every option of %s that a form asks for has a title and values in both languages',
  async (game) => {
    const fields = fieldsOf((await loadEdition(game)).options);
    expect(fields.length).toBeGreaterThan(5);
    for (const { name, entry } of fields)
      for (const words of [enOptions, deOptions]) {
        expect(words.options[name]?.title, name).toBeTruthy();
        if (entry.is !== 'pick') continue;
        for (const value of entry.values)
          if (typeof value === 'string') expect(words.options[name]?.values?.[value], `${name}.${value}`).toBeTruthy();
      }
  },
);

test.each(GAME_IDS)('every option of %s says in German what it means', async (game) => {
  for (const { name } of fieldsOf((await loadEdition(game)).options))
    expect(deOptions.options[name]?.meaning, name).toBeTruthy();
});

test('words in a sentence of the engine are German, too', () => {
  const faults = optionFaults(fineEdition, { terrain: { 'Z(0,0)': ['village'], 'Z(1,0)': ['village'] } });
  expect(faults.map((fault) => faultText(german, {}, fault))).toEqual([
    'Zonen dieser Art (Dorf): 2; erlaubt ist höchstens 1.',
  ]);
});

test('an option that is what it would be anyway is not said', async () => {
  const { options: declared } = await loadEdition('splendid');
  const wide = withOption(declared, {}, 'tableWidth', 96);
  expect(wide).toEqual({ tableWidth: 96 });
  expect(withOption(declared, wide, 'tableWidth', valueOf(declared, {}, 'tableWidth'))).toEqual({});
});

test('columns are asked for each side, and said once when they are the same', () => {
  const { options: declared } = fineEdition;
  const field = fieldsOf(declared).find(({ name }) => name === 'reserveZones');
  expect(field).toMatchObject({ each: true, entry: { is: 'set' } });
  const moved = withOption(declared, {}, 'reserveZones', { south: [1, 2, 3], north: [0, 4] });
  expect(moved).toEqual({ reserveZones: { south: [1, 2, 3], north: [0, 4] } });
  expect(ofSide(moved['reserveZones'], 'north')).toEqual([0, 4]);
  expect(ofSide(valueOf(declared, {}, 'reserveZones'), 'north')).toEqual([1, 2, 3]);
  expect(withOption(declared, moved, 'reserveZones', { south: [1, 2, 3], north: [1, 2, 3] })).toEqual({});
});

test('an edge towards a reserve zone is one of the side that has it', () => {
  const reserves = { south: [1], north: [2] };
  expect(neighbour('Z(1,0)', 'S', 5, reserves)).toBe('SR1');
  expect(neighbour('Z(2,0)', 'S', 5, reserves)).toBeUndefined();
  expect(neighbour('Z(2,2)', 'N', 5, reserves)).toBe('NR2');
});

/** What players of the editor come to see, game by game. */
const wrong: Readonly<Record<string, readonly [GameId, object]>> = {
  'crossing area': [
    'splendid',
    {
      terrain: [
        {
          type: 'wood',
          points: [
            [0, 0],
            [4000, 4000],
            [4000, 0],
            [0, 4000],
          ],
        },
      ],
    },
  ],
  'off the table': [
    'great',
    {
      terrain: [
        {
          type: 'wood',
          points: [
            [0, 0],
            [400_000, 0],
            [0, 4000],
          ],
        },
      ],
    },
  ],
  'goal off the table': [
    'glorious',
    { victory: 'scenario', scenarioGoals: { south: [{ x: 400_000, y: 0, radius: 1000, points: 1 }], north: [] } },
  ],
  'too few corners': [
    'splendid',
    {
      terrain: [
        {
          type: 'wood',
          points: [
            [0, 0],
            [4000, 4000],
          ],
        },
      ],
    },
  ],
  'a level of a wood': [
    'great',
    {
      terrain: [
        {
          type: 'wood',
          level: 2,
          points: [
            [0, 0],
            [4000, 0],
            [0, 4000],
          ],
        },
      ],
    },
  ],
  'a small table': ['splendid', { tableWidth: 1 }],
  'deep deployment': ['glorious', { deploymentDepth: 20 }],
  'a wood too many': ['fine', { terrainLimits: { wood: 0 }, terrain: { 'Z(0,0)': ['wood'] } }],
  'sizes the wrong way round': ['fine', { standLimits: { Foot: [4, 2] } }],
  'two villages': ['fine', { terrain: { 'Z(0,0)': ['village'], 'Z(1,0)': ['village'] } }],
  'no way out': ['fine', { escarpments: ['Z(0,0)-Z(1,0)', 'Z(0,0)-Z(0,1)'] }],
  'a column too far': ['major', { setupZones: [9] }],
  'a zone twice': ['fine', { setupElsewhere: { south: ['Z(1,1)', 'Z(1,1)'], north: [] } }],
};

test.each(Object.keys(wrong))('what is wrong is told in German: %s', async (name) => {
  const [game, options] = wrong[name]!;
  const faults = optionFaults(await loadEdition(game), options as Record<string, unknown>);
  expect(faults.length).toBeGreaterThan(0);
  for (const fault of faults) {
    const inEnglish = faultText(english, {}, fault);
    expect(faultText(german, {}, fault), inEnglish).not.toBe(inEnglish);
  }
});

// ---- words -----------------------------------------------------------------------------------------------------------

const textsOf = (value: unknown, path = ''): [string, unknown][] => {
  if (typeof value === 'function') return [[path, (value as (...args: unknown[]) => unknown)(2, 2, 2, 2)]];
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, each]) => textsOf(each, `${path}.${key}`));
};

test('the editor says everything in both languages', () => {
  const [en, de] = [textsOf(editorMessagesIn('en')), textsOf(editorMessagesIn('de'))];
  expect(de.map(([path]) => path)).toEqual(en.map(([path]) => path));
  for (const [path, text] of [...en, ...de]) expect(text, path).toBeTruthy();
});
