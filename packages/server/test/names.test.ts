/** Names that may be taken, and that two who look alike cannot both be. */
import { describe, expect, test } from 'vitest';
import { folded, nameOf, plain } from '../src/hall/names.js';

test.each([
  ['Anna'],
  ['Jean-Luc P.'],
  ["O'Brien"],
  ['Zoë'],
  ['Дмитрий'],
  ['アキラ'],
  ['Old Fritz 2'],
  ['x_y'],
  ['Captain Bob'],
  ['Hallam'],
  ['Northman'],
  ['Nguyễn'],
  ['Łukasz'],
])('%s is a name', (name) => {
  expect(nameOf(name)).toEqual({ name });
});

test('spaces are put in order, and wide letters become plain ones', () => {
  expect(nameOf('  Anna   Maria ')).toEqual({ name: 'Anna Maria' });
  expect(nameOf('Ａｎｎａ')).toEqual({ name: 'Anna' });
});

test.each([
  ['ab', 'length'],
  ['a'.repeat(21), 'length'],
  ['An\u200bna', 'letters'],
  ['Anna\u202e', 'letters'],
  ['<b>Anna</b>', 'letters'],
  ['Anna\nMaria', 'letters'],
  ['Z\u0351\u0351\u0351alg', 'letters'],
  ['Аnna', 'letters'], // the first letter is Cyrillic
  ['- - -', 'letters'],
  ['admin', 'reserved'],
  ['Adm1n', 'reserved'],
  ['A.D.M.I.N', 'reserved'],
  ['The Hall'.slice(4), 'reserved'],
  ['steady', 'reserved'],
  ['Random 2', 'reserved'],
  ['captain', 'reserved'],
  ['Màrshal7', 'reserved'],
  ['The Hall', 'reserved'],
  ['Hall-Operator', 'reserved'],
  ['Αnnα', 'letters'], // the first and the last are Greek
  ['Annɑ', 'letters'], // the last letter is a phonetician's
  ['ǃǃAnna', 'letters'],
  ['Anna٣', 'letters'],
])('%j is none: %s', (name, flaw) => {
  expect(nameOf(name)).toEqual({ flaw });
});

describe('names that are taken for one another are one', () => {
  test.each([
    ['Anna', 'ANNA'],
    ['Anna', 'Ánna'],
    ['Anna Maria', 'annamaria'],
    ['Olli', '0lli'],
    ['Bill', 'BiII'],
    ['Marna', 'Mama'],
    ['Leif', 'Łeíf'],
    ['Bob', '8o6'],
    ['Кот', 'КОТ'],
    ['soap', 'ѕоар'], // Cyrillic all through
  ])('%s and %s', (one, other) => {
    expect(folded(one)).toBe(folded(other));
  });
  test('and others are not', () => {
    expect(new Set(['Anna', 'Hanna', 'Anne', 'Ann'].map(folded)).size).toBe(4);
  });
});

test('words lose what nobody sees and what reaches out of their line', () => {
  expect(plain(' a\u202eb\u0000c ')).toBe('a b c');
  expect(plain(`Z${'\u0351'.repeat(50)}`)).toBe(`Z${'\u0351'.repeat(3)}`);
  expect(plain('<b>&amp;</b>')).toBe('<b>&amp;</b>');
});
