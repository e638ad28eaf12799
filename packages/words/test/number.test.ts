/** A name for many wants a German verb for many. */
import { expect, test } from 'vitest';
import { germanGlorious } from '../src/de/glorious/index.js';
import { germanGreat } from '../src/de/great/index.js';
import { agreed, asking, can, did, will } from '../src/de/number.js';
import { englishGreat } from '../src/en/great/index.js';
import { agreed as agreedInEnglish } from '../src/en/number.js';
import { isMany } from '../src/many.js';
import { refusalText } from '../src/words.js';

test.each([
  'Archers of the Body',
  "Gell's Dragoons",
  'Janissaries, right',
  'Guns on the Chain, left',
  "O'Cahan's Irish",
  'Clubmen of Palestine',
  "Duke of York's Men-at-Arms",
  'The Pikes of Bern (N3)',
])('%s are many', (name) => expect(isMany(name)).toBe(true));

test.each([
  "The Queen's Horse",
  "Sir Thomas Fairfax's",
  'Sir Charles Lucas',
  'Earl of Balcarres',
  'Gustavus Adolphus',
  'Phalanx of Antioch',
  "The Mutineers' Horse",
  'Miltiades',
  'Gewalthaufen 1',
  'King Louis II',
])('%s is one', (name) => expect(isMany(name)).toBe(false));

test('the verb comes first in a deed, and only it is bent', () => {
  expect(did('Archers of Kent', 'schwenkte')).toBe('Archers of Kent schwenkten');
  expect(did('Archers of Kent', 'wich vor dem Angriff zurück')).toBe('Archers of Kent wichen vor dem Angriff zurück');
  expect(did('Edward IV', 'ritt')).toBe('Edward IV ritt');
});

test('what they will do and can do', () => {
  expect([will('Prickers'), can('Prickers')]).toEqual(['Prickers werden', 'Prickers können']);
  expect([will('Edward IV'), can('Edward IV')]).toEqual(['Edward IV wird', 'Edward IV kann']);
});

test('the report bends it with the names of the match', () => {
  const side = { name: 'Burgund' };
  const units = [
    { id: 'S1', name: 'Archers of the Body' },
    { id: 'S2', name: 'Charles the Bold' },
  ];
  const cast = { state: { units, sides: { south: side, north: side } } };
  const told = (unit: string) => germanGlorious.report(cast, { event: 'facedAbout', rule: 'X', unit });
  expect(told('S1')).toBe('Archers of the Body machten kehrt.');
  expect(told('S2')).toBe('Charles the Bold machte kehrt.');
});

test('a question has its verb before the name, and as many as the name', () => {
  expect(asking("The Queen's Horse", 'tut', 'tun')).toBe("tut The Queen's Horse");
  expect(asking("Washington's Dragoons", 'tut', 'tun')).toBe("tun Washington's Dragoons");
});

test('a refusal agrees with names that speak of many, in both languages', () => {
  const english = (sentence: string, who = 'Spears of Amun') => agreedInEnglish(sentence, who);
  expect(english('Spears of Amun has no room to turn.')).toBe('Spears of Amun have no room to turn.');
  expect(english('Spears of Amun already stands there, but does not fire.')).toBe(
    'Spears of Amun already stand there, but do not fire.',
  );
  expect(english('Spears of Amun passes and touches.')).toBe('Spears of Amun pass and touches.');
  expect(english('Spears of Amun may not.')).toBe('Spears of Amun may not.');
  expect(english('Edward IV is here.', 'Edward IV')).toBe('Edward IV is here.');
  expect(english('Here is Spears of Amun.')).toBe('Here is Spears of Amun.');
  expect(agreed('Archers of Kent steht zu nah.', 'Archers of Kent')).toBe('Archers of Kent stehen zu nah.');
  expect(agreed('Archers of Kent würde, wenn.', 'Archers of Kent')).toBe('Archers of Kent würden, wenn.');
  expect(agreed('Edward IV ist hier.', 'Edward IV')).toBe('Edward IV ist hier.');
});

test('a refusal told of a match agrees with who it is about', () => {
  const state = {
    units: [
      { id: 'S1', name: 'Spears of Amun' },
      { id: 'S2', name: 'Sherden Guard' },
    ],
  };
  const cast = { state, atTable: true } as never;
  const told = (words: typeof englishGreat, unit: string) =>
    refusalText(words, cast, { id: 'noRoomToTurn', facts: { unit, other: 'S2', angle: 91 } });
  expect(told(englishGreat, 'S1')).toMatch(/^Spears of Amun have no room/);
  expect(told(englishGreat, 'S2')).toMatch(/^Sherden Guard has no room/);
  expect(told(germanGreat, 'S1')).toMatch(/^Spears of Amun (haben|können|finden)/);
});
