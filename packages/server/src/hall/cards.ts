/** Matches as they are shown to somebody. */
import { SIDES, type Both, type Side } from '@five-victories/engine/kernel';
import type { Ended, MatchCard, MatchHead, Seat, Terms } from '../protocol/index.js';
import type { Secrets } from '@five-victories/engine/fair';
import type { MatchRow, SecretName } from '../store/store.js';
import { playerSeat, type People } from './people.js';

/** The side of this player in a match; undefined for whoever looks on. */
export const sideOf = ({ seats }: MatchRow, player: string | undefined): Side | undefined =>
  player === undefined ? undefined : SIDES.find((side) => seats[side] === playerSeat(player));

const seatsOf = async (people: People, { seats, game }: MatchRow): Promise<Partial<Both<Seat>>> => {
  const taken = SIDES.filter((side) => seats[side] !== undefined);
  return Object.fromEntries(
    await Promise.all(taken.map(async (side) => [side, await people.seatOf(seats[side]!, game)])),
  );
};

/** Only of matches that the hall has made: whoever proposes or joins one has sealed. */
const unsealedOf = ({ status, seals }: MatchRow): Side[] =>
  status === 'opening' ? SIDES.filter((side) => seals[side] === undefined) : [];

export const cardOf = async (people: People, row: MatchRow, you: Side | undefined): Promise<MatchCard> => ({
  id: row.id,
  game: row.game,
  version: row.version,
  name: row.name,
  coats: JSON.parse(row.coats) as Both<string>,
  terms: JSON.parse(row.terms) as Terms,
  seats: await seatsOf(people, row),
  status: row.status,
  ...(row.status === 'open' && { code: row.code }),
  ...(unsealedOf(row).length > 0 && { unsealed: unsealedOf(row) }),
  // The link of a tournament that is not for everybody is its players' to give away.
  ...(row.tournament && (row.isPublic || you) && { tournament: row.tournament }),
  isPublic: row.isPublic,
  created: row.created,
  said: row.said,
  changed: row.changed,
  asked: row.asked,
  ...(row.ended !== undefined && { ended: JSON.parse(row.ended) as Ended }),
  ...(you && { you }),
});

/** All three, once the match is over and nothing can be foretold by them. */
export const openSecrets = (
  { status }: MatchRow,
  { hall, south, north }: Readonly<Partial<Record<SecretName, string>>>,
): Secrets | undefined => (status === 'over' && hall && south && north ? { hall, south, north } : undefined);

export const headOf = (row: MatchRow, card: MatchCard, secrets: Secrets | undefined): MatchHead => ({
  ...card,
  begin: JSON.parse(row.begin) as unknown,
  seals: row.seals,
  ...(secrets && { secrets }),
});
