/** All that a hall has of a player, as one JSON text in pieces: somebody may have played hundreds of matches. */
import type { HallLine } from '@five-victories/engine/fair';
import type { TalkBody } from '../log/offers.js';
import { cardOf, sideOf } from '../hall/cards.js';
import type { Hall } from '../hall/hall.js';
import { playerSeat } from '../hall/people.js';
import type { Row } from '../store/driver.js';
import type { MatchRow, PlayerRow } from '../store/store.js';
import { isHisTalk } from './leaving.js';

export const EXPORT_FORMAT = 'five-victories/hall-export/1';
const ALL = 1_000_000;

/** A match with what he said in it. The whole record of one that is over is had by itself: matches/ID/record. */
const matchOf = async (hall: Hall, row: MatchRow, player: PlayerRow): Promise<unknown> => {
  const side = sideOf(row, player.id);
  const [entries, asides] = await Promise.all([hall.store.since(row.id, 0), hall.store.asides(row.id, 0)]);
  const lines = entries.map(({ line }) => JSON.parse(line) as HallLine);
  return {
    ...(await cardOf(hall.people, row, side)),
    begin: JSON.parse(row.begin) as unknown,
    answers: lines.filter((line) => 'by' in line && line.by === side),
    talk: asides
      .filter((aside) => isHisTalk(aside, row, player))
      .map(({ at, body }) => ({ at, words: (JSON.parse(body) as TalkBody).words })),
  };
};

/** An address without what only the hall and the other end share. */
const bare = ({ target, ...address }: Row): unknown => {
  const { mail, url, endpoint, form } = JSON.parse(String(target)) as Readonly<Record<string, unknown>>;
  return { ...address, target: { mail, url, endpoint, form } };
};

const keptOf = async ({ store }: Hall, player: string): Promise<unknown> => {
  const kept = await store.mine.owned(player);
  return { ...kept, address: (kept['address'] ?? []).map(bare) };
};

export const exportOf = async function* (hall: Hall, player: PlayerRow): AsyncGenerator<string> {
  const { id, name, created, seen, kind, ban } = player;
  const head = { format: EXPORT_FORMAT, at: hall.time.now(), player: { id, name, created, seen, kind, ban } };
  yield `{${JSON.stringify(head).slice(1, -1)},"kept":${JSON.stringify(await keptOf(hall, id))},"matches":[`;
  let isFirst = true;
  for (const row of await hall.store.matchesOf(playerSeat(id), ALL)) {
    yield `${isFirst ? '' : ','}\n${JSON.stringify(await matchOf(hall, row, player))}`;
    isFirst = false;
  }
  yield ']}\n';
};
