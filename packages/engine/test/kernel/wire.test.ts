import { describe, expect, test } from 'vitest';
import { wire, type Fault } from '../../src/kernel/index.js';
import { faultText } from '@five-victories/words';
import { english } from '@five-victories/words/en';

const faultsOf = (shape: wire.Shape<unknown>, value: unknown): Fault[] => {
  const faults: Fault[] = [];
  shape.read(value, 'it', faults);
  return faults;
};
const told = (fault: Fault): string => faultText(english, {}, fault);
const pathsOf = (shape: wire.Shape<unknown>, value: unknown): string[] =>
  faultsOf(shape, value).map(({ path }) => path);

const order = wire.fields(
  { do: wire.oneOf(['move', 'fire']), at: wire.list(wire.integer(0, 9), 3) },
  { named: wire.text(5), sure: wire.flag, more: wire.map(wire.matching(/^k\d$/, 'k1'), wire.integer(1, 2)) },
);

describe('shapes read what fits', () => {
  test.each([
    [wire.integer(1, 6), 6],
    [wire.flag, false],
    [wire.text(3), 'abc'],
    [wire.oneOf(['a', 'b']), 'b'],
    [wire.constant('x'), 'x'],
    [wire.anything, null],
    [wire.list(wire.integer(0, 1)), [0, 1]],
    [order, { do: 'move', at: [1, 2], more: { k1: 1 } }],
    [order, { do: 'fire', at: [], named: 'Jack', sure: true }],
  ] as [wire.Shape<unknown>, unknown][])('%#', (shape, value) => {
    expect(faultsOf(shape, value)).toEqual([]);
    expect(shape.read(value, 'it', [])).toEqual(value);
  });

  test('an absent optional field stays absent, null stands for none where that is allowed', () => {
    expect(Object.keys(order.read({ do: 'move', at: [] }, 'it', []))).toEqual(['do', 'at']);
    expect(wire.optional(wire.integer(1, 2)).read(null, 'it', [])).toBeUndefined();
    expect(faultsOf(wire.optional(wire.integer(1, 2)), 3)).toHaveLength(1);
  });
});

describe('shapes name the path of every fault', () => {
  test.each([
    [wire.integer(1, 6), 7, ['it']],
    [wire.integer(1, 6), 0, ['it']],
    [wire.integer(1, 6), 1.5, ['it']],
    [wire.integer(1, 6), '1', ['it']],
    [wire.integer(1, 6), Number.NaN, ['it']],
    [wire.flag, 1, ['it']],
    [wire.text(3), '', ['it']],
    [wire.text(3), 'abcd', ['it']],
    [wire.oneOf(['a']), 'toString', ['it']],
    [wire.constant('x'), 'y', ['it']],
    [wire.list(wire.flag, 1), [true, true], ['it']],
    [wire.list(wire.flag), { 0: true, length: 1 }, ['it']],
    [order, undefined, ['it']],
    [order, [], ['it']],
    [order, null, ['it']],
    [order, {}, ['it.do', 'it.at']],
    [order, { do: 'stay', at: [1, 10, 'x'] }, ['it.do', 'it.at[1]', 'it.at[2]']],
    [order, { do: 'move', at: [], colour: 1 }, ['it.colour']],
    [order, { do: 'move', at: [], more: { k1: 3, q: 1 } }, ['it.more.k1', 'it.more.q']],
    [order, JSON.parse('{"do":"move","at":[],"__proto__":{"sure":true}}'), ['it.__proto__']],
  ] as [wire.Shape<unknown>, unknown, string[]][])('%#', (shape, value, paths) => {
    expect(pathsOf(shape, value)).toEqual(paths);
    for (const fault of faultsOf(shape, value)) expect(told(fault)).not.toMatch(/undefined|\{|\[object/);
  });

  test('a sentence says what is wanted and what is there', () => {
    expect(told(faultsOf(wire.integer(1, 6), 7)[0]!)).toBe('A whole number from 1 to 6 is wanted here, not 7.');
    expect(told(faultsOf(wire.flag, undefined)[0]!)).toBe('Either true or false is wanted here, not nothing.');
    expect(told(faultsOf(wire.flag, 'x'.repeat(500))[0]!).length).toBeLessThan(120);
  });

  test('objects are told apart by a field', () => {
    const shape = wire.tagged<unknown>('do', {
      turn: wire.fields({ do: wire.constant('turn'), to: wire.oneOf(['N', 'S']) }),
      end: wire.fields({ do: wire.constant('end') }),
    });
    expect(faultsOf(shape, { do: 'turn', to: 'N' })).toEqual([]);
    expect(pathsOf(shape, { do: 'turn', to: 'up' })).toEqual(['it.to']);
    expect(pathsOf(shape, { do: 'end', to: 'N' })).toEqual(['it.to']);
    expect(pathsOf(shape, { do: 'constructor' })).toEqual(['it.do']);
    expect(pathsOf(shape, {})).toEqual(['it.do']);
    expect(pathsOf(shape, 'end')).toEqual(['it']);
  });
});

test('shapes print themselves as JSON schemas', () => {
  expect(order.schema).toEqual({
    type: 'object',
    properties: {
      do: { enum: ['move', 'fire'] },
      at: { type: 'array', items: { type: 'integer', minimum: 0, maximum: 9 }, maxItems: 3 },
      named: { type: 'string', minLength: 1, maxLength: 5 },
      sure: { type: 'boolean' },
      more: {
        type: 'object',
        propertyNames: { type: 'string', pattern: '^k\\d$' },
        additionalProperties: { type: 'integer', minimum: 1, maximum: 2 },
      },
    },
    required: ['do', 'at'],
    additionalProperties: false,
  });
});
