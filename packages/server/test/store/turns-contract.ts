/** What a hall relies on for matches by turns: holidays, addresses, the outbox. */
import { describe, expect, test } from 'vitest';
import type { AddressRow } from '../../src/store/addresses.js';
import type { NoticeRow } from '../../src/store/outbox.js';
import type { Store } from '../../src/store/store.js';
import { stores, type Kind } from './contract.js';
import { line, playerRow, running } from './samples.js';

const ID = 'aaaabbbbcccc';

const addressRow = (changes: Partial<AddressRow> = {}): AddressRow => ({
  id: 'address-one',
  player: 'one',
  kind: 'webhook',
  target: '{"url":"https://example.org"}',
  language: 'de',
  digest: undefined,
  confirmed: true,
  created: 5,
  ...changes,
});

const notice = (n: number, changes: Partial<NoticeRow> = {}): NoticeRow => ({
  id: `${ID}.${n}.south.turn`,
  player: 'one',
  match: ID,
  n,
  kind: 'turn',
  body: '{"name":"An evening"}',
  at: 100 + n,
  due: 160 + n,
  ...changes,
});

export const turnsContract = (kind: Kind): void => {
  const { begun } = stores(kind);
  const withAddress = async (row: Partial<AddressRow> = {}): Promise<Store> => {
    const store = await begun();
    await store.setPlayer(playerRow());
    await store.setAddress(addressRow(row));
    return store;
  };
  /** With notices of so many lines on their way. */
  const onTheWay = async (count: number, row: Partial<AddressRow> = {}): Promise<Store> => {
    const store = await withAddress(row);
    for (let n = 1; n <= count; n++) await store.append(ID, n - 1, [line(n)], running(), {}, [notice(n)]);
    for (const each of await store.dueNotices(1_000, 100))
      await store.sendOut(each, [{ address: 'address-one', due: 200 }], 190);
    return store;
  };

  describe(`${kind.name}: by turns`, () => {
    test('holidays are replaced as a whole, and every match of the player is looked at again', async () => {
      const store = await begun();
      await store.setPlayer(playerRow());
      await store.change(ID, { status: 'open', said: 0 }, { status: 'playing', due: 9_000 });
      const row = { id: 'h1', player: 'one', begins: 50, ends: 90 };
      expect(await store.setHolidays('one', 7, () => [row])).toBe(true);
      expect(await store.holidaysOf('one', 89)).toEqual([row]);
      expect(await store.holidaysOf('one', 90)).toEqual([]);
      expect(await store.due(7, 10)).toEqual([ID]);
      expect(await store.setHolidays('one', 8, () => undefined)).toBe(false);
      await expect(store.setHolidays('one', 9, () => { throw new Error('too many'); })).rejects.toThrow('too many'); // prettier-ignore
      expect((await store.match(ID))?.due).toBe(7);
      expect(await store.setHolidays('one', 9, (has) => has.slice(1))).toBe(true);
      expect(await store.holidaysOf('one', 0)).toEqual([]);
    });

    test('of twenty holidays at once each sees those before it', async () => {
      const store = await begun();
      await store.setPlayer(playerRow());
      const seen = await Promise.all(
        Array.from({ length: 20 }, async (_, i) => {
          let before = -1;
          await store.setHolidays('one', 1, (has) => {
            before = has.length;
            return [...has, { id: `h${i}`, player: 'one', begins: i * 10, ends: i * 10 + 5 }];
          });
          return before;
        }),
      );
      expect(seen.sort((a, b) => a - b)).toEqual(seen.map((_, i) => i));
      expect(await store.holidaysOf('one', 0)).toHaveLength(20);
    });

    test('a key of the hall is the one that was kept first', async () => {
      const store = await begun();
      const kept = await Promise.all(['a', 'b', 'c'].map(async (made) => store.hallKey('links', made)));
      expect(new Set(kept).size).toBe(1);
      expect(await store.hallKey('links', 'd')).toBe(kept[0]);
      expect(await store.hallKey('vapid', 'e')).toBe('e');
    });

    test('an address is made, changed and taken away, with what is on its way there', async () => {
      const store = await onTheWay(1);
      await store.setAddress(addressRow({ digest: 420, language: 'en', confirmed: false }));
      expect(await store.addressesOf('one')).toEqual([addressRow({ digest: 420, language: 'en', confirmed: false })]);
      expect(await store.address('address-one')).toMatchObject({ digest: 420 });
      await store.removeAddress('address-one');
      expect(await store.address('address-one')).toBeUndefined();
      expect(await store.dueDeliveries(1_000, 10)).toEqual([]);
    });

    test('a notice is written with its line, once, and only for whoever has a confirmed address', async () => {
      const store = await withAddress();
      await store.append(ID, 0, [line(1)], running(), {}, [notice(1), notice(1, { id: 'x', player: 'two' })]);
      expect(await store.dueNotices(160, 10)).toEqual([]);
      expect(await store.dueNotices(161, 10)).toEqual([notice(1)]);
      // Late, or said before: nothing of it is written.
      await store.append(ID, 0, [line(1, { token: 'other' })], running(), {}, [notice(9)]);
      await store.append(ID, 1, [line(2, { token: 'token-1' })], running(), {}, [notice(8)]);
      expect(await store.dueNotices(1_000, 10)).toEqual([notice(1)]);
      await store.append(ID, 1, [line(2)], running(), {}, [notice(1, { body: 'again' }), notice(2)]);
      expect((await store.dueNotices(1_000, 10)).map(({ id, body }) => [id, body])).toEqual([
        [notice(1).id, notice(1).body],
        [notice(2).id, notice(2).body],
      ]);
      await store.setAddress(addressRow({ confirmed: false }));
      await store.append(ID, 2, [line(3)], running(), {}, [notice(3)]);
      await store.change(ID, { status: 'playing', said: 3 }, { changed: 9 }, {}, [notice(4)]);
      expect(await store.dueNotices(1_000, 10)).toHaveLength(2);
      await store.setAddress(addressRow());
      await store.change(ID, { status: 'playing', said: 2 }, { changed: 9 }, {}, [notice(4)]);
      expect(await store.dueNotices(1_000, 10)).toHaveLength(2);
      await store.change(ID, { status: 'playing', said: 3 }, { changed: 9 }, {}, [notice(4)]);
      expect(await store.dueNotices(1_000, 10)).toHaveLength(3);
    });

    test('of several who put a notice on its way one does', async () => {
      const store = await withAddress();
      await store.append(ID, 0, [line(1)], running(), {}, [notice(1)]);
      const ways = [{ address: 'address-one', due: 200 }];
      const done = await Promise.all([1, 2, 3, 4].map(async () => store.sendOut(notice(1), ways, 190)));
      expect(done.filter(Boolean)).toHaveLength(1);
      expect(await store.dueNotices(9_000, 10)).toEqual([]);
      expect(await store.dueDeliveries(200, 10)).toEqual([{ notice: notice(1).id, address: 'address-one', due: 200 }]);
    });

    test('of several who want to carry it one does; after his time it is the same parcel again', async () => {
      const store = await onTheWay(1);
      const [wanted] = await store.dueDeliveries(300, 10);
      const taken = await Promise.all(['p', 'q', 'r'].map(async (p) => store.take(wanted!, 400, 300, p, false)));
      const [mine] = taken.filter(({ length }) => length > 0);
      expect(taken.filter(({ length }) => length > 0)).toHaveLength(1);
      expect(mine).toMatchObject([{ notice: { id: notice(1).id, body: notice(1).body }, tries: 1, due: 400 }]);
      expect(await store.dueDeliveries(399, 10)).toEqual([]);
      const [again] = await store.dueDeliveries(400, 10);
      const second = await store.take(again!, 500, 400, 'other', false);
      expect(second).toMatchObject([{ parcel: mine![0]!.parcel, tries: 2 }]);
      await store.note(mine![0]!.parcel!, 'waiting', 410, 900, 'busy');
      expect(await store.dueDeliveries(899, 10)).toEqual([]);
      await store.take((await store.dueDeliveries(900, 10))[0]!, 1_000, 900, 'third', false);
      await store.note(mine![0]!.parcel!, 'done', 910);
      expect(await store.dueDeliveries(9_000, 10)).toEqual([]);
      expect(await store.countDeliveries()).toEqual({ waiting: 0, done: 1, dead: 0, seen: 0 });
    });

    test('a digest is one parcel, and what comes later is another', async () => {
      const store = await onTheWay(3);
      const [wanted] = await store.dueDeliveries(300, 10);
      expect(await store.take(wanted!, 400, 300, 'p', true)).toHaveLength(3);
      await store.append(ID, 3, [line(4)], running(), {}, [notice(4)]);
      await store.sendOut(notice(4), [{ address: 'address-one', due: 350 }], 340);
      const due = await store.dueDeliveries(400, 10);
      expect(due).toHaveLength(4);
      const parcels = [];
      for (const each of due) parcels.push(await store.take(each, 600, 400, `new-${parcels.length}`, true));
      expect(parcels.map((rows) => rows.length).filter((count) => count > 0).sort()).toEqual([1, 3]); // prettier-ignore
    });

    test('what was seen is not sent, unless it is being carried', async () => {
      const store = await onTheWay(2);
      await store.append(ID, 2, [line(3)], running(), {}, [notice(3)]);
      const [first] = await store.dueDeliveries(300, 10);
      await store.take(first!, 400, 300, 'p', false);
      await store.saw('one', ID, 3, 310);
      expect(await store.dueNotices(9_000, 10)).toEqual([]);
      expect(await store.dueDeliveries(9_000, 10)).toHaveLength(1);
      expect(await store.countDeliveries()).toMatchObject({ waiting: 1, seen: 1 });
    });

    test('what was given up is kept for a while, and all is forgotten in the end', async () => {
      const store = await onTheWay(1);
      await store.take((await store.dueDeliveries(300, 10))[0]!, 400, 300, 'p', false);
      await store.note('p', 'dead', 310, undefined, '500 no');
      const given = { said: '500 no', state: 'dead', due: undefined };
      expect(await store.lastCarried('address-one')).toMatchObject(given);
      await store.forget(310);
      expect(await store.lastCarried('address-one')).toMatchObject(given);
      await store.forget(311);
      expect(await store.lastCarried('address-one')).toBeUndefined();
    });

    test('how it went last is told of the last that was carried, not of one that nobody has tried yet', async () => {
      const store = await onTheWay(2);
      const carried = async (parcel: string, at: number) =>
        store.take((await store.dueDeliveries(at, 10))[0]!, at + 50, at, parcel, false);
      expect(await store.lastCarried('address-one')).toBeUndefined();
      await carried('p', 300);
      expect(await store.lastCarried('address-one')).toBeUndefined();
      await store.note('p', 'waiting', 310, 2_000, '404 no');
      expect(await store.lastCarried('address-one')).toMatchObject({ said: '404 no', state: 'waiting' });
      await carried('q', 320);
      expect(await store.lastCarried('address-one')).toMatchObject({ said: '404 no' });
      await store.note('q', 'done', 330);
      expect(await store.lastCarried('address-one')).toMatchObject({ state: 'done' });
    });

    test('a notice of no match goes to certain addresses, once', async () => {
      const store = await withAddress({ confirmed: false });
      const row = notice(0, { id: 'test.1', match: '', kind: 'test', due: undefined });
      expect([await store.post(row, ['address-one']), await store.post(row, ['address-one'])]).toEqual([true, false]);
      expect(await store.dueDeliveries(200, 10)).toHaveLength(1);
    });
  });
};
