/** A column with an enemy near must leave its column: SV-MOVE-05, SV-R-15. */
import { changeRefusal, stationaryPlaces } from './change.js';
import { type Change } from '../../tabletop/choices.js';
import type { ManoeuvreMatch } from '../rules.js';
import { layoutsFor } from '../../tabletop/shapes.js';
import type { Formation } from '../../tabletop/unit.js';
import type { Placed } from '../unit.js';

const STRAIGHT: readonly Formation[] = ['line', 'block', 'openOrder', 'defensiveBlock'];

/** SV-MOVE-05: an unengaged column near the enemy must leave its column and do nothing else. */
export const mustLeaveColumn = ({ rules }: ManoeuvreMatch, unit: Placed): boolean =>
  rules.mustLeaveColumn?.(unit) === true && !unit.engagedAtStart && !unit.done && unit.activity === undefined;

/** SV-R-15: the legal changes of a column into a straight formation. */
export const waysOutOfColumn = (match: ManoeuvreMatch, unit: Placed, most: number): Change[] => {
  const found: Change[] = [];
  for (const formation of STRAIGHT) {
    if (match.rules.formationRefusal(match, unit, formation)) continue;
    for (const layout of layoutsFor(match, unit, formation))
      for (const to of stationaryPlaces(formation, layout)) {
        const choice: Change = { do: 'changeFormation', formation, layout, to };
        if (!changeRefusal(match, unit, choice)) found.push(choice);
        if (found.length >= most) return found;
      }
  }
  return found;
};

export const canLeaveColumn = (match: ManoeuvreMatch, unit: Placed): boolean =>
  waysOutOfColumn(match, unit, 1).length > 0;
