/** The activity of a formation as it begins and ends. */
import { hull, length as asLength, overlaps } from '../../../geometry/index.js';
import { isMounted } from '../../../tabletop/questions.js';
import type { GloriousMatch } from '../decisions.js';
import { figureOf, patch } from '../../../tabletop/store.js';
import type { UnitId } from '../../../tabletop/unit.js';
import { endActivity } from '../../../tabletop/verbs.js';
import type { Activity, Placed } from '../unit.js';

/** GL-R-19, -60: what is counted is how far it has gone. */
export const begun = (match: GloriousMatch, unit: Placed): Activity => {
  const figure = figureOf(match, unit);
  // A Battle is placed by its centre.
  const { x, y } = unit.place.diameter === undefined ? hull(figure) : unit.place;
  return {
    used: asLength(0),
    moves: 0,
    restricted:
      isMounted(match, unit) &&
      match.table.features.some(({ effect, ground }) => effect.restricted && overlaps(figure, ground)),
    centre: { x, y },
    heading: unit.place.heading,
  };
};

/** GL-MOVE-02: who has acted has no functions left. */
export const finish = (match: GloriousMatch, id: UnitId): void => {
  patch(match, id, { functions: 0 });
  endActivity(match, id);
};
