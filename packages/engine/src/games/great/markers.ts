/** Hits laid aside: GV-TURN-02. They become green markers when both sides have thrown. */
import type { HitCause } from '../../tabletop/messages/index.js';
import type { GreatMatch } from './decisions.js';
import { patch, unitOf } from '../../tabletop/store.js';
import type { UnitId } from '../../tabletop/unit.js';
import { hit } from '../../tabletop/verbs.js';

export const layAside = (match: GreatMatch, id: UnitId, hits: number): void => {
  if (hits > 0) patch(match, id, { aside: unitOf(match, id).aside + hits });
};

export const placeMarkers = (match: GreatMatch, rule: string, cause: HitCause): void => {
  for (const { id, aside } of match.state.units) {
    if (aside === 0) continue;
    patch(match, id, { aside: 0 });
    hit(match, id, aside, rule, cause);
  }
};
