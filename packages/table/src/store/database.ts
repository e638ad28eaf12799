/** One IndexedDB for all that is kept; every change is on the disk before it counts as done. */
const NAME = 'five-victories';
const VERSION = 4;
export const STORES = ['matches', 'armies', 'scenarios', 'analyses'] as const;
type StoreName = (typeof STORES)[number];
/** What was told in a match, a row for each moment. */
const TOLD = 'told';

let opened: Promise<IDBDatabase> | undefined;

const open = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.addEventListener('upgradeneeded', () => {
      for (const store of STORES)
        if (!request.result.objectStoreNames.contains(store))
          request.result.createObjectStore(store, { keyPath: 'id' });
      if (!request.result.objectStoreNames.contains(TOLD))
        request.result.createObjectStore(TOLD, { keyPath: ['match', 'chapter', 'moment'] });
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

type Stores = StoreName | typeof TOLD;

/** Reads in one transaction. */
const read = async <T>(store: Stores, ask: (from: IDBObjectStore) => IDBRequest<T>): Promise<T> => {
  const transaction = (await database()).transaction(store, 'readonly');
  return done(ask(transaction.objectStore(store)), transaction);
};

const toWrite = async (...stores: Stores[]): Promise<IDBTransaction> =>
  (await database()).transaction(stores, 'readwrite', { durability: 'strict' });

export const put = async (store: StoreName, value: unknown): Promise<void> => {
  const transaction = await toWrite(store);
  await done(transaction.objectStore(store).put(value), transaction);
};

/**
 * Changes what is kept under an id, between reading and writing it nobody else comes in: `change` gets what is there and
 * gives what shall be, or undefined to leave it. `told` are rows to go with it, and from where on older ones go.
 */
export const amend = async <T>(
  store: StoreName,
  id: string,
  change: (there: unknown) => T | undefined,
  told?: { readonly rows: readonly object[]; readonly from: readonly [string, number, number] },
): Promise<T | undefined> => {
  const transaction = await (told ? toWrite(store, TOLD) : toWrite(store));
  const kept = transaction.objectStore(store);
  const there = kept.get(id) as IDBRequest<unknown>;
  let put: T | undefined;
  there.addEventListener('success', () => {
    put = change(there.result);
    if (put === undefined) return;
    kept.put(put);
    if (!told) return;
    const [match, chapter, moment] = told.from;
    transaction.objectStore(TOLD).delete(IDBKeyRange.bound([match, chapter, moment], [match, chapter, Infinity]));
    for (const row of told.rows) transaction.objectStore(TOLD).put(row);
  });
  await done(there, transaction);
  return put;
};

const rowsOf = (match: string): IDBKeyRange => IDBKeyRange.bound([match, 0, 0], [match, Infinity, Infinity]);

/** All that was told in a match, in its order. */
export const toldOf = (match: string): Promise<unknown[]> => read(TOLD, (told) => told.getAll(rowsOf(match)));

/** Deletes a match with all that was told in it and found out about it. */
export const removeMatch = async (id: string): Promise<void> => {
  const transaction = await toWrite('matches', 'analyses', TOLD);
  transaction.objectStore(TOLD).delete(rowsOf(id));
  transaction.objectStore('analyses').delete(id);
  await done(transaction.objectStore('matches').delete(id), transaction);
};

export const remove = async (store: StoreName, id: string): Promise<void> => {
  const transaction = await toWrite(store);
  await done(transaction.objectStore(store).delete(id), transaction);
};

export const get = (store: StoreName, id: string): Promise<unknown> => read(store, (kept) => kept.get(id));

export const all = (store: StoreName): Promise<unknown[]> => read(store, (kept) => kept.getAll());
