/** Remove Losses: P6, GV-LOSS-01..04, GV-R-34, -35. */
import { done } from '../../kernel/procedure.js';
import { isEngaged } from '../../tabletop/questions.js';
import type { ManoeuvreMatch } from '../../manoeuvre/rules.js';
import { patch, placedUnits } from '../../tabletop/store.js';
import type { UnitId } from '../../tabletop/unit.js';
import { rout } from '../../tabletop/verbs.js';
import type { Steps } from './procedures.js';
import { isExempt, strengthOf } from './strength.js';

/** GV-LOSS-01: never the last marker. */
const recover = (match: ManoeuvreMatch): void => {
  const resting = placedUnits(match).filter((unit) => unit.hits >= 2 && !isEngaged(match, unit));
  for (const { id, hits } of resting) {
    patch(match, id, { hits: hits - 1 });
    match.tell?.({ event: 'recovered', rule: 'GV-LOSS-01', unit: id, left: hits - 1 });
  }
};

/** GV-LOSS-02, -03: each step all at once. */
export const removeBroken = (match: ManoeuvreMatch, among?: readonly UnitId[]): void => {
  const here = () => placedUnits(match).filter(({ id }) => !among || among.includes(id));
  for (const { id } of here().filter((unit) => strengthOf(unit) <= 0))
    rout(match, id, match.rules.cite.allLost, 'strengthGone');
  const spent = here().filter((unit) => strengthOf(unit) === 1 && !isExempt(match, unit) && isEngaged(match, unit));
  for (const { id } of spent) rout(match, id, match.rules.cite.singleRetreats, 'tooFew');
};

/** GV-LOSS-04, GV-R-35: who recovers in time stays. */
export const losses: Steps<'losses'> = {
  begin: (match) => {
    recover(match);
    removeBroken(match);
    return done();
  },
};
