/** The best and the worst unit: hits given less hits taken. A plain measure, and said to be one. */
import type { Side } from '@five-victories/engine/kernel';
import type { UnitStory } from './story.js';

const merit = ({ made, taken }: UnitStory): number => made - taken;

/** By merit, then by enemies broken, then by hits given. */
const better = (a: UnitStory, b: UnitStory): number => merit(b) - merit(a) || b.broke - a.broke || b.made - a.made;

export const bestOf = (units: readonly UnitStory[], side?: Side): UnitStory | undefined =>
  units.filter((unit) => (side === undefined || unit.side === side) && unit.made > 0).sort(better)[0];

/** Nobody who took no hit and lost nothing. */
export const worstOf = (units: readonly UnitStory[], side?: Side): UnitStory | undefined =>
  units
    .filter((unit) => (side === undefined || unit.side === side) && unit.taken > 0 && merit(unit) < 0)
    .sort((a, b) => merit(a) - merit(b) || b.lost - a.lost || a.made - b.made)[0];
