/** What stands in a unit's way: other units, and terrain it may not be on (SV-TERR-03). */
import { overlaps, type Footprint } from '../../geometry/index.js';
import { isAmong, isMounted } from '../questions.js';
import type { MatchOf, TabletopMatch } from '../rules.js';
import { circlesOf, figuresOf, isFurther, positionOf } from '../store.js';
import type { Feature } from '../terrain.js';
import { isPlaced, isStraightOpen, type Formation, type Placed, type Unit } from '../unit.js';

/** SV-TERR-04: whether a feature keeps a unit in this formation out. */
export const isProhibited = (match: TabletopMatch, unit: Unit, formation: Formation, { effect }: Feature): boolean =>
  isAmong(match, unit, effect.prohibited) ||
  (match.rules.rides?.(unit) === true && barsMounted(match, unit, effect.prohibited)) ||
  (!isStraightOpen(formation) && isAmongFormed(match, unit, effect.prohibited));

/** GL-MOVE-16: whether all mounted units are kept out, and so whoever rides. */
const barsMounted = (match: TabletopMatch, unit: Unit, who: readonly string[]): boolean =>
  Object.keys(match.rules.types)
    .filter((type) => match.rules.types[type]!.arm === 'mounted')
    .every((type) => isAmong(match, { ...unit, type }, who));

/** Mounted, or only horse, that must be in straight open order. */
const isAmongFormed = (match: TabletopMatch, unit: Unit, who: readonly string[]): boolean =>
  (who.includes('formedMounted') && isMounted(match, unit)) ||
  (who.includes('formedHorse') && match.rules.types[unit.type]!.kind === 'horse');

const NOBODY: readonly Feature[] = [];

/** Terrain that is prohibited to a unit in this formation. */
export const prohibitedTo = (match: TabletopMatch, unit: Unit, formation: Formation): readonly Feature[] => {
  const { features } = match.table;
  return features.length === 0 ? NOBODY : features.filter((feature) => isProhibited(match, unit, formation, feature));
};

/** All other units on the table. */
export const othersOf = <U extends Unit>(match: MatchOf<U>, unit: Unit): Placed<U>[] =>
  match.state.units.filter((other): other is Placed<U> => other.id !== unit.id && isPlaced(other));

/** The first other unit a footprint would overlap. */
export const overlappedUnit = <U extends Unit>(
  match: MatchOf<U>,
  unit: Unit,
  figure: Footprint,
  ignored: readonly string[] = [],
): Placed<U> | undefined => {
  const figures = figuresOf(match);
  const circles = circlesOf(match);
  const own = positionOf(match, unit);
  const { units } = match.state;
  for (let i = 0; i < units.length; i++) {
    if (i === own || isFurther(circles, i, figure, figure.radius)) continue;
    const other = units[i]!;
    if (overlaps(figure, figures[i]!) && !ignored.includes(other.id)) return other as Placed<U>;
  }
  return undefined;
};

/** The first prohibited feature a footprint would be on. */
export const overlappedTerrain = (
  match: TabletopMatch,
  unit: Unit,
  formation: Formation,
  figure: Footprint,
): Feature | undefined => prohibitedTo(match, unit, formation).find((feature) => overlaps(figure, feature.ground));
