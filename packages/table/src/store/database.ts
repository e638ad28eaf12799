/** One IndexedDB for all that is kept; every change is on the disk before it counts as done. */
const NAME = 'five-victories';
const VERSION = 2;
export const STORES = ['matches', 'armies', 'scenarios'] as const;
export type StoreName = (typeof STORES)[number];

let opened: Promise<IDBDatabase> | undefined;

const open = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.addEventListener('upgradeneeded', () => {
      for (const store of STORES)
        if (!request.result.objectStoreNames.contains(store))
          request.result.createObjectStore(store, { keyPath: 'id' });
    });
    request.addEventListener('success', () => {
      request.result.addEventListener('versionchange', () => {
        request.result.close();
        opened = undefined;
      });
      resolve(request.result);
    });
    request.addEventListener('error', () => reject(request.error ?? new Error('The store cannot be opened.')));
    request.addEventListener('blocked', () => reject(new Error('The store is held by another window.')));
  });

const database = (): Promise<IDBDatabase> => {
  opened ??= open().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
};

const done = <T>(request: IDBRequest<T>, transaction: IDBTransaction): Promise<T> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve(request.result));
    const refused = (): void => reject(transaction.error ?? new Error('The store refused.'));
    transaction.addEventListener('error', refused);
    transaction.addEventListener('abort', refused);
  });

export const put = async (store: StoreName, value: unknown): Promise<void> => {
  const transaction = (await database()).transaction(store, 'readwrite', { durability: 'strict' });
  await done(transaction.objectStore(store).put(value), transaction);
};

/** Puts it in the place of the one with its id; false: that is gone, and nothing is put. */
export const replace = async (store: StoreName, value: { readonly id: string }): Promise<boolean> => {
  const transaction = (await database()).transaction(store, 'readwrite', { durability: 'strict' });
  const kept = transaction.objectStore(store);
  const count = kept.count(value.id);
  count.addEventListener('success', () => {
    if (count.result > 0) kept.put(value);
  });
  return (await done(count, transaction)) > 0;
};

export const remove = async (store: StoreName, id: string): Promise<void> => {
  const transaction = (await database()).transaction(store, 'readwrite', { durability: 'strict' });
  await done(transaction.objectStore(store).delete(id), transaction);
};

export const get = async (store: StoreName, id: string): Promise<unknown> => {
  const transaction = (await database()).transaction(store, 'readonly');
  return done(transaction.objectStore(store).get(id) as IDBRequest<unknown>, transaction);
};

export const all = async (store: StoreName): Promise<unknown[]> => {
  const transaction = (await database()).transaction(store, 'readonly');
  return done(transaction.objectStore(store).getAll() as IDBRequest<unknown[]>, transaction);
};
