/** Whether somebody still needs to be told, by what has become of the match meanwhile. */
import type { HallLine } from '@five-victories/engine/fair';
import type { NoticeRow } from '../store/outbox.js';
import type { Store } from '../store/store.js';
import type { NoticeBody } from './kinds.js';

/** It is his turn still, and he has not said anything since. */
const isHisTurn = async (store: Store, { match, n, body }: NoticeRow): Promise<boolean> => {
  const { side } = JSON.parse(body) as NoticeBody;
  const row = await store.match(match);
  if (!side || row?.status !== 'playing' || !row.asked.includes(side)) return false;
  const since = await store.since(match, n);
  return !since.some(({ line }) => {
    const said = JSON.parse(line) as HallLine;
    return 'by' in said && said.by === side;
  });
};

/** He has not sealed his part of the match yet. */
const hasNotCome = async (store: Store, { match, body }: NoticeRow): Promise<boolean> => {
  const { side } = JSON.parse(body) as NoticeBody;
  const row = await store.match(match);
  return row?.status === 'opening' && side !== undefined && row.seals[side] === undefined;
};

export const isNeeded = async (store: Store, notice: NoticeRow): Promise<boolean> => {
  if (notice.kind === 'turn') return isHisTurn(store, notice);
  if (notice.kind === 'seat') return (await store.match(notice.match))?.status === 'opening';
  if (notice.kind === 'round') return hasNotCome(store, notice);
  return true;
};
