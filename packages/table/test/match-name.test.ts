import { expect, test } from 'vitest';
import { distinctName, matchName } from '../src/app/match-name.js';
import { de } from '../src/words/de.js';
import { en } from '../src/words/en.js';

const ARMIES = { south: { name: 'Swedes' }, north: { name: 'Imperials' } };

test('a match is called after its scenario, or after the armies that meet', () => {
  expect(matchName(en, { name: 'The Plain of Breitenfeld' }, ARMIES)).toBe('The Plain of Breitenfeld');
  expect(matchName(en, undefined, ARMIES)).toBe('Swedes against Imperials');
  expect(matchName(de, undefined, ARMIES)).toBe('Swedes gegen Imperials');
});

test('the same match played again is told apart by a number', () => {
  expect(distinctName('Breitenfeld', [])).toBe('Breitenfeld');
  expect(distinctName('Breitenfeld', ['Breitenfeld'])).toBe('Breitenfeld (2)');
  expect(distinctName('Breitenfeld', ['Breitenfeld', 'Breitenfeld (2)'])).toBe('Breitenfeld (3)');
  expect(distinctName('Breitenfeld (2)', ['Breitenfeld', 'Breitenfeld (2)'])).toBe('Breitenfeld (3)');
  expect(distinctName('Breitenfeld', ['Breitenfeld (2)'])).toBe('Breitenfeld');
});
