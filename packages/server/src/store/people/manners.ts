/** Whom somebody does not want to meet or hear, what was reported, and who may not play or talk here. */
import type { Ban, Millis, RelationKind } from '../../protocol/index.js';
import { ask, type Driver, type Row, type Steps } from '../driver.js';
import { maybeNumber, maybeText, numberOf, textOf } from '../rows.js';

export interface ReportRow {
  readonly id: string;
  readonly by: string;
  readonly about: string;
  readonly match: string | undefined;
  /** What was said there, by its number, and how it read then. */
  readonly k: number | undefined;
  readonly quoted: string | undefined;
  readonly words: string;
  readonly at: Millis;
  readonly closed: Millis | undefined;
  readonly verdict: string | undefined;
}

export interface BanRow extends Ban {
  readonly player: string;
  readonly at: Millis;
}

/** What an operator did. */
export interface DeedRow {
  readonly id: string;
  readonly at: Millis;
  readonly what: string;
  readonly about: string;
  readonly why: string;
}

const reportOf = (row: Row): ReportRow => ({
  id: textOf(row, 'id'),
  by: textOf(row, 'by'),
  about: textOf(row, 'about'),
  match: maybeText(row, 'match'),
  k: maybeNumber(row, 'k'),
  quoted: maybeText(row, 'quoted'),
  words: textOf(row, 'words'),
  at: numberOf(row, 'at'),
  closed: maybeNumber(row, 'closed'),
  verdict: maybeText(row, 'verdict'),
});

const banOf = (row: Row): BanRow => ({
  player: textOf(row, 'player'),
  what: textOf(row, 'what') as Ban['what'],
  until: maybeNumber(row, 'until'),
  why: textOf(row, 'why'),
  at: numberOf(row, 'at'),
});

const deedOf = (row: Row): DeedRow => ({
  id: textOf(row, 'id'),
  at: numberOf(row, 'at'),
  what: textOf(row, 'what'),
  about: textOf(row, 'about'),
  why: textOf(row, 'why'),
});

const PUT_REPORT = `insert into report (id, by, about, match, k, quoted, words, at)
  values ($1, $2, $3, $4, $5, $6, $7, $8)`;

const PUT_BAN = `insert into ban (player, what, until, why, at) values ($1, $2, $3, $4, $5)
  on conflict (player) do update set what = excluded.what, until = excluded.until, why = excluded.why, at = excluded.at`;

export const putDeed = ({ id, at, what, about, why }: DeedRow) =>
  ask('insert into deed (id, at, what, about, why) values ($1, $2, $3, $4, $5)', id, at, what, about, why);

/** Nothing is done that is not written down, and nothing written down that is not done. */
const doing = function* (deed: DeedRow, first: ReturnType<typeof ask>): Steps<boolean> {
  const done = yield first;
  if (done.length === 0) return false;
  yield putDeed(deed);
  return true;
};

export const mannersOf = ({ ask: put, together }: Driver) => ({
  relate: async (player: string, kind: RelationKind, other: string, at: Millis): Promise<void> => {
    const text = 'insert into relation (player, kind, other, at) values ($1, $2, $3, $4) on conflict do nothing';
    await put(text, player, kind, other, at);
  },
  unrelate: async (player: string, kind: RelationKind, other: string): Promise<void> => {
    await put('delete from relation where player = $1 and kind = $2 and other = $3', player, kind, other);
  },
  relationsOf: async (player: string): Promise<readonly { kind: RelationKind; other: string }[]> =>
    (await put('select kind, other from relation where player = $1 order by at, other', player)).map((row) => ({
      kind: textOf(row, 'kind') as RelationKind,
      other: textOf(row, 'other'),
    })),
  /** Who has blocked this player. */
  blockedBy: async (other: string): Promise<readonly string[]> =>
    (await put(`select player from relation where other = $1 and kind = 'block'`, other)).map((row) =>
      textOf(row, 'player'),
    ),

  report: async ({ id, by, about, match, k, quoted, words, at }: ReportRow): Promise<void> => {
    await put(PUT_REPORT, id, by, about, match, k, quoted, words, at);
  },
  reported: async (id: string): Promise<ReportRow | undefined> =>
    (await put('select * from report where id = $1', id)).map(reportOf)[0],
  /** Open ones, oldest first. */
  reports: async (most: number): Promise<readonly ReportRow[]> =>
    (await put('select * from report where closed is null order by at, id limit $1', most)).map(reportOf),
  closeReport: async (id: string, deed: DeedRow): Promise<boolean> => {
    const text = 'update report set closed = $2, verdict = $3 where id = $1 and closed is null returning id';
    return together(doing(deed, ask(text, id, deed.at, deed.why)));
  },

  ban: async ({ player, what, until, why, at }: BanRow, deed: DeedRow): Promise<boolean> =>
    together(doing(deed, ask(`${PUT_BAN} returning player`, player, what, until, why, at))),
  unban: async (player: string, deed: DeedRow): Promise<boolean> =>
    together(doing(deed, ask('delete from ban where player = $1 returning player', player))),
  bans: async (now: Millis, most: number): Promise<readonly BanRow[]> =>
    (await put('select * from ban where until is null or until > $1 order by at desc, player limit $2', now, most)).map(
      banOf,
    ),
  deeds: async (most: number): Promise<readonly DeedRow[]> =>
    (await put('select * from deed order by at desc, id limit $1', most)).map(deedOf),
});

export type Manners = ReturnType<typeof mannersOf>;
