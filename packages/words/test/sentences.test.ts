/** Every sentence that can be shown, in both languages, for every fact it can have: is it one that a person would write? */
import { expect, test } from 'vitest';
import { majorEdition } from '@five-victories/engine/major';
import { EVENTS } from '@five-victories/engine/zonal';
import { germanZonal } from '../src/de/zonal/index.js';
import { englishZonal } from '../src/en/zonal/index.js';
import { CAST, eventSamples, NEEDED } from '../src/samples.js';
import { casesOf } from '../src/samples/cases.js';
import { LANGUAGES as SPOKEN_IN, wrongIn, type Kind, type Spoken } from './checks.js';
import { RULER } from './families/measured.js';
import { ZONAL } from './families/zonal.js';

/** Every game of every family. */
const GAMES: readonly Spoken[] = [...ZONAL, ...RULER];

const KINDS: readonly Kind[] = ['refusal', 'fault', 'summand', 'event', 'outlook'];
const EVERYWHERE = GAMES.flatMap((spoken) => SPOKEN_IN.map((language) => [language, spoken.game, spoken] as const));

test.each(EVERYWHERE)('%s: every sentence of %s reads as a person would write it', (language, _game, spoken) => {
  expect(wrongIn(language, spoken)).toEqual([]);
});

test.each(EVERYWHERE)('%s: there are sentences of every kind for %s', (language, _game, spoken) => {
  for (const kind of KINDS)
    expect(spoken.rendered[language].filter((each) => each.kind === kind).length, kind).toBeGreaterThan(10);
});

test.each(GAMES)('$game: nothing is said in English to a German reader', ({ rendered: { en, de } }) => {
  expect(en.length).toBe(de.length);
  expect(en.flatMap(({ id, text }, i) => (text === de[i]!.text ? [`${id}: ${text}`] : []))).toEqual([]);
});

const LANGUAGES = [
  ['en', englishZonal],
  ['de', germanZonal],
] as const;

test('both languages tell the same events', () => {
  for (const [event, kinds] of Object.entries(EVENTS))
    for (const facts of casesOf(kinds, eventSamples(majorEdition, event), NEEDED[event])) {
      const [en, de] = [englishZonal, germanZonal].map((words) => words.report(CAST, { event, rule: 'X', ...facts }));
      expect(en === undefined, event).toBe(de === undefined);
      if (en !== undefined) expect(en).not.toBe(de);
    }
});

test.each(LANGUAGES)('%s: what is not known is a blank', (_language, { refusals }) => {
  for (const id of refusals.ids)
    for (const [name, kind] of Object.entries(refusals.kindsOf(id)))
      if (!kind.endsWith('?') && kind !== 'count') expect.soft(refusals.template(id), id).toContain(`{${name}}`);
});

test('engage: both languages tell it with the names of the match', () => {
  const message = { id: 'unengagedFirst', facts: { first: 'S1', target: 'N1' } };
  expect(englishZonal.refusals.tell(CAST, message)).toBe(
    'The Red Regiment is unengaged and comes before Blue Company, which is engaged.',
  );
  expect(germanZonal.refusals.tell(CAST, message)).toBe(
    'The Red Regiment ist frei und kommt vor Blue Company, das im Kampf ist.',
  );
});

test('a count of one is one', () => {
  const told = (pikes: number, words: typeof englishZonal): string | undefined =>
    words.refusals.tell(CAST, { id: 'tooFewPikes', facts: { unit: 'S1', pikes, needed: 2, target: 'N1' } });
  expect(told(1, englishZonal)).toMatch(/^The Red Regiment has 1 pike stand, not 2,/);
  expect(told(0, englishZonal)).toMatch(/^The Red Regiment has 0 pike stands, not 2,/);
  expect(told(1, germanZonal)).toMatch(/^The Red Regiment hat 1 Pikenstand statt 2 /);
});
