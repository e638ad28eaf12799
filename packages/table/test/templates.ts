/** The sentences with which the engine refuses, as they stand in its sources. */
import { readdirSync, readFileSync } from 'node:fs';

const COMMENTS = /\/\*[^]*?\*\/|^\s*\/\/.*$/gm;

const sourcesIn = (folder: string): string[] => {
  const home = new URL(`../../engine/src/${folder}/`, import.meta.url);
  return readdirSync(home, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(new URL(file, home), 'utf8').replace(COMMENTS, ''));
};

const QUOTED = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"/g;
const isSentence = (text: string): boolean => text.endsWith('.') && text.includes(' ');
const quotedIn = (source: string): string[] =>
  [...source.matchAll(QUOTED)].map(([, single, double]) => single ?? double ?? '').filter(isSentence);

/** Sentences in quotes soon after `refuse(`, and wherever they have places for facts. */
const templatesIn = (source: string): string[] => [
  ...source
    .split(/\brefuse\(/)
    .slice(1)
    .flatMap((after) => quotedIn(after.slice(0, 420))),
  ...quotedIn(source).filter((text) => /\{\w+\}/.test(text)),
];

/** In these folders of the engine. */
export const templatesOf = (...folders: readonly string[]): ReadonlySet<string> =>
  new Set(folders.flatMap(sourcesIn).flatMap(templatesIn));

/** The places for facts in a sentence. */
export const factsOf = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))].sort();
