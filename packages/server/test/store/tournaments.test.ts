/** Tournaments in both databases, as several halls write them at once. */
import { describe, expect, test } from 'vitest';
import { openStore } from '../../src/store/open.js';
import type { Store } from '../../src/store/store.js';
import type { PairingRow, TournamentRow } from '../../src/store/tournaments.js';
import { postgres, sqlite } from './kinds.js';
import { hex, matchRow, playerRow } from './samples.js';

const ID = 'ttttuuuuvvvv';

const row: Omit<TournamentRow, 'entrants'> = {
  id: ID,
  organiser: 'one',
  name: 'Autumn Cup',
  game: 'fine',
  kind: 'swiss',
  isPublic: true,
  setting: '{"words":""}',
  status: 'entry',
  round: 0,
  rounds: 3,
  next: 50,
  due: 50,
  created: 10,
  changed: 10,
  said: 0,
};

const entrant = (player: string) => ({ player, entered: 11, seed: undefined, gone: undefined, isRemoved: false });
const pairing = (changes: Partial<PairingRow> = {}): PairingRow => ({
  round: 1,
  board: 1,
  south: 'one',
  north: 'two',
  match: 'aaaabbbbcccc',
  result: undefined,
  source: undefined,
  isAgain: false,
  ...changes,
});
const seats = { south: 'player:one', north: 'player:two' };
const made = {
  row: matchRow({ status: 'opening', seats, seals: { hall: hex('hall') }, tournament: { id: ID, round: 1 } }),
  secrets: { hall: hex('secret') },
};

