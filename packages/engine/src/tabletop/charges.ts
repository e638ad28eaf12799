/** Which charges a unit could make now: for bots, and for the table to show. */
import { gapOfBounds, headingBetween, tenths, turnBetween, type Angle, type Length } from '../geometry/index.js';
import type { Charge } from './choices.js';
import { chargePath, chargerRefusal } from './charge-path.js';
import { largestPivot } from './pivot.js';
import { isMounted } from './questions.js';
import type { TabletopMatch } from './rules.js';
import { enemiesOf, figureOf } from './store.js';
import type { Placed } from './unit.js';

/** Not turned, and turned towards the target as far as may be. */
const pivotsTo = (match: TabletopMatch, unit: Placed, target: Placed, most: Angle): Angle[] => {
  if (unit.pivoted || most === 0) return [tenths(0)];
  const { x, y } = figureOf(match, target);
  const off = turnBetween(unit.place.heading, headingBetween(unit.place, { x, y }));
  const by = tenths(Math.max(0 - most, Math.min(most, off)));
  return by === 0 ? [by] : [tenths(0), by];
};

/** The legal charges with this allowance, one or two for each target. */
export const chargesOf = (match: TabletopMatch, unit: Placed, allowance: Length): Charge[] => {
  if (allowance <= 0 || chargerRefusal(match, unit)) return [];
  const most = largestPivot(match, unit, unit.place);
  const reach = allowance + match.rules.numbers.extension[isMounted(match, unit) ? 'mounted' : 'foot'];
  const figure = figureOf(match, unit);
  const found: Charge[] = [];
  for (const target of enemiesOf(match, unit)) {
    if (gapOfBounds(figure, figureOf(match, target)) > reach) continue;
    for (const pivot of pivotsTo(match, unit, target, most)) {
      const turned = pivot === 0 ? {} : { pivot };
      const plain: Charge = { do: 'charge', target: target.id, ...turned };
      if (!chargePath(match, unit, plain, allowance).refusal) found.push(plain);
      else {
        const extended: Charge = { ...plain, extend: true };
        if (!chargePath(match, unit, extended, allowance).refusal) found.push(extended);
      }
    }
  }
  return found;
};
