/** A match as it is kept: as it stands, how it came there, and what a list of matches shows. No rules in here. */
import type { Log, Save } from '@five-victories/engine/kernel';
import type { Outcome as MeasuredOutcome } from '@five-victories/engine/tabletop';
import type { Outcome } from '@five-victories/engine/zonal';
import { GAME_IDS, type GameId } from '../match/game-ids.js';
import type { Seats } from '../match/seats.js';

/** Since 2, the armies it began with may have units with coats of their own. */
export const MATCH_FORMAT = 'five-victories/match/3';

/** Why a match could not be played again from its beginning. */
export interface Parting {
  /** The version of the rules it was played by, and what was mended since. */
  readonly version: string;
  readonly mended: readonly string[];
  /** Which answer of how many is refused now, and by what; without it the match came to another position. */
  readonly at?: number;
  readonly of: number;
  readonly rule?: string;
  readonly because?: string;
}

/** What was played before the log of today begins: it can be read, and no more. */
export interface Chapter {
  readonly log: Log;
  readonly parting: Parting;
}

export interface KeptMatch {
  readonly format: typeof MATCH_FORMAT;
  readonly id: string;
  readonly name: string;
  readonly game: GameId;
  readonly version: string;
  readonly seats: Seats;
  /** Undo without limit. */
  readonly friendly: boolean;
  /** A lesson goes with it. */
  readonly guided?: boolean | undefined;
  /** Steps of the lesson that were learned in the match before. */
  readonly learned?: readonly string[] | undefined;
  readonly begun: number;
  readonly saved: number;
  readonly turn: number;
  readonly phase: string;
  readonly outcome: Outcome | MeasuredOutcome | undefined;
  readonly coats: { readonly south: string; readonly north: string };
  readonly log: Log;
  /** Where the match stands, and what the log comes to; matches of format 1 have neither. */
  readonly save?: Save | undefined;
  readonly digest?: string | undefined;
  readonly earlier?: readonly Chapter[] | undefined;
  /** The window that writes. */
  readonly hand?: string | undefined;
}

export type MatchHead = Pick<
  KeptMatch,
  'id' | 'name' | 'game' | 'seats' | 'friendly' | 'guided' | 'learned' | 'begun' | 'coats' | 'earlier'
>;

/** Enough to be shown in a list, whatever program has written it. */
export const isKept = (value: unknown): value is KeptMatch => {
  const { id, game, log } = (value ?? {}) as { id?: unknown; game?: unknown; log?: { said?: unknown } };
  return typeof id === 'string' && GAME_IDS.some((each) => each === game) && Array.isArray(log?.said);
};
