import { expect, test } from 'vitest';
import { shapeOf } from './check-shape.mjs';

const lines = (count) => '  call();\n'.repeat(count);
const longIn = (text) => shapeOf('a.ts', text).long;
const deepIn = (text) => shapeOf('a.tsx', text).deep;

test('a function is as long as from its signature to its closing brace', () => {
  expect(longIn(`function move() {\n${lines(58)}}\n`)).toEqual([]);
  expect(longIn(`\nfunction move() {\n${lines(59)}}\n`)).toEqual(['a.ts:2: move has 61 lines']);
  expect(longIn(`const fire = (\n  unit,\n) => {\n${lines(57)}};\n`)).toEqual(['a.ts:1: fire has 61 lines']);
  expect(longIn(`const rules = {\n  fire() {\n${lines(59)}  },\n};\n`)).toEqual(['a.ts:2: fire has 61 lines']);
});

test('a function inside another counts for both', () => {
  const inner = `const inner = () => {\n${lines(60)}};\n`;
  expect(longIn(`function outer() {\n${inner}}\n`)).toEqual([
    'a.ts:1: outer has 64 lines',
    'a.ts:2: inner has 62 lines',
  ]);
});

test('conditionals may stand in each other, but not three deep, in whichever part', () => {
  expect(deepIn('const a = b ? c : d ? e : f;')).toEqual([]);
  expect(deepIn('const a = b ? call(c ? d : e ? f : g) : h;')).toEqual([]);
  expect(deepIn('const a = b ? c : d ? e : f ? g : h;')).toEqual(['a.tsx:1: a conditional 3 deep']);
  expect(deepIn('const a = b ? (c ? (d ? e : f) : g) : h;')).toEqual(['a.tsx:1: a conditional 3 deep']);
  expect(deepIn('const a = (b ? c : (d ? e : f)) ? g : h;')).toEqual(['a.tsx:1: a conditional 3 deep']);
  expect(deepIn('const a = <p>{b ? c : d ? e : f ? g : h ? i : j}</p>;')).toEqual(['a.tsx:1: a conditional 4 deep']);
});
