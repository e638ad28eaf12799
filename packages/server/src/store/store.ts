/**
 * Where the hall keeps matches: one interface, SQLite (libsql) and PostgreSQL behind it. The store orders and keeps; it
 * never judges. Values are JSON texts made by the caller, times are milliseconds of the caller's clock.
 *
 * `append` is the only place where a match advances: it is on the disk, whole, before it says `done`, and (match, n) is
 * unique whatever several halls do at once.
 *
 * Promises reject when the database does not answer; whether the last call was carried out is then open, and a token
 * tells it when it is said again. They reject, too, with what cannot be kept: a text with NUL or half a surrogate pair in
 * it (JSON writes both with other signs), a number that is no safe integer, a session or an aside of nobody.
 */
import type { Both, Side } from '@five-victories/engine/kernel';
import type { Hex, Party } from '@five-victories/engine/fair';
import type { AddressStore } from './addresses.js';
import type { HolidayStore } from './holidays.js';
import type { NoticeRow, OutboxStore } from './outbox.js';
import type { Ban, Code, MatchId, Millis, OfTournament, Status, Token } from '../protocol/index.js';
import type { Accounts } from './people/accounts.js';
import type { Manners } from './people/manners.js';
import type { Mine } from './people/mine.js';
import type { Ratings } from './ratings.js';
import type { Tournaments } from './tournaments.js';

/** A player as the hall knows him: a name, and cookies that prove he is the same as before. */
export interface PlayerRow {
  readonly id: string;
  readonly name: string;
  /** The name as it is compared: two players cannot have one. */
  readonly folded: string;
  readonly created: Millis;
  readonly seen: Millis;
  /** A guest is known by his cookie alone. These two are kept elsewhere, and not written with the player. */
  readonly kind: 'guest' | 'person' | 'program';
  /** It may have run out. */
  readonly ban: Ban | undefined;
}

/** A match without its log. What changes with every line is in `Running`. */
export interface MatchRow extends Running {
  readonly id: MatchId;
  readonly code: Code;
  readonly game: string;
  readonly version: string;
  readonly name: string;
  /** JSON. */
  readonly begin: string;
  readonly terms: string;
  readonly coats: string;
  readonly isPublic: boolean;
  /** Whether it changes ratings when it is over. */
  readonly isRated: boolean;
  /** The tournament it was made for. */
  readonly tournament?: OfTournament | undefined;
  /** `player:ID` or `bot:NAME`; undefined while the seat is empty. */
  readonly seats: Partial<Both<string>>;
  readonly seals: Partial<Record<Party, Hex>>;
  readonly created: Millis;
  /** The last line. */
  readonly said: number;
}

/** By which a hall sees whether it knows what the store has. */
export type State = Pick<MatchRow, 'id' | 'said' | 'status' | 'changed' | 'due'>;

export interface RulesInUse {
  readonly game: string;
  readonly version: string;
  readonly matches: number;
}

export interface Running {
  readonly status: Status;
  /** Whoever may answer now. */
  readonly asked: readonly Side[];
  /** JSON of the clock, and when somebody's time will have run out: any hall looks for that. */
  readonly clock: string;
  readonly due: Millis | undefined;
  readonly changed: Millis;
  /** JSON of how it ended. */
  readonly ended: string | undefined;
}

/** A line of the log. */
export interface EntryRow {
  readonly n: number;
  readonly at: Millis;
  /** The line as JSON, all of it: whatever lies face down is told to nobody by the hall, not by the store. */
  readonly line: string;
  /** Of the one who said it; several lines said in one breath have TOKEN, TOKEN.1, TOKEN.2 … */
  readonly token: Token;
  readonly head: Hex;
}

/** What is said beside the log, in an order of its own: talk, offers, replies. */
export interface AsideRow {
  readonly k: number;
  readonly at: Millis;
  readonly kind: string;
  readonly body: string;
  readonly token: Token;
}

export type Appended =
  | { readonly result: 'done'; readonly n: number }
  /** Somebody was first: nothing was written. Read the new lines and judge again. */
  | { readonly result: 'late' }
  /** This token is in the log: said before, under this number (of the last of its lines). Nothing was written. */
  | { readonly result: 'again'; readonly n: number };

/** What only the hall may read: opened and unopened secrets of the three parties, answers given before they are asked. */
export type SecretName = Party | `drawer:${Side}` | `orders:${Side}`;

