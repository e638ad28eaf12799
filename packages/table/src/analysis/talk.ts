/** What the page and the worker of an analysis say to each other. */
import type { GameId } from '../match/game-ids.js';
import type { Progress, Task } from './analyse.js';

export interface Wanted extends Task {
  readonly game: GameId;
}

export type Told = Progress | { readonly failed: string } | { readonly ended: true };
