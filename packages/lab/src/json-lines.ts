/** A file of results: one line of JSON for each, only ever added to. */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { Mistake } from './match-up.js';

export type Fields = Readonly<Record<string, (value: unknown) => boolean>>;

export interface Lines<Line> {
  readonly lines: readonly Line[];
  /** What is wrong with the others, with their numbers. */
  readonly broken: readonly string[];
}

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';
export const isWhole = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The line, or what is wrong with it; `fields`: what it must have, by name. */
const lineOf = <Line extends object>(text: string, fields: Fields): Line | string => {
  const read = parsed(text);
  if (!isObject(read)) return 'is no JSON object, or was cut off';
  const wrong = Object.entries(fields).find(([name, is]) => !is(read[name]));
  return wrong ? `has no good "${wrong[0]}"` : (read as Readonly<Record<string, unknown>> & Line);
};

export const linesOf = <Line extends object>(text: string, name: string, fields: Fields): Lines<Line> => {
  const lines: Line[] = [];
  const broken: string[] = [];
  for (const [at, each] of text.split('\n').entries()) {
    if (each.trim() === '') continue;
    const line = lineOf<Line>(each, fields);
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

export const readLines = <Line extends object>(path: string, fields: Fields): Lines<Line> =>
  linesOf(textOf(path), path, fields);

const append = (path: string, text: string): void => {
  try {
    appendFileSync(path, text);
  } catch {
    throw new Mistake(`The file of results ${path} cannot be written.`);
  }
};

/** Ready to be added to: a last line that was cut off gets its end, so that the next one is not lost with it. */
export const openLines = (path: string): ((line: object) => void) => {
  const text = textOf(path);
  append(path, text === '' || text.endsWith('\n') ? '' : '\n');
  return (line) => append(path, `${JSON.stringify(line)}\n`);
};
