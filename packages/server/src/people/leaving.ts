/** A player has himself deleted. His matches stay, since they are his opponents' too; everything else goes. */
import type { Deletion } from '../protocol/index.js';
import type { TalkBody } from '../log/offers.js';
import type { Hall } from '../hall/hall.js';
import { folded } from '../hall/names.js';
import { GONE, playerSeat } from '../hall/people.js';
import { withdraw } from '../hall/propose.js';
import { changed } from '../hall/renaming.js';
import { Refused } from '../hall/refused.js';
import { sideOf } from '../hall/cards.js';
import type { AsideRow, MatchRow, PlayerRow } from '../store/store.js';
import { leaveAll } from '../tournaments/entering.js';
import { isPassword } from './account.js';

/** As many as any player has. */
const ALL = 1_000_000;

export const isHisTalk = ({ kind, body }: AsideRow, row: MatchRow, { id, name }: PlayerRow): boolean => {
  if (kind !== 'talk') return false;
  const said = JSON.parse(body) as TalkBody;
  if (said.player !== undefined) return said.player === id;
  return said.side === undefined ? said.by === name : said.side === sideOf(row, id);
};

/** What he said there is unsaid. */
const unsay = async ({ store }: Hall, row: MatchRow, player: PlayerRow): Promise<void> => {
  for (const aside of await store.asides(row.id, 0)) {
    if (!isHisTalk(aside, row, player)) continue;
    const { player: _player, ...said } = JSON.parse(aside.body) as TalkBody;
    await store.mine.rewriteAside(row.id, aside.k, JSON.stringify({ ...said, by: GONE, words: GONE }));
  }
};

const checkDeletion = async (hall: Hall, player: PlayerRow, { name, password }: Deletion): Promise<void> => {
  if (folded(name) !== player.folded) throw new Refused(400, 'name');
  const kept = (await hall.store.accounts.account(player.id))?.password;
  if (kept !== undefined && !(await isPassword(hall, password ?? '', kept))) throw new Refused(403, 'credentials');
};

/** Without asking again. */
export const forget = async (hall: Hall, player: PlayerRow): Promise<void> => {
  const { store } = hall;
  await leaveAll(hall, player.id);
  for (const row of await store.matchesOf(playerSeat(player.id), ALL))
    if (row.status === 'open') await withdraw(hall, player, row.id);
    else await unsay(hall, row, player);
  // No name of a player has a colon in it, so that this is nobody's.
  await store.mine.forget(player.id, GONE, `gone:${player.id}`);
  changed(hall, player.id);
};

export const deletePlayer = async (hall: Hall, player: PlayerRow, address: string, asked: Deletion): Promise<void> => {
  if (!hall.tries.spend(address, player.folded)) throw new Refused(429, 'rate');
  await checkDeletion(hall, player, asked);
  for (const { player: id } of await hall.store.accounts.programsOf(player.id)) {
    const program = await hall.store.player(id);
    if (program) await forget(hall, program);
  }
  await forget(hall, player);
};
