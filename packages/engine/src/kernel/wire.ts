/**
 * Shapes of data from outside. A shape reads an unknown value once, at the border, names the path of every fault, and
 * can be printed as a JSON schema.
 */
import { flaw, wants, type Wants } from './faults.js';
import { faultBy, type Facts, type Fault } from './refusal.js';

export type JsonSchema = Readonly<Record<string, unknown>>;

export interface Shape<T> {
  readonly schema: JsonSchema;
  /** The value as T; every fault found on the way is put on the list (then the result is not to be used). */
  read(value: unknown, path: string, faults: Fault[]): T;
}

export type Read<S> = S extends Shape<infer T> ? T : never;

/** A value as a fact of kind `given`. */
const shown = (value: unknown): string => {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'list';
  if (typeof value === 'object' && value !== null) return 'object';
  const text = JSON.stringify(value) ?? typeof value;
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
};

const fault = (faults: Fault[], path: string, { id, facts }: Wants, value: unknown): undefined => {
  faults.push({ path, id, facts: { ...(facts as Facts), given: shown(value) } });
  return undefined;
};

/** One value or another kind of test: `accept` says yes, `wanted` is told for no. */
export const value = <T>(schema: JsonSchema, wanted: Wants, accept: (value: unknown) => boolean): Shape<T> => ({
  schema,
  read: (given, path, faults) => (accept(given) ? given : fault(faults, path, wanted, given)) as T,
});

export const integer = (minimum: number, maximum: number): Shape<number> =>
  value(
    { type: 'integer', minimum, maximum },
    wants('wantedInteger', { least: minimum, most: maximum }),
    (v) => Number.isInteger(v) && (v as number) >= minimum && (v as number) <= maximum,
  );

export const flag: Shape<boolean> = value({ type: 'boolean' }, wants('wantedFlag'), (v) => typeof v === 'boolean');

export const text = (maxLength = 200): Shape<string> =>
  value(
    { type: 'string', minLength: 1, maxLength },
    wants('wantedText', { most: maxLength }),
    (v) => typeof v === 'string' && v.length > 0 && v.length <= maxLength,
  );

/** `example` shows what fits. */
export const matching = (pattern: RegExp, example: string): Shape<string> =>
  value(
    { type: 'string', pattern: pattern.source },
    wants('wantedLike', { example: `"${example}"` }),
    (v) => typeof v === 'string' && pattern.test(v),
  );

export const oneOf = <const T extends string>(values: readonly T[]): Shape<T> =>
  value({ enum: values }, wants('wantedOneOf', { values }), (v) => values.includes(v as T));

export const anything: Shape<unknown> = { schema: {}, read: (v) => v };

export const list = <T>(item: Shape<T>, most = 1000): Shape<T[]> => ({
  schema: { type: 'array', items: item.schema, maxItems: most },
  read(given, path, faults) {
    if (!Array.isArray(given)) return fault(faults, path, wants('wantedList'), given) as never;
    if (given.length > most) return fault(faults, path, wants('wantedShorter', { most }), given) as never;
    return given.map((each, i) => item.read(each, `${path}[${i}]`, faults));
  },
});

const isObject = (v: unknown): v is Record<string, unknown> => typeof v === 'object' && v !== null && !Array.isArray(v);

type Fields = Readonly<Record<string, Shape<unknown>>>;
type Values<F extends Fields> = { [K in keyof F]: Read<F[K]> };

/** An object with these fields and no others. */
export const fields = <R extends Fields, O extends Fields = Record<never, never>>(
  required: R,
  optional?: O,
): Shape<Values<R> & Partial<Values<O>>> => {
  const known: Fields = { ...required, ...optional };
  const properties = Object.fromEntries(Object.entries(known).map(([key, shape]) => [key, shape.schema]));
  return {
    schema: { type: 'object', properties, required: Object.keys(required), additionalProperties: false },
    read(given, path, faults) {
      if (!isObject(given)) return fault(faults, path, wants('wantedObject'), given) as never;
      for (const key of Object.keys(given)) {
        if (!Object.hasOwn(known, key)) faults.push(faultBy(`${path}.${key}`, flaw('noField', { field: key })));
      }
      const read: Record<string, unknown> = {};
      for (const [key, shape] of Object.entries(known)) {
        const there = Object.hasOwn(given, key) && given[key] !== undefined;
        if (there || Object.hasOwn(required, key)) {
          read[key] = shape.read(there ? given[key] : undefined, `${path}.${key}`, faults);
        }
      }
      return read as never;
    },
  };
};

/** An object used as a map; `key` judges the keys. */
export const map = <T>(key: Shape<string>, item: Shape<T>): Shape<Record<string, T>> => ({
  schema: { type: 'object', propertyNames: key.schema, additionalProperties: item.schema },
  read(given, path, faults) {
    if (!isObject(given)) return fault(faults, path, wants('wantedObject'), given) as never;
    return Object.fromEntries(
      Object.entries(given).map(([k, v]) => [
        key.read(k, `${path}.${k}`, faults),
        item.read(v, `${path}.${k}`, faults),
      ]),
    );
  },
});

/** Null or absent stands for "none". */
export const optional = <T>(shape: Shape<T>): Shape<T | undefined> => ({
  schema: { anyOf: [shape.schema, { type: 'null' }] },
  read: (given, path, faults) => (given === null || given === undefined ? undefined : shape.read(given, path, faults)),
});

/** An object told apart by one field. Cases that are not `named` are read, but nobody is told of them. */
export const tagged = <T>(
  tag: string,
  cases: Readonly<Record<string, Shape<T>>>,
  named: readonly string[] = Object.keys(cases),
): Shape<T> => ({
  schema: { oneOf: named.map((name) => cases[name]!.schema) },
  read(given, path, faults) {
    if (!isObject(given)) return fault(faults, path, wants('wantedObject'), given) as never;
    const name = given[tag];
    const shape = typeof name === 'string' && Object.hasOwn(cases, name) ? cases[name] : undefined;
    return shape
      ? shape.read(given, path, faults)
      : (fault(faults, `${path}.${tag}`, wants('wantedOneOf', { values: named }), name) as never);
  },
});

export const constant = <const T extends string>(only: T): Shape<T> =>
  value({ const: only }, wants('wantedOnly', { only }), (v) => v === only);
