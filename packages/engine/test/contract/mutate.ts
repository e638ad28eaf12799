/** Answers that are a little wrong, or by chance right: one thing in a choice changed. */
import type { Draw } from './draw.js';

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

export interface Words {
  /** What a choice may hold: ids, zones, facings, layouts and the like, of this match and of none. */
  readonly texts: readonly string[];
  /** What a number may be changed by. */
  readonly numbers: readonly number[];
}

const changedText = (draw: Draw, text: string, words: Words): string =>
  draw.one([
    () => draw.one(words.texts),
    () => draw.shuffled([...text]).join(''),
    () => text + draw.one([...text, 'Q']),
    () => text.slice(1),
    () => text.replace('/', ''),
  ])();

const changedList = (draw: Draw, list: readonly Json[], words: Words): Json => {
  const at = draw.number(0, list.length - 1);
  return draw.one<() => Json>([
    () => list.filter((_, i) => i !== at),
    () => [...list, list[at]!],
    () => [],
    () => list.map((item, i) => (i === at ? changed(draw, item, words) : item)),
    () => list.map((item, i) => (i === at ? changed(draw, item, words) : item)),
  ])();
};

const changedObject = (draw: Draw, object: { readonly [key: string]: Json }, words: Words): Json => {
  const key = draw.one(Object.keys(object));
  const { [key]: value, ...rest } = object;
  return draw.one<() => Json>([
    () => rest,
    () => ({ ...object, [draw.one(words.texts)]: value! }),
    ...Array.from({ length: 6 }, () => () => ({ ...object, [key]: changed(draw, value!, words) })),
  ])();
};

export const changed = (draw: Draw, value: Json, words: Words): Json => {
  if (draw.once(40)) return draw.one<Json>([null, -1, '', {}, [], 'toString', true]);
  if (typeof value === 'string') return changedText(draw, value, words);
  if (typeof value === 'number') return value + draw.one(words.numbers);
  if (typeof value === 'boolean' || value === null) return !value;
  if (Array.isArray(value)) return value.length === 0 ? [draw.number(0, 3)] : changedList(draw, value as Json[], words);
  return Object.keys(value).length === 0
    ? { do: 'done' }
    : changedObject(draw, value as { [key: string]: Json }, words);
};

/** A copy of the choice with something changed: in one case of five another verb. */
export const mutated = (draw: Draw, choice: object, verbs: readonly string[], words: Words): unknown =>
  draw.once(5) ? { ...choice, do: draw.one(verbs) } : changed(draw, choice as Json, words);
