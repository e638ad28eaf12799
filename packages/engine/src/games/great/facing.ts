/** The emergency about-face: GV-ABOUT-01, GV-MOVE-11. */
import { length, overlaps } from '../../geometry/index.js';
import { isFree } from '../../manoeuvre/charges/emergency.js';
import { aboutFaced } from '../../manoeuvre/moves/about-face.js';
import type { ManoeuvreMatch } from '../../manoeuvre/rules.js';
import { baseOf, figureIn, figureOf } from '../../tabletop/store.js';
import { placeAt, type Place } from '../../tabletop/unit.js';
import type { Placed } from '../../manoeuvre/unit.js';
import { isContact } from '../../tabletop/questions.js';

const THOUSANDTHS = [0, -1, 1];

/** The places that are stored around this one, itself first. */
const around = (place: Place): Place[] =>
  THOUSANDTHS.flatMap((dx) =>
    THOUSANDTHS.map((dy) => placeAt(place, { ...place, x: length(place.x + dx), y: length(place.y + dy) })),
  );

/**
 * GV-MOVE-11: the ground stays the same, so the nearest stored place that overlaps nobody and keeps the contact is
 * taken.
 */
export const facedAbout = (match: ManoeuvreMatch, unit: Placed, charger: Placed): Place => {
  const enemy = figureOf(match, charger);
  const fits = (place: Place): boolean => {
    const figure = figureIn(match, unit, place);
    return isFree(match, unit, place, charger) && !overlaps(figure, enemy) && isContact(match, figure, enemy);
  };
  const faced = aboutFaced(unit.place, baseOf(match, unit), true);
  return around(faced).find(fits) ?? faced;
};
