/** Talk beside the board: who hears it, and whom somebody does not want to hear. */
import type { Side } from '@five-victories/engine/kernel';
import { ROOMS, type MuteAsk, type NoCode, type Room, type Talk, type TalkAsk } from '../protocol/index.js';
import type { Spoken, TalkBody } from '../log/offers.js';
import type { AsideRow } from '../store/store.js';
import { isFull, type Board, type Known } from './board.js';
import { plain } from './names.js';
import { playerOf } from './people.js';
import type { Table } from './table.js';

interface MuteBody {
  readonly player: string;
  readonly room: Room;
  readonly mute: boolean;
}

const isMuted = (asides: readonly AsideRow[], player: string, room: Room): boolean =>
  asides
    .filter(({ kind }) => kind === 'mute')
    .map(({ body }) => JSON.parse(body) as MuteBody)
    .filter((mute) => mute.player === player && mute.room === room)
    .at(-1)?.mute ?? false;

/** Where this player has asked not to hear the others. */
export const mutedBy = (asides: readonly AsideRow[], player: string | undefined): Room[] =>
  player === undefined ? [] : ROOMS.filter((room) => isMuted(asides, player, room));

/** What is told of something said: whose it is stays here. */
export const toldTalk = ({ player: _player, ...talk }: Spoken): Talk => talk;

/** Players talk among themselves; what watchers say they hear when the match is over. */
export const hears = (
  { asides, row: { status, seats } }: Known,
  { player: listener, unheard }: Pick<Table, 'player' | 'unheard'>,
  side: Side | undefined,
  talk: Spoken,
): boolean => {
  const player = listener?.id;
  const speaker = talk.player ?? playerOf(talk.side && seats[talk.side]);
  if (speaker !== undefined && speaker !== player && unheard.has(speaker)) return false;
  const isIn = talk.room === 'players' ? side !== undefined : side === undefined || status === 'over';
  if (!isIn) return false;
  const isOwn = side !== undefined && talk.side === side;
  return isOwn || player === undefined || !isMuted(asides, player, talk.room);
};

const write = async ({ hall, id }: Board, kind: string, token: string, body: unknown): Promise<void> => {
  await hall.store.aside(id, { at: hall.time.now(), kind, body: JSON.stringify(body), token });
};

/** Why not, or undefined when it is written. */
export const talk = async (
  board: Board,
  table: Table,
  { room, words, token }: TalkAsk,
): Promise<NoCode | undefined> => {
  const { hall, known } = board;
  const side = board.viewers.get(table);
  const { player } = table;
  if (!player || (room === 'players') !== (side !== undefined)) return 'seat';
  const said = plain(words);
  if (said === '') return 'shape';
  if (isFull(known) || !hall.talk.spend(player.id)) return 'rate';
  const by = await hall.people.nameOf(player.id);
  const body: TalkBody = { by, room, words: said, ...(side && { side }), player: player.id };
  await write(board, 'talk', token, body);
  return undefined;
};

export const mute = async (board: Board, table: Table, asked: MuteAsk): Promise<NoCode | undefined> => {
  const { hall, known } = board;
  if (!table.player) return 'seat';
  if (isFull(known) || !hall.talk.spend(table.player.id)) return 'rate';
  const body: MuteBody = { player: table.player.id, room: asked.room, mute: asked.mute };
  await write(board, 'mute', `mute.${hall.name}.${hall.time.now()}.${known.asides.length}`, body);
  return undefined;
};
