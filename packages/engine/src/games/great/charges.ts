/** Who charges, intercepts, gets away and flows around whom: GV-CHARGE, GV-ICPT, GV-RECOIL, GV-EVADE, GV-FLOW. */
import { inches as centimetres, type Length } from '../../geometry/index.js';
import type { Away } from '../../tabletop/choices.js';
import type { Flows } from '../../tabletop/moves/straight-move.js';
import { isFoot, isMounted } from '../../tabletop/questions.js';
import type { ManoeuvreMatch } from '../../manoeuvre/rules.js';
import { isFormed, isStraightOpen, type Formation } from '../../tabletop/unit.js';
import type { Placed, Unit } from '../../manoeuvre/unit.js';
import { isHeavy } from './strength.js';
import { typeNamed } from './units.js';

/** GV-FLOW-01, -02. */
export const flowsAround = (match: ManoeuvreMatch, unit: Unit, formation: Formation): Flows => {
  if (!isStraightOpen(formation)) return 'nobody';
  return isMounted(match, unit) ? 'friendsAndBlocks' : 'friends';
};

const INTERCEPT = centimetres(9);
const ELEPHANTS = centimetres(3);
const NONE = centimetres(0);

/** GV-ICPT-01, -02. */
export const interceptReach = (match: ManoeuvreMatch, unit: Unit): Length => {
  if (typeNamed(unit).what === 'elephants') return ELEPHANTS;
  return isMounted(match, unit) ? INTERCEPT : NONE;
};

/** GV-CHARGE-03, GV-ICPT-04: by formation. */
export const testByFormation = ({ formation }: Placed['place']): number => {
  if (formation === 'block') return 4;
  return isStraightOpen(formation) ? 2 : 3;
};

/** GV-QUAL-05: whatever its quality. */
export const interceptTest = (_match: ManoeuvreMatch, { place }: Placed): number => testByFormation(place);

/** GV-RECOIL-01, GV-EVADE-01. */
export const awayKind = (match: ManoeuvreMatch, unit: Placed, charger: Placed): Away['do'] | undefined => {
  const { formation } = unit.place;
  if (isMounted(match, unit))
    return isFormed(formation) && !(typeNamed(unit).what === 'chariots' && isHeavy(unit)) ? 'recoil' : undefined;
  return isFoot(match, unit) && isStraightOpen(formation) && isFoot(match, charger) ? 'evade' : undefined;
};
