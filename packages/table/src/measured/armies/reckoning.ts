/** What armies of a measured game are reckoned in besides units: points and strength, where the book has them. */
import { costOf } from '@five-victories/engine/great';
import { PRESETS } from '@five-victories/engine/glorious';
import type { Roster, RosterUnit, TabletopOptions, UnitType } from '@five-victories/engine/tabletop';
import type { MeasuredGame } from '../../match/game-ids.js';

type Cost = (unit: RosterUnit, options: TabletopOptions) => number;

/** What a unit costs, in books that sell them. */
export const COSTS: Readonly<Partial<Record<MeasuredGame, Cost>>> = { great: costOf };

export const costOfAll = (game: MeasuredGame, { units }: Roster, options: TabletopOptions): number | undefined => {
  const cost = COSTS[game];
  return cost && units.reduce((sum, unit) => sum + cost(unit, options), 0);
};

/** Strength points of a unit, in books that count them. */
export const strengthOf = (type: UnitType | undefined): number | undefined =>
  (type as { readonly strength?: number } | undefined)?.strength;

/** Armies that a book itself proposes. */
export const PRESET_ARMIES: Readonly<Partial<Record<MeasuredGame, Readonly<Record<string, Roster>>>>> = {
  glorious: PRESETS,
};
