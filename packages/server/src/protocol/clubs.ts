/**
 * Tournaments: what is asked over HTTP, below /api/1.
 *
 * | request | answer |
 * |---|---|
 * | GET tournaments | `{ tournaments: TournamentCard[] }`: those that are for everybody and one's own, the newest first |
 * | POST tournaments `NewTournament` | `TournamentAnswer`: whoever makes one is its organiser |
 * | GET tournaments/:id | `TournamentAnswer` |
 * | POST tournaments/:id/entry | `TournamentAnswer`: enters |
 * | DELETE tournaments/:id/entry | `TournamentAnswer`: withdraws |
 * | POST tournaments/:id/acts `Act` | `TournamentAnswer`: what the organiser does |
 * | POST operator/tournaments/:id/acts `Act` | `TournamentAnswer`: the same by whoever runs the hall, in his journal |
 *
 * The matches of a round are made by the hall. Each player seals his part with POST matches/:id/seal `{ seal }`, and opens
 * it over the socket once both have sealed.
 */
import { SIDES, wire, type Side } from '@five-victories/engine/kernel';
import { hexShape, type Hex } from '@five-victories/engine/fair';
import { matchIdShape, millis, sideShape, type MatchId, type Millis } from './ids.js';
import { termsShape, type Terms } from './terms.js';

const { anything, constant, fields, flag, integer, list, oneOf, optional, tagged, text } = wire;

/** Made by the table, like that of a match: whoever knows it may look on. */
export type TournamentId = MatchId;

export const TOURNAMENT_KINDS = ['swiss', 'knockOut'] as const;
export type TournamentKind = (typeof TOURNAMENT_KINDS)[number];

/** - entry: the first round has not begun; - playing; - over: played to its end, or called off */
export const TOURNAMENT_STATUSES = ['entry', 'playing', 'over'] as const;
export type TournamentStatus = (typeof TOURNAMENT_STATUSES)[number];

/** Who has won; `neither`: both are without a point. */
export const MEETING_RESULTS = [...SIDES, 'drawn', 'neither'] as const;
export type MeetingResult = (typeof MEETING_RESULTS)[number];

/**
 * By what somebody stands behind the one above him: points; the points of his opponents (Buchholz); the matches of those
 * who are level otherwise among themselves; victories; the round in which he was out; nothing, they share the place.
 */
export const PLACE_REASONS = ['points', 'buchholz', 'direct', 'wins', 'round', 'shared'] as const;
export type PlaceReason = (typeof PLACE_REASONS)[number];

/** What is played in a round: round 1 takes the first of them, round 2 the second, and after the last the first again. */
export interface Ground {
  readonly name: string;
  /** Armies, options, ground: what the engine opens. */
  readonly begin: unknown;
  readonly coats: { readonly south: string; readonly north: string };
  /** The side that has it easier, if the organiser thinks so: it is counted when sides are dealt out. */
  readonly better?: Side | undefined;
}

export const MOST_ROUNDS = 15;
export const MOST_GROUNDS = 6;
export const MOST_ENTRANTS = 256;
const DAY = 24 * 60 * 60_000;

export interface NewTournament {
  readonly id: TournamentId;
  readonly name: string;
  readonly words?: string | undefined;
  readonly game: string;
  readonly kind: TournamentKind;
  /** Of a Swiss tournament; a knock-out has as many as it needs. */
  readonly rounds: number;
  readonly grounds: readonly Ground[];
  readonly terms: Terms;
  /** Otherwise only who knows its link finds it. */
  readonly isPublic: boolean;
  /** When the first round begins by itself. */
  readonly starts?: Millis | undefined;
  /** The next round begins by itself when all of the one before is decided. */
  readonly flows?: boolean | undefined;
  /** How long a round has: whoever has not come by then has lost. */
  readonly days?: number | undefined;
}

export interface TournamentCard {
  readonly id: TournamentId;
  readonly name: string;
  readonly game: string;
  readonly kind: TournamentKind;
  readonly status: TournamentStatus;
  /** The round that is being played, or was last; 0 before the first. */
  readonly round: number;
  /** Of a knock-out that has not begun: as many as it would need now. */
  readonly rounds: number;
  readonly entrants: number;
  /** Nobody any more, or whoever runs the hall. */
  readonly organiser?: string | undefined;
  readonly terms: Terms;
  readonly isPublic: boolean;
  readonly created: Millis;
  /** When the next round begins by itself. */
  readonly next?: Millis | undefined;
  /** Whether you take part, and whether it is yours to lead. */
  readonly isIn: boolean;
  readonly isOrganiser: boolean;
}

