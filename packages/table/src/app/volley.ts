/** The volley that is proposed, and what the player wants otherwise: another target, or a unit that holds its fire. */
import { createEffect, createMemo, createSignal, on, untrack, type Accessor } from 'solid-js';
import type { VolleyWishes } from '@five-victories/engine/zonal';
import type { TableMatch } from '../match/book.js';
import type { Session } from '../match/session.js';
import { closingAfter, heldIn, volleyOf, type Shot } from '../match/volley.js';
import type { Share } from './in-turn.js';

export interface VolleyInHand {
  /** Shots that may be fired in one breath, as listed. */
  readonly shots: Accessor<readonly Shot[]>;
  /** Who could fire and holds his fire, as the player wishes. */
  readonly held: Accessor<readonly string[]>;
  /** Whether there is another target for this unit. */
  readonly mayAim: (unit: string) => boolean;
  /** At the next of the targets it could hit. */
  readonly aimOn: (unit: string) => void;
  /** Holds its fire, or no longer. */
  readonly hold: (unit: string) => void;
  /** False: there is no volley. */
  readonly fire: () => boolean;
}

interface Ways<M extends TableMatch> {
  readonly session: Accessor<Session<M>>;
  readonly real: Accessor<M>;
  readonly asksPerson: Accessor<boolean>;
  readonly sayInTurn: (shares: readonly Share[]) => void;
}

const NO_WISHES: VolleyWishes = {};

export const createVolley = <M extends TableMatch>(ways: Ways<M>): VolleyInHand => {
  const { session, real, asksPerson, sayInTurn } = ways;
  const [wishes, setWishes] = createSignal(NO_WISHES);
  const phase = createMemo(() => `${real().state.turn} ${real().state.phase}`);
  createEffect(on(phase, () => setWishes(NO_WISHES), { defer: true }));
  const shots = createMemo(() => (asksPerson() ? volleyOf(session().book, real(), wishes()) : []));
  const targetsOf = (unit: string): readonly string[] =>
    (session().book.shotsOf?.(real(), unit) ?? []).map(({ target }) => target);
  return {
    shots,
    held: createMemo(() => (asksPerson() ? heldIn(real(), wishes()) : [])),
    mayAim: (unit) => targetsOf(unit).length > 1,
    aimOn: (unit) => {
      const targets = untrack(() => targetsOf(unit));
      const now = untrack(shots).find((shot) => shot.unit === unit) as { readonly target?: string } | undefined;
      const next = targets[(targets.indexOf(now?.target ?? '') + 1) % targets.length];
      if (next !== undefined) setWishes((before) => ({ ...before, [unit]: next }));
    },
    hold: (unit) =>
      setWishes((before) => {
        const { [unit]: _, ...others } = before;
        return untrack(() => heldIn(real(), before)).includes(unit) ? others : { ...others, [unit]: undefined };
      }),
    fire: () => {
      const now = untrack(shots);
      const closing = untrack(() => closingAfter(real(), now, wishes()));
      if (now.length > 0) sayInTurn([...now, ...(closing ? [closing] : [])].map((choice) => ({ choices: [choice] })));
      return now.length > 0;
    },
  };
};
