/** The file of results: one line of JSON for each pair, only ever added to. */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { Mistake } from '../match-up.js';
import { CLOCKS } from './clock.js';
import type { Code } from './code.js';
import type { Result } from './pair.js';

export type Line = Result & Code;

export interface Lines {
  readonly lines: readonly Line[];
  /** What is wrong with the others, with their numbers. */
  readonly broken: readonly string[];
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isTwo = (value: unknown, is: (each: unknown) => boolean): boolean =>
  Array.isArray(value) && value.length === 2 && value.every(is);
const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';
const isWhole = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0;
const isScore = (value: unknown): boolean => value === 0 || value === 0.5 || value === 1;
const isTimes = (value: unknown): boolean =>
  isObject(value) &&
  typeof value['most'] === 'number' &&
  isObject(value['rungs']) &&
  Object.entries(value['rungs']).every(([rung, count]) => Number.isInteger(Number(rung)) && isWhole(count));
const isSkill = (value: unknown): boolean => value === null || isObject(value);

/** What a line must have, by name. */
const FIELDS: Readonly<Record<string, (value: unknown) => boolean>> = {
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

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The line, or what is wrong with it. */
const lineOf = (text: string): Line | string => {
  const read = parsed(text);
  if (!isObject(read)) return 'is no JSON object, or was cut off';
  const wrong = Object.entries(FIELDS).find(([name, is]) => !is(read[name]));
  return wrong ? `has no good "${wrong[0]}"` : (read as Readonly<Record<string, unknown>> & Line);
};

export const linesOf = (text: string, name: string): Lines => {
  const lines: Line[] = [];
  const broken: string[] = [];
  for (const [at, each] of text.split('\n').entries()) {
    if (each.trim() === '') continue;
    const line = lineOf(each);
    if (typeof line === 'string') broken.push(`Line ${at + 1} of ${name} ${line}. It is left out.`);
    else lines.push(line);
  }
  return { lines, broken };
};

const textOf = (path: string): string => {
  if (!existsSync(path)) return '';
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new Mistake(`The file of results ${path} cannot be read.`);
  }
};

export const readLines = (path: string): Lines => linesOf(textOf(path), path);

const append = (path: string, text: string): void => {
  try {
    appendFileSync(path, text);
  } catch {
    throw new Mistake(`The file of results ${path} cannot be written.`);
  }
};

/** Ready to be added to: a last line that was cut off gets its end, so that the next one is not lost with it. */
export const openLines = (path: string): ((line: Line) => void) => {
  const text = textOf(path);
  append(path, text === '' || text.endsWith('\n') ? '' : '\n');
  return (line) => append(path, `${JSON.stringify(line)}\n`);
};
