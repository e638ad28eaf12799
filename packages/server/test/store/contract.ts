/**
 * What a hall relies on, whichever database it keeps its matches in. Both stores pass the same tests; whoever writes a
 * third one adds a line to store.test.ts.
 */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openStore, type Place } from '../../src/store/open.js';
import type { AsideRow, Store } from '../../src/store/store.js';
import { breath, hex, line, matchRow, playerRow, running } from './samples.js';

export interface Kind {
  readonly name: string;
  /** Somewhere nothing has been kept yet. */
  readonly fresh: () => Promise<Place>;
  /** Whether several halls can use one place at once. */
  readonly isShared: boolean;
}

const ID = 'aaaabbbbcccc';
const OTHER = 'ddddeeeeffff';
const OPEN = { status: 'open', said: 0 } as const;

const talk = (changes: Partial<AsideRow> = {}): Omit<AsideRow, 'k'> => ({
  at: 5,
  kind: 'talk',
  body: '"well met"',
  token: 'talk-one',
  ...changes,
});

const ids = (matches: readonly { readonly id: string }[]): string[] => matches.map(({ id }) => id);

const counted = <T extends string>(all: readonly T[]): Partial<Record<T, number>> =>
  Object.fromEntries([...new Set(all)].map((each) => [each, all.filter((other) => other === each).length])) as Partial<
    Record<T, number>
  >;

/** Until it is so; a test that waits for ever is ended by vitest. */
export const until = async (isSo: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await isSo())) await new Promise((next) => void setTimeout(next, 5));
};

export interface Stores {
  readonly open: () => Promise<Store>;
  readonly reopened: (store: Store) => Promise<Store>;
  /** With a match in it that waits. */
  readonly begun: () => Promise<Store>;
}

/** A place of its own for each test, and whatever was opened there closed. */
export const stores = ({ fresh }: Kind): Stores => {
  let place: Place;
  let opened: Store[] = [];
  beforeEach(async () => {
    place = await fresh();
  });
  afterEach(async () => {
    await Promise.all(opened.map(async (store) => store.close()));
    opened = [];
  });
  const open = async (): Promise<Store> => {
    const store = await openStore(place);
    opened.push(store);
    return store;
  };
  return {
    open,
    reopened: async (store) => {
      await store.close();
      return open();
    },
    begun: async () => {
      const store = await open();
      expect(await store.create(matchRow(), {})).toBe(true);
      return store;
    },
  };
};

