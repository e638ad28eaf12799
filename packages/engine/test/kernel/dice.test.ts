import { describe, expect, test } from 'vitest';
import { copyDice, diceLeft, DiceWanted, handDice, listedDice, roll, seededDice } from '../../src/kernel/index.js';

const wanted = (count: number, sides = 6) => ({ rule: 'PIG-4', side: 'south', count, sides }) as const;

describe('dice from a list', () => {
  test('come in order and are used up', () => {
    const dice = listedDice([1, 2, 3]);
    expect(roll(dice, wanted(2))).toEqual([1, 2]);
    expect(diceLeft(dice)).toBe(1);
    expect(roll(dice, wanted(1))).toEqual([3]);
    expect(diceLeft(dice)).toBe(0);
  });

  test('that are too few say what is wanted and stay', () => {
    const dice = listedDice([1]);
    expect(() => roll(dice, wanted(2))).toThrow(DiceWanted);
    expect(() => roll(dice, wanted(2))).toThrow('2 more dice are wanted for PIG-4');
    expect(diceLeft(dice)).toBe(1);
  });

  test('that show more than their sides are an error', () => {
    expect(() => roll(listedDice([7]), wanted(1))).toThrow('A die of 6 sides cannot show 7 (PIG-4).');
    expect(roll(listedDice([7]), wanted(1, 12))).toEqual([7]);
  });

  test('are the list of nobody else', () => {
    const list = [1, 2];
    const dice = listedDice(list);
    list.push(3);
    expect(diceLeft(dice)).toBe(2);
  });
});

test('dice from an empty hand are wanted', () => expect(() => roll(handDice(), wanted(1))).toThrow(DiceWanted));

test('dice from a seed show 1 to their sides, and the same for the same seed', () => {
  const thrown = roll(seededDice(3), wanted(600));
  expect(new Set(thrown)).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  expect(roll(seededDice(3), wanted(600))).toEqual(thrown);
  expect(roll(seededDice(4), wanted(600))).not.toEqual(thrown);
  expect(Math.max(...roll(seededDice(3), wanted(600, 12)))).toBe(12);
});

test.each([seededDice(3), listedDice([1, 2, 3, 4])])('a copy of dice goes its own way: $from', (dice) => {
  const copy = copyDice(dice);
  expect(copy).toEqual(dice);
  const thrown = roll(copy, wanted(2));
  expect(copy).not.toEqual(dice);
  expect(roll(dice, wanted(2))).toEqual(thrown);
});
