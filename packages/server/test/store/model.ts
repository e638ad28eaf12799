/** A store in memory, as simple as can be: what both databases are compared with. It forgets everything at the end. */
import { STATUSES } from '../../src/protocol/index.js';
import type { AddressStore } from '../../src/store/addresses.js';
import type { Asked } from '../../src/store/matches.js';
import type { OutboxStore } from '../../src/store/outbox.js';
import type { HolidayStore } from '../../src/store/holidays.js';
import type { AsideRow, EntryRow, MatchRow, PlayerRow, SecretName, Store } from '../../src/store/store.js';

type Kept = { row: MatchRow; entries: EntryRow[]; asides: AsideRow[]; secrets: Partial<Record<SecretName, string>> };

const by =
  <T>(...keys: ((each: T) => number | string)[]) =>
  (a: T, b: T): number => {
    const key = keys.find((of) => of(a) !== of(b));
    if (!key) return 0;
    return key(a) < key(b) ? -1 : 1;
  };

const root = (token: string): string => token.split('.')[0]!;

type Apart = 'hint' | 'onHint' | 'backUp' | 'isWell' | 'close' | 'playerNamed';
/** What is about people, holidays and notices has tests of its own. */
type Model = Omit<
  Store,
  | Apart
  | 'accounts'
  | 'manners'
  | 'mine'
  | 'ratings'
  | 'tournaments'
  | keyof HolidayStore
  | keyof OutboxStore
  | keyof AddressStore
>;

const put = (kept: Kept, secrets: Readonly<Partial<Record<SecretName, string | undefined>>>): void => {
  const all = Object.entries({ ...kept.secrets, ...secrets }).filter(([, value]) => value !== undefined);
  kept.secrets = Object.fromEntries(all);
};

const players = (): Pick<Model, 'player' | 'setPlayer' | 'playerOfSession' | 'setSession' | 'endSession'> => {
  const all = new Map<string, PlayerRow>();
  const sessions = new Map<string, { readonly player: string; readonly seen: number }>();
  return {
    player: async (id) => all.get(id),
    setPlayer: async (row) => {
      if ([...all.values()].some(({ id, folded }) => folded === row.folded && id !== row.id)) return false;
      all.set(row.id, { ...row, created: all.get(row.id)?.created ?? row.created });
      return true;
    },
    playerOfSession: async (hash, now) => {
      const session = sessions.get(hash);
      const player = all.get(session?.player ?? '');
      if (!session || !player || now - session.seen < 60_000) return player;
      sessions.set(hash, { ...session, seen: now });
      const seen = { ...player, seen: Math.max(player.seen, now) };
      all.set(player.id, seen);
      return seen;
    },
    setSession: async (hash, player, now) => {
      if (!all.has(player)) throw new Error('no such player');
      // Another cookie's owner, perhaps: when it was seen last stays.
      sessions.set(hash, { player, seen: sessions.get(hash)?.seen ?? now });
    },
    endSession: async (hash) => void sessions.delete(hash),
  };
};

type All = Map<string, Kept>;