const matches = ({ open, reopened, begun }: Stores): void => {
  test('a match comes back as it was made, also when the store is opened again', async () => {
    const store = await open();
    const full = matchRow({
      seats: { south: 'player:one', north: 'bot:steady' },
      seals: { hall: hex('h'), south: hex('s'), north: hex('n') },
      asked: ['north', 'south'],
      due: 1_795_031_412_989,
      ended: '{"why":"void"}',
      isPublic: false,
      said: 3,
    });
    expect(await store.create(full, { hall: 'secret', 'drawer:south': '{}' })).toBe(true);
    expect(await store.match(ID)).toEqual(full);
    const again = await reopened(store);
    expect(await again.match(ID)).toEqual(full);
    expect(await again.secrets(ID)).toEqual({ hall: 'secret', 'drawer:south': '{}' });
    expect(await again.match(OTHER)).toBeUndefined();
    expect(await again.secrets(OTHER)).toEqual({});
  });

  test('of many matches at once where they stand; of those that are not there nothing', async () => {
    const store = await open();
    const letters = 'abcdefghij';
    const ids = Array.from(
      { length: 130 },
      (_, i) => `states${[...String(i).padStart(6, '0')].map((d) => letters[Number(d)]).join('')}`,
    );
    for (const [i, id] of ids.entries())
      if (i % 10 === 0) await store.create(matchRow({ id, code: `s${i}`, said: i, changed: 1000 + i }), {});
    const found = [...(await store.states(ids))].sort((a, b) => a.said - b.said);
    const { status } = matchRow({});
    expect(found).toMatchObject(
      ids.flatMap((id, i) => (i % 10 === 0 ? [{ id, said: i, status, changed: 1000 + i }] : [])),
    );
    expect(await store.states([])).toEqual([]);
  });

  test('an id is there once, a code once among the matches that wait; what is refused leaves nothing', async () => {
    const store = await begun();
    expect(await store.create(matchRow({ code: 'ghjkmn', name: 'Another' }), { hall: 'x' })).toBe(false);
    expect(await store.create(matchRow({ id: OTHER }), { hall: 'x' })).toBe(false);
    expect([await store.match(OTHER), await store.secrets(OTHER), await store.secrets(ID)]).toEqual([
      undefined,
      {},
      {},
    ]);
    expect((await store.matchOfCode('abcdef'))?.name).toBe('An evening');
    await store.change(ID, OPEN, { status: 'opening' });
    expect(await store.matchOfCode('abcdef')).toBeUndefined();
    expect(await store.create(matchRow({ id: OTHER }), {})).toBe(true);
    expect((await store.matchOfCode('abcdef'))?.id).toBe(OTHER);
  });

  test('a change sets what it names and nothing else, only from the state it expects, with its secrets', async () => {
    const store = await begun();
    const seats = { south: 'player:one', north: 'player:two' };
    expect(await store.change(ID, { status: 'opening', said: 0 }, { seats }, { north: 'x' })).toBe(false);
    expect(await store.change(ID, { status: 'open', said: 1 }, { seats }, { north: 'x' })).toBe(false);
    expect(await store.change(OTHER, OPEN, { seats }, { north: 'x' })).toBe(false);
    expect([await store.match(ID), await store.secrets(ID)]).toEqual([matchRow(), {}]);
    expect(await store.change(ID, OPEN, { status: 'opening', seats, due: 9 }, { north: 'y' })).toBe(true);
    expect(await store.match(ID)).toEqual(matchRow({ status: 'opening', seats, due: 9 }));
    const opening = { status: 'opening', said: 0 } as const;
    expect(await store.change(ID, opening, { due: undefined, seals: {} }, { north: 'z', hall: 'h' })).toBe(true);
    expect(await store.match(ID)).toEqual(matchRow({ status: 'opening', seats, seals: {} }));
    expect(await store.change(ID, opening, {}, { south: 's' })).toBe(true);
    expect(await store.secrets(ID)).toEqual({ north: 'z', hall: 'h', south: 's' });
  });

  test('of twenty who take the empty seat one gets it', async () => {
    const store = await begun();
    const north = Array.from({ length: 20 }, (_, index) => `player:${index}`);
    const took = await Promise.all(
      north.map(async (player) =>
        store.change(ID, OPEN, { status: 'opening', seats: { south: 'player:one', north: player } }, { north: player }),
      ),
    );
    expect(took.filter(Boolean)).toHaveLength(1);
    const winner = north[took.indexOf(true)]!;
    expect((await store.match(ID))?.seats.north).toBe(winner);
    expect(await store.secrets(ID)).toEqual({ north: winner });
  });

  test('only a match that waits can be withdrawn, and nothing of it stays', async () => {
    const store = await begun();
    await store.append(ID, 0, [line(1)], running({ status: 'open' }));
    await store.setDrawer(ID, 'south', 1, 'x');
    await store.aside(ID, talk());
    expect(await store.withdraw(ID)).toBe(true);
    expect(await store.withdraw(ID)).toBe(false);
    expect([await store.match(ID), await store.since(ID, 0), await store.secrets(ID)]).toEqual([undefined, [], {}]);
    expect(await store.asides(ID, 0)).toEqual([]);
    expect(await store.create(matchRow(), {})).toBe(true);
    await store.change(ID, OPEN, { status: 'playing' });
    expect(await store.withdraw(ID)).toBe(false);
    expect(await store.match(ID)).toBeDefined();
  });
};

