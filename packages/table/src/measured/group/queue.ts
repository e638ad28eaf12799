/** What is left to say for a group: one unit after the other, whenever its side chooses again. */
import { createEffect, untrack, type Accessor } from 'solid-js';
import type { Choice } from '@five-victories/engine/kernel';
import type { TabletopMatch } from '@five-victories/engine/tabletop';
import { refusalOfAll } from '../../maker/making.js';
import type { Share } from './plan.js';

interface Ways {
  readonly real: Accessor<TabletopMatch>;
  readonly asksPerson: Accessor<boolean>;
  readonly say: (choices: readonly Choice[]) => boolean;
}

export const createQueue = ({ real, asksPerson, say }: Ways): ((shares: readonly Share[]) => void) => {
  let rest: readonly Share[] = [];
  const goOn = (): void => {
    const [next, ...others] = rest;
    rest = [];
    const match = untrack(real);
    // Who was stopped is asked for an order, and the others wait for the player.
    if (!next || match.decision?.kind !== 'activity' || refusalOfAll(match, next.choices)) return;
    rest = others;
    say(next.choices);
  };
  createEffect(() => {
    real();
    if (asksPerson() && rest.length > 0) queueMicrotask(goOn);
  });
  return (shares) => {
    rest = shares;
    goOn();
  };
};
