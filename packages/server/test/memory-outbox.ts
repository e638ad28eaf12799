/** Nobody has an address in a store in memory, so that nothing is ever sent: notices are tested on the real stores. */
import type { AddressStore } from '../src/store/addresses.js';
import type { OutboxStore } from '../src/store/outbox.js';

export const noOutbox = (): OutboxStore & AddressStore => {
  const keys = new Map<string, string>();
  const nowhere = async (): Promise<never> => {
    throw new Error('There are no addresses in memory.');
  };
  return {
    post: nowhere,
    setAddress: nowhere,
    sendOut: nowhere,
    take: nowhere,
    note: nowhere,
    dueNotices: async () => [],
    dueDeliveries: async () => [],
    deadLetters: async () => [],
    addressesOf: async () => [],
    address: async () => undefined,
    saw: async () => undefined,
    forget: async () => undefined,
    removeAddress: async () => undefined,
    countDeliveries: async () => ({ waiting: 0, done: 0, dead: 0, seen: 0 }),
    async hallKey(name, made) {
      if (!keys.has(name)) keys.set(name, made);
      return keys.get(name)!;
    },
  };
};
