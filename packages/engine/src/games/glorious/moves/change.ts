/** About-faces, changes of formation, the odd element: GL-FACE-07..12, GL-FORM-06, GL-R-25, -26, -70. */
import { leavesTable, pointFrom, stored, type Pose } from '../../../geometry/index.js';
import { hasCell, rebased, standsOf } from '../../../formation/layout.js';
import { frontOf, loose } from '../../../tabletop/figure.js';
import { reversed } from '../../../manoeuvre/moves/about-face.js';
import { restRefusal } from '../../../tabletop/moves/rest.js';
import { isEngaged, isOn, touchesAny } from '../../../tabletop/questions.js';
import type { WhyNot } from '../../../tabletop/rules.js';
import type { GloriousMatch } from '../decisions.js';
import { layoutRefusal, layoutsFor } from '../../../tabletop/shapes.js';
import { baseOf, figureIn } from '../../../tabletop/store.js';
import { placeAt, sizeOf, straightPlace, type Place } from '../../../tabletop/unit.js';
import type { Placed } from '../unit.js';
import type { AboutFace, Laying } from '../choices.js';
import { refuse } from '../messages/index.js';
import { hasOddElement, isBattle } from '../who.js';
import { touchedLine } from './clear.js';
import { no, type Judged } from './judged.js';

/** GL-FACE-12: clear of everybody where the act ends (GL-GEO-11, last rows of its table). */
export const endRefusal = (match: GloriousMatch, unit: Placed, place: Place): WhyNot => {
  const figure = figureIn(match, unit, place);
  // GL-R-08: with `offTableRemoves` it is gone then.
  if (isOn(match, 'offTableRemoves') && leavesTable(match.table, figure)) return undefined;
  return restRefusal(match, unit, place) ?? touchedLine(match, unit, figure);
};

/** Set down from nowhere: not even corner to corner with an enemy. */
export const setDownRefusal = (match: GloriousMatch, unit: Placed): WhyNot => {
  // Nobody is set down where he would be lost, whatever the house rules.
  if (leavesTable(match.table, figureIn(match, unit, unit.place)))
    return refuse('GL-GEO-10', 'partlyOffTable', { unit: unit.id });
  const refused = endRefusal(match, unit, unit.place);
  const enemy = refused ? undefined : touchesAny(match, unit, figureIn(match, unit, unit.place));
  return enemy ? refuse('GL-GEO-11', 'wouldTouchEnemy', { unit: unit.id, other: enemy.id }) : refused;
};

// ---- about-face ------------------------------------------------------------------------------------------------------

type File = 'left' | 'right';

/** The odd element alone in its rank, on one file or the other. */
const withOdd = (layout: string, file: File): string => {
  const ranks = layout.split('/');
  const letter = layout[0]!;
  return [...ranks.slice(0, -1), file === 'left' ? `${letter}.` : `.${letter}`].join('/');
};

export const fileOf = (layout: string): File => (layout.endsWith('.') ? 'left' : 'right');

/**
 * GL-FACE-07, -08, GL-R-25: the old rear of the full ranks is the new front; the odd element goes behind the new rear.
 */
const facedOn = (match: GloriousMatch, unit: Placed, place: Place, file: File): Place => {
  if (isBattle(unit)) return { ...place, heading: reversed(place.heading) };
  const { depth } = baseOf(match, unit);
  const ranks = place.layout.split('/').length - (hasOddElement(unit) ? 1 : 0);
  const front = stored(pointFrom(place, 0, 0 - ranks * depth), reversed(place.heading));
  const faced = placeAt(place, front);
  return hasOddElement(unit) ? { ...faced, layout: withOdd(place.layout, file) } : faced;
};

/** An odd element goes to the first file on which it finds room, where none is named. */
export const aboutFace = (match: GloriousMatch, unit: Placed, cost: number, { file }: AboutFace): Judged => {
  const isOdd = hasOddElement(unit);
  if (file !== undefined && !isOdd) return no(refuse('GL-FACE-08', 'noFileToChoose', { unit: unit.id }));
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
export const shiftRefusal = (match: GloriousMatch, unit: Placed): WhyNot => {
  const facts = { unit: unit.id };
  if (sizeOf(unit) !== 5 || !hasOddElement(unit)) return refuse('GL-FORM-06', 'noMassOfFive', facts);
  if (isEngaged(match, unit)) return refuse('GL-FORM-06', 'engagedCannotShift', facts);
  if (unit.shifted) return refuse('GL-R-70', 'shiftedAlready', facts);
  return endRefusal(match, unit, shiftedPlace(unit));
};

// ---- change of formation -------------------------------------------------------------------------------------------------

/** GL-FACE-10: the place in which the kept element has its cell, wherever it stood. */
export const laidPlace = (
  match: GloriousMatch,
  unit: Placed,
  { formation, layout: given, element, cell }: Laying,
): Place => {
  const layout = rebased(given);
  const { frontage, depth } = baseOf(match, unit);
  const [rank, file] = standsOf(unit.place.layout).cells[element]!;
  const right = (file - (frontOf(unit.place.layout) - 1) / 2 - (cell[1] - (frontOf(layout) - 1) / 2)) * frontage;
  const ahead = (cell[0] - rank) * depth;
  const front = pointFrom(unit.place, right, ahead) as Pose;
  return straightPlace(formation, layout, loose(front, unit.place.heading));
};

/** GL-R-26. */
export const changeRefusal = (match: GloriousMatch, unit: Placed, laying: Laying): WhyNot => {
  const facts = { unit: unit.id };
  if (sizeOf(unit) < 2) return refuse('GL-FACE-10', 'singleNeverChanges', facts);
  const refused = match.rules.formationRefusal(match, unit, laying.formation);
  if (refused) return refused;
  const layout = rebased(laying.layout);
  const shape = layoutRefusal(match, unit, laying.formation, layout);
  if (shape) return shape;
  if (laying.element >= sizeOf(unit)) return refuse('GL-FACE-10', 'noSuchElement', { ...facts, size: sizeOf(unit) });
  const [rank, file] = laying.cell;
  if (laying.cell.length !== 2) return refuse('GL-FACE-10', 'rankAndFileWanted', { ...facts, layout });
  if (!hasCell(layout, laying.cell))
    return refuse('GL-FACE-10', 'emptyCell', { layout, rank: rank + 1, file: file + 1 });
  const place = laidPlace(match, unit, laying);
  const { x, y, layout: before, formation } = unit.place;
  if (place.x === x && place.y === y && layout === before && laying.formation === formation)
    return refuse('GL-FACE-11', 'standsAsItWould', facts);
  return endRefusal(match, unit, place);
};

/** A few layings worth considering: the other formation about the middle of the front. Not yet judged. */
export const otherLayings = (match: GloriousMatch, unit: Placed): Laying[] => {
  if (sizeOf(unit) < 2 || isBattle(unit)) return [];
  const formation = unit.place.formation === 'line' ? 'mass' : 'line';
  const [layout] = match.rules.formationRefusal(match, unit, formation) ? [] : layoutsFor(match, unit, formation);
  if (layout === undefined) return [];
  const middle = (of: string): number => Math.floor((frontOf(of) - 1) / 2);
  return [{ formation, layout, element: middle(unit.place.layout), cell: [0, middle(layout)] }];
};

export const layingsOf = (match: GloriousMatch, unit: Placed): Laying[] =>
  otherLayings(match, unit).filter((laying) => !changeRefusal(match, unit, laying));
