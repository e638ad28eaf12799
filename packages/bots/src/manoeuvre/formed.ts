/** Which formations units like. */
import type { ManoeuvreMatch, Unit } from '@five-victories/engine/manoeuvre';
import { isColumn, isCommand, isGun, isOpenOrder, sizeOf, type Formation } from '@five-victories/engine/tabletop';
import { marksmen } from './strength.js';

const WEIGHT = { column: 1, open: 0.3, bent: 0.6, defensive: 0.8 } as const;

type Liking = Readonly<Partial<Record<Formation, number>>>;
/** Where strength does not depend on the front, two blocks beat a line; who shoots needs both his stands in front. */
const BY_POINTS: Readonly<Record<'shooters' | 'fighters', Liking>> = {
  shooters: { block: -0.4, skirmishLine: 0.2 },
  fighters: { block: 0.15 },
};

const likedByPoints = (match: ManoeuvreMatch, unit: Unit, formation: Formation): number =>
  BY_POINTS[marksmen(match, unit) > 0 ? 'shooters' : 'fighters'][formation] ?? 0;

/** How a unit likes to stand wherever it is. */
export const formed = (match: ManoeuvreMatch, unit: Unit, formation: Formation): number => {
  if (isGun(match, unit) || isCommand(match, unit)) return 0;
  if (isColumn(formation)) return -WEIGHT.column;
  if (formation === 'defensiveBlock') return -WEIGHT.defensive;
  if (formation.startsWith('bent')) return -WEIGHT.bent;
  if (match.rules.strengthIn === 'points') return likedByPoints(match, unit, formation);
  return isOpenOrder(formation) && sizeOf(unit) > 2 ? -WEIGHT.open : 0;
};

/** In the set-up a line brings every musket to bear; where strength does not depend on the front, only who shoots needs it. */
export const formedAtFirst = (match: ManoeuvreMatch, unit: Unit, formation: Formation): number => {
  const wanted = match.rules.strengthIn === 'points' && marksmen(match, unit) === 0 ? 'block' : 'line';
  return formation === wanted ? 1 : 0;
};
