/** Who may engage whom in A Fine Victory, and whom artillery resists. */
import { count } from '../../formation/layout.js';
import { isMounted, isOn } from '../../zonal/questions.js';
import type { WhyNot, ZonalMatch } from '../../zonal/rules.js';
import { isEngaged, type Unit } from '../../zonal/unit.js';
import { refuse } from './messages.js';

const PIKES_NEEDED = 2;

/** FV-ENGAGE-08: two pike stands, or the enemy's rear. */
export const footAgainstMounted = (unit: Unit, target: Unit): WhyNot => {
  const pikes = count(unit.layout, 'P');
  return pikes >= PIKES_NEEDED
    ? undefined
    : refuse('FV-ENGAGE-08', 'tooFewPikes', {
        unit: unit.id,
        pikes,
        needed: PIKES_NEEDED,
        target: target.id,
      });
};

/** FV-REACT-23, -27: artillery fires at mounted, never at foot that engage it. */
export const gunsFireAt = (match: ZonalMatch, engager: Unit): boolean => isMounted(match, engager);

/** FV-REACT-25, -27, FV-R-38: mounted over-run artillery that is not engaged. */
export const overruns = (match: ZonalMatch, engager: Unit, target: Unit): boolean =>
  isMounted(match, engager) && (!isEngaged(target) || isOn(match, 'engagedArtilleryOverrun'));
