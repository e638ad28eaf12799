/** Writes new matches down. */
import { enemyOf, type Side } from '@five-victories/engine/kernel';
import { sealOf, type Hex } from '@five-victories/engine/fair';
import type { MatchId, Rematch, TakeSeat } from '../protocol/index.js';
import type { MatchRow, SecretName } from '../store/store.js';
import { randomCode, randomHex } from './chance.js';
import type { Hall } from './hall.js';

export type HexSecrets = Partial<Record<SecretName, Hex>>;

export const isTrue = (match: MatchId, side: Side, seal: Hex | undefined, secret: Hex | undefined): boolean =>
  secret !== undefined && sealOf(match, side, secret) === seal;

const CODES_TRIED = 5;

/** Writes a match down under a code of its own. False: its id is taken. */
export const created = async ({ store }: Hall, row: MatchRow, secrets: HexSecrets): Promise<boolean> => {
  for (let i = 0; i < CODES_TRIED; i++) {
    if (await store.create(i === 0 ? row : { ...row, code: randomCode() }, secrets)) return true;
    if (await store.match(row.id)) return false;
  }
  return false;
};

/** The match again between the same two, who both have sealed; the one who offered it opens his seal next. */
export const createRematch = async (
  hall: Hall,
  row: MatchRow,
  by: Side,
  { match, seal, swap }: Rematch,
  taker: TakeSeat,
): Promise<boolean> => {
  const offering = swap ? enemyOf(by) : by;
  const taking = enemyOf(offering);
  const seals: MatchRow['seals'] = { [offering]: seal, [taking]: taker.seal };
  const before = await hall.store.match(match);
  // Said twice, or by two halls: it is there already.
  if (before) return before.seals[offering] === seal && before.seals[taking] === taker.seal;
  const secret = randomHex();
  const now = hall.time.now();
  const next: MatchRow = {
    ...row,
    id: match,
    version: hall.rules.today[row.game] ?? row.version,
    code: randomCode(),
    seats: { [offering]: row.seats[by]!, [taking]: row.seats[enemyOf(by)]! },
    seals: { ...seals, hall: sealOf(match, 'hall', secret) },
    created: now,
    said: 0,
    status: 'opening',
    asked: [],
    clock: '',
    due: undefined,
    changed: now,
    ended: undefined,
    tournament: undefined,
  };
  return created(hall, next, { hall: secret, [taking]: taker.secret });
};
