/** Every sentence that can be shown, in both languages, for every fact it can have: is it one that a person would write? */
import { expect, test } from 'vitest';
import { fineEdition, FINE, FINE_MODIFIERS } from '@five-victories/engine/fine';
import { majorEdition, MAJOR, MAJOR_MODIFIERS } from '@five-victories/engine/major';
import { KERNEL } from '@five-victories/engine/kernel';
import { EVENTS, MODIFIERS, REFUSALS, STAKES } from '@five-victories/engine/zonal';
import type { Telling, ZonalCast } from '../src/index.js';
import { germanZonal } from '../src/de/zonal/index.js';
import { englishZonal } from '../src/en/zonal/index.js';
import { CAST, casesOf, eventSamples, NEEDED, zonalSamples } from '../src/samples.js';

/** What no sentence of ours has. */
const NEVER: Readonly<Record<'en' | 'de', readonly RegExp[]>> = {
  en: [
    /[{}]|undefined|NaN|\[object|null/,
    /\b[a-z]+[A-Z]\w*/, // a code word
    / {2}| [,.;:]|\.\./,
    /(?<![\d.])\b1 (?!of|in|for|to|and|or|is|was|at|from|has|had)[a-z-]*(?: [a-z-]+)?s\b(?<!less|this|is|was|has)/,
    /\b[Oo]ne \w+s\b/,
    /\b(?:[02-9]|1\d|two) (?:stand|unit|hit|marker|die|shot|zone|action)\b/,
    /\ba (?!unit\b)[aeiou]|\ban [^aeiou]/i,
    /\bthe the\b|\bThe the\b/,
  ],
  de: [
    /[{}]|undefined|NaN|\[object|null/,
    /\b[a-zäöü]+[A-ZÄÖÜ]\w*/,
    / {2}| [,.;:]|\.\./,
    /(?<![\d.,])\b1 (?:Stände|Ständen|Einheiten|Schüsse|Würfeln|Treffern|Felder)\b/,
    /\b(?:ein|eine|einen|einem|einer) (?:Stände|Ständen|Einheiten|Schüsse)\b/,
    /\b(?:[02-9]|zwei) (?:Stand|Einheit|Schuss|Pikenstand|Feld)\b/,
    /\b(?:the|and|of|is|has|unit)\b/, // English
  ],
};

/** What only the sister game has. */
const FOREIGN = {
  fine: /(?<!no )stakes|bombard|longbow|crossbow|(?<!keine )Pfähle|Bombarde|Langb|Armbr/i,
  major: /musket|dragoon|Muskete|Dragoner/i,
} as const;

const LANGUAGES = [
  ['en', englishZonal],
  ['de', germanZonal],
] as const;
/** Said only where there are stakes. */
const OF_STAKES = Object.keys(STAKES).filter((id) => id !== 'noStakesHere');
const GAMES = [
  ['fine', fineEdition, Object.keys({ ...KERNEL, ...REFUSALS, ...FINE }).filter((id) => !OF_STAKES.includes(id))],
  ['major', majorEdition, Object.keys({ ...KERNEL, ...REFUSALS, ...MAJOR })],
] as const;

const EVERYWHERE = LANGUAGES.flatMap(([language, words]) =>
  GAMES.map(([game, edition, ids]) => [language, game, words, edition, ids] as const),
);

const rendered = (telling: Telling<ZonalCast>, ids: readonly string[], edition: typeof fineEdition): string[] => {
  const cast = { ...CAST, rules: edition };
  return ids.flatMap((id) =>
    casesOf(telling.kindsOf(id), zonalSamples(edition)).map((facts) => telling.tell(cast, { id, facts })!),
  );
};

test.each(EVERYWHERE)('%s: every refusal of %s reads as a sentence', (language, game, { refusals }, edition, ids) => {
  const sentences = rendered(refusals, ids, edition);
  expect(sentences.length).toBeGreaterThan(ids.length);
  const wrong = sentences.filter(
    (sentence) =>
      !/^[A-ZÄÖÜ"„(\d].*[.]$/.test(sentence) ||
      FOREIGN[game].test(sentence) ||
      NEVER[language].some((never) => never.test(sentence)),
  );
  expect([...new Set(wrong)]).toEqual([]);
});

const wrongIn = (
  language: 'en' | 'de',
  game: 'fine' | 'major',
  sentences: readonly string[],
  shape: RegExp,
): string[] => [
  ...new Set(
    sentences.filter(
      (sentence) =>
        !shape.test(sentence) || FOREIGN[game].test(sentence) || NEVER[language].some((never) => never.test(sentence)),
    ),
  ),
];

/** Modifiers and events of one game alone, by what they begin with or are called. */
const OF_MAJOR = ['foughtOnFoot', 'stakesDeployed', 'stakesLost'];

test.each(EVERYWHERE)('%s: every summand of %s reads as a phrase', (language, game, { modifiers }, edition) => {
  const own = game === 'fine' ? FINE_MODIFIERS : MAJOR_MODIFIERS;
  const phrases = rendered(modifiers, Object.keys({ ...MODIFIERS, ...own }), edition);
  expect(wrongIn(language, game, phrases, /^\S.*[^.\s]$/)).toEqual([]);
});

test.each(EVERYWHERE)(
  '%s: every event of %s is told in a sentence, or not at all',
  (language, game, words, edition) => {
    const cast = { ...CAST, rules: edition };
    const told = Object.entries(EVENTS).flatMap(([event, kinds]) =>
      casesOf(kinds, eventSamples(edition), NEEDED[event]).flatMap((facts) => {
        const isForeign = game === 'fine' && (OF_MAJOR.includes(event) || facts['cause'] === 'stakes');
        return (isForeign ? undefined : words.report(cast, { event, rule: 'X', ...facts })) ?? [];
      }),
    );
    expect(told.length).toBeGreaterThan(100);
    expect(wrongIn(language, game, told, /^[A-ZÄÖÜ].*\.$/)).toEqual([]);
  },
);

test('both languages tell the same events', () => {
  for (const [event, kinds] of Object.entries(EVENTS))
    for (const facts of casesOf(kinds, eventSamples(majorEdition), NEEDED[event])) {
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
