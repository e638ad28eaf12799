/**
 * By which rules matches are played here: a match goes by those it began with. Rules of other builds are kept beside the
 * hall (`shelf.ts`) until nobody plays by them any more.
 */
import type { Playable } from '@five-victories/engine';
import { EDITIONS } from './editions.js';

/** The version of the rules of each game. */
export type Versions = Readonly<Record<string, string>>;

export const versionsOf = (editions: readonly Playable[]): Versions =>
  Object.fromEntries(editions.map(({ id, version }) => [id, version]));

/** Another build that is kept: its rules, and the site on which matches by them are played. */
export interface Kept {
  /** Its address below `/rules/`. */
  readonly key: string;
  readonly games: Versions;
  readonly editions: readonly Playable[];
  /** The address of its rules, for the threads in which bots think. */
  readonly module: string;
  readonly site: string;
}

export interface Rules {
  readonly today: Versions;
  readonly kept: readonly Kept[];
  gameOf(id: string, version: string): Playable | undefined;
  /** Undefined: this build itself, or none. */
  keptFor(id: string, version: string): Kept | undefined;
}

export const rulesOf = (kept: readonly Kept[] = [], editions: readonly Playable[] = EDITIONS): Rules => {
  const today = versionsOf(editions);
  const keptFor: Rules['keptFor'] = (id, version) =>
    today[id] === version ? undefined : kept.find(({ games }) => games[id] === version);
  return {
    today,
    kept,
    keptFor,
    gameOf: (id, version) =>
      (today[id] === version ? editions : (keptFor(id, version)?.editions ?? [])).find((game) => game.id === id),
  };
};

/** A match that goes by rules which this hall does not have. */
export class OtherRules extends Error {
  /** They are newer: this hall is about to be replaced, and another one plays it. */
  readonly areNewer: boolean;
  constructor(id: string, version: string, { today }: Rules) {
    super(`There are no rules of ${id} of version ${version} here, only ${today[id] ?? 'none'}.`);
    this.areNewer = Number(version) > Number(today[id] ?? Infinity);
  }
}
