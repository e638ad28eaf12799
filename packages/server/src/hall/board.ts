/**
 * A match in memory, with those who sit round it. Whatever is done with it waits in its one queue, so that nothing
 * comes between a judgement and what is written for it; several halls may hold the same match, and the store decides.
 */
import type { Plan } from '@five-victories/bots';
import { both, type AnyMatch, type Choice, type Side } from '@five-victories/engine/kernel';
import { isPlayed, keptUpTo, type HallLine } from '@five-victories/engine/fair';
import type { Clock, GivenOrder, MatchId, Millis, Tell, Terms, Token } from '../protocol/index.js';
import type { Orders } from '../log/orders.js';
import type { Logged } from '../log/shown.js';
import type { Standing } from '../log/standing.js';
import type { AsideRow, MatchRow, SecretName } from '../store/store.js';
import type { Hall } from './hall.js';
import type { Table } from './table.js';

/** Who sits at another hall's tables, and when that was heard. */
export interface Elsewhere {
  readonly sides: readonly Side[];
  readonly watching: number;
  readonly at: Millis;
}

/** What is known of a match; replaced as a whole when it goes on. */
export interface Known {
  readonly row: MatchRow;
  readonly secrets: Readonly<Partial<Record<SecretName, string>>>;
  /** Of those who play by turns: when their time stands. */
  readonly holidays: Clock['away'];
  /** Undefined until all three secrets are known: then it can begin. */
  readonly standing: Standing | undefined;
  readonly log: readonly Logged[];
  readonly tokens: ReadonlyMap<Token, number>;
  /** Lines that lay face down, with the line that turned them up; those before `read` are not known one by one. */
  readonly turned: ReadonlyMap<number, number>;
  /** How many lines there were when the match was read from the store. */
  readonly read: number;
  /** The longest that the match ever was: an answer that replaces one which was taken back adds no time. */
  readonly longest: number;
  readonly asides: readonly AsideRow[];
}

export interface Board {
  readonly hall: Hall;
  readonly id: MatchId;
  known: Known;
  /** The tables that sit here, each as the player it was when it sat down. */
  readonly viewers: Map<Table, Side | undefined>;
  readonly elsewhere: Map<string, Elsewhere>;
  readonly away: Map<Side, Millis>;
  /** Something went wrong while writing: the store knows whether it was written. */
  isDoubtful: boolean;
  /** A bot of this hall thinks about line n. */
  thinking: number | undefined;
  /** What the bots of this match mean to do next, each with the line of its last answer. */
  readonly plans: Map<Side, { readonly plan: Plan; readonly line: number }>;
  /** The match as the bot knows it, when each of its last turns had ended: whether it is lost is asked of these. */
  ends: readonly AnyMatch[];
  queue: Promise<void>;
  /** How much waits in the queue. */
  waiting: number;
  /** No longer in memory: whoever comes now gets another. */
  isGone: boolean;
  /** Calls off whatever was to be looked at when time is up. */
  callOff: () => void;
}

export const termsOf = ({ row }: Known): Terms => JSON.parse(row.terms) as Terms;

/** Holidays are the players', not the match's: they are kept elsewhere. */
export const clockOf = ({ row, holidays }: Pick<Known, 'row' | 'holidays'>): Clock | undefined => {
  if (row.clock === '') return undefined;
  const clock = JSON.parse(row.clock) as Clock;
  return holidays ? { ...clock, away: holidays } : clock;
};

/** What a side has answered before it was asked, and by which tokens: said twice it lies there once. */
export interface Drawer {
  readonly choices: readonly Choice[];
  readonly tokens: readonly Token[];
}

const EMPTY: Drawer = { choices: [], tokens: [] };

export const drawerOf = ({ secrets }: Pick<Known, 'secrets'>, side: Side): Drawer => {
  const kept = secrets[`drawer:${side}`];
  return kept === undefined ? EMPTY : (JSON.parse(kept) as Drawer);
};

/** What sides have ordered for later, as it is kept. */
export const ordersOf = ({ secrets }: Pick<Known, 'secrets'>, side: Side): readonly GivenOrder[] => {
  const kept = secrets[`orders:${side}`];
  return kept === undefined ? [] : (JSON.parse(kept) as GivenOrder[]);
};

export const ordersIn = (known: Pick<Known, 'secrets'>): Orders => both((side) => ordersOf(known, side));

/** More asides than any match needs. */
const MOST_ASIDES = 3_000;

/** Whether nothing more is talked or offered here. */
export const isFull = ({ asides }: Known): boolean => asides.length >= MOST_ASIDES;

export const tellAll = ({ viewers }: Board, tell: Tell): void => {
  for (const table of viewers.keys()) table.send(tell);
};

/** How many lines counted at once, at most. */
export const longestOf = (lines: readonly HallLine[]): number => {
  let counted: HallLine[] = [];
  let longest = 0;
  for (const line of lines) {
    if (isPlayed(line)) counted.push(line);
    if (line.kind === 'back') counted = keptUpTo(counted, line.to);
    longest = Math.max(longest, counted.length);
  }
  return longest;
};

/** Does something when everything before it is done. A fault in it ends nothing else. */
export const inTurn = async <T>(board: Board, act: () => Promise<T>): Promise<T> => {
  board.waiting++;
  const done = board.queue.then(act);
  const next = (): void => void board.waiting--;
  board.queue = done.then(next, next);
  return done;
};
