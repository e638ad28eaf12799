/** A formation that has just begun its activity. */
import { hull, length as asLength, overlaps } from '../../../geometry/index.js';
import { isMounted } from '../../../tabletop/questions.js';
import type { TabletopMatch } from '../../../tabletop/rules.js';
import { figureOf } from '../../../tabletop/store.js';
import type { Activity, Placed } from '../../../tabletop/unit.js';

/** GL-R-19, -60: what is counted is how far it has gone; the rest stands as in every book that keeps an activity. */
export const begun = (match: TabletopMatch, unit: Placed): Activity => {
  const figure = figureOf(match, unit);
  // A Battle is placed by its centre.
  const { x, y } = unit.place.diameter === undefined ? hull(figure) : unit.place;
  return {
    action: 'manoeuvre',
    changed: false,
    manoeuvred: false,
    used: asLength(0),
    doubled: false,
    flowed: false,
    restricted:
      isMounted(match, unit) &&
      match.table.features.some(({ effect, ground }) => effect.restricted && overlaps(figure, ground)),
    turned: false,
    faced: false,
    moves: 0,
    aboutFaced: false,
    centre: { x, y },
    heading: unit.place.heading,
    from: undefined,
    leaving: [],
  };
};
