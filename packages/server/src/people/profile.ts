/** What everybody may know of somebody. */
import { botNamed } from '@five-victories/bots';
import type { LeagueAnswer, ProfileAnswer } from '../protocol/index.js';
import { gameNamed } from '../hall/games.js';
import type { Hall } from '../hall/hall.js';
import { botSeat, GONE, playerSeat } from '../hall/people.js';
import { Refused } from '../hall/refused.js';
import { shownRating } from '../ratings/shown.js';
import type { MatchRow, PlayerRow } from '../store/store.js';

/** Of each, as many as a page shows. */
const MOST_MATCHES = 50;

/** A match that was found by its link alone stays with those who have the link. */
const isOpenToAll = ({ isPublic, isRated }: MatchRow): boolean => isPublic || isRated;

type Profile = Omit<ProfileAnswer, 'matches'> & { readonly rows: readonly MatchRow[] };

/** What rated matches say of a seat. */
const ratedOf = async ({ store, time }: Hall, seat: string): Promise<Pick<Profile, 'ratings' | 'results'>> => {
  const [ratings, results] = await Promise.all([
    store.ratings.ratingsOf(seat),
    store.ratings.resultsOf(seat, MOST_MATCHES),
  ]);
  return { ratings: ratings.map((row) => shownRating(row, time.now())), results };
};

const ofBot = async (hall: Hall, name: string): Promise<Profile> => ({
  name,
  kind: 'bot',
  you: false,
  blocked: false,
  muted: false,
  ...(await ratedOf(hall, botSeat(name))),
  rows: (await hall.store.matchesOf(botSeat(name), MOST_MATCHES)).filter(isOpenToAll),
});

const MOST_IN_LEAGUE = 200;

export const league = async (hall: Hall, game: string): Promise<LeagueAnswer> => {
  if (!gameNamed(game)) throw new Refused(404, 'unknown');
  const now = hall.time.now();
  const rows = await hall.store.ratings.league(game, MOST_IN_LEAGUE);
  const shown = rows.map(async (row) => {
    const { name, kind } = await hall.people.seatOf(row.seat);
    return { name, kind, ...shownRating(row, now) };
  });
  // Of somebody with two lucky matches nobody knows yet where he belongs.
  // A match that was still being played when its player went is rated for both.
  const all = (await Promise.all(shown)).filter(({ name }) => name !== GONE);
  return { game, league: [...all.filter((each) => !each.isProvisional), ...all.filter((each) => each.isProvisional)] };
};

export const profile = async (hall: Hall, name: string, viewer: PlayerRow | undefined): Promise<Profile> => {
  if (botNamed(name)) return ofBot(hall, name);
  const player = await hall.people.named(name);
  if (!player) throw new Refused(404, 'unknown');
  const { accounts, manners } = hall.store;
  const you = player.id === viewer?.id;
  const [account, relations, rows] = await Promise.all([
    accounts.account(player.id),
    viewer ? manners.relationsOf(viewer.id) : [],
    hall.store.matchesOf(playerSeat(player.id), MOST_MATCHES),
  ]);
  const isRelated = (kind: string): boolean => relations.some((each) => each.kind === kind && each.other === player.id);
  return {
    name: player.name,
    kind: player.kind,
    since: player.created,
    ...(account?.owner !== undefined && { owner: await hall.people.nameOf(account.owner) }),
    you,
    blocked: isRelated('block'),
    muted: isRelated('mute'),
    ...(await ratedOf(hall, playerSeat(player.id))),
    rows: you ? rows : rows.filter(isOpenToAll),
  };
};
