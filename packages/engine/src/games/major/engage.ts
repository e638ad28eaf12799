/** Who may engage whom in A Major Victory, and whom artillery resists. */
import { isMounted, isOn } from '../../zonal/questions.js';
import type { WhyNot, ZonalMatch } from '../../zonal/rules.js';
import { isEngaged, type Unit } from '../../zonal/unit.js';
import { hasPikes } from './melee.js';
import { refuse } from './messages.js';

/** MV-ENGAGE-06, -07: pikes, or the enemy's rear. */
export const footAgainstMounted = (unit: Unit, target: Unit): WhyNot =>
  hasPikes(unit)
    ? undefined
    : refuse('MV-ENGAGE-07', 'noPikes', {
        unit: unit.id,
        target: target.id,
      });

/** MV-DEFFIRE-01, MV-R-38: artillery fires at every engager. */
export const gunsFireAt = (match: ZonalMatch, engager: Unit): boolean =>
  isMounted(match, engager) || !isOn(match, 'footFightsArtillery');

/** MV-DEFFIRE-03, MV-R-38: whoever engages unengaged artillery and is not stopped over-runs it. */
export const overruns = (match: ZonalMatch, engager: Unit, target: Unit): boolean =>
  !isEngaged(target) && gunsFireAt(match, engager);