export interface Store extends HolidayStore, OutboxStore, AddressStore {
  // ---- matches
  /** False: a match of this id (or a match that waits, of this code) is there already. Secrets are written with it. */
  create(match: MatchRow, secrets: Readonly<Partial<Record<SecretName, string>>>): Promise<boolean>;
  match(id: MatchId): Promise<MatchRow | undefined>;
  /** Of those of these matches that are there, in any order. */
  states(ids: readonly MatchId[]): Promise<readonly State[]>;
  /** A match that waits for somebody. */
  matchOfCode(code: Code): Promise<MatchRow | undefined>;
  /** Open challenges for everybody, newest first. */
  challenges(most: number): Promise<readonly MatchRow[]>;
  /** Of a player (`player:ID`), those that changed last first. */
  matchesOf(player: string, most: number): Promise<readonly MatchRow[]>;
  /** How many matches of this player wait for somebody. */
  waitingOf(player: string): Promise<number>;
  /** Matches whose time is up by now. */
  due(now: Millis, most: number): Promise<readonly MatchId[]>;
  /** By which rules matches are played that are not over, and how many. */
  rulesInUse(): Promise<readonly RulesInUse[]>;
  /** Those of them by these rules, in the order of their names, after one. */
  playedBy(game: string, version: string, after: MatchId, most: number): Promise<readonly MatchId[]>;
  /** Matches in which a bot of the hall is asked, and nothing has changed since then: whoever let it think is gone. */
  forsaken(since: Millis, most: number): Promise<readonly MatchId[]>;
  /** How many matches there are in each state. */
  counts(): Promise<Readonly<Record<Status, number>>>;
  /**
   * Takes an empty seat, or begins to play: only if the match is in the state `from` and `said` is still `said`.
   * False: it is not, and nothing was written. Secrets are written with it.
   */
  change(
    id: MatchId,
    from: { readonly status: Status; readonly said: number },
    to: Partial<Running & Pick<MatchRow, 'terms' | 'version' | 'seats' | 'seals'>>,
    secrets?: Readonly<Partial<Record<SecretName, string>>>,
    notices?: readonly NoticeRow[],
  ): Promise<boolean>;
  /** Removes a match that nobody has joined. False: there is no such match, or it is no longer open. */
  withdraw(id: MatchId): Promise<boolean>;

  // ---- the log
  /**
   * All rows or none; `rows` begin at `expected` + 1. `drawers` that are emptied or filled with it, and `notices` of what
   * has come of it for those who have an address. Orders that were `held` and are others by now: `late`. With a `version`
   * the lines were judged by these rules, and the match is `late` when it goes by others meanwhile. The token of the
   * first row tells `again`; that another row's is in the log already is a fault of the caller and rejects.
   */
  append(
    id: MatchId,
    expected: number,
    rows: readonly EntryRow[],
    running: Running & Partial<Pick<MatchRow, 'terms' | 'version'>>,
    drawers?: Readonly<Partial<Record<`drawer:${Side}` | `orders:${Side}`, string | undefined>>>,
    notices?: readonly NoticeRow[],
    held?: Readonly<Partial<Record<`orders:${Side}`, string | undefined>>>,
  ): Promise<Appended>;
  since(id: MatchId, n: number): Promise<readonly EntryRow[]>;

  // ---- secrets
  secrets(id: MatchId): Promise<Readonly<Partial<Record<SecretName, string>>>>;
  /** Undefined takes it out. Only while the log is at `said` lines: false otherwise. */
  setDrawer(id: MatchId, side: Side, said: number, value: string | undefined): Promise<boolean>;
  /** In the place of what it was `before`; false: it was something else. */
  setOrders(id: MatchId, side: Side, before: string | undefined, value: string | undefined): Promise<boolean>;

  // ---- beside the log
  /** The number it got; a token that is there already gives the number it had. */
  aside(id: MatchId, row: Omit<AsideRow, 'k'>): Promise<number>;
  asides(id: MatchId, after: number): Promise<readonly AsideRow[]>;

  // ---- players
  player(id: string): Promise<PlayerRow | undefined>;
  /** By the name as it is compared. */
  playerNamed(folded: string): Promise<PlayerRow | undefined>;
  /** Makes a player or gives him another name; `created` stays as it was. False: the name is another's. */
  setPlayer(row: PlayerRow): Promise<boolean>;
  /** Of a cookie, by its hash; notes that he and it were seen, once a minute. */
  playerOfSession(hash: string, now: Millis): Promise<PlayerRow | undefined>;
  /** `label` says which device it is. */
  setSession(hash: string, player: string, now: Millis, label?: string): Promise<void>;
  endSession(hash: string): Promise<void>;
  readonly accounts: Accounts;
  readonly manners: Manners;
  readonly mine: Mine;
  readonly ratings: Ratings;
  readonly tournaments: Tournaments;

  // ---- between halls on one store
  /**
   * A hint for all halls, this one included, that something has happened in a match; `what` says what. After a commit,
   * never in it, many at once. Hints may be lost: whoever listens also looks by himself every few seconds.
   * At most 1000 bytes, as JSON.
   */
  hint(match: MatchId, what: string): void;
  onHint(listener: (match: MatchId, what: string) => void): () => void;

  /**
   * A copy of the database that can be opened by itself (as hall.db in a folder), while the hall runs on; where the store
   * can make one. It never replaces a file.
   */
  backUp?(file: string): Promise<void>;
  /** Whether the database answers. */
  isWell(): Promise<boolean>;
  close(): Promise<void>;
}