const lists = ({ open }: Stores): void => {
  test('challenges, own matches, how many wait, whose time is up, how many there are', async () => {
    const store = await open();
    const given = [
      matchRow({ id: 'maaaaaaaaaaa', code: 'aaaaaa', created: 10, changed: 90 }),
      matchRow({ id: 'mbbbbbbbbbbb', code: 'bbbbbb', created: 30, changed: 70, seats: { north: 'player:two' } }),
      matchRow({ id: 'mccccccccccc', code: 'cccccc', created: 20, changed: 80, isPublic: false }),
      matchRow({
        id: 'mddddddddddd',
        code: 'dddddd',
        created: 40,
        changed: 95,
        status: 'playing',
        due: 500,
        seats: { south: 'player:two', north: 'player:one' },
      }),
      matchRow({ id: 'meeeeeeeeeee', code: 'eeeeee', created: 50, status: 'over', due: 400, seats: {} }),
    ];
    for (const match of given) await store.create(match, {});
    expect(ids(await store.challenges(10))).toEqual(['mbbbbbbbbbbb', 'maaaaaaaaaaa']);
    expect(ids(await store.challenges(1))).toEqual(['mbbbbbbbbbbb']);
    expect(ids(await store.matchesOf('player:one', 10))).toEqual(['mddddddddddd', 'maaaaaaaaaaa', 'mccccccccccc']);
    expect(ids(await store.matchesOf('player:two', 1))).toEqual(['mddddddddddd']);
    expect(ids(await store.matchesOf('player:three', 9))).toEqual([]);
    expect(await store.waitingOf('player:one')).toBe(2);
    expect(await store.waitingOf('player:two')).toBe(1);
    expect([await store.due(399, 9), await store.due(400, 9)]).toEqual([[], ['meeeeeeeeeee']]);
    expect([await store.due(999, 9), await store.due(999, 1)]).toEqual([
      ['meeeeeeeeeee', 'mddddddddddd'],
      ['meeeeeeeeeee'],
    ]);
    expect(await store.counts()).toEqual({ open: 3, opening: 0, playing: 1, over: 1 });
    expect(await store.rulesInUse()).toEqual([{ game: 'fine', version: '2', matches: 4 }]);
    const bot = matchRow({ id: 'mfffffffffff', code: 'ffffff', seats: { south: 'player:one', north: 'bot:ensign' } });
    await store.create({ ...bot, status: 'playing', asked: ['north'], changed: 700 }, {});
    expect([await store.forsaken(699, 9), await store.forsaken(700, 9)]).toEqual([[], ['mfffffffffff']]);
    await store.change('mfffffffffff', { status: 'playing', said: 0 }, { asked: ['south'] });
    expect(await store.forsaken(999, 9)).toEqual([]);
    await store.change('mfffffffffff', { status: 'playing', said: 0 }, { status: 'over' });
    const all = await store.playedBy('fine', '2', '', 9);
    expect(all).toHaveLength(4);
    expect(await store.playedBy('fine', '2', all[1]!, 1)).toEqual([all[2]]);
    expect([await store.playedBy('fine', '3', '', 9), await store.playedBy('great', '2', '', 9)]).toEqual([[], []]);
  });
};

