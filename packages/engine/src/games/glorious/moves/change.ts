/** About-faces, changes of formation, the odd element: GL-FACE-07..12, GL-FORM-06, GL-R-25, -26, -70. */
import { refuse } from '../../../kernel/refusal.js';
import { leavesTable, pointFrom, stored, type Pose } from '../../../geometry/index.js';
import { hasCell, rebased, standsOf } from '../../../formation/layout.js';
import { frontOf } from '../../../tabletop/figure.js';
import { reversed } from '../../../manoeuvre/moves/about-face.js';
import { restRefusal } from '../../../tabletop/moves/rest.js';
import { isEngaged, isOn, touchesAny } from '../../../tabletop/questions.js';
import type { TabletopMatch, WhyNot } from '../../../tabletop/rules.js';
import { layoutRefusal, layoutsFor } from '../../../tabletop/shapes.js';
import { baseOf, figureIn } from '../../../tabletop/store.js';
import { placeAt, sizeOf, type Place, type Placed } from '../../../tabletop/unit.js';
import type { AboutFace, Laying } from '../choices.js';
import { hasOddElement, isBattle } from '../who.js';
import { touchedLine } from './clear.js';
import { no, type Judged } from './judged.js';

/** GL-FACE-12: clear of everybody where the act ends (GL-GEO-11, last rows of its table). */
export const endRefusal = (match: TabletopMatch, unit: Placed, place: Place): WhyNot => {
  const figure = figureIn(match, unit, place);
  // GL-R-08: with `offTableRemoves` it is gone then.
  if (isOn(match, 'offTableRemoves') && leavesTable(match.table, figure)) return undefined;
  return restRefusal(match, unit, place) ?? touchedLine(match, unit, figure);
};

/** Set down from nowhere: not even corner to corner with an enemy. */
export const setDownRefusal = (match: TabletopMatch, unit: Placed): WhyNot => {
  // Nobody is set down where he would be lost, whatever the house rules.
  if (leavesTable(match.table, figureIn(match, unit, unit.place)))
    return refuse('GL-GEO-10', '{unit} would stand partly off the table.', { unit: unit.id });
  const refused = endRefusal(match, unit, unit.place);
  const enemy = refused ? undefined : touchesAny(match, unit, figureIn(match, unit, unit.place));
  return enemy ? refuse('GL-GEO-11', '{unit} would touch {other}.', { unit: unit.id, other: enemy.id }) : refused;
};

// ---- about-face ------------------------------------------------------------------------------------------------------

type File = 'left' | 'right';

/** The odd element alone in its rank, on one file or the other. */
const withOdd = (layout: string, file: File): string => {
  const ranks = layout.split('/');
  const letter = layout[0]!;
  return [...ranks.slice(0, -1), file === 'left' ? `${letter}.` : `.${letter}`].join('/');
};

const fileOf = (layout: string): File => (layout.endsWith('.') ? 'left' : 'right');

/**
 * GL-FACE-07, -08, GL-R-25: the old rear of the full ranks is the new front; the odd element goes behind the new rear.
 */
const facedOn = (match: TabletopMatch, unit: Placed, place: Place, file: File): Place => {
  if (isBattle(unit)) return { ...place, heading: reversed(place.heading) };
  const { depth } = baseOf(match, unit);
  const ranks = place.layout.split('/').length - (hasOddElement(unit) ? 1 : 0);
  const front = stored(pointFrom(place, 0, 0 - ranks * depth), reversed(place.heading));
  const faced = placeAt(place, front);
  return hasOddElement(unit) ? { ...faced, layout: withOdd(place.layout, file) } : faced;
};

/** An odd element goes to the first file on which it finds room, where none is named. */
export const aboutFace = (match: TabletopMatch, unit: Placed, cost: number, { file }: AboutFace): Judged => {
  const isOdd = hasOddElement(unit);
  if (file !== undefined && !isOdd)
    return no(refuse('GL-FACE-08', '{unit} has no odd element, so no file is chosen for it.', { unit: unit.id }));
  const to = facedOn(match, unit, unit.place, file ?? 'left');
  const refusal = isBattle(unit) ? undefined : endRefusal(match, unit, to);
  if (!refusal) return { can: { cost, to } };
  const other = facedOn(match, unit, unit.place, 'right');
  return isOdd && file === undefined && !endRefusal(match, unit, other) ? { can: { cost, to: other } } : no(refusal);
};

