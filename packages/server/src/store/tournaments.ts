/**
 * Tournaments. Whatever is written about one counts up its `said`, in the transaction that writes it: whoever has judged
 * by an older count is late, reads, and judges again. So two halls never pair a round twice.
 */
import type { Side } from '@five-victories/engine/kernel';
import type { Hex } from '@five-victories/engine/fair';
import {
  MEETING_RESULTS,
  RESULT_SOURCES,
  TOURNAMENT_KINDS,
  TOURNAMENT_STATUSES,
  type MatchId,
  type MeetingResult,
  type Millis,
  type ResultSource,
  type TournamentId,
  type TournamentKind,
  type TournamentStatus,
} from '../protocol/index.js';
import { ask, type Driver, type Row, type Steps, type Value } from './driver.js';
import { creating } from './matches.js';
import { putNotices, type NoticeRow } from './outbox.js';
import { putDeed, type DeedRow } from './people/manners.js';
import { assigned, inserting, maybeNumber, maybeText, numberOf, textOf } from './rows.js';
import type { MatchRow, SecretName } from './store.js';

/** What changes while it is played. */
export interface TournamentState {
  readonly status: TournamentStatus;
  readonly round: number;
  readonly rounds: number;
  /** When the next round is to begin by itself. */
  readonly next: Millis | undefined;
  /** When a hall looks again, whatever has happened. */
  readonly due: Millis | undefined;
  readonly changed: Millis;
}

export interface TournamentRow extends TournamentState {
  readonly id: TournamentId;
  /** A player; undefined: whoever runs the hall. */
  readonly organiser: string | undefined;
  readonly name: string;
  readonly game: string;
  readonly kind: TournamentKind;
  readonly isPublic: boolean;
  /** JSON. */
  readonly setting: string;
  readonly created: Millis;
  readonly said: number;
  /** How many have entered and not withdrawn; counted, not written. */
  readonly entrants: number;
}

export interface EntrantRow {
  readonly player: string;
  readonly entered: Millis;
  /** Undefined before the first round. */
  readonly seed: number | undefined;
  /** When he withdrew. */
  readonly gone: Millis | undefined;
  /** By the organiser: he does not come back. */
  readonly isRemoved: boolean;
}

export interface RoundRow {
  readonly round: number;
  readonly began: Millis;
  readonly until: Millis | undefined;
}

export interface PairingRow {
  readonly round: number;
  readonly board: number;
  readonly south: string | undefined;
  readonly north: string | undefined;
  readonly match: MatchId | undefined;
  readonly result: MeetingResult | undefined;
  /** `void`: both have called the match void, and there is no result yet. */
  readonly source: ResultSource | 'void' | undefined;
  readonly isAgain: boolean;
}

/** What is written together. Rows that are there already are replaced. */
export interface TournamentChange {
  readonly state?: Partial<TournamentState>;
  readonly entrants?: readonly EntrantRow[];
  readonly rounds?: readonly RoundRow[];
  readonly pairings?: readonly PairingRow[];
  readonly matches?: readonly { readonly row: MatchRow; readonly secrets: Partial<Record<SecretName, Hex>> }[];
  /** Matches that have not begun and are not needed any more. */
  readonly dropped?: readonly MatchId[];
  readonly notices?: readonly NoticeRow[];
  /** By whom the hall is run. */
  readonly deed?: DeedRow;
}

const among = <T extends string>(all: readonly T[], text: string | undefined): T | undefined =>
  all.find((each) => each === text);

const rowOf = (row: Row): TournamentRow => ({
  id: textOf(row, 'id'),
  organiser: maybeText(row, 'organiser'),
  name: textOf(row, 'name'),
  game: textOf(row, 'game'),
  kind: among(TOURNAMENT_KINDS, textOf(row, 'kind'))!,
  isPublic: numberOf(row, 'is_public') === 1,
  setting: textOf(row, 'setting'),
  status: among(TOURNAMENT_STATUSES, textOf(row, 'status'))!,
  round: numberOf(row, 'round'),
  rounds: numberOf(row, 'rounds'),
  next: maybeNumber(row, 'next_at'),
  due: maybeNumber(row, 'due'),
  created: numberOf(row, 'created'),
  changed: numberOf(row, 'changed'),
  said: numberOf(row, 'said'),
  entrants: numberOf(row, 'entrants'),
});

const entrantOf = (row: Row): EntrantRow => ({
  player: textOf(row, 'player'),
  entered: numberOf(row, 'entered'),
  seed: maybeNumber(row, 'seed'),
  gone: maybeNumber(row, 'gone'),
  isRemoved: numberOf(row, 'removed') === 1,
});

