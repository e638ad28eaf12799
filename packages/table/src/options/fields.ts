/** The options of any game as fields of a form, made from what the engine declares; what is no field stays as it is. */
import {
  describeOptions,
  readOptions,
  SIDES,
  type Declared,
  type Side,
  type wire,
} from '@five-victories/engine/kernel';

type JsonSchema = wire.JsonSchema;
export type Options = Readonly<Record<string, unknown>>;

/** One value to fill in. `none`: it may be left empty, which means that there is no such limit. */
export type Entry =
  | { readonly is: 'flag' }
  | { readonly is: 'number'; readonly least: number; readonly most: number; readonly none: boolean }
  | { readonly is: 'pick'; readonly values: readonly (string | number)[] }
  /** Numbers of a list, each in or not. */
  | { readonly is: 'set'; readonly most: number }
  /** Kinds of units, each in or not. */
  | { readonly is: 'kinds'; readonly classes: readonly string[]; readonly types: readonly string[] };

export interface Field {
  readonly name: string;
  /** The engine's own sentence. */
  readonly meaning: string;
  readonly entry: Entry;
  /** One value for each side. */
  readonly each: boolean;
}

const SIDED = 'south';

const numberEntry = ({ minimum, maximum, enum: values }: JsonSchema): Entry =>
  Array.isArray(values)
    ? { is: 'pick', values: values as number[] }
    : { is: 'number', least: Number(minimum), most: Number(maximum), none: false };

const words = (values: unknown): string[] =>
  Array.isArray(values) ? values.filter((each): each is string => typeof each === 'string') : [];

const listEntry = ({ type, maximum, enum: values }: JsonSchema): Entry | undefined => {
  if (type === 'integer') return { is: 'set', most: Number(maximum) };
  return Array.isArray(values) ? { is: 'kinds', classes: words(values), types: [] } : undefined;
};

/** One value; where words and yes or no will do, words. */
export const plainEntry = (schema: JsonSchema): Entry | undefined => {
  const { type, enum: values, items } = schema;
  if (type === 'boolean') return { is: 'flag' };
  if (type === 'integer') return numberEntry(schema);
  if (words(values).length > 0) return { is: 'pick', values: words(values) };
  return type === 'array' ? listEntry((items ?? {}) as JsonSchema) : undefined;
};

const isNull = ({ type }: JsonSchema): boolean => type === 'null';
const isSided = ({ properties }: JsonSchema): boolean =>
  typeof properties === 'object' && properties !== null && Object.hasOwn(properties, SIDED);

/** What a form can ask for; tables and lists of their own kind are none of its business. */
const entryOf = (schema: JsonSchema): Pick<Field, 'entry' | 'each'> | undefined => {
  const [one, other] = (schema['anyOf'] ?? []) as JsonSchema[];
  const entry = plainEntry(one ?? schema);
  if (!entry) return undefined;
  if (!other) return { entry, each: false };
  if (isNull(other) && entry.is === 'number') return { entry: { ...entry, none: true }, each: false };
  return isSided(other) ? { entry, each: true } : undefined;
};

export const fieldsOf = (declared: Declared): Field[] =>
  describeOptions(declared).flatMap(({ name, schema, meaning }) => {
    const known = entryOf(schema);
    return known ? [{ name, meaning, ...known }] : [];
  });

/** What an option is when nobody says anything about it; it may follow from others. */
const standardOf = (declared: Declared, options: Options, name: string): unknown => {
  // The ground may be large, and no other option follows from it.
  const { [name]: _own, terrain: _terrain, scenarioGoals: _goals, ...others } = options;
  return (readOptions(declared, others, 'options', []) as Options)[name];
};

/** What an option is now, said or not. Numbers without end are told as none. */
export const valueOf = (declared: Declared, options: Options, name: string): unknown => {
  const value = Object.hasOwn(options, name) ? options[name] : standardOf(declared, options, name);
  return value === Number.POSITIVE_INFINITY || value === null ? undefined : value;
};

const isOfEach = (value: unknown): value is Readonly<Record<Side, unknown>> =>
  typeof value === 'object' && value !== null && SIDED in value;

/** What one side has of a value for both or for each. */
export const ofSide = (value: unknown, side: Side): unknown => (isOfEach(value) ? value[side] : value);

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The options with this one so; what is the standard anyway need not be said. */
export const withOption = (declared: Declared, options: Options, name: string, value: unknown): Options => {
  const { [name]: _before, ...others } = options;
  const standard = standardOf(declared, options, name);
  const saysNothing = isOfEach(value) && SIDES.every((side) => isSame(value[side], ofSide(standard, side)));
  if (isSame(value, standard) || saysNothing) return others;
  return { ...others, [name]: value === undefined ? null : value };
};
