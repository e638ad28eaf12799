/** What a sheet is made of. */
import type { Edition, ZonalOptions } from '@five-victories/engine/zonal';
import type { ZoneGame } from '../match/game-ids.js';
import type { Messages } from '../words/en.js';

export interface Section {
  readonly id: string;
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly notes: readonly string[];
}

/** The sections of a sheet by their ids, each worked out when it is wanted. */
export type Sheet = Readonly<Record<string, () => Section>>;

export interface Book {
  readonly t: Messages;
  readonly id: ZoneGame;
  readonly game: Edition;
  readonly options: ZonalOptions;
}

export const upTo = (n: number): string => (n === 1 ? '1' : `1–${n}`);
