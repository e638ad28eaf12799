import type { Angle } from '../../geometry/index.js';
import { patch } from '../../tabletop/store.js';
import type { Place, UnitId } from '../../tabletop/unit.js';
import { settle } from '../../tabletop/verbs.js';
import type { ManoeuvreMatch } from '../rules.js';

/** SV-FIRE-08, SV-FACE-04, GV-FIRE-05: the pivot before firing. */
export const pivotToFire = (match: ManoeuvreMatch, id: UnitId, place: Place, by: Angle | undefined): void => {
  if (by === undefined) return;
  settle(match, id, place);
  patch(match, id, { pivoted: true });
  match.tell?.({ event: 'pivoted', rule: match.rules.cite.firePivot, unit: id, by, ...place });
};
