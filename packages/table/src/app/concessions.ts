/** A bot that has lost gives up when a turn has ended: to a person it offers the field, who may want to fight on. */
import { createEffect, createMemo, createSignal, on, untrack, type Accessor } from 'solid-js';
import { enemyOf, interruptRefusal, SIDES, type Choice, type Side } from '@five-victories/engine/kernel';
import { askHopes } from '../bot/ask.js';
import type { TableMatch } from '../match/book.js';
import { isBot, type Seats } from '../match/seats.js';
import { type AnySession } from '../match/session.js';
import { settings } from './settings.js';

const CONCEDE: Choice = { do: 'concede' };

/** No bot looks back farther. */
const MOST_ENDS = 3;

export interface Concession {
  readonly by: Side;
  /** What it hoped for when each of the last turns ended. */
  readonly hopes: readonly number[];
}

export interface Concessions {
  /** What waits for the player to take it, or to fight on. */
  readonly offered: Accessor<Concession | undefined>;
  take(): void;
  fightOn(): void;
}

/** The match when each of its last turns had ended, the oldest first: at the first decision of the next. */
export const turnEndsIn = ({ moments }: AnySession): readonly TableMatch[] => {
  const ends = new Map<number, TableMatch>();
  for (const { match } of moments.toReversed()) {
    const { turn } = match.state;
    if (turn <= 1 || (ends.size === MOST_ENDS && !ends.has(turn))) break;
    // Dice that a hand is to throw are waited for.
    if (!match.wanted) ends.set(turn, match);
  }
  return [...ends.values()].reverse();
};

interface Table {
  readonly session: Accessor<AnySession>;
  readonly real: Accessor<TableMatch>;
  readonly seats: Accessor<Seats>;
  readonly plays: Accessor<boolean>;
  readonly interrupt: (by: Side, choice: Choice) => void;
}

export const createConcessions = ({ session, real, seats, plays, interrupt }: Table): Concessions => {
  const [offered, setOffered] = createSignal<Concession>();
  /** Who wants to fight on is not asked again in this match, as long as the page is open. */
  let isFoughtOut = false;
  const say = (by: Side): void => {
    setOffered(undefined);
    if (!untrack(plays) || interruptRefusal(untrack(real), by, CONCEDE)) return;
    interrupt(by, CONCEDE);
  };
  const ask = async (ends: readonly TableMatch[], by: Side): Promise<void> => {
    const hopes = await askHopes(untrack(session).book, ends, by);
    const isStill = turnEndsIn(untrack(session)).at(-1) === ends.at(-1) && !untrack(real).state.outcome;
    if (!hopes || !isStill || isFoughtOut || untrack(offered)) return;
    if (isBot(untrack(seats), enemyOf(by))) say(by);
    else setOffered({ by, hopes });
  };
  const last = createMemo(() => (real().state.outcome ? undefined : turnEndsIn(session()).at(-1)));
  const wanted = createMemo(() => settings().concessions && plays());
  createEffect(
    on([last, wanted], ([end, isWanted]) => {
      setOffered(undefined);
      if (!end || !isWanted || isFoughtOut) return;
      const ends = turnEndsIn(untrack(session));
      for (const by of SIDES) if (isBot(untrack(seats), by)) void ask(ends, by);
    }),
  );
  return {
    offered,
    take: () => {
      const now = untrack(offered);
      if (now) say(now.by);
    },
    fightOn: () => {
      isFoughtOut = true;
      setOffered(undefined);
    },
  };
};