const appending = ({ begun, reopened }: Stores): void => {
  test('lines are appended in order, the match moves on with them', async () => {
    const store = await begun();
    expect(await store.append(ID, 0, [line(1), line(2)], running({ due: 7 }))).toEqual({ result: 'done', n: 2 });
    const later = running({ status: 'over', asked: [], clock: '{"a":1}', changed: 5, ended: '{"why":"void"}' });
    expect(await store.append(ID, 2, [line(3)], later)).toEqual({ result: 'done', n: 3 });
    const again = await reopened(store);
    expect(await again.since(ID, 0)).toEqual([line(1), line(2), line(3)]);
    expect(await again.since(ID, 2)).toEqual([line(3)]);
    expect(await again.since(ID, 3)).toEqual([]);
    expect(await again.match(ID)).toEqual(matchRow({ ...later, said: 3 }));
  });

  test('whoever judges by other rules than the match goes by is late', async () => {
    const store = await begun();
    const by = (version: string) => ({ ...running(), version });
    expect(await store.append(ID, 0, [line(1)], by('3'))).toEqual({ result: 'late' });
    expect(await store.append(ID, 0, [line(1)], by('2'))).toEqual({ result: 'done', n: 1 });
    expect(await store.change(ID, { status: 'playing', said: 1 }, { version: '3' })).toBe(true);
    expect(await store.match(ID)).toMatchObject({ version: '3', said: 1 });
    expect(await store.append(ID, 1, [line(2)], by('2'))).toEqual({ result: 'late' });
    expect(await store.append(ID, 1, [line(2)], by('3'))).toEqual({ result: 'done', n: 2 });
  });

  test('whoever is late writes nothing: no line, no drawer, no clock', async () => {
    const store = await begun();
    await store.append(ID, 0, [line(1)], running(), { 'drawer:south': 'kept' });
    const late = { result: 'late' };
    const lost = running({ clock: '{"lost":1}' });
    const mine = (n: number) => [line(n, { token: 'other-token' })];
    expect(await store.append(ID, 0, mine(1), lost, { 'drawer:south': undefined })).toEqual(late);
    expect(await store.append(ID, 5, mine(6), lost, { 'drawer:north': 'lost' })).toEqual(late);
    expect(await store.append(OTHER, 0, mine(1), lost)).toEqual(late);
    expect(await store.match(ID)).toEqual(matchRow({ ...running(), said: 1 }));
    expect(await store.secrets(ID)).toEqual({ 'drawer:south': 'kept' });
    expect(await store.since(ID, 0)).toEqual([line(1)]);
  });

  test('what was said is said once, whatever is expected and however many lines it had, also later', async () => {
    const store = await begun();
    await store.append(ID, 0, breath(0, 3, 'first_breath'), running());
    await store.append(ID, 3, breath(3, 1, 'first-breath'), running());
    const repeat = async (on: Store): Promise<void> => {
      const [expected, all] = [await on.match(ID), await on.since(ID, 0)];
      for (const after of [0, 3, 4, 9])
        expect(await on.append(ID, after, breath(after, 3, 'first_breath'), running({ clock: '1' }))).toEqual({
          result: 'again',
          n: 3,
        });
      const one = await on.append(ID, 4, breath(4, 1, 'first-breath'), running(), { 'drawer:south': 'x' });
      expect(one).toEqual({ result: 'again', n: 4 });
      expect([await on.match(ID), await on.since(ID, 0), await on.secrets(ID)]).toEqual([expected, all, {}]);
    };
    await repeat(store);
    await repeat(await reopened(store));
  });

  test('a token is known in its own match only', async () => {
    const store = await begun();
    await store.create(matchRow({ id: OTHER, code: 'ghjkmn' }), {});
    await store.append(ID, 0, [line(1)], running());
    expect(await store.append(OTHER, 0, [line(1)], running())).toEqual({ result: 'done', n: 1 });
  });

  test('lines that do not follow, no lines, and a token that is there under another breath are faults', async () => {
    const store = await begun();
    await store.append(ID, 0, [line(1)], running());
    await expect(store.append(ID, 1, [], running())).rejects.toThrow('not the lines that follow');
    await expect(store.append(ID, 1, [line(3)], running())).rejects.toThrow('not the lines that follow');
    await expect(store.append(ID, 1, [line(2), line(2)], running())).rejects.toThrow('not the lines that follow');
    const stray = [line(2, { token: 'new-token' }), line(3, { token: 'token-1' })];
    await expect(store.append(ID, 1, stray, running())).rejects.toThrow();
    expect(await store.match(ID)).toEqual(matchRow({ ...running(), said: 1 }));
    expect(await store.since(ID, 0)).toEqual([line(1)]);
    expect(await store.append(ID, 1, [line(2)], running())).toEqual({ result: 'done', n: 2 });
  });

  test('of twenty who append at once one is first, twenty times', async () => {
    const store = await begun();
    const writers = Array.from({ length: 20 }, (_, index) => index);
    for (const round of writers) {
      const outcomes = await Promise.all(
        writers.map(async (writer) =>
          store.append(ID, round, [line(round + 1, { token: `writer-${round}-${writer}` })], running()),
        ),
      );
      expect(counted(outcomes.map(({ result }) => result))).toEqual({ done: 1, late: 19 });
    }
    expect((await store.since(ID, 0)).map(({ n }) => n)).toEqual(writers.map((n) => n + 1));
  });

  test('of twenty who say the same at once one is done and the others again, under one number', async () => {
    const store = await begun();
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, async () => store.append(ID, 0, breath(0, 2, 'same-token'), running())),
    );
    expect(counted(outcomes.map(({ result }) => result))).toEqual({ done: 1, again: 19 });
    expect(outcomes.every((outcome) => outcome.result !== 'late' && outcome.n === 2)).toBe(true);
    expect(await store.since(ID, 0)).toHaveLength(2);
  });
};

