/** An own table of what ground does: a row for each type, made from what the engine declares. */
import { readOptions, type Declared, type wire } from '@five-victories/engine/kernel';
import { plainEntry, withOption, type Entry, type Options } from './fields.js';

type JsonSchema = wire.JsonSchema;

export const TERRAIN_TABLE = 'terrainTable';

/** What the table needs of a game. */
export interface Tabled {
  readonly options: Declared;
  readonly types: Readonly<Record<string, unknown>>;
  /** What ground does by the book. */
  readonly terrain: Readonly<Record<string, object>>;
}

export interface Cell {
  readonly name: string;
  readonly entry: Entry;
}

export interface TableRow {
  readonly terrain: string;
  readonly cells: readonly Cell[];
  /** A row that says anything must say all of it. */
  readonly isWhole: boolean;
}

export type Effect = Readonly<Record<string, unknown>>;

/** Classes of units are few and come first; single types are many. */
const sorted = (entry: Entry, { types }: Tabled): Entry =>
  entry.is === 'kinds'
    ? {
        is: 'kinds',
        classes: entry.classes.filter((kind) => !Object.hasOwn(types, kind)),
        types: entry.classes.filter((kind) => Object.hasOwn(types, kind)),
      }
    : entry;

const rowOf = (game: Tabled, terrain: string, { properties, required }: JsonSchema): TableRow => ({
  terrain,
  cells: Object.entries((properties ?? {}) as Readonly<Record<string, JsonSchema>>).flatMap(([name, schema]) => {
    const entry = plainEntry(schema);
    return entry ? [{ name, entry: sorted(entry, game) }] : [];
  }),
  isWhole: Array.isArray(required) && required.length > 0,
});

export const rowsOf = (game: Tabled): TableRow[] => {
  const schema = game.options[TERRAIN_TABLE]?.shape.schema;
  if (!schema) return [];
  const { properties, propertyNames, additionalProperties } = schema;
  if (properties) return Object.entries(properties).map(([name, row]) => rowOf(game, name, row as JsonSchema));
  const { enum: names } = propertyNames as { readonly enum: readonly string[] };
  return names.map((name) => rowOf(game, name, additionalProperties as JsonSchema));
};

const ALL = 'all';

/** Everybody goes without any other, and any other without everybody. */
export const toggled = (kinds: readonly string[], kind: string, order: readonly string[]): string[] => {
  if (kinds.includes(kind)) return kinds.filter((each) => each !== kind);
  const next = kind === ALL ? [ALL] : [...kinds.filter((each) => each !== ALL), kind];
  return order.filter((each) => next.includes(each));
};

const givenIn = (options: Options): Readonly<Record<string, unknown>> =>
  (options[TERRAIN_TABLE] ?? {}) as Readonly<Record<string, unknown>>;

/** Whether the table is asked for, or says anything. */
export const isTabled = (options: Options): boolean =>
  options['terrainEffects'] === 'custom' || Object.keys(givenIn(options)).length > 0;

export const isOwnRow = (options: Options, terrain: string): boolean => Object.hasOwn(givenIn(options), terrain);

/** What all types of ground do by the table; what it does not say is by the book. */
export const effectsIn = (game: Tabled, options: Options): Readonly<Record<string, Effect>> => {
  const read = readOptions(game.options, { [TERRAIN_TABLE]: givenIn(options) }, 'options', []) as Options;
  return { ...game.terrain, ...givenIn(read) } as Readonly<Record<string, Effect>>;
};

/** The order of a list has no meaning. */
const isSame = (a: unknown, b: unknown): boolean =>
  Array.isArray(a) && Array.isArray(b) ? a.length === b.length && a.every((each) => b.includes(each)) : a === b;

const withRow = (game: Tabled, options: Options, terrain: string, row: Effect | undefined): Options => {
  const { [terrain]: _before, ...others } = givenIn(options);
  return withOption(game.options, options, TERRAIN_TABLE, row ? { ...others, [terrain]: row } : others);
};

/** The options with one cell so; a row that is as the book has it need not be said. */
export const withCell = (
  game: Tabled,
  options: Options,
  { terrain, isWhole }: TableRow,
  name: string,
  value: unknown,
): Options => {
  const standard = game.terrain[terrain] as Effect;
  const next: Effect = { ...effectsIn(game, options)[terrain], [name]: value ?? standard[name] };
  const changes = Object.entries(next).filter(([cell, said]) => !isSame(said, standard[cell]));
  const row = isWhole ? next : Object.fromEntries(changes);
  return withRow(game, options, terrain, changes.length > 0 ? row : undefined);
};

export const withoutRow = (game: Tabled, options: Options, terrain: string): Options =>
  withRow(game, options, terrain, undefined);