const roundOf = (row: Row): RoundRow => ({
  round: numberOf(row, 'round'),
  began: numberOf(row, 'began'),
  until: maybeNumber(row, 'until'),
});

const pairingOf = (row: Row): PairingRow => ({
  round: numberOf(row, 'round'),
  board: numberOf(row, 'board'),
  south: maybeText(row, 'south'),
  north: maybeText(row, 'north'),
  match: maybeText(row, 'match'),
  result: among(MEETING_RESULTS, maybeText(row, 'result')),
  source: among([...RESULT_SOURCES, 'void'], maybeText(row, 'source')),
  isAgain: numberOf(row, 'again') === 1,
});

const STATE = {
  status: 'status',
  round: 'round',
  rounds: 'rounds',
  next: 'next_at',
  due: 'due',
  changed: 'changed',
} as const satisfies Readonly<Record<keyof TournamentState, string>>;

/** Only what is given; what is given as undefined is emptied. */
const stateColumns = (state: Partial<TournamentState>): Record<string, Value> =>
  Object.fromEntries(
    (Object.keys(STATE) as (keyof TournamentState)[])
      .filter((field) => field in state)
      .map((field) => [STATE[field], state[field]]),
  );

/** A row, or the row that is there with these values. */
const putting = (table: string, keys: readonly string[], columns: Readonly<Record<string, Value>>) => {
  const rest = Object.keys(columns).filter((column) => !keys.includes(column));
  const set = rest.map((column) => `${column} = excluded.${column}`).join(', ');
  const text = `${inserting(table, columns)} on conflict (${keys.join(', ')}) do update set ${set}`;
  return ask(text, ...Object.values(columns));
};

const putEntrant = (tournament: TournamentId, { player, entered, seed, gone, isRemoved }: EntrantRow) => {
  const columns = { tournament, player, entered, seed, gone, removed: isRemoved ? 1 : 0 };
  return putting('entrant', ['tournament', 'player'], columns);
};

const putRound = (tournament: TournamentId, row: RoundRow) =>
  putting('tournament_round', ['tournament', 'round'], { tournament, ...row });

const putPairing = (tournament: TournamentId, { isAgain, ...row }: PairingRow) =>
  putting('pairing', ['tournament', 'round', 'board'], { tournament, ...row, again: isAgain ? 1 : 0 });

/** Something else has happened meanwhile: nothing is written. */
class Late extends Error {}

const DROP = `delete from match where id = $1 and status = 'opening' and said = 0 returning id`;

const changing = function* (id: TournamentId, said: number, change: TournamentChange): Steps<void> {
  const columns = stateColumns(change.state ?? {});
  const set = ['said = said + 1', ...(Object.keys(columns).length > 0 ? [assigned(columns, 3)] : [])].join(', ');
  const text = `update tournament set ${set} where id = $1 and said = $2 returning id`;
  const held = yield ask(text, id, said, ...Object.values(columns));
  if (held.length === 0) throw new Late();
  for (const entrant of change.entrants ?? []) yield putEntrant(id, entrant);
  for (const round of change.rounds ?? []) yield putRound(id, round);
  for (const match of change.dropped ?? []) if ((yield ask(DROP, match)).length === 0) throw new Late();
  for (const { row, secrets } of change.matches ?? []) if (!(yield* creating(row, secrets))) throw new Late();
  for (const pairing of change.pairings ?? []) yield putPairing(id, pairing);
  if (change.deed) yield putDeed(change.deed);
  yield* putNotices(change.notices ?? []);
};

const notLate = async (done: Promise<void>): Promise<boolean> =>
  done.then(
    () => true,
    (error: unknown) => {
      if (error instanceof Late) return false;
      throw error;
    },
  );

const SEAL = `update match set seals = $3, changed = $4
  where id = $1 and status = 'opening' and said = 0 and seals = $2 returning id`;

const sealing = function* (
  row: MatchRow,
  side: Side,
  seal: Hex,
  at: Millis,
  notices: readonly NoticeRow[],
): Steps<boolean> {
  const after = JSON.stringify({ ...row.seals, [side]: seal });
  const done = yield ask(SEAL, row.id, JSON.stringify(row.seals), after, at);
  if (done.length === 0) return false;
  yield* putNotices(notices);
  return true;
};

