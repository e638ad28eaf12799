/** What the hall says to a table over the socket. */
import type { Choice, Fault, Refusal, Side } from '@five-victories/engine/kernel';
import type { HallLine } from '@five-victories/engine/fair';
import type { Offer, Room, Screen } from './asks.js';
import type { MatchId, Millis, Token } from './ids.js';
import type { GivenOrder } from './orders.js';
import type { Clock, MatchCard, MatchHead, ShownLine } from './match.js';

/**
 * - shape: not a message of this protocol (`faults` say where)
 * - version: another protocol; load the table anew
 * - rate, large: too many messages, too long a one
 * - unknown: no such match, or none of yours to see; both are told alike
 * - seat: that seat is not yours
 * - turn: it is not for you to answer now
 * - late: the log has gone on since `after`; look at the new lines and say it again if it is still meant
 * - refused: the rules say no (`refusal` says why)
 * - over: the match is over
 * - paused: the clocks stand still
 * - back: that cannot be taken back without the other's consent
 * - offer: there is no such offer, or it cannot be made now
 * - claim: there is nothing to be claimed yet
 * - seal: not the secret that was sealed
 * - banned: whoever runs the hall has said that you may not, for a while or for good
 * - rules: the match goes by rules that this hall does not have
 * - failed: a fault of the hall; whether it was written is known by saying it again with the same token
 */
export const CODES = [
  'shape', 'version', 'rate', 'large', 'unknown', 'seat', 'turn', 'late', 'refused', 'over', 'paused', 'back', 'offer',
  'claim', 'seal', 'banned', 'rules', 'failed',
] as const; // prettier-ignore
export type Code = (typeof CODES)[number];

/** Who is there. */
export interface Presence {
  readonly sides: readonly Side[];
  readonly watching: number;
}

/** Something said in a match. */
export interface Talk {
  readonly k: number;
  readonly at: Millis;
  readonly by: string;
  readonly side?: Side | undefined;
  readonly room: Room;
  readonly words: string;
}

interface OfMatch {
  readonly match: MatchId;
}

export interface WelcomeTell {
  readonly t: 'welcome';
  readonly protocol: number;
  /** The name of whoever sits at this table; nobody until he has one. */
  readonly player?: string | undefined;
  readonly now: Millis;
}

/** All that there is to know of a match beyond what the table has said it knows. */
export interface HereTell extends OfMatch {
  readonly t: 'here';
  readonly head: MatchHead;
  readonly now: Millis;
  /** From `since` on; from the first where the table's log was another one. */
  readonly since: number;
  readonly lines: readonly ShownLine[];
  readonly clock?: Clock | undefined;
  readonly paused?: 'pause' | 'adjourn' | undefined;
  readonly presence: Presence;
  /** Since when a player is away, for the claim. */
  readonly away: Partial<Record<Side, Millis>>;
  readonly offers: readonly Offer[];
  readonly screen?: Screen | undefined;
  readonly talk: readonly Talk[];
  /** Where you have asked not to hear the others. */
  readonly muted: readonly Room[];
  /** What you have answered before you were asked: it lies in your drawer until then. */
  readonly drawer: readonly Choice[];
  /** Your orders for later, as you gave them, those too whose time is over. */
  readonly orders: readonly GivenOrder[];
}

/** New lines, and old ones that have been turned up. */
export interface LinesTell extends OfMatch {
  readonly t: 'lines';
  readonly lines: readonly ShownLine[];
  readonly opened: readonly (HallLine & Pick<ShownLine, 'head'>)[];
  readonly clock?: Clock | undefined;
  readonly card: MatchCard;
}

/** Seats, seals or state of a match have changed, without a line. */
export interface HeadTell extends OfMatch {
  readonly t: 'head';
  readonly head: MatchHead;
  /** It begins to run with the match, and runs for others when somebody has laid down his plan before he is asked. */
  readonly clock?: Clock | undefined;
}

/** Said, and durable. `n` is the last of its lines; without it, it lies in the drawer. */
export interface OkTell extends OfMatch {
  readonly t: 'ok';
  readonly token: Token;
  readonly n?: number | undefined;
}

export interface NoTell {
  readonly t: 'no';
  readonly match?: MatchId | undefined;
  readonly token?: Token | undefined;
  readonly code: Code;
  readonly refusal?: Refusal | undefined;
  readonly faults?: readonly Fault[] | undefined;
  /** The last line of the log, where that matters. */
  readonly n?: number | undefined;
}

export interface OffersTell extends OfMatch {
  readonly t: 'offers';
  readonly offers: readonly Offer[];
  /** The last one that was answered, and how; of a rematch that was taken, where it is. */
  readonly answered?: { readonly offer: Offer; readonly yes: boolean; readonly match?: MatchId } | undefined;
  readonly screen?: Screen | undefined;
}

/** Your orders have changed: one was given or withdrawn, carried out, or could not be. */
export interface OrdersTell extends OfMatch {
  readonly t: 'orders';
  readonly orders: readonly GivenOrder[];
}

export interface PresenceTell extends OfMatch {
  readonly t: 'presence';
  readonly presence: Presence;
  readonly away: Partial<Record<Side, Millis>>;
}

export interface TalkTell extends OfMatch {
  readonly t: 'talk';
  readonly talk: Talk;
}

/** Something has changed in the list of your matches or of open challenges. */
export interface LobbyTell {
  readonly t: 'lobby';
}

export interface PingTell {
  readonly t: 'ping';
  readonly at: Millis;
}

/** The hall hangs up: restart (come back after so long), slow (you do not read), elsewhere (the same window twice), old. */
export interface ByeTell {
  readonly t: 'bye';
  /** - apart: the opponent plays at this screen no longer */
  readonly code: 'restart' | 'slow' | 'old' | 'idle' | 'apart';
  readonly after: Millis;
}

export type Tell =
  | WelcomeTell
  | HereTell
  | LinesTell
  | HeadTell
  | OkTell
  | NoTell
  | OffersTell
  | OrdersTell
  | PresenceTell
  | TalkTell
  | LobbyTell
  | PingTell
  | ByeTell;
