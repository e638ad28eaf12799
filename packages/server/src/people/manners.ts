/** How people keep out of each other's way. */
import type { RelationKind } from '../protocol/index.js';
import type { Hall } from '../hall/hall.js';
import { hint } from '../hall/hints.js';
import { Refused } from '../hall/refused.js';
import type { PlayerRow } from '../store/store.js';

/** More than anybody has reason to avoid. */
const MOST_RELATIONS = 500;

/** Those whom this player does not meet: one of the two has blocked the other. */
export const apartFrom = async ({ store }: Hall, player: string): Promise<ReadonlySet<string>> => {
  const [relations, by] = await Promise.all([store.manners.relationsOf(player), store.manners.blockedBy(player)]);
  return new Set([...by, ...relations.filter(({ kind }) => kind === 'block').map(({ other }) => other)]);
};

/** Those whose words do not reach this player. */
export const unheardBy = async ({ store }: Hall, player: string): Promise<ReadonlySet<string>> => {
  const [relations, by] = await Promise.all([store.manners.relationsOf(player), store.manners.blockedBy(player)]);
  return new Set([...by, ...relations.map(({ other }) => other)]);
};

/** The tables of these players, at this hall, look again whom they do not hear. */
export const listenAnew = async (hall: Hall, players: readonly string[]): Promise<void> => {
  for (const player of players) {
    const tables = [...hall.tables.of(player)];
    if (tables.length === 0) continue;
    const unheard = await unheardBy(hall, player);
    for (const table of tables) table.unheard = unheard;
  }
};

/** Blocks or mutes another, or no longer. */
export const relate = async (
  hall: Hall,
  { id }: PlayerRow,
  other: PlayerRow,
  kind: RelationKind,
  on: boolean,
): Promise<void> => {
  const { manners } = hall.store;
  if (other.id === id) throw new Refused(400, 'name');
  if (on) {
    if ((await manners.relationsOf(id)).length >= MOST_RELATIONS) throw new Refused(429, 'many');
    await manners.relate(id, kind, other.id, hall.time.now());
  } else await manners.unrelate(id, kind, other.id);
  const players = [id, other.id];
  hint(hall, '', { t: 'manners', players });
  await listenAnew(hall, players);
};
