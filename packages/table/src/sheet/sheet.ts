/** The quick reference sheet of a game: sections of plain text, every number from the engine. */
import {
  ADVANTAGE,
  COMBAT_VALUE,
  COVER,
  optionsOf,
  OVERLAP,
  QUALITIES,
  ROWS,
  TERRAIN,
  type UnitType,
} from '@five-victories/engine/zonal';
import type { ZoneGame } from '../match/game-ids.js';
import { editionOf } from '../match/games.js';
import type { Messages } from '../words/en.js';
import { capital } from '../words/names.js';
import { upTo, type Book, type Section, type Sheet } from './book.js';
import { actions, reacting, reactions } from './by-unit.js';
import { FINE_COMBAT, FIRE, MAJOR_COMBAT, MELEE, type FireKey, type MeleeKey } from './tables.js';

const DIE = [1, 2, 3, 4, 5, 6];

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
const range = ([least, most]: readonly [number, number]): string => (least === most ? `${least}` : `${least}–${most}`);

const turn = ({ t }: Book): Section => {
  const { title, columns, steps, first, second } = t.sheet.turn;
  const { initiative, firing, melee, losses, victory } = t.phases;
  const names = { initiative, firing, melee, losses, first, second, victory };
  const rows = Object.entries(names).map(([key, name], i) => [`${i + 1} ${name}`, steps[key as keyof typeof steps]]);
  return { id: 'turn', title, columns, rows, notes: [] };
};

const specials = ({ t, game }: Book, type: UnitType): string => {
  const { dismounts, stays, fixed, flees, toughness } = t.sheet.units;
  const { hitsPerStand = game.hitsPerStand } = type;
  return [
    type.dismounts && dismounts,
    type.staysWhenFired && stays,
    type.fixed && fixed,
    type.flees && flees,
    hitsPerStand !== game.hitsPerStand && toughness(hitsPerStand),
  ]
    .filter(Boolean)
    .join(', ');
};

const units = (book: Book): Section => {
  const { t, game } = book;
  const { title, columns } = t.sheet.units;
  const rows = Object.entries(game.types).map(([letter, type]) => [
    t.typeName(game, letter),
    t.sheet.arms[type.arm],
    range(type.size),
    type.impact === undefined ? t.sheet.none : `${type.impact}`,
    type.gun ? type.gun.map((dice) => dice || t.sheet.none).join(' / ') : t.sheet.none,
    specials(book, type),
  ]);
  return { id: 'units', title, columns, rows, notes: [] };
};

const fire = ({ t, id, game, options }: Book): Section => {
  const { title, columns, stand, by, cover, hits, flinch } = t.sheet.fire;
  const rows = Object.entries(FIRE[id]).map(([key, dice]) => [by[key as FireKey], signed(dice)]);
  return {
    id: 'fire',
    title,
    columns,
    rows: [[stand[id], '1'], ...rows, [cover, signed(COVER)]],
    notes: [hits(options.unitQualityEffects.seasoned.fire), flinch(game.flinch)],
  };
};

/** Fine: by kind of stand, dragoons by their state. */
const fineValues = ({ t }: Book): readonly (readonly string[])[] =>
  Object.entries(FINE_COMBAT).flatMap(([letter, value]) => {
    const name = capital(t.stands.fine[letter] ?? letter);
    return typeof value === 'number'
      ? [[name, `${value}`]]
      : Object.entries(value).map(([state, each]) => [`${name}, ${t.unit[state as keyof typeof value]}`, `${each}`]);
  });

/** Major: by weapon and weight. */
const majorValues = ({ t }: Book): readonly (readonly string[])[] =>
  Object.entries(MAJOR_COMBAT).map(([weapon, values]) => [
    t.sheet.values.weapons[weapon as keyof typeof MAJOR_COMBAT],
    ...(typeof values === 'number' ? [values, values, values] : [values.light, values.medium, values.heavy]).map(
      (value) => (value === 0 ? t.sheet.none : `${value}`),
    ),
  ]);

const values = (book: Book): Section => {
  const { title, stand, value, weights } = book.t.sheet.values;
  const isFine = book.id === 'fine';
  return {
    id: 'values',
    title,
    columns: isFine ? [stand, value] : [stand, weights.light, weights.medium, weights.heavy],
    rows: isFine ? fineValues(book) : majorValues(book),
    notes: [],
  };
};