const drawers = ({ begun }: Stores): void => {
  test('a drawer is filled and emptied with an append', async () => {
    const store = await begun();
    await store.append(ID, 0, [line(1)], running(), { 'drawer:south': 'a', 'drawer:north': 'b' });
    expect(await store.secrets(ID)).toEqual({ 'drawer:south': 'a', 'drawer:north': 'b' });
    await store.append(ID, 1, [line(2)], running(), { 'drawer:south': undefined, 'drawer:north': 'c' });
    expect(await store.secrets(ID)).toEqual({ 'drawer:north': 'c' });
    await store.append(ID, 2, [line(3)], running());
    expect(await store.secrets(ID)).toEqual({ 'drawer:north': 'c' });
  });

  test('a drawer is set by itself while the log has so many lines', async () => {
    const store = await begun();
    expect(await store.setDrawer(ID, 'south', 0, 'a')).toBe(true);
    expect(await store.setDrawer(ID, 'south', 0, 'b')).toBe(true);
    expect(await store.setDrawer(ID, 'south', 1, 'c')).toBe(false);
    expect(await store.setDrawer(OTHER, 'south', 0, 'c')).toBe(false);
    expect(await store.secrets(ID)).toEqual({ 'drawer:south': 'b' });
    expect(await store.setDrawer(ID, 'south', 0, undefined)).toBe(true);
    expect(await store.secrets(ID)).toEqual({});
  });

  test('a drawer and an append at once: no answer stays behind in a drawer that the append has emptied', async () => {
    const store = await begun();
    for (let n = 0; n < 20; n++) {
      const [wasSet, appended] = await Promise.all([
        store.setDrawer(ID, 'north', n, `at ${n}`),
        store.append(ID, n, [line(n + 1)], running(), { 'drawer:north': undefined }),
      ]);
      expect([typeof wasSet, appended.result]).toEqual(['boolean', 'done']);
      expect(await store.secrets(ID)).toEqual({});
    }
  });
};

