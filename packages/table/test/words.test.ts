import { expect, test } from 'vitest';
import { fineEdition } from '@five-victories/engine/fine';
import { majorEdition } from '@five-victories/engine/major';
import { de } from '../src/words/de.js';
import { en } from '../src/words/en.js';

/** All texts of a catalogue by their path; functions are called with plain arguments. */
const textsOf = (value: unknown, path = ''): [string, unknown][] => {
  if (typeof value === 'function') return [[path, (value as (...args: unknown[]) => unknown)(...sample(path))]];
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, each]) => textsOf(each, path === '' ? key : `${path}.${key}`));
};
const sample = (path: string): unknown[] => (path === 'list' ? [['a', 'b']] : [2, 2, 2]);

/** What one language says in fewer words: engine sentences are English already. */
const ENGLISH_ONLY = new Set(['rules.english']);
const optional = (path: string): boolean =>
  /^house\.\w+\.meaning$/.test(path) || path.startsWith('outcome.results.') || ENGLISH_ONLY.has(path);

const paths = (catalogue: unknown): string[] =>
  textsOf(catalogue)
    .map(([path]) => path)
    .filter((path) => !optional(path))
    .sort();

test('both languages have the same texts', () => {
  expect(paths(de)).toEqual(paths(en));
});

test.each([
  ['en', en],
  ['de', de],
])('no text of %s is empty', (_name, catalogue) => {
  const empty = textsOf(catalogue).filter(
    ([path, text]) => !optional(path) && (typeof text !== 'string' || text === ''),
  );
  expect(empty).toEqual([]);
});

test.each([fineEdition, majorEdition])(
  'every house rule of $title has a title in both languages, and a German meaning',
  (game) => {
    for (const name of Object.keys(game.switches)) {
      expect(en.house[name]?.title, name).toBeTruthy();
      expect(de.house[name]?.title, name).toBeTruthy();
      expect(de.house[name]?.meaning, name).toBeTruthy();
    }
  },
);

test.each([fineEdition, majorEdition])(
  'every type, stand and terrain of $title has a name in both languages',
  (game) => {
    for (const catalogue of [en, de]) {
      const types = catalogue.types[game.id as 'fine'];
      for (const type of Object.keys(game.types)) expect(types[type], type).toBeTruthy();
      for (const stand of Object.keys(game.stands))
        expect(catalogue.stands[game.id as 'fine'][stand], stand).toBeTruthy();
      for (const { weapons = [] } of Object.values(game.types) as { weapons?: readonly string[] }[])
        for (const weapon of weapons) expect(catalogue.weapons[weapon], weapon).toBeTruthy();
    }
  },
);
