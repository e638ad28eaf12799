import type { Side } from '../../kernel/side.js';
import type { ZonalMatch } from '../../zonal/rules.js';
import { sizeOf } from '../../zonal/unit.js';
import { rout } from '../../zonal/verbs.js';
import { ROUTED } from '../../zonal/zone.js';

/** MV-VICT-10, MV-R-56, -83: a side that broke removes its single stands, in reserve too, before the count. */
export const cleanUp = (match: ZonalMatch, side: Side): void => {
  for (const unit of match.state.units)
    if (unit.side === side && unit.zone !== ROUTED && sizeOf(unit) === 1) rout(match, unit.id, 'MV-VICT-10', 'swept');
};