// ---- the odd element -----------------------------------------------------------------------------------------------------

export const shiftedPlace = ({ place }: Placed): Place => ({
  ...place,
  layout: withOdd(place.layout, fileOf(place.layout) === 'left' ? 'right' : 'left'),
});

/** GL-FORM-06, GL-R-13, -70. */
export const shiftRefusal = (match: TabletopMatch, unit: Placed): WhyNot => {
  const facts = { unit: unit.id };
  if (sizeOf(unit) !== 5 || !hasOddElement(unit))
    return refuse('GL-FORM-06', '{unit} is no mass of five, and has no odd element to shift.', facts);
  if (isEngaged(match, unit))
    return refuse('GL-FORM-06', '{unit} is in contact with an enemy and does nothing.', facts);
  if (unit.shifted)
    return refuse('GL-R-70', '{unit} has shifted its odd element already since the last function of its side.', facts);
  return endRefusal(match, unit, shiftedPlace(unit));
};

// ---- change of formation -------------------------------------------------------------------------------------------------

/** GL-FACE-10: the place in which the kept element has its cell, wherever it stood. */
export const laidPlace = (
  match: TabletopMatch,
  unit: Placed,
  { formation, layout: given, element, cell }: Laying,
): Place => {
  const layout = rebased(given);
  const { frontage, depth } = baseOf(match, unit);
  const [rank, file] = standsOf(unit.place.layout).cells[element]!;
  const right = (file - (frontOf(unit.place.layout) - 1) / 2 - (cell[1] - (frontOf(layout) - 1) / 2)) * frontage;
  const ahead = (cell[0] - rank) * depth;
  const front = pointFrom(unit.place, right, ahead) as Pose;
  return { formation, layout, ...stored(front, unit.place.heading), bend: undefined, trail: undefined };
};

/** GL-R-26. */
export const changeRefusal = (match: TabletopMatch, unit: Placed, laying: Laying): WhyNot => {
  const facts = { unit: unit.id };
  if (sizeOf(unit) < 2) return refuse('GL-FACE-10', '{unit} has a single element and changes no formation.', facts);
  const refused = match.rules.formationRefusal(match, unit, laying.formation);
  if (refused) return refused;
  const layout = rebased(laying.layout);
  const shape = layoutRefusal(match, unit, laying.formation, layout);
  if (shape) return shape;
  if (laying.element >= sizeOf(unit))
    return refuse('GL-FACE-10', 'The element that keeps its place is not among the {size} of {unit}.', {
      ...facts,
      size: sizeOf(unit),
    });
  const [rank, file] = laying.cell;
  if (laying.cell.length !== 2)
    return refuse('GL-FACE-10', 'Say in which rank and file of {layout} the element of {unit} stands.', {
      ...facts,
      layout,
    });
  if (!hasCell(layout, laying.cell))
    return refuse('GL-FACE-10', '{layout} has no element in rank {rank}, file {file}.', {
      layout,
      rank: rank + 1,
      file: file + 1,
    });
  const place = laidPlace(match, unit, laying);
  const { x, y, layout: before, formation } = unit.place;
  if (place.x === x && place.y === y && layout === before && laying.formation === formation)
    return refuse('GL-FACE-11', '{unit} would stand just as it does.', facts);
  return endRefusal(match, unit, place);
};

/** A few layings worth considering: the other formation about the middle of the front. Not yet judged. */
export const otherLayings = (match: TabletopMatch, unit: Placed): Laying[] => {
  if (sizeOf(unit) < 2 || isBattle(unit)) return [];
  const formation = unit.place.formation === 'line' ? 'mass' : 'line';
  const [layout] = match.rules.formationRefusal(match, unit, formation) ? [] : layoutsFor(match, unit, formation);
  if (layout === undefined) return [];
  const middle = (of: string): number => Math.floor((frontOf(of) - 1) / 2);
  return [{ formation, layout, element: middle(unit.place.layout), cell: [0, middle(layout)] }];
};

export const layingsOf = (match: TabletopMatch, unit: Placed): Laying[] =>
  otherLayings(match, unit).filter((laying) => !changeRefusal(match, unit, laying));
