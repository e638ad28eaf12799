/** A name for many wants a German verb for many. */
import { expect, test } from 'vitest';
import { germanGlorious } from '../src/de/glorious/index.js';
import { can, did, isMany, will } from '../src/de/number.js';

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
