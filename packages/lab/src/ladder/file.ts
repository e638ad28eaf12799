/** The file of results: a line for each pair. */
import {
  isObject,
  isText,
  isWhole,
  linesOf as linesWith,
  readLines as readWith,
  type Fields,
  type Lines,
} from '../json-lines.js';
import { CLOCKS } from './clock.js';
import type { Code } from './code.js';
import type { Result } from './pair.js';

export { openLines } from '../json-lines.js';

export type Line = Result & Code;

const isTwo = (value: unknown, is: (each: unknown) => boolean): boolean =>
  Array.isArray(value) && value.length === 2 && value.every(is);
const isScore = (value: unknown): boolean => value === 0 || value === 0.5 || value === 1;
const isTimes = (value: unknown): boolean =>
  isObject(value) &&
  typeof value['most'] === 'number' &&
  isObject(value['rungs']) &&
  Object.entries(value['rungs']).every(([rung, count]) => Number.isInteger(Number(rung)) && isWhole(count));
const isSkill = (value: unknown): boolean => value === null || isObject(value);

/** What a line must have, by name. */
const FIELDS: Fields = {
  game: isText,
  bots: (value) => isTwo(value, isText),
  seed: isWhole,
  pair: isWhole,
  place: isText,
  skills: (value) => isTwo(value, isSkill),
  scores: (value) => isTwo(value, isScore),
  turns: (value) => isTwo(value, isWhole),
  ends: (value) => isTwo(value, isText),
  times: (value) => isTwo(value, isTimes),
  clock: (value) => CLOCKS.some((kind) => kind === value),
  code: isText,
};

export const linesOf = (text: string, name: string): Lines<Line> => linesWith(text, name, FIELDS);
export const readLines = (path: string): Lines<Line> => readWith(path, FIELDS);