const orders = ({ begun }: Stores): void => {
  test('orders are set in the place of what they were, whatever is said meanwhile', async () => {
    const store = await begun();
    expect(await store.setOrders(ID, 'south', undefined, 'a')).toBe(true);
    expect(await store.setOrders(ID, 'south', undefined, 'b')).toBe(false);
    await store.append(ID, 0, [line(1)], running());
    expect(await store.setOrders(ID, 'south', 'a', 'b')).toBe(true);
    expect(await store.secrets(ID)).toEqual({ 'orders:south': 'b' });
    expect(await store.setOrders(ID, 'south', 'b', undefined)).toBe(true);
    expect(await store.secrets(ID)).toEqual({});
    expect(await store.setOrders(ID, 'south', undefined, 'c')).toBe(true);
    expect(await store.setOrders(OTHER, 'south', undefined, 'c')).toBe(false);
    expect((await store.match(ID))!.changed).toBe(running().changed);
  });

  test('nothing is appended by orders that are others by now, and everything by those that are held', async () => {
    const store = await begun();
    await store.setOrders(ID, 'north', undefined, 'a');
    const append = async (held: string | undefined, n = 0) =>
      store.append(ID, n, [line(n + 1)], running(), { 'orders:north': 'used' }, [], {
        'orders:south': undefined,
        'orders:north': held,
      });
    expect(await append('b')).toEqual({ result: 'late' });
    expect(await append(undefined)).toEqual({ result: 'late' });
    expect(await store.since(ID, 0)).toEqual([]);
    expect(await append('a')).toEqual({ result: 'done', n: 1 });
    expect(await store.secrets(ID)).toEqual({ 'orders:north': 'used' });
    expect(await append('a')).toEqual({ result: 'again', n: 1 });
  });

  test('an order withdrawn and carried out at once is one or the other', async () => {
    const store = await begun();
    for (let n = 0; n < 20; n++) {
      await store.setOrders(ID, 'south', (await store.secrets(ID))['orders:south'], `at ${n}`);
      const said = (await store.match(ID))!.said;
      const [withdrawn, appended] = await Promise.all([
        store.setOrders(ID, 'south', `at ${n}`, undefined),
        store.append(ID, said, [line(said + 1, { token: `t${n}` })], running(), { 'orders:south': 'used' }, [], {
          'orders:south': `at ${n}`,
        }),
      ]);
      expect(withdrawn).toBe(appended.result === 'late');
      expect(await store.secrets(ID)).toEqual(withdrawn ? {} : { 'orders:south': 'used' });
    }
  });
};

const asides = ({ begun }: Stores): void => {
  test('what is said beside the log has numbers of its own, a token one number', async () => {
    const store = await begun();
    expect(await store.aside(ID, talk())).toBe(1);
    expect(await store.aside(ID, talk({ token: 'talk-two', body: '"two"' }))).toBe(2);
    expect(await store.aside(ID, talk({ body: '"changed"' }))).toBe(1);
    expect(await store.asides(ID, 0)).toEqual([
      { k: 1, ...talk() },
      { k: 2, ...talk({ token: 'talk-two', body: '"two"' }) },
    ]);
    expect(await store.asides(ID, 1)).toHaveLength(1);
    await expect(store.aside(OTHER, talk())).rejects.toThrow();
  });

  test('twenty at once get twenty numbers, also if each is said twice', async () => {
    const store = await begun();
    const tokens = Array.from({ length: 20 }, (_, index) => `talk-${index}-x`);
    const ks = await Promise.all([...tokens, ...tokens].map(async (token) => store.aside(ID, talk({ token }))));
    expect(ks.slice(0, 20)).toEqual(ks.slice(20));
    expect(ks.slice(0, 20).sort((a, b) => a - b)).toEqual(tokens.map((_, index) => index + 1));
  });
};

