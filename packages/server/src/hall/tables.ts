/** The tables that are connected, found by their player and counted by their address without looking at all of them. */
import type { PlayerRow } from '../store/store.js';
import type { Table } from './table.js';

export interface Tables extends Iterable<Table> {
  readonly size: number;
  enter(table: Table): void;
  leave(table: Table): void;
  /** It is this player who sits at it. */
  seat(table: Table, player: PlayerRow | undefined): void;
  of(player: string): Iterable<Table>;
  /** How many come from an address. */
  from(address: string): number;
}

/** Sets by name, of which empty ones are forgotten. */
const groups = () => {
  const kept = new Map<string, Set<Table>>();
  return {
    of: (name: string): ReadonlySet<Table> => kept.get(name) ?? new Set(),
    add(name: string, table: Table): void {
      const own = kept.get(name) ?? new Set();
      kept.set(name, own.add(table));
    },
    remove(name: string, table: Table): void {
      const own = kept.get(name);
      own?.delete(table);
      if (own?.size === 0) kept.delete(name);
    },
  };
};

export const tablesOf = (): Tables => {
  const all = new Set<Table>();
  const [players, addresses] = [groups(), groups()];
  const unseat = (table: Table): void => {
    if (table.player) players.remove(table.player.id, table);
  };
  return {
    get size() {
      return all.size;
    },
    [Symbol.iterator]: () => all[Symbol.iterator](),
    enter(table) {
      all.add(table);
      addresses.add(table.address, table);
    },
    leave(table) {
      all.delete(table);
      addresses.remove(table.address, table);
      unseat(table);
    },
    seat(table, player) {
      unseat(table);
      table.player = player;
      // Who has hung up meanwhile is not found any more.
      if (player && all.has(table)) players.add(player.id, table);
    },
    of: (player) => players.of(player),
    from: (address) => addresses.of(address).size,
  };
};