/** Without its grounds, which are large and only wanted when a round begins. */
const SELECT = `select id, organiser, name, game, kind, is_public, setting, status, round, rounds, next_at, due, created,
    changed, said,
    (select count(*) from entrant where entrant.tournament = tournament.id and gone is null) as entrants
  from tournament`;

const MINE = `organiser = $1 or id in (select tournament from entrant where player = $1)`;

const columnsOf = (row: Omit<TournamentRow, 'entrants'>, grounds: string): Record<string, Value> => {
  const { id, organiser, name, game, kind, isPublic, setting, created, said } = row;
  const fixed = { id, organiser, name, game, kind, is_public: isPublic ? 1 : 0, setting, grounds, created, said };
  return { ...fixed, ...stateColumns(row) };
};

const questions = ({ ask: put }: Driver) => ({
  tournament: async (id: TournamentId): Promise<TournamentRow | undefined> =>
    (await put(`${SELECT} where id = $1`, id)).map(rowOf)[0],
  /** JSON of what is played. */
  grounds: async (id: TournamentId): Promise<string> => {
    const [row] = await put('select grounds from tournament where id = $1', id);
    return row ? textOf(row, 'grounds') : '[]';
  },
  /** For everybody, and those of this player; the newest first. */
  listed: async (player: string | undefined, most: number): Promise<readonly TournamentRow[]> =>
    (await put(`${SELECT} where is_public = 1 or ${MINE} order by created desc, id limit $2`, player ?? '', most)).map(
      rowOf,
    ),
  /** In which somebody takes part. */
  enteredBy: async (player: string): Promise<readonly TournamentId[]> =>
    (await put('select tournament from entrant where player = $1 and gone is null', player)).map((row) =>
      textOf(row, 'tournament'),
    ),
  /** Those in which somebody takes part or that he leads, and that are not over. */
  goingOf: async (player: string): Promise<readonly TournamentRow[]> =>
    (await put(`${SELECT} where status <> 'over' and (${MINE}) order by created, id`, player)).map(rowOf),
  /** How many of an organiser are not over. */
  openOf: async (organiser: string): Promise<number> =>
    numberOf((await put(`select count(*) as open from tournament where organiser = $1 and status <> 'over'`, organiser))[0]!, 'open'), // prettier-ignore
  entrants: async (id: TournamentId): Promise<readonly EntrantRow[]> =>
    (await put('select * from entrant where tournament = $1 order by entered, player', id)).map(entrantOf),
  rounds: async (id: TournamentId): Promise<readonly RoundRow[]> =>
    (await put('select * from tournament_round where tournament = $1 order by round', id)).map(roundOf),
  pairings: async (id: TournamentId): Promise<readonly PairingRow[]> =>
    (await put('select * from pairing where tournament = $1 order by round, board', id)).map(pairingOf),
  /** Those at which a hall has to look by now. */
  due: async (now: Millis, most: number): Promise<readonly TournamentId[]> =>
    (await put('select id from tournament where due <= $1 order by due, id limit $2', now, most)).map((row) =>
      textOf(row, 'id'),
    ),
  /** Those of which a match has ended, and its result is not written down yet. */
  unsettled: async (most: number): Promise<readonly TournamentId[]> =>
    (
      await put(
        `select distinct pairing.tournament from pairing join match on match.id = pairing.match
          join tournament on tournament.id = pairing.tournament
          where pairing.result is null and pairing.source is null and match.status = 'over'
            and tournament.status <> 'over' limit $1`,
        most,
      )
    ).map((row) => textOf(row, 'tournament')),
});

export const tournamentsOf = (driver: Driver) => ({
  ...questions(driver),
  /** False: there is one of this id. */
  make: async (row: Omit<TournamentRow, 'entrants'>, grounds: string): Promise<boolean> => {
    const columns = columnsOf(row, grounds);
    const text = `${inserting('tournament', columns)} on conflict do nothing returning id`;
    return (await driver.ask(text, ...Object.values(columns))).length > 0;
  },
  /** False: something was written meanwhile, or a match that was to be dropped has begun. Nothing is written then. */
  change: async (id: TournamentId, said: number, change: TournamentChange): Promise<boolean> =>
    notLate(driver.together(changing(id, said, change))),
  /** Writes a player's seal. False: the match has begun, or another seal was written meanwhile. */
  seal: async (row: MatchRow, side: Side, seal: Hex, at: Millis, notices: readonly NoticeRow[]): Promise<boolean> =>
    driver.together(sealing(row, side, seal, at, notices)),
});

export type Tournaments = ReturnType<typeof tournamentsOf>;
