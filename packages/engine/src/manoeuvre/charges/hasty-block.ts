/** Hasty defensive block: SV-REACT-19..23, SV-R-57. One touched stand keeps its place; the others form around it. */
import { refuse } from '../messages/index.js';
import { gap, pointFrom, TOUCH, type Heading, type Oblong, type Pose } from '../../geometry/index.js';
import { hasCell, lessBag, layoutOf, rebased, standsOf, type Cell, type Layout } from '../../formation/layout.js';
import { reversed } from '../moves/about-face.js';
import type { HastyForm } from '../../tabletop/choices.js';
import { frontOf, headingOfStand, loose, type Base } from '../../tabletop/figure.js';
import { isContact, isFoot } from '../../tabletop/questions.js';
import { restRefusal } from '../../tabletop/moves/rest.js';
import type { ManoeuvreMatch } from '../rules.js';
import type { WhyNot } from '../../tabletop/rules.js';
import { layoutRefusal, layoutsFor } from '../../tabletop/shapes.js';
import { baseOf, figureIn, figureOf } from '../../tabletop/store.js';
import { sizeOf, straightPlace, type Place } from '../../tabletop/unit.js';
import type { Placed } from '../unit.js';

/** SV-REACT-19, SV-R-58. */
export const hastyRefusal = (match: ManoeuvreMatch, unit: Placed): WhyNot => {
  const { cite } = match.rules;
  const facts = { unit: unit.id };
  if (!isFoot(match, unit)) return refuse(cite.hasty, 'footFormsBlock', facts);
  if (sizeOf(unit) < 2) return refuse(cite.hasty, 'singleFormsNoBlock', facts);
  return unit.place.formation === 'defensiveBlock'
    ? refuse(cite.hastyAlready, 'blockAlready', facts)
    : match.rules.formationRefusal(match, unit, 'defensiveBlock');
};

/** Stands the charger touches. */
export const touchedStands = (match: ManoeuvreMatch, unit: Placed, charger: Placed): number[] => {
  const enemy = figureOf(match, charger);
  return figureOf(match, unit).stands.flatMap((stand, i) =>
    enemy.parts.some((part) => gap(stand, part) <= TOUCH) ? [i] : [],
  );
};

/** The block in which the stand, wherever it is now, has this cell. */
const blockAround = (stand: Oblong, heading: Heading, given: Layout, [rank, file]: Cell, base: Base): Place => {
  const layout = rebased(given);
  const centre = { x: stand.x, y: stand.y, heading } as Pose;
  const right = ((frontOf(layout) - 1) / 2 - file) * base.frontage;
  const front = pointFrom(centre, right, (rank + 0.5) * base.depth);
  return straightPlace('defensiveBlock', layout, loose(front, heading));
};

/** SV-R-57: the stand keeps its place, not its facing. */
export const hastyPlace = (
  match: ManoeuvreMatch,
  unit: Placed,
  { stand, layout, cell, reversed: back }: HastyForm,
): Place => {
  const own = headingOfStand(unit.place, stand);
  return blockAround(
    figureOf(match, unit).stands[stand]!,
    back ? reversed(own) : own,
    layout,
    cell,
    baseOf(match, unit),
  );
};

const roomRefusal = (match: ManoeuvreMatch, unit: Placed, charger: Placed, place: Place): WhyNot => {
  const room = restRefusal(match, unit, place, { leaving: [charger.id] });
  if (room) return { ...room, rule: match.rules.cite.hastyRoom };
  return isContact(match, figureIn(match, unit, place), figureOf(match, charger))
    ? undefined
    : refuse(match.rules.cite.hastyPlace, 'blockNotInContact', {
        unit: unit.id,
        charger: charger.id,
      });
};

/** SV-REACT-21, -22. */
export const hastyFormRefusal = (match: ManoeuvreMatch, unit: Placed, charger: Placed, choice: HastyForm): WhyNot => {
  const { cite } = match.rules;
  const { stand, cell } = choice;
  const layout = rebased(choice.layout);
  const facts = { unit: unit.id, stand };
  if (!touchedStands(match, unit, charger).includes(stand))
    return refuse(cite.hastyPlace, 'standNotTouched', {
      ...facts,
      charger: charger.id,
    });
  const shape = layoutRefusal(match, unit, 'defensiveBlock', layout);
  if (shape) return shape;
  if (cell.length !== 2 || !hasCell(layout, cell)) return refuse(cite.hastyPlace, 'noStandAt', { cell, layout });
  const { cells, letters } = standsOf(layout);
  const there = letters[cells.findIndex(([r, f]) => r === cell[0] && f === cell[1])]!;
  const own = standsOf(unit.place.layout).letters[stand]!;
  if (there !== own)
    return refuse(cite.hastyPlace, 'keepsItsPlace', {
      ...facts,
      own,
      layout,
      there,
    });
  return roomRefusal(match, unit, charger, hastyPlace(match, unit, choice));
};

/** The layout with one letter put into a cell, the others in their order. */
const withLetterAt = (layout: Layout, at: number, letter: string): Layout => {
  const { cells, letters } = standsOf(layout);
  if (letters[at] === letter) return layout;
  const rest = lessBag(letters, letter)!;
  return layoutOf(cells, rest.slice(0, at) + letter + rest.slice(at));
};

/** One layout for each arrangement of places. */
const arrangements = (match: ManoeuvreMatch, unit: Placed): Layout[] => {
  const found = new Map<string, Layout>();
  for (const layout of layoutsFor(match, unit, 'defensiveBlock')) {
    const key = layout.replace(/[A-Z]/g, 'x');
    if (!found.has(key)) found.set(key, layout);
  }
  return [...found.values()];
};

/** Every placement that is legal, with one order of stands each. */
export const hastyForms = (match: ManoeuvreMatch, unit: Placed, charger: Placed, most = 12): HastyForm[] => {
  const found: HastyForm[] = [];
  const { letters } = standsOf(unit.place.layout);
  const layouts = arrangements(match, unit);
  for (const stand of touchedStands(match, unit, charger))
    for (const back of [false, true])
      for (const layout of layouts)
        for (const [at, cell] of standsOf(layout).cells.entries()) {
          const choice: HastyForm = {
            do: 'form',
            stand,
            layout: withLetterAt(layout, at, letters[stand]!),
            cell,
            ...(back ? { reversed: true } : {}),
          };
          if (roomRefusal(match, unit, charger, hastyPlace(match, unit, choice))) continue;
          found.push(choice);
          if (found.length >= most) return found;
        }
  return found;
};
