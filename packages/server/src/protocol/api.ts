/**
 * What is asked over HTTP, below /api/1. Everything is JSON; whoever writes sends `content-type: application/json` and
 * comes from the hall's own pages (Origin). Errors are `{ error: { code, faults? } }` with the codes of the socket and
 * those of `HTTP_CODES`.
 *
 * | request | answer |
 * |---|---|
 * | GET hall | `HallAnswer`: there is a hall here |
 * | GET me | `MeAnswer`: name, own matches |
 * | POST me `{ name }` | `MeAnswer`: sits down as a guest, or takes another name |
 * | DELETE me | signs out; the matches stay |
 * | GET challenges | `{ challenges: MatchCard[] }`: open ones, newest first |
 * | POST matches `NewMatch` | `{ match: MatchHead }` |
 * | GET matches/:id, GET codes/:code | `{ match: MatchHead }` |
 * | POST matches/:id/seat `TakeSeat` | `{ match: MatchHead }`: takes the empty seat |
 * | POST matches/:id/seal `Seal` | `{ match: MatchHead }`: seals the own part of a match that the hall has made |
 * | DELETE matches/:id | withdraws a match nobody has joined |
 * | GET holidays | `HolidaysAnswer` |
 * | POST holidays `NewHoliday` | `HolidaysAnswer`: no time is spent in matches by turns meanwhile |
 * | DELETE holidays/:id | `HolidaysAnswer`: it ends in a minute, or is called off |
 * | GET addresses | `AddressesAnswer`: where you are told of your matches |
 * | POST addresses `NewAddress` | `AddressAnswer` |
 * | POST addresses/:id `AddressChange` | `AddressAnswer` |
 * | DELETE addresses/:id | `AddressesAnswer` |
 * | GET matches/:id/record | a `FairMatch`, once it is over |
 *
 * Accounts, profiles and what belongs to them: `people.ts`. Tournaments: `clubs.ts`.
 */
import { wire, type Both, type Side } from '@five-victories/engine/kernel';
import { hexShape, type Hex } from '@five-victories/engine/fair';
import { matchIdShape, sideShape, type MatchId } from './ids.js';
import type { MatchCard } from './match.js';
import type { Ban } from './people.js';
import type { Code } from './tells.js';
import { termsShape, type Terms } from './terms.js';

const { anything, fields, flag, optional, text } = wire;

export interface HallAnswer {
  readonly hall: 'five-victories';
  readonly protocol: number;
  /** The version of each game's rules. */
  readonly games: Readonly<Record<string, string>>;
  /** Rules of other builds that are kept for matches which began by them, each with the place of its pages: `rules/KEY/`. */
  readonly kept: readonly { readonly page: string; readonly games: Readonly<Record<string, string>> }[];
  /** The bots one can choose here, the weakest first. */
  readonly bots: readonly string[];
}

export interface MeAnswer {
  readonly name?: string | undefined;
  /** Whether the name is his own: a guest is known by this browser alone. */
  readonly kind?: 'guest' | 'person' | 'program' | undefined;
  readonly ban?: Ban | undefined;
  readonly matches: readonly MatchCard[];
}

/** Somebody proposes a match: to a friend by its link, to anybody, or to a bot of the hall. */
export interface NewMatch {
  readonly match: MatchId;
  readonly game: string;
  readonly name: string;
  readonly coats: Both<string>;
  readonly begin: unknown;
  readonly terms: Terms;
  readonly side: Side;
  readonly isPublic: boolean;
  readonly seal: Hex;
  /** Against a bot there is nobody to wait for: what is in the seal comes with it. */
  readonly bot?: string | undefined;
  readonly secret?: Hex | undefined;
}

/** Whoever comes last may open the own seal at once: hall and proposer have sealed theirs, and nobody can change them. */
export interface TakeSeat {
  readonly seal: Hex;
  readonly secret: Hex;
}

/**
 * - method, type, origin: not GET or POST where that is wanted, not JSON, not from the hall's own page
 * - player: that needs a name first
 * - name: not a name for a player; taken: another's name, or another match's id
 * - many: too many open challenges, or of whatever it is
 * - holiday: more days than there are left this year, or there is another then
 * - address: nothing can be sent there: no public address, or no e-mail from this hall
 * - password: too short, or the name itself; credentials: not the name's password, or not its passkey
 * - claim: only for those whose name is their own
 * - own: nobody is rated against himself, nor his programs against him or each other
 * - apart: one of the two has blocked the other
 * - act: a tournament does not stand so that this can be done; few: fewer than two to be paired
 */
export const HTTP_CODES = [
  'method', 'type', 'origin', 'player', 'name', 'taken', 'many', 'holiday', 'address', 'password', 'credentials',
  'claim', 'own', 'apart', 'act', 'few',
] as const; // prettier-ignore
export type HttpCode = Code | (typeof HTTP_CODES)[number];

export const MOST_NAME = 20;
export const LEAST_NAME = 3;

export const nameShape: wire.Shape<{ name: string }> = fields({ name: text(60) });

export const newMatchShape: wire.Shape<NewMatch> = fields(
  {
    match: matchIdShape,
    game: text(20),
    name: text(80),
    coats: fields({ south: text(40), north: text(40) }),
    begin: anything,
    terms: termsShape,
    side: sideShape,
    isPublic: flag,
    seal: hexShape,
  },
  { bot: optional(text(20)), secret: optional(hexShape) },
);

export const takeSeatShape: wire.Shape<TakeSeat> = fields({ seal: hexShape, secret: hexShape });