const lists = (all: All): Pick<Model, Asked | 'secrets'> => {
  const rows = (): MatchRow[] => [...all.values()].map(({ row }) => row);
  const of = (player: string) => rows().filter(({ seats }) => seats.south === player || seats.north === player);
  return {
    match: async (id) => all.get(id)?.row,
    states: async (ids) =>
      ids.flatMap((each) => {
        const row = all.get(each)?.row;
        return row ? [{ id: row.id, said: row.said, status: row.status, changed: row.changed, due: row.due }] : [];
      }),
    secrets: async (id) => ({ ...all.get(id)?.secrets }),
    matchOfCode: async (code) => rows().find((row) => row.code === code && row.status === 'open'),
    challenges: async (most) => {
      const waiting = rows().filter(({ status, isPublic }) => status === 'open' && isPublic);
      return waiting.sort(by(({ created }) => -created)).slice(0, most);
    },
    matchesOf: async (player, most) =>
      of(player)
        .sort(
          by(
            ({ changed }) => changed,
            ({ id }) => id,
          ),
        )
        .reverse()
        .slice(0, most),
    waitingOf: async (player) => of(player).filter(({ status }) => status === 'open').length,
    due: async (now, most) =>
      rows()
        .filter(({ due }) => due !== undefined && due <= now)
        .sort(
          by(
            ({ due }) => due!,
            ({ id }) => id,
          ),
        )
        .slice(0, most)
        .map(({ id }) => id),
    rulesInUse: async () => {
      const used = rows().filter(({ status }) => status !== 'over');
      const names = [...new Set(used.map(({ game, version }) => `${game} ${version}`))].sort();
      return names.map((name) => {
        const [game, version] = name.split(' ') as [string, string];
        return { game, version, matches: used.filter((row) => row.game === game && row.version === version).length };
      });
    },
    forsaken: async (since, most) =>
      rows()
        .filter(({ status, changed }) => status === 'playing' && changed <= since)
        .filter(({ asked, seats }) => asked.some((side) => seats[side]?.startsWith('bot:')))
        .sort(
          by(
            ({ changed }) => changed,
            ({ id }) => id,
          ),
        )
        .map(({ id }) => id)
        .slice(0, most),
    playedBy: async (game, version, after, most) =>
      rows()
        .filter((row) => row.status !== 'over' && row.game === game && row.version === version && row.id > after)
        .map(({ id }) => id)
        .sort()
        .slice(0, most),
    counts: async () =>
      Object.fromEntries(
        STATUSES.map((status) => [status, rows().filter((row) => row.status === status).length]),
      ) as Awaited<ReturnType<Store['counts']>>,
  };
};

const deeds = (all: All): Pick<Model, 'create' | 'change' | 'withdraw' | 'setDrawer' | 'setOrders'> => ({
  create: async (row, secrets) => {
    const isThere = [...all.values()].some((each) => each.row.status === 'open' && each.row.code === row.code);
    if (all.has(row.id) || (row.status === 'open' && isThere)) return false;
    all.set(row.id, { row, entries: [], asides: [], secrets: { ...secrets } });
    return true;
  },
  change: async (id, { status, said }, to, secrets = {}) => {
    const kept = all.get(id);
    if (kept?.row.status !== status || kept.row.said !== said) return false;
    kept.row = { ...kept.row, ...to };
    put(kept, secrets);
    return true;
  },
  withdraw: async (id) => all.get(id)?.row.status === 'open' && all.delete(id),
  setDrawer: async (id, side, said, value) => {
    const kept = all.get(id);
    if (kept?.row.said !== said) return false;
    put(kept, { [`drawer:${side}`]: value });
    return true;
  },
  setOrders: async (id, side, before, value) => {
    const kept = all.get(id);
    if (!kept || kept.secrets[`orders:${side}`] !== before) return false;
    put(kept, { [`orders:${side}`]: value });
    return true;
  },
});

const logs = (all: All): Pick<Model, 'append' | 'since' | 'aside' | 'asides'> => ({
  append: async (id, expected, rows, running, drawers = {}) => {
    const kept = all.get(id);
    const said = kept?.entries.findLast(({ token }) => root(token) === root(rows[0]!.token));
    if (said) return { result: 'again', n: said.n };
    const { version = kept?.row.version } = running;
    if (kept?.row.said !== expected || kept.row.version !== version) return { result: 'late' };
    kept.entries.push(...rows);
    kept.row = { ...kept.row, ...running, said: kept.entries.length };
    put(kept, drawers);
    return { result: 'done', n: kept.entries.length };
  },
  since: async (id, n) => (all.get(id)?.entries ?? []).filter((entry) => entry.n > n),
  aside: async (id, row) => {
    const kept = all.get(id);
    if (!kept) throw new Error('no such match');
    const known = kept.asides.find(({ token }) => token === row.token);
    if (!known) kept.asides.push({ ...row, k: kept.asides.length + 1 });
    return (known ?? kept.asides.at(-1)!).k;
  },
  asides: async (id, after) => (all.get(id)?.asides ?? []).filter(({ k }) => k > after),
});

export const modelStore = (): Model => {
  const all: All = new Map();
  return { ...lists(all), ...deeds(all), ...logs(all), ...players() };
};