const melee = ({ t, id }: Book): Section => {
  const { title, columns, by, limits, advantage, overlap, commander } = t.sheet.melee;
  return {
    id: 'melee',
    title,
    columns,
    rows: Object.entries(MELEE[id]).map(([key, change]) => [by[key as MeleeKey], signed(change)]),
    notes: [limits(COMBAT_VALUE.least, COMBAT_VALUE.most), advantage(ADVANTAGE), overlap(OVERLAP), commander],
  };
};

const tests = ({ t, id, game }: Book): Section => {
  const { title, columns, attack, open, waived, heavy } = t.sheet.tests;
  const rows = [
    [attack, upTo(game.tests.attack)],
    [open, upTo(game.tests.open)],
  ];
  return { id: 'tests', title, columns, rows, notes: [waived, heavy[id]] };
};

const terrain = ({ t, game, options }: Book): Section => {
  const { title, columns, barred, restricted, most } = t.sheet.terrain;
  const arms: Readonly<Record<string, string>> = t.sheet.arms;
  const named = (whom: readonly string[]): string =>
    whom.map((each) => barred[each] ?? arms[each] ?? t.typeName(game, each)).join(', ') || t.sheet.none;
  const limits: Readonly<Record<string, number | undefined>> = options.terrainLimits;
  const rows = TERRAIN.map((type) => {
    const effect = game.terrain[type];
    const limit = limits[type];
    return [
      `${capital(t.terrain[type])}${limit === undefined ? '' : ` (${most(limit)})`}`,
      named(effect.prohibited),
      named(effect.cover),
      named(effect.advantage),
      effect.restricted ? restricted : t.sheet.none,
    ];
  });
  return { id: 'terrain', title, columns, rows, notes: [] };
};

const losses = ({ t, game, options }: Book): Section => {
  const { title, stand, last, third, retreat, zones, stakes, limit } = t.sheet.losses;
  const notes = [
    stand(game.hitsPerStand),
    last,
    third,
    retreat,
    zones(options.fullVictoryZones, options.columns * ROWS, game.fullVictory),
    limit(options.unitLimitPerZone),
    ...(game.stakes ? [stakes(game.stakes.hits)] : []),
  ];
  return { id: 'losses', title, columns: [], rows: [], notes };
};

const shapes = ({ t, options }: Book): Section => {
  const { title, columns, or } = t.sheet.shapes;
  const rows = Object.entries(options.shapes).map(([size, forms]) => [
    size,
    forms.map((ranks) => ranks.join('+')).join(or),
  ]);
  return { id: 'shapes', title, columns, rows, notes: [] };
};

const quality = ({ t, options }: Book): Section => {
  const { title, columns, usual } = t.sheet.quality;
  const rows = QUALITIES.map((each) => {
    const { fire: hits, engage, melee: change } = options.unitQualityEffects[each];
    return [
      capital(t.qualities[each]),
      upTo(hits),
      engage === undefined ? usual : upTo(engage),
      change === 0 ? usual : signed(change),
    ];
  });
  return { id: 'quality', title, columns, rows, notes: [] };
};

const thrown = ({ t, game, options }: Book): Section => ({
  id: 'thrown',
  title: t.sheet.quality.thrown,
  columns: [t.sheet.units.columns[0]!, ...DIE.map(String)],
  rows: Object.entries(options.unitQualityTable).map(([type, results]) => [
    t.typeName(game, type),
    ...results.map((each) => t.qualities[each]),
  ]),
  notes: [],
});

const SECTIONS = {
  turn,
  units,
  actions,
  reacting,
  reactions,
  fire,
  values,
  melee,
  tests,
  terrain,
  losses,
  shapes,
  quality,
  thrown,
};

export const zoneSheet = (t: Messages, id: ZoneGame): Sheet => {
  const game = editionOf(id);
  const book: Book = { t, id, game, options: optionsOf(game, {}, 'options', []) };
  return Object.fromEntries(Object.entries(SECTIONS).map(([name, section]) => [name, () => section(book)]));
};

export const sheetOf = (t: Messages, id: ZoneGame): Section[] =>
  Object.values(zoneSheet(t, id)).map((section) => section());
