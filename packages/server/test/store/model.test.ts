/** The same calls by chance on both databases and in memory: the same answers, call for call. */
import { expect, test } from 'vitest';
import { next, streamOf } from '@five-victories/engine';
import { STATUSES } from '../../src/protocol/index.js';
import { openStore } from '../../src/store/open.js';
import type { Store } from '../../src/store/store.js';
import type { Kind } from './contract.js';
import { postgres, sqlite } from './kinds.js';
import { modelStore } from './model.js';
import { breath, matchRow, playerRow, running } from './samples.js';

const CALLS = 1_000;
const SEEDS = [1, 2, 3];

type Model = ReturnType<typeof modelStore>;
type Call = (store: Model) => Promise<unknown>;

/** Few ids, codes, names and tokens, so that calls meet each other. */
const callsOf = (seed: number): Call[] => {
  const stream = streamOf(seed);
  const upTo = (most: number): number => next(stream) % most;
  const pick = <T>(all: readonly T[]): T => all[upTo(all.length)]!;
  const id = (): string => `m${pick([...'abcdef']).repeat(11)}`;
  const player = (): string => pick(['one', 'two', 'three', 'four']);
  const seat = (): string => `player:${player()}`;
  const status = () => pick(STATUSES);
  /** Never back to waiting: a code may be another match's by now. */
  const onwards = () => pick(['opening', 'playing', 'over'] as const);
  const maybe = <T>(value: T): T | undefined => (upTo(2) === 0 ? value : undefined);
  const run = () =>
    running({
      status: onwards(),
      due: maybe(upTo(50)),
      changed: upTo(50),
      ended: maybe('{}'),
      asked: pick([[], ['north']]),
    });
  const drawers = () => pick([{}, { 'drawer:south': maybe('s') }, { 'drawer:north': 'n', 'drawer:south': maybe('t') }]);
  const token = (): string => `t${upTo(60)}`;
  let made = 0;
  const match = () =>
    matchRow({
      ...run(),
      id: id(),
      status: pick(['open', 'open', 'playing']),
      code: pick(['aaaaaa', 'bbbbbb', 'cccccc', 'dddddd']),
      created: made++,
      isPublic: upTo(3) > 0,
      seats: pick([{}, { south: seat() }, { north: seat(), south: seat() }]),
    });
  const append = (): Call => {
    const [at, said, count, off, then, into] = [id(), token(), 1 + upTo(3), upTo(4), run(), drawers()];
    return async (store) => {
      const n = (await store.match(at))?.said ?? 0;
      const expected = off === 0 ? Math.max(0, n - 1) : n;
      return store.append(at, expected, breath(expected, count, said), then, into);
    };
  };
  const change = (): Call => {
    const [at, from, off, to, secrets] = [
      id(),
      status(),
      upTo(5),
      { ...run(), seats: { north: seat() } },
      { hall: 'h' },
    ];
    return async (store) => {
      const now = await store.match(at);
      return store.change(at, { status: off > 1 ? (now?.status ?? from) : from, said: now?.said ?? 0 }, to, secrets);
    };
  };
  const drawer = (): Call => {
    const [at, off, value] = [id(), upTo(3), maybe('d')];
    return async (store) =>
      store.setDrawer(at, 'south', ((await store.match(at))?.said ?? 0) + (off === 0 ? 1 : 0), value);
  };
  const aside = (): Call => {
    const [at, row] = [id(), { at: upTo(9), kind: 'talk', body: '"x"', token: token() }];
    return async (store) => store.aside(at, row);
  };
  const withdraw = (): Call => {
    const at = id();
    return async (store) => store.withdraw(at);
  };
  const create = (): Call => {
    const [row, secrets] = [match(), pick([{}, { hall: 'x', 'drawer:north': 'y' }])];
    return async (store) => store.create(row, secrets);
  };
  const someone = (): Call => {
    const [row, now, hash] = [playerRow({ id: player(), name: player(), folded: player() }), upTo(500_000), player()];
    const calls: Call[] = [
      async (store) => store.setPlayer({ ...row, created: now, seen: now }),
      async (store) => store.player(row.id),
      async (store) => store.setSession(hash, row.id, now),
      async (store) => store.playerOfSession(hash, now),
      async (store) => store.endSession(hash),
    ];
    return pick(calls);
  };
  const look = (): Call => {
    const [at, by, now, most] = [id(), seat(), upTo(50), 1 + upTo(5)];
    const calls: Call[] = [
      async (store) => store.match(at),
      async (store) => store.since(at, now % 4),
      async (store) => store.asides(at, now % 4),
      async (store) => store.secrets(at),
      async (store) => store.challenges(most),
      async (store) => store.matchesOf(by, most),
      async (store) => store.waitingOf(by),
      async (store) => store.due(now, most),
      async (store) => store.counts(),
      async (store) => store.rulesInUse(),
      async (store) => store.playedBy('fine', '2', at, most),
      async (store) => store.matchOfCode('aaaaaa'),
      async (store) => store.states([at]),
    ];
    return pick(calls);
  };
  const kinds = [
    append,
    append,
    append,
    look,
    look,
    look,
    change,
    create,
    create,
    drawer,
    aside,
    someone,
    someone,
    withdraw,
  ];
  return Array.from({ length: CALLS }, () => pick(kinds)());
};

/** A call that a store refuses is answered with that it refuses: the words are each database's own. */
const answerTo = async (call: Call, store: Model): Promise<unknown> => call(store).catch(() => 'refused');

const answersOf = async (calls: readonly Call[], store: Model): Promise<unknown[]> => {
  const answers = [];
  for (const call of calls) answers.push(await answerTo(call, store));
  return answers;
};

const opened = async (kind: Kind, calls: readonly Call[]): Promise<unknown[]> => {
  const place = await kind.fresh();
  const half = calls.length / 2;
  const first: Store = await openStore(place);
  const answers = await answersOf(calls.slice(0, half), first);
  await first.close();
  // Opened again, it goes on as if nothing had happened.
  const second = await openStore(place);
  answers.push(...(await answersOf(calls.slice(half), second)));
  await second.close();
  return answers;
};

const kinds = [sqlite(), postgres()];

test.each(kinds.flatMap((kind) => SEEDS.map((seed) => ({ kind, name: kind.name, seed }))))(
  '$name answers as the model does, seed $seed',
  async ({ kind, seed }) => {
    const calls = callsOf(seed);
    const wanted = await answersOf(calls, modelStore());
    const given = await opened(kind, calls);
    for (const [index, answer] of given.entries()) expect({ index, answer }).toEqual({ index, answer: wanted[index] });
    const said = wanted.map((answer) => JSON.stringify(answer));
    for (const each of ['true', 'false', '"refused"', '"result":"done"', '"result":"late"', '"result":"again"'])
      expect(said.filter((answer) => answer?.includes(each)).length).toBeGreaterThan(5);
  },
);
