import type { ManoeuvreEventKinds, ManoeuvreKinds } from '../../../manoeuvre/messages/index.js';

interface OwnKinds {
  readonly flag: boolean;
  /** Types of units by their keys: one of these. */
  readonly types: readonly string[];
  /** How far a gun is from its target, from 0 for point blank. */
  readonly band: number;
}

/** What the facts of messages and events are in A Splendid Victory. */
export type SplendidKinds = ManoeuvreKinds & OwnKinds;
export type SplendidEventKinds = ManoeuvreEventKinds &
  OwnKinds & {
    /** Units by the keys of their types. */
    readonly thrown: readonly string[];
    readonly fielded: readonly { readonly type: string }[];
  };