/** One of two in a pairing, or in the list. */
export interface EntrantShown {
  readonly name: string;
  readonly kind: 'guest' | 'person' | 'program';
  /** He has withdrawn or was removed. */
  readonly isGone: boolean;
  readonly you: boolean;
}

/** Points and Buchholz are counted in halves: a victory is 2. */
export interface PlaceShown extends EntrantShown {
  readonly place: number;
  readonly points: number;
  readonly buchholz: number;
  readonly played: number;
  readonly wins: number;
  readonly by?: PlaceReason | undefined;
}

/**
 * How a result came: by the match, by a bye, by the organiser, by nobody coming in time, by a withdrawal before the match
 * had begun.
 */
export const RESULT_SOURCES = ['match', 'bye', 'organiser', 'deadline', 'withdrawal'] as const;
export type ResultSource = (typeof RESULT_SOURCES)[number];

export interface MeetingShown {
  readonly board: number;
  readonly south?: string | undefined;
  readonly north?: string | undefined;
  readonly match?: MatchId | undefined;
  /** How far the match has come; `void`: both have called it void, and the organiser has to decide. */
  readonly state?: 'opening' | 'playing' | 'over' | 'void' | undefined;
  readonly result?: MeetingResult | undefined;
  readonly source?: ResultSource | undefined;
  /** They have met before: there was no other way to pair everybody. */
  readonly isAgain: boolean;
}

export interface RoundShown {
  readonly round: number;
  readonly ground: string;
  readonly better?: Side | undefined;
  readonly began: Millis;
  /** Whoever has not come by then has lost. */
  readonly until?: Millis | undefined;
  readonly meetings: readonly MeetingShown[];
}

export interface TournamentAnswer extends TournamentCard {
  readonly words: string;
  readonly flows: boolean;
  readonly days?: number | undefined;
  readonly grounds: readonly Pick<Ground, 'name' | 'better'>[];
  /** Of all who have entered; before the first round in the order in which they came. */
  readonly places: readonly PlaceShown[];
  /** The last round first. */
  readonly schedule: readonly RoundShown[];
}

/**
 * - start: the next round begins now; - date: it begins at this time, or by hand again; - until: the round that is being
 *   played has until then, or as long as it likes
 * - decide: how a pairing of the round that is being played has ended; - again: it gets another match, sides swapped
 * - remove: a player takes part no longer; - end: the tournament is over, whatever is still to be played
 */
export type Act =
  | { readonly act: 'start' }
  | { readonly act: 'date'; readonly at?: Millis | undefined }
  | { readonly act: 'until'; readonly at?: Millis | undefined }
  | { readonly act: 'decide'; readonly round: number; readonly board: number; readonly result: MeetingResult }
  | { readonly act: 'again'; readonly round: number; readonly board: number }
  | { readonly act: 'remove'; readonly player: string }
  | { readonly act: 'end' };

/** What a card of a match says of the tournament it belongs to. */
export interface OfTournament {
  readonly id: TournamentId;
  readonly round: number;
}

export interface Seal {
  readonly seal: Hex;
}

const groundShape: wire.Shape<Ground> = fields(
  { name: text(80), begin: anything, coats: fields({ south: text(40), north: text(40) }) },
  { better: optional(sideShape) },
);

export const MOST_TOURNAMENT_WORDS = 600;

export const newTournamentShape: wire.Shape<NewTournament> = fields(
  {
    id: matchIdShape,
    name: text(60),
    game: text(20),
    kind: oneOf(TOURNAMENT_KINDS),
    rounds: integer(1, MOST_ROUNDS),
    grounds: list(groundShape, MOST_GROUNDS),
    terms: termsShape,
    isPublic: flag,
  },
  {
    words: optional(text(MOST_TOURNAMENT_WORDS)),
    starts: optional(millis),
    flows: flag,
    days: optional(integer(1, 180)),
  },
);

const round = integer(1, MOST_ROUNDS);
const board = integer(1, MOST_ENTRANTS);

export const actShape: wire.Shape<Act> = tagged<Act>('act', {
  start: fields({ act: constant('start') }),
  date: fields({ act: constant('date') }, { at: optional(millis) }),
  until: fields({ act: constant('until') }, { at: optional(millis) }),
  decide: fields({ act: constant('decide'), round, board, result: oneOf(MEETING_RESULTS) }),
  again: fields({ act: constant('again'), round, board }),
  remove: fields({ act: constant('remove'), player: text(60) }),
  end: fields({ act: constant('end') }),
});

export const sealShape: wire.Shape<Seal> = fields({ seal: hexShape });

/** How long a round may be put off. */
export const LATEST: Millis = 366 * DAY;
