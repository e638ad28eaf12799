/** Where a unit may stop an enemy on the way: its intercept zone, and its zone of opportunity fire. */
import {
  frontOf,
  interceptorRefusal,
  isManoeuvre,
  type ManoeuvreMatch,
  type Placed,
} from '@five-victories/engine/manoeuvre';
import { placedOf, type TabletopMatch, type Unit } from '@five-victories/engine/tabletop';
import { zoneMarks } from '../fire/zones.js';
import type { Mark, Tone } from '../marks.js';
import { m } from '../words/index.js';
import { lengthIn } from '../words/names.js';

/** SV-REACT-05, GV-ICPT-02, GV-OPP-02: how far straight ahead of its front; nothing for who cannot. */
const reachesOf = (match: ManoeuvreMatch, unit: Placed): { readonly range: number; readonly fires: boolean }[] => {
  const { opportunityFire } = match.rules;
  const range = interceptorRefusal(match, unit) ? 0 : match.rules.interceptReach(match, unit);
  return [
    ...(range > 0 ? [{ range, fires: false }] : []),
    ...(opportunityFire && !opportunityFire.refusal(match, unit, undefined)
      ? [{ range: opportunityFire.reach, fires: true }]
      : []),
  ];
};

/** With how far it reaches, where there is room to write it. */
export const stopMarks = (match: TabletopMatch, { id }: Unit, tone: Tone, told: boolean): Mark[] => {
  if (!isManoeuvre(match)) return [];
  const unit = placedOf(match, id);
  const edge = frontOf(match, unit);
  const { intercepts, firesOn } = m().view.layers;
  return reachesOf(match, unit).flatMap(({ range, fires }) =>
    zoneMarks([{ edge, range }], tone, told ? (fires ? firesOn : intercepts)(lengthIn(match, range)) : undefined),
  );
};

/** Whether anybody could stop an enemy on the way. */
export const canStop = (match: TabletopMatch): boolean =>
  isManoeuvre(match) &&
  (match.rules.opportunityFire !== undefined ||
    match.state.units.some((unit) => match.rules.interceptReach(match, unit) > 0));