const people = ({ open, reopened }: Stores): void => {
  test('a name is one player’s, as it is compared; a player can change his', async () => {
    const store = await open();
    expect(await store.setPlayer(playerRow())).toBe(true);
    expect(await store.setPlayer(playerRow({ id: 'two', name: 'ADA' }))).toBe(false);
    expect(await store.player('two')).toBeUndefined();
    expect(await store.setPlayer(playerRow({ id: 'two', name: 'Bob', folded: 'bob' }))).toBe(true);
    expect(await store.setPlayer(playerRow({ id: 'two', name: 'Ada', folded: 'ada' }))).toBe(false);
    expect((await store.player('two'))?.name).toBe('Bob');
    expect(await store.setPlayer(playerRow({ name: 'Eve', folded: 'eve', created: 9_000, seen: 9_000 }))).toBe(true);
    expect(await store.player('one')).toEqual(playerRow({ name: 'Eve', folded: 'eve', seen: 9_000 }));
    expect(await store.setPlayer(playerRow({ id: 'two', name: 'Ada', folded: 'ada' }))).toBe(true);
    expect((await (await reopened(store)).player('two'))?.name).toBe('Ada');
  });

  test('of twenty who want a name one gets it', async () => {
    const store = await open();
    const took = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => store.setPlayer(playerRow({ id: `p${index}` }))),
    );
    expect(took.filter(Boolean)).toHaveLength(1);
  });

  test('a cookie leads to its player until it ends; that he was seen is noted by the minute', async () => {
    const store = await open();
    await store.setPlayer(playerRow({ seen: 1_000 }));
    await store.setSession('hash', 'one', 1_000);
    await store.setSession('other', 'one', 1_000);
    expect(await store.playerOfSession('hash', 60_999)).toEqual(playerRow());
    expect(await store.playerOfSession('hash', 61_000)).toEqual(playerRow({ seen: 61_000 }));
    expect(await store.playerOfSession('hash', 500)).toEqual(playerRow({ seen: 61_000 }));
    expect(await store.player('one')).toEqual(playerRow({ seen: 61_000 }));
    expect(await store.playerOfSession('nobody', 500)).toBeUndefined();
    await store.setPlayer(playerRow({ id: 'two', name: 'Bob', folded: 'bob' }));
    await store.setSession('hash', 'two', 2_000);
    expect((await store.playerOfSession('hash', 2_000))?.id).toBe('two');
    await store.endSession('hash');
    await store.endSession('hash');
    expect(await store.playerOfSession('hash', 2_000)).toBeUndefined();
    expect((await store.playerOfSession('other', 2_000))?.id).toBe('one');
    await expect(store.setSession('third', 'nobody', 1)).rejects.toThrow();
  });
};

const HOSTILE = [
  `'; drop table match; --`,
  `"double" 'single' \`back\` \\ back\\\\slash $1 ?1 {a,b} %_`,
  '\r\n\t\u0001\u007f\u2028\ufeff',
  '🎲👩‍👩‍👧‍👦é\u0301 العربية',
  ' spaces ',
  '',
  'null',
  '0',
];

const texts = ({ open, begun }: Stores): void => {
  test.each(HOSTILE)('a text comes back sign for sign: %j', async (text) => {
    const store = await open();
    await store.create(matchRow({ name: text, seats: { south: text } }), { hall: text });
    await store.append(ID, 0, [line(1, { line: text }), line(2, { line: text })], running({ clock: text }), {
      'drawer:south': text,
    });
    await store.aside(ID, talk({ body: text }));
    await store.setPlayer(playerRow({ id: text, name: text, folded: text }));
    const match = await store.match(ID);
    expect([match?.name, match?.seats, match?.clock]).toEqual([text, { south: text }, text]);
    expect(ids(await store.matchesOf(text, 5))).toEqual([ID]);
    expect((await store.since(ID, 0)).map((row) => row.line)).toEqual([text, text]);
    expect(await store.secrets(ID)).toEqual({ hall: text, 'drawer:south': text });
    expect((await store.asides(ID, 0))[0]?.body).toBe(text);
    expect(await store.player(text)).toEqual(playerRow({ id: text, name: text, folded: text }));
  });

  test('what a database cannot keep is refused, and nothing is written: NUL, half a pair, half a number', async () => {
    const store = await begun();
    for (const text of ['a\0b', 'a\ud83cb', '\udfb2']) {
      await expect(store.create(matchRow({ id: OTHER, code: 'ghjkmn', name: text }), {})).rejects.toThrow(
        'cannot keep',
      );
      await expect(store.create(matchRow({ id: OTHER, code: 'ghjkmn' }), { hall: text })).rejects.toThrow('cannot');
      await expect(store.append(ID, 0, [line(1), line(2, { line: text })], running())).rejects.toThrow('cannot keep');
      await expect(store.append(ID, 0, [line(1)], running(), { 'drawer:south': text })).rejects.toThrow('cannot');
      await expect(store.setPlayer(playerRow({ name: text }))).rejects.toThrow('cannot keep');
      await expect(store.player(text)).rejects.toThrow('cannot keep');
    }
    for (const number of [1.5, Number.NaN, Infinity, 2 ** 53])
      await expect(store.append(ID, 0, [line(1, { at: number })], running())).rejects.toThrow('cannot keep');
    expect([await store.match(ID), await store.match(OTHER), await store.since(ID, 0)]).toEqual([
      matchRow(),
      undefined,
      [],
    ]);
    const json = JSON.stringify({ said: 'a\0b\ud83c' });
    await store.append(ID, 0, [line(1, { line: json })], running());
    expect((await store.since(ID, 0))[0]?.line).toBe(json);
  });

  test('a beginning and a line of a megabyte', async () => {
    const store = await open();
    const large = JSON.stringify({ large: 'x🎲"\\'.repeat(150_000) });
    expect(Buffer.byteLength(large)).toBeGreaterThan(1_000_000);
    await store.create(matchRow({ begin: large }), {});
    await store.append(ID, 0, [line(1, { line: large })], running());
    expect((await store.match(ID))?.begin === large).toBe(true);
    expect((await store.since(ID, 0))[0]?.line === large).toBe(true);
  });
};

