/** As much of JSON Schema as the printed schema uses; an unknown keyword is an error. */
type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const TYPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  object: isObject,
  array: Array.isArray,
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  integer: Number.isInteger,
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
};

type Keyword = (wanted: never, value: unknown, schema: Json, root: Json) => boolean;

const KEYWORDS: Readonly<Record<string, Keyword>> = {
  $schema: () => true,
  $defs: () => true,
  title: () => true,
  description: () => true,
  $ref: (wanted: string, value, _schema, root) =>
    satisfies((root['$defs'] as Record<string, Json>)[wanted.replace('#/$defs/', '')]!, value, root),
  type: (wanted: string | string[], value) => [wanted].flat().some((type) => TYPES[type]!(value)),
  const: (wanted: unknown, value) => value === wanted,
  enum: (wanted: unknown[], value) => wanted.includes(value),
  anyOf: (wanted: Json[], value, _schema, root) => wanted.some((each) => satisfies(each, value, root)),
  oneOf: (wanted: Json[], value, _schema, root) => wanted.filter((each) => satisfies(each, value, root)).length === 1,
  minimum: (wanted: number, value) => typeof value !== 'number' || value >= wanted,
  maximum: (wanted: number, value) => typeof value !== 'number' || value <= wanted,
  minLength: (wanted: number, value) => typeof value !== 'string' || value.length >= wanted,
  maxLength: (wanted: number, value) => typeof value !== 'string' || value.length <= wanted,
  pattern: (wanted: string, value) => typeof value !== 'string' || new RegExp(wanted, 'u').test(value),
  minItems: (wanted: number, value) => !Array.isArray(value) || value.length >= wanted,
  maxItems: (wanted: number, value) => !Array.isArray(value) || value.length <= wanted,
  items: (wanted: Json, value, _schema, root) =>
    !Array.isArray(value) || value.every((each) => satisfies(wanted, each, root)),
  required: (wanted: string[], value) => !isObject(value) || wanted.every((key) => Object.hasOwn(value, key)),
  properties: (wanted: Record<string, Json>, value, _schema, root) =>
    !isObject(value) ||
    Object.entries(wanted).every(([key, each]) => !Object.hasOwn(value, key) || satisfies(each, value[key], root)),
  propertyNames: (wanted: Json, value, _schema, root) =>
    !isObject(value) || Object.keys(value).every((key) => satisfies(wanted, key, root)),
  additionalProperties: (wanted: Json | false, value, schema, root) => {
    if (!isObject(value)) return true;
    const others = Object.keys(value).filter((key) => !Object.hasOwn((schema['properties'] ?? {}) as Json, key));
    return wanted === false ? others.length === 0 : others.every((key) => satisfies(wanted, value[key], root));
  },
};

export const satisfies = (schema: Json, value: unknown, root: Json = schema): boolean =>
  Object.entries(schema).every(([keyword, wanted]) => {
    const judge = KEYWORDS[keyword];
    if (!judge) throw new Error(`"${keyword}" is not known here.`);
    return judge(wanted as never, value, schema, root);
  });
