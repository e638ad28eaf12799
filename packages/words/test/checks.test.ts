/** The checks themselves: each finds the fault it is there for, and leaves a good sentence alone. */
import { expect, test } from 'vitest';
import { anyOf, CHECKS, codesOf, LANGUAGES, NOT_DONE, wrongWith, type Kind } from './checks.js';

const PLAIN = { foreign: [anyOf(['musket'])], codes: codesOf({ 'P&M': {}, HM: {} }), happened: ['done'] };
const checks = LANGUAGES.flatMap((language) =>
  [...CHECKS[language], NOT_DONE[language]].map((check) => [language, check.name, check] as const),
);

test.each(checks)('%s: %s', (language, name, { wrong, right }) => {
  expect(wrongWith(language, { kind: 'refusal', id: 'x', text: wrong }, PLAIN)).toContain(name);
  if (language === 'en' || !CHECKS.en.some((check) => check.right === right))
    expect(wrongWith(language, { kind: 'refusal', id: 'x', text: right }, PLAIN)).toEqual([]);
});

const wrongOf = (kind: Kind, text: string, id = 'x'): string[] => wrongWith('en', { kind, id, text }, PLAIN);

test('a word of a sister game', () => {
  expect(wrongOf('event', 'Muskets fired.')).toEqual(['sister game']);
  expect(wrongOf('event', 'Pikes came on.')).toEqual([]);
});

test('how a text begins and ends', () => {
  expect(wrongOf('refusal', 'it is far')).toEqual(['shape']);
  expect(wrongOf('summand', 'in open order')).toEqual([]);
  expect(wrongOf('summand', 'In open order.')).toEqual(['shape']);
});

test('what has happened may be told so', () => {
  expect(wrongOf('refusal', 'Red charged.')).toEqual(['done already']);
  expect(wrongOf('refusal', 'Red charged.', 'done')).toEqual([]);
  expect(wrongOf('event', 'Red charged.')).toEqual([]);
});

test('the key of a type', () => {
  expect(wrongOf('refusal', 'HM is too large.')).toEqual(['code']);
  expect(wrongOf('refusal', 'There is no type "HM" in PHM/M..')).toContain('spaces and stops');
  expect(wrongOf('refusal', 'There is no type "HM" in PHM.')).toEqual([]);
});
