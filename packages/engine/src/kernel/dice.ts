import { below, streamOf, type Stream } from './random.js';
import type { Side } from './side.js';

/** Where dice come from, as plain data: a seed, a list written beforehand, or a player's hand. */
export type Dice =
  | { readonly from: 'seed'; readonly stream: Stream }
  | { readonly from: 'list' | 'hand'; readonly list: number[]; next: number };

/** What is thrown, for whom and why. `needs` holds the highest result that counts for each die, where one does. */
export interface Throw {
  readonly rule: string;
  readonly side: Side;
  readonly unit?: string;
  readonly count: number;
  readonly sides: number;
  readonly needs?: readonly number[];
}

/** Thrown (as a signal, never seen by rules) when a list or a hand holds fewer dice than are wanted. */
export class DiceWanted extends Error {
  readonly wanted: Throw;
  /** What the throw will tell besides: whom it is at, which stands throw. */
  readonly facts: Readonly<Record<string, unknown>>;
  /** Rules of an older build bring a kernel of their own, and with it a class of the same name: it is known by this. */
  readonly isDiceWanted = true;
  constructor(wanted: Throw, facts: Readonly<Record<string, unknown>> = {}) {
    super(`${wanted.count} more dice are wanted for ${wanted.rule}, and the list is used up.`);
    this.wanted = wanted;
    this.facts = facts;
  }
  static override [Symbol.hasInstance](value: unknown): value is DiceWanted {
    return typeof value === 'object' && value !== null && 'isDiceWanted' in value;
  }
}

/** Thrown when a list or a hand shows more than these dice have sides. */
export class WrongDie extends RangeError {
  readonly facts: { readonly shown: number; readonly sides: number; readonly rule: string };
  readonly isWrongDie = true;
  constructor(shown: number, { sides, rule }: Throw) {
    super(`A die of ${sides} sides cannot show ${shown} (${rule}).`);
    this.facts = { shown, sides, rule };
  }
  static override [Symbol.hasInstance](value: unknown): value is WrongDie {
    return typeof value === 'object' && value !== null && 'isWrongDie' in value;
  }
}

export const seededDice = (seed: number): Dice => ({ from: 'seed', stream: streamOf(seed) });
export const listedDice = (list: readonly number[]): Dice => ({ from: 'list', list: [...list], next: 0 });
export const handDice = (): Dice => ({ from: 'hand', list: [], next: 0 });

export const copyDice = (dice: Dice): Dice =>
  dice.from === 'seed'
    ? { from: 'seed', stream: [...dice.stream] }
    : { from: dice.from, list: [...dice.list], next: dice.next };

export const diceLeft = (dice: Dice): number => (dice.from === 'seed' ? 0 : dice.list.length - dice.next);

/** The results of one throw, in the order in which they are read. */
export const roll = (dice: Dice, wanted: Throw, facts?: Readonly<Record<string, unknown>>): number[] => {
  const { count, sides } = wanted;
  if (dice.from !== 'seed') {
    if (diceLeft(dice) < count) throw new DiceWanted(wanted, facts);
    const results = dice.list.slice(dice.next, dice.next + count);
    const wrong = results.find((die) => die > sides);
    if (wrong !== undefined) throw new WrongDie(wrong, wanted);
    dice.next += count;
    return results;
  }
  const results: number[] = [];
  for (let i = 0; i < count; i++) results.push(1 + below(dice.stream, sides));
  return results;
};
