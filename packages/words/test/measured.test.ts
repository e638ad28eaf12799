/** Every sentence of the measured games that is converted, in both languages, for every fact it can have. */
import { expect, test } from 'vitest';
import type { MeasuredCast, Telling } from '../src/index.js';
import { german } from '../src/de/index.js';
import { germanOf } from '../src/de/measured.js';
import { germanZonal } from '../src/de/zonal/index.js';
import { english } from '../src/en/index.js';
import { englishOf } from '../src/en/measured.js';
import { englishZonal } from '../src/en/zonal/index.js';
import { casesOf } from '../src/samples.js';
import { MEASURED, type MeasuredGame } from '../src/samples/measured.js';
import { MEASURED_CAST } from '../src/samples/tabletop.js';

/** What no sentence of ours has. */
const NEVER: Readonly<Record<'en' | 'de', readonly RegExp[]>> = {
  en: [
    /[{}]|undefined|NaN|\[object|null/,
    /(?<!")\b[a-z]+[A-Z]\w*(?!")/, // a code word, unless it is quoted
    / {2}| [,.;:]|\.\./,
    /(?<![\d.])\b1 (?!of|in|for|to|and|or|is|was|at|from|has|had)[a-z-]*(?: [a-z-]+)?s\b(?<!less|this|is|was|has)/,
    /\b[Oo]ne \w+s\b/,
    /\b(?:[02-9]|1\d|two) (?:stand|element|unit|hit|marker|die|shot|action|function|strength point)\b/,
    /\ba (?!unit\b)[aeiou]|\ban [^aeiou]/i,
    /\bthe the\b|\bThe the\b/,
  ],
  de: [
    /[{}]|undefined|NaN|\[object|null/,
    /(?<!„)\b[a-zäöü]+[A-ZÄÖÜ]\w*(?!“)/,
    / {2}| [,.;:]|\.\./,
    /(?<![\d.,])\b1 (?:Stände|Ständen|Elemente|Elementen|Einheiten|Schüsse|Würfeln|Treffern|Stärkepunkte)\b/,
    /\b(?:ein|eine|einen|einem|einer) (?:Stände|Ständen|Elementen?|Einheiten|Schüsse)\b(?<!ein Element)/,
    /\b(?:[02-9]|zwei) (?:Stand|Element|Einheit|Schuss|Stärkepunkt)\b/,
    /\b(?:the|and|of|is|has|unit)\b/, // English
  ],
};

/** What only the sister games have. */
const FOREIGN: Readonly<Record<MeasuredGame['id'], RegExp>> = {
  splendid: /\belements?\b|\bBattles?\b|strength point|longbow|elephant|Gewalthaufen|Stärkepunkt|Langb|Elefant/,
  great: /\belements?\b|\bBattles?\b|[Mm]usket|[Dd]ragoon|Gewalthaufen|Muskete|Dragoner/,
  glorious: /\bstands? (?:of|is|are)\b|musket|dragoon|strength point|Muskete|Dragoner|Stärkepunkt/i,
};

const WORDS = [
  ['en', englishOf],
  ['de', germanOf],
] as const;
const EVERYWHERE = WORDS.flatMap(([language, of]) =>
  MEASURED.map((game) => [language, game.id, of(game.edition), game] as const),
);

const castIn = ({ edition }: MeasuredGame): MeasuredCast => ({ ...MEASURED_CAST, rules: edition, atTable: true });

const rendered = (telling: Telling<MeasuredCast>, ids: readonly string[], game: MeasuredGame): string[] =>
  ids.flatMap((id) =>
    casesOf(telling.kindsOf(id), game.samples).map((facts) => telling.tell(castIn(game), { id, facts })!),
  );

const wrongIn = (language: 'en' | 'de', game: MeasuredGame, sentences: readonly string[], shape: RegExp): string[] => [
  ...new Set(
    sentences.filter(
      (sentence) =>
        !shape.test(sentence) ||
        FOREIGN[game.id].test(sentence) ||
        NEVER[language].some((never) => never.test(sentence)),
    ),
  ),
];

test.each(EVERYWHERE)('%s: every refusal of %s reads as a sentence', (language, _id, { refusals }, game) => {
  expect(wrongIn(language, game, rendered(refusals, game.refusals, game), /^[A-ZÄÖÜ"„(\d].*[.]$/)).toEqual([]);
});

test.each(EVERYWHERE)('%s: every summand of %s reads as a phrase', (language, _id, { modifiers }, game) => {
  expect(wrongIn(language, game, rendered(modifiers, game.modifiers, game), /^\S.*[^.\s]$/)).toEqual([]);
});

const eventsOf = (game: MeasuredGame): { event: string; rule: string }[] =>
  Object.entries(game.events).flatMap(([event, kinds]) =>
    casesOf(kinds, game.samples, game.needed[event]).map((facts) => ({ event, rule: 'X', ...facts })),
  );

test.each(EVERYWHERE)('%s: every event of %s is told in a sentence, or not at all', (language, _id, words, game) => {
  const told = eventsOf(game).flatMap((event) => words.report(castIn(game), event) ?? []);
  expect(told.length).toBeGreaterThan(20);
  expect(wrongIn(language, game, told, /^[A-ZÄÖÜ].*\.$/)).toEqual([]);
});

test.each(MEASURED)('$id: both languages tell the same events', (game) => {
  for (const event of eventsOf(game)) {
    const [en, de] = [englishOf, germanOf].map((of) => of(game.edition).report(castIn(game), event));
    expect(en === undefined, event.event).toBe(de === undefined);
    if (en !== undefined) expect(en).not.toBe(de);
  }
});

test.each(WORDS)('%s: what is not known is a blank', (_language, of) => {
  for (const { edition } of MEASURED) {
    const { refusals } = of(edition);
    for (const id of refusals.ids)
      for (const [name, kind] of Object.entries(refusals.kindsOf(id)))
        // What was given instead is known of every value; a list that is too long is not repeated.
        if (!kind.endsWith('?') && !['given', 'flag'].includes(kind))
          expect.soft(refusals.template(id), id).toContain(`{${name}}`);
  }
});

/** Readers of faults do not know the family: whichever tells it must say the same. */
test.each([
  ['en', english, englishZonal, englishOf],
  ['de', german, germanZonal, germanOf],
] as const)('%s: an id means the same in all families', (_language, all, zonal, of) => {
  for (const { refusals, faults } of [zonal, ...MEASURED.map(({ edition }) => of(edition))]) {
    for (const id of refusals.ids) expect.soft(all.refusals.template(id), id).toBe(refusals.template(id));
    for (const id of faults.ids) expect.soft(all.faults.template(id), id).toBe(faults.template(id));
  }
});

test('lengths have the measure of the book, and German its comma', () => {
  const [splendid, , glorious] = MEASURED;
  const message = { id: 'reachesTooFar', facts: { unit: 'S1', reach: 12_346, depth: 12_000 } };
  expect(englishOf(splendid!.edition).refusals.tell(castIn(splendid!), message)).toBe(
    'The Red Regiment would reach 12.35" from its base edge, and 12" is the limit.',
  );
  expect(germanOf(splendid!.edition).refusals.tell(castIn(splendid!), message)).toBe(
    'The Red Regiment stünde 12,35" von der eigenen Kante; erlaubt sind 12".',
  );
  expect(englishOf(glorious!.edition).refusals.tell({}, message)).toBe(
    'S1 would reach 12.35 from its base edge, and 12 is the limit.',
  );
});