describe.each([sqlite(), postgres()])('$name', ({ fresh }) => {
  const opened = async (): Promise<Store> => {
    const store = await openStore(await fresh());
    await store.setPlayer(playerRow());
    expect(await store.tournaments.make(row, '[{"name":"Market Day"}]')).toBe(true);
    expect(await store.tournaments.make({ ...row, name: 'Another' }, '[]')).toBe(false);
    return store;
  };

  test('a tournament is made once, listed, and looked at when it is due', async () => {
    const store = await opened();
    const { tournaments } = store;
    expect(await tournaments.tournament(ID)).toEqual({ ...row, entrants: 0 });
    expect(await tournaments.grounds(ID)).toBe('[{"name":"Market Day"}]');
    expect([await tournaments.due(49, 9), await tournaments.due(50, 9)]).toEqual([[], [ID]]);
    await tournaments.make({ ...row, id: 'hiddenhidden', isPublic: false, created: 12, organiser: 'two' }, '[]');
    const listed = async (player?: string) => (await tournaments.listed(player, 9)).map(({ id }) => id);
    expect([await listed(), await listed('two'), await listed('three')]).toEqual([[ID], ['hiddenhidden', ID], [ID]]);
    await tournaments.change('hiddenhidden', 0, { entrants: [entrant('three')] });
    expect(await listed('three')).toEqual(['hiddenhidden', ID]);
    expect([await tournaments.openOf('one'), await tournaments.openOf('three')]).toEqual([1, 0]);
    expect(await tournaments.enteredBy('three')).toEqual(['hiddenhidden']);
    await store.close();
  });

  test('of twenty who write at once by the same count one does, whole, and the others nothing', async () => {
    const store = await opened();
    const { tournaments } = store;
    const done = await Promise.all(
      Array.from({ length: 20 }, async (_, i) =>
        tournaments.change(ID, 0, {
          state: { status: 'playing', round: 1, next: undefined, due: undefined, changed: 20 + i },
          entrants: [entrant('one'), entrant(`other${i}`)],
          rounds: [{ round: 1, began: 20, until: undefined }],
          pairings: [pairing({ match: `m${String(i).padStart(11, '0')}` })],
          matches: [{ ...made, row: { ...made.row, id: `m${String(i).padStart(11, '0')}`, code: `c${i}` } }],
        }),
      ),
    );
    expect(done.filter(Boolean)).toHaveLength(1);
    expect((await store.counts()).opening).toBe(1);
    expect(await tournaments.pairings(ID)).toHaveLength(1);
    expect(await tournaments.entrants(ID)).toHaveLength(2);
    expect(await tournaments.tournament(ID)).toMatchObject({ said: 1, round: 1, next: undefined, entrants: 2 });
    expect(await tournaments.rounds(ID)).toEqual([{ round: 1, began: 20, until: undefined }]);
    await store.close();
  });

  test('matches come and go with what is written about them, and a match that has begun stays', async () => {
    const store = await opened();
    const { tournaments } = store;
    await tournaments.change(ID, 0, { pairings: [pairing()], matches: [made] });
    expect(await store.match(made.row.id)).toMatchObject({ tournament: { id: ID, round: 1 }, status: 'opening' });
    await store.change(made.row.id, { status: 'opening', said: 0 }, { status: 'playing' });
    const decided = pairing({ result: 'north', source: 'deadline', match: undefined });
    expect(await tournaments.change(ID, 1, { pairings: [decided], dropped: [made.row.id] })).toBe(false);
    expect(await tournaments.pairings(ID)).toEqual([pairing()]);
    await store.change(made.row.id, { status: 'playing', said: 0 }, { status: 'opening' });
    expect(await tournaments.change(ID, 1, { pairings: [decided], dropped: [made.row.id] })).toBe(true);
    expect([await store.match(made.row.id), await store.secrets(made.row.id)]).toEqual([undefined, {}]);
    expect(await tournaments.pairings(ID)).toEqual([decided]);
    await store.close();
  });

  test('a board is paired once and nobody twice in a round, whatever the count says', async () => {
    const store = await opened();
    const { tournaments } = store;
    await tournaments.change(ID, 0, { pairings: [pairing()] });
    const twice = tournaments.change(ID, 1, { pairings: [pairing({ board: 2, north: 'three' })] });
    await expect(twice).rejects.toThrow();
    expect(await tournaments.pairings(ID)).toEqual([pairing()]);
    await store.close();
  });

  test('a tournament with a match that is over and not counted is found until it is', async () => {
    const store = await opened();
    const { tournaments } = store;
    await tournaments.change(ID, 0, { pairings: [pairing()], matches: [made] });
    expect(await tournaments.unsettled(9)).toEqual([]);
    await store.change(made.row.id, { status: 'opening', said: 0 }, { status: 'over', ended: '{}' });
    expect(await tournaments.unsettled(9)).toEqual([ID]);
    await tournaments.change(ID, 1, { pairings: [pairing({ source: 'void' })] });
    expect(await tournaments.unsettled(9)).toEqual([]);
    await tournaments.change(ID, 2, { pairings: [pairing()] });
    await tournaments.change(ID, 3, { state: { status: 'over' } });
    expect(await tournaments.unsettled(9)).toEqual([]);
    await store.close();
  });

  test('of two who seal at once neither wipes out the other', async () => {
    const store = await opened();
    await store.tournaments.change(ID, 0, { matches: [made] });
    const before = (await store.match(made.row.id))!;
    const done = await Promise.all([
      store.tournaments.seal(before, 'south', hex('s'), 30, []),
      store.tournaments.seal(before, 'north', hex('n'), 30, []),
    ]);
    expect(done.filter(Boolean)).toHaveLength(1);
    const after = (await store.match(made.row.id))!;
    expect(Object.keys(after.seals)).toHaveLength(2);
    expect(await store.tournaments.seal(after, after.seals.south ? 'north' : 'south', hex('x'), 31, [])).toBe(true);
    await store.close();
  });

  test('whoever is deleted leaves his tournaments to whoever runs the hall, and stays in what was played', async () => {
    const store = await opened();
    const { tournaments, mine } = store;
    await tournaments.change(ID, 0, { entrants: [entrant('one')], pairings: [pairing()] });
    expect(await mine.owned('one')).toMatchObject({ entrant: [{ tournament: ID }], pairing: [{ round: 1, board: 1 }] });
    await mine.forget('one', '…', 'gone:one');
    expect(await tournaments.tournament(ID)).toMatchObject({ organiser: undefined, said: 2 });
    expect(await tournaments.pairings(ID)).toEqual([pairing()]);
    await store.close();
  });
});
