/** A store in memory, for tests of the hall alone. Several halls may share one. */
import type { Side } from '@five-victories/engine/kernel';
import { noOutbox } from './memory-outbox.js';
import type { HolidayRow } from '../src/store/holidays.js';
import type {
  Appended,
  AsideRow,
  EntryRow,
  MatchRow,
  PlayerRow,
  Running,
  SecretName,
  Store,
} from '../src/store/store.js';

interface Kept {
  row: MatchRow;
  readonly entries: EntryRow[];
  readonly asides: AsideRow[];
  secrets: Partial<Record<SecretName, string>>;
}

const without = <T extends object>(values: T): T =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T;

export interface MemoryStore extends Store {
  /** While it is ill every call fails. */
  ill: boolean;
}

export const memoryStore = (): MemoryStore => {
  const matches = new Map<string, Kept>();
  const players = new Map<string, PlayerRow>();
  const sessions = new Map<string, string>();
  const listeners = new Set<(match: string, what: string) => void>();
  const holidays = new Map<string, readonly HolidayRow[]>();
  const rows = () => [...matches.values()].map(({ row }) => row);
  const hasSeat = (row: MatchRow, player: string) => Object.values(row.seats).includes(player);

  const store: MemoryStore = {
    ...noOutbox(),
    ill: false,
    async create(match, secrets) {
      const taken = rows().some(
        ({ id, code, status }) => id === match.id || (status === 'open' && code === match.code),
      );
      if (taken) return false;
      matches.set(match.id, { row: match, entries: [], asides: [], secrets: { ...secrets } });
      return true;
    },
    match: async (id) => matches.get(id)?.row,
    states: async (ids) => ids.flatMap((id) => matches.get(id)?.row ?? []),
    matchOfCode: async (code) => rows().find((row) => row.code === code && row.status === 'open'),
    challenges: async (most) =>
      rows()
        .filter(({ status, isPublic }) => status === 'open' && isPublic)
        .sort((a, b) => b.created - a.created)
        .slice(0, most),
    matchesOf: async (player, most) =>
      rows()
        .filter((row) => hasSeat(row, player))
        .sort((a, b) => b.changed - a.changed)
        .slice(0, most),
    waitingOf: async (player) => rows().filter((row) => row.status === 'open' && hasSeat(row, player)).length,
    due: async (now, most) =>
      rows()
        .filter(({ due, status }) => due !== undefined && due <= now && status === 'playing')
        .slice(0, most)
        .map(({ id }) => id),
    async counts() {
      const counts = { open: 0, opening: 0, playing: 0, over: 0 };
      for (const { status } of rows()) counts[status]++;
      return counts;
    },
    async change(id, from, to, secrets) {
      const kept = matches.get(id);
      if (!kept || kept.row.status !== from.status || kept.row.said !== from.said) return false;
      kept.row = { ...kept.row, ...to };
      Object.assign(kept.secrets, secrets);
      return true;
    },
    async withdraw(id) {
      return matches.get(id)?.row.status === 'open' && matches.delete(id);
    },
    async append(id, expected, added, running: Running, drawers): Promise<Appended> {
      const kept = matches.get(id);
      if (!kept) return { result: 'late' };
      const token = added[0]?.token;
      const said = kept.entries.filter((entry) => entry.token === token || entry.token.startsWith(`${token}.`));
      if (token !== undefined && said.length > 0) return { result: 'again', n: said.at(-1)!.n };
      if (kept.entries.length !== expected) return { result: 'late' };
      kept.entries.push(...added);
      kept.row = { ...kept.row, ...running, said: kept.entries.length };
      kept.secrets = without({ ...kept.secrets, ...drawers } as Kept['secrets']);
      return { result: 'done', n: kept.entries.length };
    },
    since: async (id, n) => matches.get(id)?.entries.slice(n) ?? [],
    secrets: async (id) => ({ ...matches.get(id)?.secrets }),
    async setDrawer(id, side: Side, said, value) {
      const kept = matches.get(id);
      if (!kept || kept.entries.length !== said) return false;
      kept.secrets = without({ ...kept.secrets, [`drawer:${side}`]: value });
      return true;
    },
    async aside(id, row) {
      const asides = matches.get(id)!.asides;
      const before = asides.find(({ token }) => token === row.token);
      if (before) return before.k;
      asides.push({ ...row, k: asides.length + 1 });
      return asides.length;
    },
    asides: async (id, after) => matches.get(id)?.asides.slice(after) ?? [],
    player: async (id) => players.get(id),
    async setPlayer(row) {
      if ([...players.values()].some(({ id, folded }) => id !== row.id && folded === row.folded)) return false;
      players.set(row.id, row);
      return true;
    },
    playerOfSession: async (hash) => players.get(sessions.get(hash) ?? ''),
    setSession: async (hash, player) => void sessions.set(hash, player),
    endSession: async (hash) => void sessions.delete(hash),
    holidaysOf: async (player, after) => (holidays.get(player) ?? []).filter(({ ends }) => ends > after),
    async setHolidays(player, now, judge) {
      const next = judge(holidays.get(player) ?? []);
      if (!next) return false;
      holidays.set(player, next);
      for (const kept of matches.values())
        if (kept.row.status === 'playing' && kept.row.due !== undefined && hasSeat(kept.row, `player:${player}`))
          kept.row = { ...kept.row, due: now };
      return true;
    },
    hint(match, what) {
      // After a while, as between processes.
      setImmediate(() => {
        for (const listener of listeners) listener(match, what);
      });
    },
    onHint(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    isWell: async () => !store.ill,
    close: async () => listeners.clear(),
  };
  return new Proxy(store, {
    get(target, name) {
      if (target.ill && name !== 'ill' && name !== 'isWell' && name !== 'close')
        throw new Error('The database is away.');
      return Reflect.get(target, name) as unknown;
    },
  });
};
