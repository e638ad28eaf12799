/**
 * Where a match is kept, as its table sees it: on the disk of this browser (`keeping.ts`), or in a hall
 * (`hall/keeper.ts`). The table shows its session; the keeper is told what is said and taken back, and puts the session
 * right when there is news from elsewhere.
 */
import type { Accessor } from 'solid-js';
import type { Choice, Order } from '@five-victories/engine/kernel';
import type { StandingOrder } from './standing-order.js';
import type { AtHall } from '../hall/keeper.js';
import type { TableMatch } from '../match/book.js';
import type { Session } from '../match/session.js';
import type { MatchHead, Parting } from '../store/kept.js';

/** What is at the table, and how it is put there when the match has gone on elsewhere. */
export interface AtTable<M extends TableMatch> {
  readonly session: Accessor<Session<M>>;
  readonly head: Accessor<MatchHead>;
  readonly show: (session: Session<M>, head: MatchHead) => void;
}

/** Orders for later, where somebody else carries them out. */
export interface OrdersKept {
  readonly all: Accessor<readonly StandingOrder[]>;
  /** Gives it in the place of the one of this name; without it that one is withdrawn. */
  give(id: string, order?: Order): void;
}

export interface Keeper {
  /** Why the match could not be kept. */
  readonly unsaved: Accessor<string | undefined>;
  /** Deleted in another window: it is kept no more unless somebody says so. */
  readonly deleted: Accessor<boolean>;
  /** Whether somebody plays at this table now, or it only shows what others do. */
  readonly plays: Accessor<boolean>;
  takeOver(): void;
  keepAgain(): void;
  /** The session has gone on from this moment by what was said here, in one breath. */
  said(from: number): void;
  /** The session has gone back to a moment. */
  back(to: number): void;
  /** Dice come from the keeper: nobody at this table is asked for them. */
  readonly throws: boolean;
  /** What was answered to the waiting decision, and can still be changed. */
  had?(): Choice | undefined;
  readonly orders?: OrdersKept;
  /** What there is besides in a hall. */
  readonly hall?: AtHall;
}

/** A match that was opened, with whoever keeps it from now on. */
export interface Held {
  keep<M extends TableMatch>(at: AtTable<M>): Keeper;
  /** Why it goes on from its save, if it was opened from there now. */
  readonly parting?: Parting | undefined;
}
