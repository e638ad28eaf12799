/** Dice of a player's hand while they are entered: in any order, and corrected before they count. */
import { createEffect, createMemo, createSignal, on } from 'solid-js';
import { awaited, type Awaited } from '@five-victories/engine/kernel';
import type { PlayCore } from '../../app/play-core.js';
import type { TableMatch } from '../../match/book.js';
import { typedDice } from '../../match/dice-rows.js';

type Shown = readonly (number | undefined)[];

/** The throw that is waited for. */
export type Thrown = Awaited<TableMatch>;

/** The dice as far as they are entered, and the one that is entered next. */
export const createEntering = (play: PlayCore) => {
  const throwing = createMemo(() => awaited(play.real()));
  const count = () => throwing()?.throw.count ?? 0;
  const [dice, setDice] = createSignal<Shown>([]);
  const [at, setAt] = createSignal(0);
  /** What is typed in a row, as long as the dice are what it says. */
  const [typing, setTyping] = createSignal('');
  const clear = (): void => {
    setDice(Array<number | undefined>(count()).fill(undefined));
    setAt(0);
    setTyping('');
  };
  createEffect(on(play.real, clear));
  const nextEmpty = (shown: Shown, from: number): number => {
    const free = [...shown.keys()].filter((place) => shown[place] === undefined);
    return free.find((place) => place > from) ?? free[0] ?? from;
  };
  const put = (die: number | undefined, place: number): void => {
    const shown = dice().map((each, i) => (i === place ? die : each));
    setDice(shown);
    setTyping('');
    setAt(die === undefined ? place : nextEmpty(shown, place));
  };
  const entered = () => dice().filter((die) => die !== undefined).length;
  return {
    throwing,
    dice,
    at,
    setAt,
    entered,
    isComplete: () => count() > 0 && entered() === count(),
    add: (die: number): void => put(die, at()),
    back: (): void => {
      const last = dice()[at()] === undefined ? dice().findLastIndex((die) => die !== undefined) : at();
      if (last >= 0) put(undefined, last);
    },
    typing,
    type: (text: string): void => {
      setTyping(text);
      const typed = typedDice(text, throwing()?.throw.sides ?? 6, count());
      if (typed) setDice(dice().map((_, i) => typed[i]));
      if (typed) setAt(Math.min(typed.length, count() - 1));
    },
    say: (): void => void play.say([{ do: 'dice', dice: dice() } as never]),
  };
};
export type Entering = ReturnType<typeof createEntering>;
