/** Why a bot chose what it chose, with names and numbers, in both languages. */
import { expect, test } from 'vitest';
import { reasons as german } from '../src/de/reasons.js';
import { reasons as english } from '../src/en/reasons.js';
import { reasonText, type ReasonTold } from '../src/reasons.js';

const reason: ReasonTold = {
  tries: 12,
  better: 9,
  worse: 2,
  hope: 0.538,
  otherwise: 0.49,
  hopes: { unit: 'N1', by: 1.25 },
  fears: { unit: 'S1', by: 1 },
};
const state = {
  units: [
    { id: 'S1', name: 'Ireton’s Horse' },
    { id: 'N1', name: 'Skippon’s' },
  ],
  sides: { south: { name: 'The King' }, north: { name: 'Parliament' } },
};

test('hopes and fears are told by name, and in what the book counts', () => {
  expect(reasonText(english, { state }, reason, 'stop')).toBe(
    'Beside “stop” it stood better in 9 of 12 tries with the same dice and worse in 2. ' +
      'Its hopes of winning are 54 % with it and 49 % otherwise. ' +
      'It hopes to cost Skippon’s 1.3 stands more. It fears for Ireton’s Horse: 1.0 stand more lost.',
  );
  expect(reasonText(german, { state }, reason, 'halten')).toBe(
    'Neben „halten“ stand er in 9 von 12 Versuchen mit denselben Würfen besser und in 2 schlechter. ' +
      'Seine Aussicht auf den Sieg ist damit 54 %, sonst 49 %. ' +
      'Er hofft, Skippon’s 1,3 Stände mehr zu kosten. Er fürchtet um Ireton’s Horse: 1,0 Stand mehr verloren.',
  );
});

test.each([
  [{ strengthIn: 'points' }, '1.3 strength points', '1,3 Stärkepunkte'],
  [{ strengthIn: 'stands', words: { counted: 'elements' } }, '1.3 elements', '1,3 Elemente'],
  [{ strengthIn: 'stands', words: { counted: 'stands' } }, '1.3 stands', '1,3 Stände'],
])('of a book with %j', (rules, said, gesagt) => {
  expect(reasonText(english, { state, rules }, reason, 'stop')).toContain(said);
  expect(reasonText(german, { state, rules }, reason, 'halten')).toContain(gesagt);
});

test('what made no difference is told as that, and nothing is hoped for or feared', () => {
  const none = { ...reason, better: 0, worse: 0 };
  expect(reasonText(english, {}, none, 'stop')).toBe('In 12 tries it made no difference beside “stop”.');
  expect(reasonText(german, {}, none, 'halten')).toBe('In 12 Versuchen machte es neben „halten“ keinen Unterschied.');
});
