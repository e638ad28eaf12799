/** What is left to say for several units: one after the other, whenever their side is asked the same again. */
import { createEffect, untrack, type Accessor } from 'solid-js';
import type { Choice, Side } from '@five-victories/engine/kernel';
import { refusalOfAll } from '../maker/making.js';
import type { TableMatch } from '../match/book.js';

interface Ways {
  /** How many moments the match has. */
  readonly moments: () => number;
  readonly real: Accessor<TableMatch>;
  readonly asksPerson: Accessor<boolean>;
  readonly say: (choices: readonly Choice[]) => boolean;
}

export interface Share {
  readonly choices: readonly Choice[];
}

interface Waiting {
  readonly shares: readonly Share[];
  readonly side: Side | undefined;
  readonly kind: string | undefined;
  /** In another phase the same question is another one. */
  readonly phase: string;
  /** How far the match had come: who takes something back takes back what is still to be said. */
  readonly moments: number;
}

const phaseOf = ({ state }: TableMatch): string => `${state.turn} ${state.phase}`;

/** The other side answers, or dice are thrown by hand. */
const isBetween = ({ decision }: TableMatch, { side }: Waiting): boolean =>
  decision?.side !== side || decision?.kind === 'dice';

export const createInTurn = ({ moments, real, asksPerson, say }: Ways): ((shares: readonly Share[]) => void) => {
  let waiting: Waiting | undefined;
  const begin = (shares: readonly Share[]): void => {
    const match = untrack(real);
    const { side, kind } = match.decision ?? {};
    waiting = shares.length > 0 ? { shares, side, kind, phase: phaseOf(match), moments: untrack(moments) } : undefined;
  };
  const goOn = (): void => {
    const [next, ...rest] = waiting?.shares ?? [];
    const match = untrack(real);
    const isOn = waiting !== undefined && untrack(moments) >= waiting.moments;
    if (!waiting || (isOn && isBetween(match, waiting))) return;
    // Who was stopped is asked for an order, and the others wait for the player.
    const goes = isOn && match.decision?.kind === waiting.kind && phaseOf(match) === waiting.phase;
    waiting = undefined;
    if (!next || !goes || refusalOfAll(match, next.choices)) return;
    begin(rest);
    say(next.choices);
  };
  createEffect(() => {
    real();
    if (asksPerson() && waiting) queueMicrotask(goOn);
  });
  return (shares) => {
    begin(shares);
    goOn();
  };
};
