/** What may be left of a unit that loses elements: GL-LOSS-04..07, GL-R-55. Nothing moves. */
import { gap, footprint, pointFrom, stored, TOUCH, touches } from '../../geometry/index.js';
import { layoutOf, standsOf, type Cell } from '../../formation/layout.js';
import { isValid } from '../../formation/shape.js';
import { frontOf } from '../../tabletop/figure.js';
import { contactsOf, isContact, isOn } from '../../tabletop/questions.js';
import type { GloriousMatch } from './decisions.js';
import { baseOf, figureOf } from '../../tabletop/store.js';
import type { Formation, Place } from '../../tabletop/unit.js';
import type { Placed } from './unit.js';

export interface Removal {
  readonly gone: readonly number[];
  readonly place: Place;
}

/** Elements that are in contact themselves; if none is, those that touch. */
export const contactElements = (match: GloriousMatch, unit: Placed): number[] => {
  const enemies = contactsOf(match, unit).map((enemy) => figureOf(match, enemy));
  if (enemies.length === 0) return [];
  const { stands, heading } = figureOf(match, unit);
  const alone = stands.map((stand) => footprint(heading, [stand]));
  const all = stands.map((_, i) => i);
  const met = all.filter((i) => enemies.some((enemy) => isContact(match, alone[i]!, enemy)));
  return met.length > 0
    ? met
    : all.filter((i) =>
        enemies.some(
          (enemy) => touches(alone[i]!, enemy) || enemy.parts.some((part) => gap(stands[i]!, part) <= TOUCH),
        ),
      );
};

/** The place of what is left, its elements where they are; undefined when that is no formation of this kind. */
const restOf = (
  match: GloriousMatch,
  unit: Placed,
  gone: readonly number[],
  formation: Formation,
): Place | undefined => {
  const { place } = unit;
  const { cells } = standsOf(place.layout);
  const kept = cells.filter((_, i) => !gone.includes(i));
  const rank = Math.min(...kept.map(([r]) => r));
  const file = Math.min(...kept.map(([, f]) => f));
  const moved = kept.map(([r, f]): Cell => [r - rank, f - file]);
  const front = moved.filter(([r]) => r === 0).map(([, f]) => f);
  if (!isKind(match, moved, front, formation)) return undefined;
  const layout = layoutOf(moved, unit.stands.slice(0, moved.length));
  const { frontage, depth } = baseOf(match, unit);
  const right = (file + (frontOf(layout) - 1) / 2 - (frontOf(place.layout) - 1) / 2) * frontage;
  const at = pointFrom(place, right, 0 - rank * depth);
  return { ...place, formation, layout, ...stored(at, place.heading) };
};

/** GL-LOSS-06: a line of any length; a mass only while it is one. */
const isKind = (
  match: GloriousMatch,
  cells: readonly Cell[],
  front: readonly number[],
  formation: Formation,
): boolean => {
  if (formation === 'line') return cells.every(([r]) => r === 0) && Math.max(...front) === cells.length - 1;
  return isValid(match.table.shapes, layoutOf(cells, 'X'.repeat(cells.length)));
};

/** GL-R-55: all at once; a mass of which one rank is left becomes a line. */
const lenient = (match: GloriousMatch, unit: Placed, touched: readonly number[], lose: number): Removal[] => {
  const found: (Removal & { early: number })[] = [];
  for (const gone of subsets(unit.stands.length, lose)) {
    const place =
      restOf(match, unit, gone, unit.place.formation) ??
      (unit.place.formation === 'mass' ? restOf(match, unit, gone, 'line') : undefined);
    if (place) found.push({ gone, place, early: gone.filter((i) => touched.includes(i)).length });
  }
  const least = Math.min(...found.map(({ early }) => early));
  return found.filter(({ early }) => early === least).map(({ gone, place }) => ({ gone, place }));
};

const subsets = (size: number, count: number, from = 0): number[][] => {
  if (count === 0) return [[]];
  const found: number[][] = [];
  for (let i = from; i <= size - count; i++)
    for (const rest of subsets(size, count - 1, i + 1)) found.push([i, ...rest]);
  return found;
};

const same = (a: Place, b: Place): boolean => a.x === b.x && a.y === b.y && a.layout === b.layout;

/** The next removals that are allowed; those that come to the same are one, unless `all` are wanted. */
export const removalsOf = (
  match: GloriousMatch,
  unit: Placed,
  touched: readonly number[],
  lose: number,
  all = false,
): Removal[] => {
  const found = isOn(match, 'lenientRemoval') ? lenient(match, unit, touched, lose) : singles(match, unit, touched);
  return all ? found : found.filter((one, i) => found.findIndex((other) => same(one.place, other.place)) === i);
};

const singles = (match: GloriousMatch, unit: Placed, touched: readonly number[]): Removal[] => {
  const elements = [...unit.stands].map((_, i) => i);
  const free = elements.filter((i) => !touched.includes(i));
  return (free.length > 0 ? free : elements).flatMap((i) => {
    const place = restOf(match, unit, [i], unit.place.formation);
    return place ? [{ gone: [i], place }] : [];
  });
};
