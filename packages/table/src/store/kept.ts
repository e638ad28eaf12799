/** A match as it is kept: how it began and all that was said, with what a list of matches shows. No rules in here. */
import type { Log } from '@five-victories/engine/kernel';
import type { Outcome as MeasuredOutcome } from '@five-victories/engine/tabletop';
import type { Outcome } from '@five-victories/engine/zonal';
import { GAME_IDS, type GameId } from '../match/game-ids.js';
import type { Seats } from '../match/seats.js';

export interface KeptMatch {
  readonly id: string;
  readonly name: string;
  readonly game: GameId;
  readonly version: string;
  readonly seats: Seats;
  /** Undo without limit. */
  readonly friendly: boolean;
  /** A lesson goes with it. */
  readonly guided?: boolean | undefined;
  readonly begun: number;
  readonly saved: number;
  readonly turn: number;
  readonly phase: string;
  readonly outcome: Outcome | MeasuredOutcome | undefined;
  readonly coats: { readonly south: string; readonly north: string };
  readonly log: Log;
}

export type MatchHead = Pick<KeptMatch, 'id' | 'name' | 'game' | 'seats' | 'friendly' | 'guided' | 'begun' | 'coats'>;

/** Kept matches come from outside the program too: another version may have written them. */
export const isKept = (value: unknown): value is KeptMatch => {
  const { id, game, log } = (value ?? {}) as { id?: unknown; game?: unknown; log?: { said?: unknown } };
  return typeof id === 'string' && GAME_IDS.some((each) => each === game) && Array.isArray(log?.said);
};
