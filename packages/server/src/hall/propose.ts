/** Matches that are proposed, joined and withdrawn. */
import { enemyOf, openMatch, type Fault, type Side } from '@five-victories/engine/kernel';
import { sealOf } from '@five-victories/engine/fair';
import { botNamed } from '@five-victories/bots';
import type { MatchId, NewMatch, TakeSeat } from '../protocol/index.js';
import type { MatchRow, PlayerRow } from '../store/store.js';
import { news } from './boards.js';
import { sideOf } from './cards.js';
import { randomCode, randomHex } from './chance.js';
import { created, isTrue, type HexSecrets } from './creating.js';
import type { Hall } from './hall.js';
import { playersOf, tellLobby } from './lobby.js';
import { seatNotices } from '../notices/kinds.js';
import { plain } from './names.js';
import { botSeat, playerSeat } from './people.js';
import { Refused } from './refused.js';
import { apartFrom } from '../people/manners.js';

const faulty = (path: string): Refused => new Refused(400, 'shape', [{ path, id: 'unreadable', facts: {} }]);

/** Reads how the match begins as the engine does; whatever is wrong with it is told with its place. */
const checkBegin = ({ rules }: Hall, { game, begin }: NewMatch): string => {
  const played = rules.gameOf(game, rules.today[game] ?? '');
  if (!played) throw faulty('body.game');
  const faults: Fault[] = [];
  const match = openMatch(played, begin, { hand: true }, 'body.begin', faults);
  if (!match) throw new Refused(400, 'shape', faults.slice(0, 20));
  return played.version;
};

/** What the hall, and its bot if one plays, throw into the dice. */
const sealsOf = (asked: NewMatch): { seals: MatchRow['seals']; secrets: HexSecrets } => {
  const hall = randomHex();
  const seals: MatchRow['seals'] = { hall: sealOf(asked.match, 'hall', hall), [asked.side]: asked.seal };
  if (asked.bot === undefined) return { seals, secrets: { hall } };
  const other = enemyOf(asked.side);
  const bot = randomHex();
  return {
    seals: { ...seals, [other]: sealOf(asked.match, other, bot) },
    secrets: { hall, [asked.side]: asked.secret!, [other]: bot },
  };
};

const rowOf = (
  asked: NewMatch,
  player: PlayerRow,
  version: string,
  seals: MatchRow['seals'],
  now: number,
): MatchRow => ({
  id: asked.match,
  code: randomCode(),
  game: asked.game,
  version,
  name: plain(asked.name),
  begin: JSON.stringify(asked.begin),
  terms: JSON.stringify(asked.terms),
  coats: JSON.stringify(asked.coats),
  isPublic: asked.isPublic && asked.bot === undefined,
  isRated: asked.terms.rated === true,
  seats: {
    [asked.side]: playerSeat(player.id),
    ...(asked.bot !== undefined && { [enemyOf(asked.side)]: botSeat(asked.bot) }),
  },
  seals,
  created: now,
  said: 0,
  status: asked.bot === undefined ? 'open' : 'opening',
  asked: [],
  clock: '',
  due: undefined,
  changed: now,
  ended: undefined,
});

/** A name that anybody may take tomorrow has no rating. */
const mayBeRated = ({ kind }: PlayerRow): void => {
  if (kind === 'guest') throw new Refused(403, 'claim');
};

/** Whose they are: a person is his own. */
const ownerOf = async ({ store }: Hall, player: string): Promise<string> =>
  (await store.accounts.account(player))?.owner ?? player;

const mayBeRatedWith = async (hall: Hall, player: PlayerRow, others: readonly string[]): Promise<void> => {
  mayBeRated(player);
  const owner = await ownerOf(hall, player.id);
  for (const other of others) if ((await ownerOf(hall, other)) === owner) throw new Refused(403, 'own');
};

export const propose = async (hall: Hall, player: PlayerRow, asked: NewMatch): Promise<MatchId> => {
  const { store, limits, time } = hall;
  const before = await store.match(asked.match);
  // The same twice is said once; another's name for a match is another's.
  if (before && sideOf(before, player.id) === asked.side && before.seals[asked.side] === asked.seal) return before.id;
  if (before) throw new Refused(409, 'taken');
  const version = checkBegin(hall, asked);
  if (asked.terms.rated) {
    if (asked.terms.friendly) throw faulty('body.terms.rated');
    mayBeRated(player);
  }
  if (asked.bot !== undefined) {
    if (!botNamed(asked.bot)) throw faulty('body.bot');
    if (!isTrue(asked.match, asked.side, asked.seal, asked.secret)) throw new Refused(400, 'seal');
  } else if ((await store.waitingOf(playerSeat(player.id))) >= limits.openChallenges) throw new Refused(429, 'many');
  const { seals, secrets } = sealsOf(asked);
  const row = rowOf(asked, player, version, seals, time.now());
  if (!(await created(hall, row, secrets))) throw new Refused(409, 'taken');
  if (row.status === 'opening') await news(hall, row.id, true);
  tellLobby(hall, row.id, row.isPublic ? undefined : [player.id]);
  return row.id;
};

export const takeSeat = async (
  hall: Hall,
  player: PlayerRow,
  id: MatchId,
  { seal, secret }: TakeSeat,
): Promise<void> => {
  const { store, time } = hall;
  const row = await store.match(id);
  if (!row) throw new Refused(404, 'unknown');
  const own = sideOf(row, player.id);
  if (own !== undefined) {
    if (row.seals[own] === seal) return;
    throw new Refused(409, 'seat');
  }
  if (row.status !== 'open') throw new Refused(409, 'taken');
  const apart = await apartFrom(hall, player.id);
  if (playersOf(row).some((other) => apart.has(other))) throw new Refused(403, 'apart');
  if (row.isRated) await mayBeRatedWith(hall, player, playersOf(row));
  const side: Side = row.seats.south === undefined ? 'south' : 'north';
  if (!isTrue(id, side, seal, secret)) throw new Refused(400, 'seal');
  const to = {
    status: 'opening' as const,
    changed: time.now(),
    seats: { ...row.seats, [side]: playerSeat(player.id) },
    seals: { ...row.seals, [side]: seal },
  };
  const notices = seatNotices({ ...row, ...to }, enemyOf(side), to.changed);
  if (!(await store.change(id, { status: 'open', said: row.said }, to, { [side]: secret }, notices)))
    throw new Refused(409, 'taken');
  await news(hall, id);
  tellLobby(hall, id, row.isPublic ? undefined : [player.id, ...playersOf(row)]);
};

export const withdraw = async (hall: Hall, player: PlayerRow, id: MatchId): Promise<void> => {
  const row = await hall.store.match(id);
  if (!row) throw new Refused(404, 'unknown');
  if (sideOf(row, player.id) === undefined) throw new Refused(403, 'seat');
  if (row.status !== 'open' || !(await hall.store.withdraw(id))) throw new Refused(409, 'taken');
  tellLobby(hall, id, row.isPublic ? undefined : [player.id]);
};
