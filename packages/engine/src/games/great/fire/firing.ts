/** The firing phase: P4, GV-TURN-02, GV-FIRE-02, -05, -22. Hits are laid aside until both sides have finished. */
import { done, go } from '../../../kernel/procedure.js';
import { pivotOf } from '../../../manoeuvre/fire/fire-order.js';
import { pivotToFire } from '../../../manoeuvre/fire/pivot-to-fire.js';
import { firingBy } from '../../../tabletop/fire/firing.js';
import type { GreatMatch } from '../decisions.js';
import type { Steps } from '../procedures.js';
import { placedOf } from '../../../tabletop/store.js';
import { layAside, placeMarkers } from '../markers.js';
import { shoot } from './dice.js';
import { isAnyFirer, isAnyShot, ordersOf } from './options.js';
import { readOrder } from './order.js';
import { suppressorOf } from './suppression.js';

export const firing: Steps<'firing'> = firingBy({
  isAnyFirer,
  isAnyShot,
  ordersOf,
  readOrder,
  /** P4.4: the pivot, the red marker, suppression once, then shot by shot. */
  carryOut: (match: GreatMatch, { unit: { id }, place, shots }, choice) => {
    pivotToFire(match, id, place, pivotOf(choice));
    const suppressor = suppressorOf(match, placedOf(match, id));
    for (const shot of shots) {
      const hits = shoot(match, placedOf(match, id), placedOf(match, shot.target), shot, suppressor);
      layAside(match, shot.target, hits);
    }
    return go('next');
  },
  /** GV-FIRE-22: until now nobody has fewer strength points. */
  end: (match: GreatMatch) => {
    placeMarkers(match, match.rules.cite.fireHits, 'fire');
    return done();
  },
});