const hints = ({ open }: Stores, { isShared }: Kind): void => {
  test('a hint reaches every listener of this hall, later than the call, until it is not listened to', async () => {
    const store = await open();
    const heard: string[] = [];
    const first = store.onHint((match, what) => heard.push(`1 ${match} ${what}`));
    store.onHint((match, what) => heard.push(`2 ${match} ${what}`));
    store.hint(ID, 'line');
    expect(heard).toEqual([]);
    await until(() => heard.length === 2);
    first();
    store.hint(ID, 'talk');
    await until(() => heard.length === 3);
    expect(heard).toEqual([`1 ${ID} line`, `2 ${ID} line`, `2 ${ID} talk`]);
    expect(() => store.hint(ID, 'x'.repeat(1_000))).toThrow('at most');
  });

  if (!isShared) return;
  test('hints reach other halls once, however many there are and whatever they say', async () => {
    const [one, two] = [await open(), await open()];
    const heard: string[] = [];
    const own: string[] = [];
    two.onHint((_match, what) => heard.push(what));
    one.onHint((_match, what) => own.push(what));
    const said = Array.from(
      { length: 500 },
      (_, index) => `${HOSTILE[index % HOSTILE.length]} ${index} ${'é'.repeat(200)}`,
    );
    for (const what of said) one.hint(ID, what);
    await until(() => heard.length >= said.length && own.length >= said.length);
    one.hint(ID, 'the last');
    await until(() => heard.includes('the last'));
    expect([...heard].sort()).toEqual([...said, 'the last'].sort());
    expect(own).toEqual([...said, 'the last']);
  });
};

const living = ({ begun, reopened }: Stores): void => {
  test('is well, and after it was closed nothing is answered or written', async () => {
    const store = await begun();
    expect(await store.isWell()).toBe(true);
    await store.close();
    await store.close();
    expect(await store.isWell()).toBe(false);
    await expect(store.match(ID)).rejects.toThrow();
    await expect(store.append(ID, 0, [line(1)], running())).rejects.toThrow();
    expect(await (await reopened(store)).match(ID)).toEqual(matchRow());
  });
};

export const contract = (kind: Kind): void => {
  describe(kind.name, () => {
    const opened = stores(kind);
    matches(opened);
    lists(opened);
    appending(opened);
    drawers(opened);
    orders(opened);
    asides(opened);
    people(opened);
    texts(opened);
    hints(opened, kind);
    living(opened);
  });
};
