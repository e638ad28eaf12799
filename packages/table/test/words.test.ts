import { expect, test } from 'vitest';
import { fineEdition } from '@five-victories/engine/fine';
import { gloriousEdition } from '@five-victories/engine/glorious';
import { greatEdition } from '@five-victories/engine/great';
import { majorEdition } from '@five-victories/engine/major';
import { splendidEdition } from '@five-victories/engine/splendid';
import { de } from '../src/words/de.js';
import { en } from '../src/words/en.js';
import { opened, played } from './kit.js';

/** All texts of a catalogue by their path; functions are called with plain arguments. */
const textsOf = (value: unknown, path = ''): [string, unknown][] => {
  if (typeof value === 'function') return [[path, (value as (...args: unknown[]) => unknown)(...sample(path))]];
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, each]) => textsOf(each, path === '' ? key : `${path}.${key}`));
};
const sample = (path: string): unknown[] => {
  if (path === 'list') return [['a', 'b']];
  if (path === 'typeName') return [fineEdition, 'HM'];
  if (/^(?:asks|verbs|unit|effects)\.|^outcome\.wins$|^saved\.against$|^armies\.playWith$/.test(path))
    return ['The Red', 'The Blue', 'The White'];
  return /(?:ofOne|figure|named)$/.test(path) ? ['stands'] : [2, 2, 2];
};

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

test.each([fineEdition, majorEdition, splendidEdition, greatEdition, gloriousEdition])(
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
      for (const stand of Object.keys(game.stands))
        expect(catalogue.stands[game.id as 'fine'][stand], stand).toBeTruthy();
      for (const { weapons = [] } of Object.values(game.types) as { weapons?: readonly string[] }[])
        for (const weapon of weapons) expect(catalogue.weapons[weapon], weapon).toBeTruthy();
    }
    for (const [type, { name }] of Object.entries(game.types)) {
      expect(en.typeName(game, type)).toBe(name);
      expect([type, name]).not.toContain(de.typeName(game, type));
    }
  },
);

test.each([fineEdition, majorEdition])('every event that $title tells in English is told in German, too', (game) => {
  const untold = new Set<string>();
  for (const seed of [1, 2, 3])
    for (const { lines } of played(opened(game, seed, { unitQuality: 'thrown' }), seed, 700).moments)
      for (const { event, text } of lines) {
        if (text && (text.de === text.en || /undefined|NaN/.test(text.de))) untold.add(`${event.event}: ${text.de}`);
      }
  expect([...untold]).toEqual([]);
});

test('the Combat Values of an attack and the ground that costs dice are told in German, too', () => {
  const lines = [fineEdition, majorEdition].flatMap((game) =>
    played(opened(game, 4), 4, 900).moments.flatMap((moment) =>
      moment.lines.flatMap(({ event, text }) => (text && 'values' in event ? [{ event, text }] : [])),
    ),
  );
  expect(lines.length).toBeGreaterThan(10);
  for (const { event, text } of lines) {
    const { values, features = [] } = event as unknown as { values: { cv: number }[]; features?: string[] };
    for (const { cv } of values) expect(text.de).toMatch(new RegExp(` ${cv}[,)]`));
    for (const type of features) expect(text.de).toContain(de.terrain[type as 'hill']);
  }
  expect(lines.some(({ event }) => 'features' in event)).toBe(true);
});
