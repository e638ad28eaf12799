/** Options and house-rule switches, declared with type, default and range. */
import { fields, flag, type JsonSchema, type Shape } from './wire.js';
import type { Fault } from './refusal.js';

export interface OptionOf<T> {
  readonly shape: Shape<T>;
  /** The value when none is given; it may follow from the options declared before. */
  readonly standard: (soFar: Readonly<Record<string, unknown>>) => T;
  readonly meaning: string;
}

export const option = <T>(shape: Shape<T>, standard: T | ((soFar: never) => T), meaning: string): OptionOf<T> => ({
  shape,
  standard: typeof standard === 'function' ? (standard as OptionOf<T>['standard']) : () => standard,
  meaning,
});

export type Declared = Readonly<Record<string, OptionOf<unknown>>>;
export type OptionsOf<D extends Declared> = { readonly [K in keyof D]: D[K] extends OptionOf<infer T> ? T : never };

/** A switch: its meaning when set and the ruling it replaces. */
export interface Switch {
  readonly ruling: string;
  readonly meaning: string;
}

export const switches = <const S extends Readonly<Record<string, Switch>>>(
  declared: S,
): OptionOf<{ readonly [K in keyof S]: boolean }> => {
  const off = Object.fromEntries(Object.keys(declared).map((name) => [name, false])) as { [K in keyof S]: boolean };
  const given = fields({}, Object.fromEntries(Object.keys(declared).map((name) => [name, flag])));
  return option(
    { schema: given.schema, read: (value, path, faults) => ({ ...off, ...given.read(value, path, faults) }) },
    off,
    'House rules: each switch replaces the default ruling it belongs to.',
  );
};

/** All options with their defaults filled in; unknown names and values out of range become faults. */
export const readOptions = <D extends Declared>(
  declared: D,
  given: unknown,
  path: string,
  faults: Fault[],
): OptionsOf<D> => {
  const shape = fields({}, Object.fromEntries(Object.entries(declared).map(([name, { shape: s }]) => [name, s])));
  const read = (shape.read(given ?? {}, path, faults) ?? {}) as Record<string, unknown>;
  const options: Record<string, unknown> = {};
  for (const [name, { standard }] of Object.entries(declared)) options[name] = read[name] ?? standard(options);
  return options as OptionsOf<D>;
};

/** For lists of games: what may be set, with its schema, default and meaning. */
export const describeOptions = (
  declared: Declared,
): readonly { name: string; schema: JsonSchema; standard: unknown; meaning: string }[] => {
  const soFar: Record<string, unknown> = {};
  return Object.entries(declared).map(([name, { shape, standard, meaning }]) => {
    soFar[name] = standard(soFar);
    return { name, schema: shape.schema, standard: soFar[name], meaning };
  });
};
