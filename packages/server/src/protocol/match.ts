/** A match as everybody sees it: who plays what, under which terms, how far it has come. */
import type { Both, Side } from '@five-victories/engine/kernel';
import type { HallLine, Hex, SealedLine, Seals, Secrets } from '@five-victories/engine/fair';
import type { OfTournament } from './clubs.js';
import type { Code, MatchId, Millis } from './ids.js';
import type { Span } from './spans.js';
import type { Terms } from './terms.js';

/** Somebody who passes by, somebody whose name is his own, somebody's program, or a bot of the hall. */
export interface Seat {
  readonly name: string;
  readonly kind: 'guest' | 'person' | 'program' | 'bot';
  /** In the game of the match; none until a rated match of it is over. */
  readonly rating?: SeatRating | undefined;
}

export interface SeatRating {
  readonly points: number;
  /** So little is known that it may be far off. */
  readonly isProvisional: boolean;
}

/**
 * - open: a seat is empty
 * - opening: both seats are taken; a seal is still to be opened, or in a tournament to be made
 * - playing
 * - over
 */
export const STATUSES = ['open', 'opening', 'playing', 'over'] as const;
export type Status = (typeof STATUSES)[number];

export interface MatchCard {
  readonly id: MatchId;
  readonly game: string;
  /** The version of the rules it is played by. */
  readonly version: string;
  readonly name: string;
  readonly coats: Both<string>;
  readonly terms: Terms;
  readonly seats: Partial<Both<Seat>>;
  readonly status: Status;
  /** Only while a seat is empty. */
  readonly code?: Code | undefined;
  /** Of a match that the hall has made for two: who has not sealed his part yet. */
  readonly unsealed?: readonly Side[] | undefined;
  readonly tournament?: OfTournament | undefined;
  /** Whether strangers find it among the open challenges. */
  readonly isPublic: boolean;
  readonly created: Millis;
  /** How many lines its log has, and when the last was written. */
  readonly said: number;
  readonly changed: Millis;
  /** Whoever may answer now; both while both plan in secret. */
  readonly asked: readonly Side[];
  readonly ended?: Ended | undefined;
  /** Which side you are. */
  readonly you?: Side | undefined;
}

/** How a match came to its end: by the rules (then the outcome says how), or by the hall. */
export interface Ended {
  readonly why: 'outcome' | 'time' | 'left' | 'void';
  readonly winner?: Side | undefined;
  readonly outcome?: unknown;
}

/** A match with what is needed to play it. */
export interface MatchHead extends MatchCard {
  /** Armies, options, ground: what the engine opens. */
  readonly begin: unknown;
  readonly seals: Partial<Seals>;
  /** When it is over: all three, and then anybody can throw the dice again. */
  readonly secrets?: Secrets | undefined;
}

/** A line as it is shown to one viewer: whole, or as long as it lies face down, only that it was said. */
export type ShownLine = (HallLine | SealedLine) & { readonly head: Hex; readonly digest?: string | undefined };

/** Time as the hall keeps it. */
export interface Clock {
  readonly left: Both<Millis>;
  /** Whose time runs; both while both plan in secret. */
  readonly running: readonly Side[];
  /** When what is left was written down. */
  readonly since: Millis;
  /** Of matches by turns: the holidays of each side, on which it spends no time. */
  readonly away?: Partial<Both<readonly Span[]>> | undefined;
}
