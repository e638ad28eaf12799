/** Voluntary retreat: SV-RETIRE-01, -02, SV-R-51. */
import { refuse } from '../messages/index.js';
import { isEngaged, isOn, ownRefusal } from '../../tabletop/questions.js';
import { inCommand } from '../command.js';
import type { ManoeuvreMatch } from '../rules.js';
import type { WhyNot } from '../../tabletop/rules.js';
import { placedOfSide } from '../../tabletop/store.js';
import type { UnitId } from '../../tabletop/unit.js';
import type { Placed } from '../unit.js';
import { rout } from '../../tabletop/verbs.js';

/** SV-R-51, GV-RETREAT-01, GV-R-65: in contact or not, unless `noRetreatWhileEngaged`. */
const mayRetire = (match: ManoeuvreMatch, unit: Placed): WhyNot => {
  const { cite } = match.rules;
  if (!match.rules.tooWeak(match, unit) && !inCommand(match, unit))
    return refuse(cite.retire, 'notWeakToRetire', { unit: unit.id });
  return isOn(match, 'noRetreatWhileEngaged') && isEngaged(match, unit)
    ? refuse(cite.retireEngaged, 'engagedNeverRetires', { unit: unit.id })
    : undefined;
};

export const retireRefusal = (match: ManoeuvreMatch, id: UnitId): WhyNot => {
  const own = ownRefusal(match, id);
  return 'unit' in own ? mayRetire(match, own.unit) : own.refusal;
};

export const retirable = (match: ManoeuvreMatch): { do: 'retire'; unit: UnitId }[] =>
  placedOfSide(match, match.state.acting)
    .filter((unit) => !mayRetire(match, unit))
    .map((unit) => ({ do: 'retire', unit: unit.id }));

/** Whether anybody may. */
export const canRetire = (match: ManoeuvreMatch): boolean =>
  placedOfSide(match, match.state.acting).some((unit) => !mayRetire(match, unit));

/** SV-RETIRE-02: it counts as routed. */
export const retire = (match: ManoeuvreMatch, id: UnitId): void => {
  const { cite } = match.rules;
  match.tell?.({ event: 'retired', rule: cite.retire, unit: id });
  rout(match, id, cite.retire, 'retired');
};
