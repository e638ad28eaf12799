/** What a hall could do wrong, done to its log on purpose: the storms would find each of these. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { streamOf } from '@five-victories/engine';
import { firstHead, headAfter, type HallLine } from '@five-victories/engine/fair';
import { checkedLog, copyFaults } from '../../storm/log-faults.js';
import { begunBetween, play, playerAt, type Player } from '../../storm/players.js';
import type { EntryRow, Store } from '../../src/store/store.js';
import { EDITIONS, openingOf } from '../kit.js';
import { memoryStore } from '../memory-store.js';
import { staged, type Stage } from '../stage.js';

const store = memoryStore();
const fine = EDITIONS[0];
let stage: Stage;
let players: Player[];
let match: string;

beforeAll(async () => {
  stage = await staged({ store });
  const [south, north] = [await playerAt(stage.address), await playerAt(stage.address)];
  players = [south, north];
  match = await begunBetween(south, north, {
    game: fine.id,
    begin: openingOf(fine, 0, { setupMethod: 'hidden' }),
    terms: { friendly: true },
  });
  const isEnough = (): boolean => players.every(({ acknowledged }) => acknowledged.length >= 8);
  await Promise.race([
    play(south, match, 'south', streamOf(1), isEnough),
    play(north, match, 'north', streamOf(2), isEnough),
  ]);
  for (const each of players) each.leave();
}, 60_000);
afterAll(async () => stage.stop());

/** A log with good numbers and heads, whatever it says. */
const chained = async (rows: readonly Pick<EntryRow, 'line' | 'token'>[]): Promise<EntryRow[]> => {
  const { id, begin, seals } = (await store.match(match))!;
  let head = firstHead(id, JSON.parse(begin), seals);
  return rows.map(({ line: text, token }, i) => {
    const line = { ...(JSON.parse(text) as HallLine), n: i + 1 };
    head = headAfter(head, line);
    return { n: i + 1, at: line.at, line: JSON.stringify(line), token, head };
  });
};

const withLog = (entries: readonly EntryRow[]): Store => ({
  ...store,
  match: async (id) => ({ ...(await store.match(id))!, said: entries.length }),
  since: async () => [...entries],
});

const saysOf = (entries: readonly EntryRow[]): EntryRow[] =>
  entries.filter(({ line, token }) => (JSON.parse(line) as HallLine).kind === 'said' && !token.includes('.'));

/** The last answer that was acknowledged. */
const lastOf = (entries: readonly EntryRow[]): number => entries.indexOf(saysOf(entries).at(-1)!);

type Change = (entries: readonly EntryRow[]) => readonly Pick<EntryRow, 'line' | 'token'>[];

const CHANGES: Readonly<Record<string, readonly [Change, RegExp]>> = {
  'an acknowledged answer is lost': [(entries) => entries.toSpliced(lastOf(entries), 1), /lost/],
  'an answer is there twice, under another name': [
    (entries) => {
      const i = lastOf(entries);
      return entries.toSpliced(i + 1, 0, { ...entries[i]!, token: 'another-token' });
    },
    /said by nobody, or more often/,
  ],
  'an answer is there twice, under its name': [
    (entries) => entries.toSpliced(lastOf(entries) + 1, 0, entries[lastOf(entries)]!),
    /twice/,
  ],
  'an answer is another one': [
    (entries) => {
      const i = lastOf(entries);
      const line = { ...(JSON.parse(entries[i]!.line) as object), choice: { do: 'pass', to: 'nobody' } };
      return entries.with(i, { ...entries[i]!, line: JSON.stringify(line) });
    },
    /something else/,
  ],
  'an answer is that of the other side': [
    (entries) => {
      const i = lastOf(entries);
      const line = JSON.parse(entries[i]!.line) as { by: string };
      const by = line.by === 'south' ? 'north' : 'south';
      return entries.with(i, { ...entries[i]!, line: JSON.stringify({ ...line, by }) });
    },
    /something else/,
  ],
};

const faultsOf = async (entries: readonly EntryRow[]): Promise<string> =>
  (await checkedLog(withLog(entries), match, players)).faults.join('\n');

test('of a true log there is nothing to say', async () => {
  const entries = await store.since(match, 0);
  expect(saysOf(entries).length).toBeGreaterThan(5);
  expect(await faultsOf(entries)).toBe('');
  for (const { client } of players) expect(copyFaults(client, match, entries)).toEqual([]);
});

test.each(Object.entries(CHANGES))('%s: that is found', async (_name, [change, words]) => {
  const entries = await chained(change(await store.since(match, 0)));
  expect(await faultsOf(entries)).toMatch(words);
});

test('answers are told of out of their order: that is found', async () => {
  const [south, north] = players;
  const acknowledged = south!.acknowledged.toSpliced(-2, 2, ...south!.acknowledged.slice(-2).toReversed());
  const { faults } = await checkedLog(store, match, [{ ...south!, acknowledged }, north!]);
  expect(faults.join('\n')).toMatch(/was told of line/);
});

test('a table was shown another log than is kept: that is found', async () => {
  const entries = await store.since(match, 0);
  const later = entries.map((entry) => ({ ...entry, line: entry.line.replace(/"at":\d+/, '"at":5') }));
  expect(copyFaults(players[0]!.client, match, await chained(later)).join('\n')).toMatch(/not that of the log/);
  expect(copyFaults(players[0]!.client, match, later).join('\n')).toMatch(/something else/);
});
