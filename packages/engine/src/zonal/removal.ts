/** Which stands a unit loses, and what its owner may choose. */
import { hasCell, layoutOf, lessBag, sorted, standsOf, without, type Cell, type Layout } from '../formation/layout.js';
import { isValid, validRemovals } from '../formation/shape.js';
import type { Remove } from './choices.js';
import { isOn } from './questions.js';
import type { WhyNot, ZonalMatch } from './rules.js';
import { isDeployed, sizeOf, type Unit } from './unit.js';
import { refuse } from './messages/index.js';

/** FV-LOSS-04, MV-LOSS-03, -04. */
export const lostBy = ({ rules }: ZonalMatch, unit: Unit): number =>
  Math.min(Math.floor(unit.hits / (rules.types[unit.type]!.hitsPerStand ?? rules.hitsPerStand)), sizeOf(unit));

/** FV-R-04: pikes stay in place; of the others the owner says which kinds are lost, and the rest close up in place. */
export const withKindsLost = (layout: Layout, cells: readonly Cell[], lost: string): Layout => {
  const rest = without(layout, cells);
  const { cells: kept, letters } = standsOf(rest);
  let pool = lessBag(standsOf(layout).bag, lost) ?? '';
  const places = [...letters].map((letter) => {
    const less = lessBag(pool, letter);
    if (less === undefined) return undefined;
    pool = less;
    return letter;
  });
  return layoutOf(
    kept,
    places
      .map((letter) => {
        if (letter !== undefined) return letter;
        const [first = ''] = pool;
        pool = pool.slice(1);
        return first;
      })
      .join(''),
  );
};

const fixedIn = (match: ZonalMatch, letters: string): number =>
  [...letters].filter((letter) => match.rules.keepPlace.includes(letter)).length;
export const lettersAt = (layout: Layout, cells: readonly Cell[]): string => {
  const stands = standsOf(layout);
  return sorted(
    cells.map(([r, f]) => stands.letters[stands.cells.findIndex(([rank, file]) => rank === r && file === f)]!).join(''),
  );
};

/** FV-LOSS-06, -18, FV-R-05, -20, MV-LOSS-05, MV-R-25, -73: what the owner picks; in reserve only the kinds. */
export const removalRefusal = (match: ZonalMatch, unit: Unit, { cells, stands }: Remove): WhyNot => {
  const { cite } = match.rules;
  const k = lostBy(match, unit);
  const facts = { unit: unit.id, k };
  const { bag } = standsOf(unit.layout);
  const free = isOn(match, 'freeNonPikeStands');
  if (!isDeployed(unit)) {
    if (cells !== undefined || stands === undefined) return refuse(cite.reserveLosses, 'nameKinds', facts);
    return stands.length === k && lessBag(bag, stands) !== undefined
      ? undefined
      : refuse(cite.reserveLosses, 'mustLoseOf', {
          ...facts,
          bag,
          stands,
        });
  }
  if (cells === undefined) return refuse(cite.ownerChooses, 'nameCells', facts);
  if (cells.length !== k)
    return refuse(cite.lostStands, 'mustLoseSoMany', {
      ...facts,
      hits: unit.hits,
      count: cells.length,
    });
  const named = new Set(cells.map(String));
  if (named.size < k || !cells.every((cell) => hasCell(unit.layout, cell)))
    return refuse(cite.ownerChooses, 'noStandsInCells', {
      ...facts,
      layout: unit.layout,
      cells: cells.map((cell) => `[${cell.join(',')}]`),
    });
  if (stands !== undefined) {
    const own = lettersAt(unit.layout, cells);
    if (!free && sorted(stands) !== own)
      return refuse(cite.standsKeepPlace, 'standsKeepPlace', {
        k,
        own,
        stands,
      });
    if (stands.length !== k || lessBag(bag, stands) === undefined || fixedIn(match, stands) !== fixedIn(match, own))
      return refuse(cite.standsKeepPlace, 'kindsKeepPlace', {
        ...facts,
        fixed: fixedIn(match, own),
        kinds: match.rules.keepPlace,
        stands,
      });
  }
  if (isOn(match, 'forbidVoluntaryRout') && !isValid(match.table.shapes, without(unit.layout, cells)))
    return refuse(cite.voluntaryRout, 'leavesNoShape', facts);
  return undefined;
};

export const removalsOf = (match: ZonalMatch, unit: Unit): Remove[] => {
  const k = lostBy(match, unit);
  if (isDeployed(unit))
    return validRemovals(match.table.shapes, unit.layout, k).map((cells) => ({ do: 'remove', cells }));
  const { bag } = standsOf(unit.layout);
  const ends = [bag.slice(0, k), bag.slice(-k)];
  return [...new Set(ends)].map((stands) => ({ do: 'remove', stands }));
};

export const mayChooseKinds = (match: ZonalMatch, unit: Unit): boolean =>
  isOn(match, 'freeNonPikeStands') &&
  [...standsOf(unit.layout).kinds].filter((kind) => !match.rules.keepPlace.includes(kind)).length > 1;
