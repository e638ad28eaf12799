/** The hall: what all its matches and tables share. */
import type { MatchId } from '../protocol/index.js';
import type { NoticeConfig } from '../notices/office.js';
import type { Store } from '../store/store.js';
import type { Bots } from '../bots/bots.js';
import type { Board } from './board.js';
import { randomLetters } from './chance.js';
import type { Journal } from './journal.js';
import { allowancesOf, LIMITS, type Limits } from './limits.js';
import { metricsOf, type Metrics } from './metrics.js';
import { peopleOf, type People } from './people.js';
import { passwordsOf, type Passwords } from '../people/password.js';
import type { Table } from './table.js';
import { tablesOf, type Tables } from './tables.js';
import { realTime, type Time } from './time.js';
import { rulesOf, type Rules } from '../rules/rules.js';

export interface Hall {
  /** Tells halls on one store apart. */
  readonly name: string;
  readonly store: Store;
  readonly time: Time;
  readonly limits: Limits;
  readonly journal: Journal;
  readonly metrics: Metrics;
  readonly people: People;
  readonly bots: Bots;
  /** By which matches are played: today's, and what is kept of other builds. */
  readonly rules: Rules;
  readonly tables: Tables;
  /** The matches in memory; one that is being read is a promise. */
  readonly boards: Map<MatchId, Promise<Board>>;
  /** Tables that will be told that their lists have changed. */
  readonly lobby: Set<Table>;
  /** How much each player may still talk. */
  readonly talk: ReturnType<typeof allowancesOf>;
  /** How many new guests each address may still bring. */
  readonly guests: ReturnType<typeof allowancesOf>;
  /** What this hall can send, and whereto. */
  readonly notices: NoticeConfig;
  /** How many letters each player may ask for. */
  readonly letters: ReturnType<typeof allowancesOf>;
  /** How often a password may still be tried, by address and by name. */
  readonly tries: ReturnType<typeof triesOf>;
  /** How often each player may still ask for what is much work for others. */
  readonly errands: ReturnType<typeof allowancesOf>;
  readonly passwords: Passwords;
  isClosing: boolean;
}

const QUARTER = 15 * 60_000;
/** A name is tried from many addresses: its owner comes in by a passkey meanwhile. */
const NAME_TRIES = 3;

/** Whether a password may be tried again. */
const triesOf = ({ triesPerQuarter }: Limits, now: () => number) => {
  const addresses = allowancesOf(triesPerQuarter, QUARTER, now);
  const names = allowancesOf(triesPerQuarter * NAME_TRIES, QUARTER, now);
  return {
    spend: (address: string, name: string): boolean => addresses.spend(address) && names.spend(name),
    sweep: (): void => {
      addresses.sweep();
      names.sweep();
    },
  };
};

export const hallOf = (
  store: Store,
  bots: Bots,
  journal: Journal,
  {
    time = realTime,
    limits: given = {},
    notices = {},
    rules = rulesOf(),
  }: { time?: Time; limits?: Partial<Limits>; notices?: NoticeConfig; rules?: Rules } = {},
): Hall => {
  const limits = { ...LIMITS, ...given };
  return {
    name: randomLetters(8),
    store,
    time,
    limits,
    journal,
    metrics: metricsOf(),
    people: peopleOf(store, time),
    bots,
    rules,
    tables: tablesOf(),
    boards: new Map(),
    lobby: new Set(),
    talk: allowancesOf(limits.talkPerMinute, 60_000, () => time.now()),
    guests: allowancesOf(limits.guestsPerHour, 3_600_000, () => time.now()),
    notices,
    letters: allowancesOf(limits.lettersPerHour, 3_600_000, () => time.now()),
    tries: triesOf(limits, () => time.now()),
    errands: allowancesOf(limits.errandsPerHour, 3_600_000, () => time.now()),
    passwords: passwordsOf(limits.passwordCost),
    isClosing: false,
  };
};
