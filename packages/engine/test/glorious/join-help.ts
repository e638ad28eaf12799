/** Situations in which S1 joins the Battle S2, or S2 takes it on. */
import { choose, unit } from './kit.js';
import { X, Y, battle, chosen, field, foot, letters, type Loose, type Match } from './move-help.js';

/** A Battle whose rim is so far before the front of S1. */
export const battleAhead = (gap: number, more: Loose = {}): Loose =>
  battle({ id: 'S2', x: X, y: Y + gap + (more['diameter'] ?? 7000) / 2, ...more });
/** So many pikes. */
export const pikes = (count: number): Loose => ({ elements: 'P'.repeat(count) });
export const join = (ahead?: number, more: Loose = {}): Loose => ({
  do: 'move',
  ...(ahead === undefined ? {} : { ahead }),
  join: 'S2',
  ...more,
});
/** S1 two inches from the Battle, in South's movement. */
export const near = (who: Loose = foot(), more: Loose = {}, others: Loose[] = [], given: Loose = {}): Match =>
  field([who, battleAhead(2000, more), ...others], given);

export const elements = (match: Match, id = 'S2'): string => letters(unit(match, id).elements);

/** A Battle S1 in the middle, heading north, which takes on others; its rim is at Y + 3500. */
export const collector = (others: Loose[], more: Loose = {}, given: Loose = {}): Match => {
  const match = field([battle(more), ...others], given);
  choose(match, chosen('S1'));
  return match;
};
/** A line of foot whose rear is so far from the rim of S1, straight ahead. */
export const before = (gap: number, more: Loose = {}): Loose =>
  foot({ id: 'S2', x: X, y: Y + 3500 + gap + 750, heading: 0, ...more });
export const taking = (ahead: number | undefined, ...ids: string[]): Loose => ({
  do: 'move',
  ...(ahead === undefined ? {} : { ahead }),
  take: ids,
});
export const JOINING = [
  'GL-MERGE-01',
  'GL-MERGE-02',
  'GL-MERGE-03',
  'GL-MERGE-04',
  'GL-MERGE-05',
  'GL-MERGE-12',
  'GL-R-33',
  'GL-R-15',
  'GL-BATTLE-06',
];
