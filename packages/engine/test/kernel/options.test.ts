import { describe, expect, test } from 'vitest';
import { describeOptions, option, readOptions, switches, wire, type Fault } from '../../src/kernel/index.js';

const DECLARED = {
  width: option(wire.integer(3, 9), 5, 'How wide.'),
  middle: option(wire.integer(0, 9), ({ width }: { width: number }) => (width - 1) / 2, 'Where the middle is.'),
  colour: option(wire.oneOf(['red', 'blue']), 'red', 'Which colour.'),
  last: option(wire.optional(wire.integer(1, 99)), undefined, 'The last turn.'),
  houseRules: switches({
    aces: { ruling: 'PIG-R-1', meaning: 'Aces are high.' },
    jokers: { ruling: 'PIG-R-2', meaning: 'Jokers are in.' },
  }),
};

const read = (given: unknown) => {
  const faults: Fault[] = [];
  return { options: readOptions(DECLARED, given, 'options', faults), faults };
};

describe('options', () => {
  test.each([undefined, {}])('have defaults, which may follow from those before: %o', (given) => {
    const standard = {
      width: 5,
      middle: 2,
      colour: 'red',
      last: undefined,
      houseRules: { aces: false, jokers: false },
    };
    expect(read(given)).toEqual({ options: standard, faults: [] });
    expect(read({ width: 9 }).options.middle).toBe(4);
  });

  test('take what is given', () => {
    const { options, faults } = read({ width: 3, middle: 0, colour: 'blue', last: 7, houseRules: { aces: true } });
    expect(faults).toEqual([]);
    expect(options).toEqual({
      width: 3,
      middle: 0,
      colour: 'blue',
      last: 7,
      houseRules: { aces: true, jokers: false },
    });
  });

  test.each([
    [{ width: 2 }, 'options.width'],
    [{ width: 10 }, 'options.width'],
    [{ widht: 5 }, 'options.widht'],
    [{ colour: 'green' }, 'options.colour'],
    [{ houseRules: { kings: true } }, 'options.houseRules.kings'],
    [{ houseRules: { aces: 1 } }, 'options.houseRules.aces'],
    [{ constructor: 1 }, 'options.constructor'],
    [7, 'options'],
  ])('refuse %o at %s', (given, path) => {
    expect(read(given).faults.map((fault) => fault.path)).toEqual([path]);
  });

  test('describe themselves', () => {
    const described = describeOptions(DECLARED);
    expect(described.map(({ name, standard }) => [name, standard])).toEqual([
      ['width', 5],
      ['middle', 2],
      ['colour', 'red'],
      ['last', undefined],
      ['houseRules', { aces: false, jokers: false }],
    ]);
    expect(described[0]).toMatchObject({ schema: { type: 'integer', minimum: 3, maximum: 9 }, meaning: 'How wide.' });
  });
});
