/** Emergency about-face: SV-REACT-30, -31, SV-R-64. The charger is moved just enough to be in contact and nothing more. */
import { lastOpen } from '../../kernel/furthest.js';
import { refuse } from '../messages/index.js';
import { leavesTable, length as asLength, moved, overlaps } from '../../geometry/index.js';
import { aboutFaced, slides } from '../moves/about-face.js';
import type { Slide } from '../../tabletop/choices.js';
import { intoContact } from '../../tabletop/moves/into-contact.js';
import { overlappedTerrain, overlappedUnit } from '../../tabletop/moves/obstacles.js';
import { isContact, isFoot, isOn } from '../../tabletop/questions.js';
import { newlyTouches } from '../../tabletop/moves/rotation.js';
import type { ManoeuvreMatch } from '../rules.js';
import type { WhyNot } from '../../tabletop/rules.js';
import { baseOf, figureIn, figureOf, findEnemy, IN_TOUCH } from '../../tabletop/store.js';
import { placeAt, type Place } from '../../tabletop/unit.js';
import type { Placed } from '../unit.js';

export interface Facing {
  readonly slide: Slide;
  readonly place: Place;
  readonly charger: Place;
}

/** Overlaps nothing, is on the table, touches no other enemy that it did not touch before. */
export const isFree = (match: ManoeuvreMatch, unit: Placed, place: Place, partner: Placed): boolean => {
  const figure = figureIn(match, unit, place);
  const before = figureOf(match, unit);
  return (
    !leavesTable(match.table, figure) &&
    !overlappedUnit(match, unit, figure, [partner.id]) &&
    !overlappedTerrain(match, unit, place.formation, figure) &&
    !findEnemy(
      match,
      unit,
      figure,
      IN_TOUCH,
      (there, { id }) => id !== partner.id && newlyTouches(before, figure, there),
    )
  );
};

/** The charger straight back by the least that ends the overlap. */
const backedOff = (match: ManoeuvreMatch, charger: Placed, unit: Placed, place: Place): Place | undefined => {
  const target = figureIn(match, unit, place);
  const at = (by: number): Place => placeAt(charger.place, moved(charger.place, 'rear', asLength(by)));
  const isClear = (by: number): boolean => !overlaps(figureIn(match, charger, at(by)), target);
  const most = 2 * baseOf(match, unit).depth * 4;
  return isClear(most) ? at(lastOpen(most, -1, isClear)) : undefined;
};

/** SV-REACT-31, SV-R-64: the charger goes back or forward just enough to be in contact. */
const facingBy = (match: ManoeuvreMatch, unit: Placed, charger: Placed, slide: Slide): Facing | undefined => {
  const place = aboutFaced(unit.place, baseOf(match, unit), slide);
  if (!isFree(match, unit, place, charger)) return undefined;
  const target = figureIn(match, unit, place);
  const enemy = figureOf(match, charger);
  const there = overlaps(enemy, target)
    ? backedOff(match, charger, unit, place)
    : isContact(match, enemy, target)
      ? charger.place
      : intoContact(match, charger, charger.place, unit, place)?.place;
  if (!there || !isFree(match, charger, there, unit) || !isContact(match, figureIn(match, charger, there), target))
    return undefined;
  return { slide, place, charger: there };
};

/** The about-faces that are possible, forward first. */
export const facingsOf = (match: ManoeuvreMatch, unit: Placed, charger: Placed): Facing[] => {
  if (!isFoot(match, unit) || unit.place.formation === 'defensiveBlock') return [];
  const ways: Slide[] = slides(unit.place) && !isOn(match, 'aboutFaceForward') ? ['forward', 'backward'] : ['forward'];
  return ways.flatMap((slide) => facingBy(match, unit, charger, slide) ?? []);
};

/** SV-REACT-30. */
export const facingRefusal = (match: ManoeuvreMatch, unit: Placed, charger: Placed): WhyNot => {
  const { cite } = match.rules;
  const facts = { unit: unit.id };
  if (!isFoot(match, unit)) return refuse(cite.emergency, 'onlyFootFaces', facts);
  if (unit.place.formation === 'defensiveBlock') return refuse(cite.emergency, 'blockNeverFaces', facts);
  return facingsOf(match, unit, charger).length > 0
    ? undefined
    : refuse(cite.emergencyRoom, 'noRoomToFace', {
        unit: unit.id,
        charger: charger.id,
      });
};
