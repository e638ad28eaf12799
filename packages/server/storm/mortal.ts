/**
 * Halls in this process that can be dropped in the midst of a write, and begun again on the same store: from then on
 * nothing that the dropped one asked for is answered, and none of its timers goes off. Whether its last write was carried
 * out it never learns.
 */
import { botsAtOnce, GENEROUS } from '../test/stage.js';
import { hallOf, type Hall } from '../src/hall/hall.js';
import { keepBoards } from '../src/hall/boards.js';
import { journalTo } from '../src/hall/journal.js';
import type { Time } from '../src/hall/time.js';
import { keepOutbox, type Carrier } from '../src/notices/outbox.js';
import type { Store } from '../src/store/store.js';

/** What becomes of a hall at a write: it lives on, or is dropped before it or after it. */
export type Fate = 'lives' | 'before' | 'after';

const WRITES = new Set(['append', 'change', 'sendOut', 'take', 'note', 'saw', 'setDrawer']);

export interface Mortal {
  readonly hall: Hall;
  readonly isDead: () => boolean;
  /** What is asked of it, or `dead` as soon as it is. */
  alive<T>(act: Promise<T>): Promise<T | 'dead'>;
}

export interface World {
  readonly time: Time;
  /** `isDead`: whether the hall that carries has been dropped by now. */
  readonly carry: (...given: [...Parameters<Carrier>, isDead: () => boolean]) => ReturnType<Carrier>;
  readonly fate: (write: string) => Fate;
  /** A parcel is in the store as taken. */
  readonly noted: (parcel: string) => void;
  readonly complaints: string[];
  /** Calls of stores that are under way. */
  underway: number;
}

const never = async (): Promise<never> => new Promise(() => undefined);

/** In place of an answer that nobody is there to hear. */
const DEAD = Symbol('dead');

type Call = (...given: readonly unknown[]) => unknown;

const mortalStore = (store: Store, world: World, life: { isDead: boolean; die: () => void }): Store => {
  const carriedOut = async (name: string, call: Call, given: readonly unknown[], fate: Fate): Promise<unknown> => {
    world.underway++;
    try {
      const answer = await call(...given);
      if (name === 'note' && given[1] === 'done') world.noted(String(given[0]));
      if (fate === 'after') life.die();
      return life.isDead ? DEAD : answer;
    } finally {
      world.underway--;
    }
  };
  const called = async (name: string, call: Call, given: readonly unknown[]): Promise<unknown> => {
    if (life.isDead) return never();
    const fate = WRITES.has(name) ? world.fate(name) : 'lives';
    if (fate === 'before') {
      life.die();
      return never();
    }
    const answer = await carriedOut(name, call, given, fate);
    return answer === DEAD ? never() : answer;
  };
  return new Proxy(store, {
    get(target, name) {
      const found = Reflect.get(target, name) as unknown;
      if (typeof found !== 'function' || typeof name !== 'string') return found;
      const call = found.bind(target) as Call;
      if (name === 'hint') return (...given: unknown[]) => (life.isDead ? undefined : call(...given));
      if (name === 'onHint')
        return (listener: Call) => call((...what: unknown[]) => (life.isDead ? undefined : listener(...what)));
      return async (...given: unknown[]) => called(name, call, given);
    },
  });
};

const mortalTime = (time: Time, life: { readonly isDead: boolean }): Time => ({
  now: () => time.now(),
  after: (span, what) => time.after(span, () => (life.isDead ? undefined : what())),
  every: (span, what) => {
    const still = time.every(span, () => (life.isDead ? still() : what()));
    return still;
  },
});

/** A hall on this store, with its outbox. */
export const mortalHall = (store: Store, world: World): Mortal => {
  let died: (dead: 'dead') => void;
  const death = new Promise<'dead'>((resolve) => (died = resolve));
  const life = {
    isDead: false,
    die(): void {
      life.isDead = true;
      died('dead');
    },
  };
  const journal = journalTo((line) => (life.isDead ? undefined : world.complaints.push(line)), 'warn', true);
  const time = mortalTime(world.time, life);
  const hall = hallOf(mortalStore(store, world, life), botsAtOnce(), journal, {
    time,
    limits: { ...GENEROUS, openChallenges: 1e6 },
  });
  keepBoards(hall);
  keepOutbox(hall, async (address, deliveries) => {
    const outcome = await world.carry(address, deliveries, () => life.isDead);
    return life.isDead ? never() : outcome;
  });
  return { hall, isDead: () => life.isDead, alive: async (act) => Promise.race([act, death]) };
};
