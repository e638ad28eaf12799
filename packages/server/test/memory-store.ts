/** A store in memory, for tests of the hall alone. Several halls may share one. */
import { passingStore } from '../src/store/sqlite.js';
import type { Store } from '../src/store/store.js';

export interface MemoryStore extends Store {
  /** While it is ill every call fails. */
  ill: boolean;
}

/** What does not ask the database. */
const ANYWAY = new Set<string | symbol>(['ill', 'close', 'hint', 'onHint']);

export const memoryStore = (): MemoryStore => {
  const store: MemoryStore = { ...passingStore(), ill: false };
  return new Proxy(store, {
    get(target, name) {
      if (!target.ill || ANYWAY.has(name)) return Reflect.get(target, name) as unknown;
      if (name === 'isWell') return async () => false;
      throw new Error('The database is away.');
    },
  });
};
