/** A hall for tests: real sockets, a store in memory, bots that think at once, and a clock of its own if wanted. */
import { botNamed, concession } from '@five-victories/bots';
import { streamOf } from '@five-victories/engine/kernel';
import type { Bots } from '../src/bots/bots.js';
import { hallOf, type Hall } from '../src/hall/hall.js';
import { atRest, keepBoards } from '../src/hall/boards.js';
import { journalTo } from '../src/hall/journal.js';
import type { Limits } from '../src/hall/limits.js';
import { realTime, type Time } from '../src/hall/time.js';
import type { Millis } from '../src/protocol/index.js';
import type { Gate } from '../src/routes/gate.js';
import { carriersOf, type NoticeConfig } from '../src/notices/office.js';
import { keepOutbox } from '../src/notices/outbox.js';
import { serveHall, type Served } from '../src/routes/serve.js';
import { rulesOf, type Rules } from '../src/rules/rules.js';
import type { Store } from '../src/store/store.js';
import { keepTournaments } from '../src/tournaments/keeping.js';
import { memoryStore } from './memory-store.js';

/** What tests in a browser want of the hall behind it. */
export { hashOf } from '../src/hall/chance.js';
export { rateFinished } from '../src/ratings/rating.js';
export { realTime };
export type { Gate, Hall };

export const botsAtOnce = (): Bots => {
  const stream = streamOf(7);
  return {
    think: async (bot, _game, match) => ({ choice: botNamed(bot)!.choose(match, stream) }),
    hopes: async (_game, ends, side) => concession(ends, side),
    load: () => ({ waiting: 0, thinking: 0 }),
    close: async () => undefined,
  };
};

export interface SlowTime extends Time {
  /** Lets time go by: whatever falls due is called in its order. */
  pass(span: Millis): void;
  /** Hours or days at once, as over a computer that slept: what fell due meanwhile is called once. */
  leap(span: Millis): void;
}

/** A clock that stands until it is told to go. */
export const slowTime = (start: Millis = 1_700_000_000_000): SlowTime => {
  let now = start;
  const due = new Set<{ at: Millis; what: () => void }>();
  const after = (span: Millis, what: () => void): (() => void) => {
    const entry = { at: now + span, what };
    due.add(entry);
    return () => void due.delete(entry);
  };
  return {
    now: () => now,
    after,
    every(span, what) {
      let off = (): void => undefined;
      const again = (): void => {
        off = after(span, () => {
          what();
          again();
        });
      };
      again();
      return () => off();
    },
    leap(span) {
      now += span;
      for (const next of [...due].filter(({ at }) => at <= now).sort((a, b) => a.at - b.at)) {
        due.delete(next);
        next.what();
      }
    },
    pass(span) {
      const end = now + span;
      for (;;) {
        const next = [...due].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
        if (!next) break;
        due.delete(next);
        now = Math.max(now, next.at);
        next.what();
      }
      now = end;
    },
  };
};

/** Without limits that a fast test would meet. */
export const GENEROUS: Partial<Limits> = {
  messagesPerSecond: 1e6,
  requestsPerSecond: 1e6,
  backsPerMinute: 1e6,
  talkPerMinute: 1e6,
  guestsPerHour: 1e6,
  triesPerQuarter: 1e6,
  errandsPerHour: 1e6,
  passwordCost: 10,
};

export interface Stage {
  readonly hall: Hall;
  readonly address: string;
  /** What the hall wrote down of itself, from warnings on. */
  readonly written: string[];
  stop(): Promise<void>;
}

export const staged = async ({
  store = memoryStore(),
  time = realTime,
  limits = GENEROUS,
  bots = botsAtOnce(),
  gate = {},
  notices = {},
  rules = rulesOf(),
}: {
  store?: Store;
  time?: Time;
  limits?: Partial<Limits>;
  bots?: Bots;
  gate?: Partial<Gate>;
  /** With it, the hall carries its notices. */
  notices?: NoticeConfig;
  rules?: Rules;
} = {}): Promise<Stage> => {
  const written: string[] = [];
  const journal = journalTo((line) => written.push(line), 'warn', true);
  const hall = hallOf(store, bots, journal, { time, limits, notices, rules });
  const carriers = await carriersOf(hall, notices);
  const outbox = keepOutbox(hall, carriers.carry);
  const forget = keepBoards(hall);
  const tournaments = keepTournaments(hall);
  const served: Served = await serveHall(
    hall,
    { origin: undefined, trustProxy: false, isLocal: true, ...gate },
    { port: 0, host: '127.0.0.1' },
  );
  return {
    hall,
    address: `http://127.0.0.1:${served.port}/`,
    written,
    async stop() {
      await served.stop();
      forget();
      await tournaments();
      await outbox.stop();
      carriers.close();
      await atRest(hall);
    },
  };
};
