/** A table that is connected: a browser's window, with or without a player at it. */
import type { ByeTell, MatchId, Millis, Tell } from '../protocol/index.js';
import type { PlayerRow } from '../store/store.js';
import type { Allowance } from './limits.js';

export interface Table {
  readonly address: string;
  /** The hash of its cookie's secret. */
  readonly session: string | undefined;
  readonly messages: Allowance;
  readonly backs: Allowance;
  /** Since it has said hello. */
  isWelcome: boolean;
  player: PlayerRow | undefined;
  /** The one match for which its player sits here, and the opponent whose screen it is. */
  lent?: { readonly match: MatchId; readonly host: string } | undefined;
  /** Whose words do not reach it. */
  unheard: ReadonlySet<string>;
  /** How long a message is on its way, there and back. */
  lag: Millis;
  /** When it was last heard of. */
  heard: Millis;
  /** The matches it sits at. */
  readonly at: Set<MatchId>;
  send(tell: Tell): void;
  /** The same, of a message that is written already. */
  sendText(text: string): void;
  /** Hangs up. */
  bye(code: ByeTell['code'], after: Millis): void;
}
