/**
 * What halls on one store tell each other. A hint may be lost, come late or twice: nothing depends on it but how soon
 * something is seen.
 */
import type { Side } from '@five-victories/engine/kernel';
import type { MatchId } from '../protocol/index.js';
import type { Hall } from './hall.js';

export type Hint =
  /** The log, the row, or what is said beside the log has changed. */
  | { readonly t: 'news' }
  /** Who sits at the tables of that hall; `asks`: and it does not know yet who sits at others. */
  | { readonly t: 'here'; readonly sides: readonly Side[]; readonly watching: number; readonly asks?: boolean }
  /** A player has another name. It is about no match. */
  | { readonly t: 'name'; readonly player: string; readonly name: string }
  /** Whom these players do not hear has changed. */
  | { readonly t: 'manners'; readonly players: readonly string[] }
  /** What this player is or may do has changed, or a device of his was signed out: his tables say hello again. */
  | { readonly t: 'player'; readonly player: string }
  /** The lists of these players have changed, or those of everybody. */
  | { readonly t: 'lobby'; readonly players?: readonly string[] };

export const hint = ({ store, name }: Hall, match: MatchId, what: Hint): void =>
  store.hint(match, JSON.stringify({ ...what, from: name }));

/** What another hall has hinted; of our own, nothing: we know. */
export const hintOf = ({ name }: Hall, text: string): (Hint & { readonly from: string }) | undefined => {
  try {
    const what = JSON.parse(text) as Hint & { readonly from: string };
    return what.from === name ? undefined : what;
  } catch {
    return undefined;
  }
};
