/** What whoever runs the hall sees of it, and what he does; everything he does is written down. */
import type { Hall } from '../hall/hall.js';
import { randomLetters } from '../hall/chance.js';
import { plain } from '../hall/names.js';
import { changed } from '../hall/renaming.js';
import { Refused } from '../hall/refused.js';
import type { BanShown, DeedShown, Health, NewBan, OperatorAnswer, Pardon, ReportShown } from '../protocol/index.js';
import type { DeedRow } from '../store/people/manners.js';
import type { PlayerRow } from '../store/store.js';

const MOST_SHOWN = 100;
const DAY = 24 * 60 * 60_000;

const healthOf = async ({ store, metrics, tables, boards, bots, time }: Hall): Promise<Health> => ({
  store: await store.isWell(),
  since: Math.round(time.now() - process.uptime() * 1000),
  memory: process.memoryUsage().rss,
  tables: tables.size,
  boards: boards.size,
  matches: await store.counts(),
  answers: metrics.answers.of(),
  errors: metrics.errors.of(),
  bots: bots.load(),
});

const reportsOf = async ({ store, people }: Hall): Promise<ReportShown[]> =>
  Promise.all(
    (await store.manners.reports(MOST_SHOWN)).map(async ({ id, by, about, match, quoted, words, at }) => ({
      id,
      by: await people.nameOf(by),
      about: await people.nameOf(about),
      ...(match !== undefined && { match }),
      ...(quoted !== undefined && { quoted }),
      words,
      at,
    })),
  );

const bansOf = async ({ store, people, time }: Hall): Promise<BanShown[]> =>
  Promise.all(
    (await store.manners.bans(time.now(), MOST_SHOWN)).map(async ({ player, ...ban }) => ({
      ...ban,
      player: await people.nameOf(player),
    })),
  );

const deedsOf = async ({ store, people }: Hall): Promise<DeedShown[]> =>
  Promise.all(
    (await store.manners.deeds(MOST_SHOWN)).map(async ({ at, what, about, why }) => ({
      at,
      what,
      about: await people.nameOf(about),
      why,
    })),
  );

export const overview = async (hall: Hall, mayAct: boolean): Promise<OperatorAnswer> => ({
  mayAct,
  health: await healthOf(hall),
  reports: await reportsOf(hall),
  bans: await bansOf(hall),
  deeds: await deedsOf(hall),
});

const deedOf = (hall: Hall, what: string, about: string, why: string): DeedRow => ({
  id: randomLetters(16),
  at: hall.time.now(),
  what,
  about,
  why: plain(why),
});

const meant = async (hall: Hall, name: string): Promise<PlayerRow> => {
  const player = await hall.people.named(name);
  if (!player) throw new Refused(404, 'unknown');
  return player;
};

/** His programs do not play on without him. */
const withPrograms = async (hall: Hall, { id }: PlayerRow): Promise<string[]> => [
  id,
  ...(await hall.store.accounts.programsOf(id)).map(({ player }) => player),
];

export const ban = async (hall: Hall, { player: name, what, days, why }: NewBan): Promise<void> => {
  const at = hall.time.now();
  const until = days === undefined ? undefined : at + days * DAY;
  for (const player of await withPrograms(hall, await meant(hall, name))) {
    await hall.store.manners.ban(
      { player, what, until, why: plain(why), at },
      deedOf(hall, `ban:${what}`, player, why),
    );
    changed(hall, player);
  }
};

export const pardon = async (hall: Hall, { player: name, why }: Pardon): Promise<void> => {
  const players = await withPrograms(hall, await meant(hall, name));
  const done = await Promise.all(
    players.map(async (player) => hall.store.manners.unban(player, deedOf(hall, 'pardon', player, why))),
  );
  if (!done.includes(true)) throw new Refused(404, 'unknown');
  for (const player of players) changed(hall, player);
};

/** The deed is about whoever was reported. */
export const closeReport = async (hall: Hall, id: string, why: string): Promise<void> => {
  const about = (await hall.store.manners.reported(id))?.about;
  const isClosed =
    about !== undefined && (await hall.store.manners.closeReport(id, deedOf(hall, 'report', about, why)));
  if (!isClosed) throw new Refused(404, 'unknown');
};
