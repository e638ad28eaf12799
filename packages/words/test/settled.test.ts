/** What settled itself is told with its number, and by whose it was. */
import { expect, test } from 'vitest';
import { settled as german } from '../src/de/settled.js';
import { settled as english } from '../src/en/settled.js';
import { settledText, type SettledCase } from '../src/settled.js';

const removing: SettledCase = { kind: 'remove', unit: 'Blue Company', army: 'The Blue Army' };
const lost = (n: number) => ({ do: 'remove', cells: Array.from({ length: n }, (_, file) => [0, file]) });
const told = (why: 'onlyOne' | 'sameEitherWay', n: number): (string | undefined)[] =>
  [english, german].map((words) => settledText(words, removing, { choice: lost(n), why }));

test('one stand is one, two are two', () => {
  expect(told('onlyOne', 1)).toEqual([
    'Losses of Blue Company: one stand, the only one that can go.',
    'Verluste von Blue Company: ein Stand, und nur dieser kann gehen.',
  ]);
  expect(told('onlyOne', 2)).toEqual([
    'Losses of Blue Company: 2 stands, the only ones that can go.',
    'Verluste von Blue Company: 2 Stände, und nur diese können gehen.',
  ]);
  expect(told('sameEitherWay', 2)).toEqual([
    'Losses of Blue Company: 2 stands; which ones makes no difference.',
    'Verluste von Blue Company: 2 Stände; welche, ist gleich.',
  ]);
});

test('that nobody leaves is told only where nobody can do anything either', () => {
  const choice = { do: 'end' };
  const nobodyLeaves = (kind: string) => settledText(english, { ...removing, kind }, { choice, why: 'nobodyLeaves' });
  expect(nobodyLeaves('retreat')).toBeUndefined();
  expect(nobodyLeaves('activity')).toBe('The Blue Army: nobody can do anything more.');
});

test('the order of attacks of one unit is told by its name, that of fights by none', () => {
  const of = (kind: string, choice: { do: string; target?: string }) =>
    settledText(english, { ...removing, kind }, { choice, why: 'order' });
  expect(of('attack', { do: 'attack', target: 'N1' })).toBe('In which order Blue Company attacks makes no difference.');
  expect(of('fight', { do: 'fight' })).toBe('In which order they fight makes no difference.');
  expect(of('lossesOf', { do: 'lossesOf' })).toBe('In which order these losses are removed makes no difference.');
});
