/** Which stands may fire at a target, and why others may not: SV-FIRE-13..17, SV-TERR-13, -14, SV-R-16, -107, -108. */
import { refuse } from '../messages/index.js';
import { standsOf } from '../../formation/layout.js';
import { overheadRefusal } from './overhead.js';
import { isOn } from '../../tabletop/questions.js';
import type { ManoeuvreMatch } from '../rules.js';
import type { WhyNot } from '../../tabletop/rules.js';
import { isColumn, type Place } from '../../tabletop/unit.js';
import type { Placed, Unit } from '../unit.js';
import { fieldOf, firingStands } from './field.js';
import {
  blockedRefusal,
  farRefusal,
  isDirect,
  isInMist,
  seesIt,
  zoneRefusal,
} from '../../tabletop/fire/line-of-fire.js';
import { depthOf, gunOf, isClear, neighboursIn, type Field, type Zone } from '../../tabletop/fire/zones-of-fire.js';

export interface Aim {
  readonly overhead?: boolean | undefined;
}
const AIM: Aim = {};

/** SV-FIRE-02, SV-TERR-14: why a unit cannot fire at anybody from where it stands. */
export const weaponRefusal = (match: ManoeuvreMatch, unit: Unit, place: Place): WhyNot => {
  const { cite } = match.rules;
  const facts = { unit: unit.id };
  if (firingStands(match, unit, place).length === 0) {
    if (unit.limbered) return refuse(cite.cannotFire, 'limberedCannotFire', facts);
    if (isColumn(place.formation)) return refuse(cite.cannotFire, 'columnCannotFire', facts);
    return refuse(cite.cannotFire, 'noWeaponToFire', facts);
  }
  if (match.state.options.weather === 'heavyRain' && !gunOf(match, unit))
    return refuse(cite.fireWeather, 'nothingInRain', facts);
  return undefined;
};

const isTooWet = (match: ManoeuvreMatch, { isGun }: Field<Unit>): boolean =>
  !isGun && match.state.options.weather === 'heavyRain';

/** SV-FIRE-15, SV-R-19: whether a chain passes from one stand to its neighbour. */
const isLinked = (match: ManoeuvreMatch, { bend }: Place, one: number, two: number): boolean =>
  !bend || Math.max(one, two) !== bend.after || !isOn(match, 'noChainAcrossBend');

const zoneFor = (field: Field<Unit>, stand: number, side: Zone<Unit>['side']): Zone<Unit> | undefined =>
  field.zones.find((zone) => zone.stand === stand && zone.side === side);

/** SV-FIRE-14, -16, SV-R-18, -108: the zone through which a neighbour of an eligible stand is eligible too. */
const linkOf = (
  match: ManoeuvreMatch,
  field: Field<Unit>,
  stand: number,
  side: Zone<Unit>['side'],
): Zone<Unit> | undefined => {
  if (isOn(match, 'chainAnySide'))
    return field.zones.find((zone) => zone.stand === stand && isClear(match, field, zone));
  const zone = zoneFor(field, stand, side);
  return zone && isClear(match, field, zone) ? zone : undefined;
};

/** SV-FIRE-14: neighbours of eligible stands, and theirs, until nothing changes. */
const chained = (match: ManoeuvreMatch, field: Field<Unit>, direct: readonly Zone<Unit>[]): number[] => {
  const first = new Set(direct.map(({ stand }) => stand));
  const links = new Set(direct);
  const { adjacent } = neighboursIn(field.place.layout);
  // A set that grows while it is gone through comes to what is added, too.
  for (const { stand, side } of links)
    for (const next of adjacent[stand]!) {
      if (first.has(next) || !isLinked(match, field.place, stand, next)) continue;
      const link = linkOf(match, field, next, side);
      if (link) links.add(link);
    }
  return [...new Set([...links].map(({ stand }) => stand))].sort((a, b) => a - b);
};

const NOBODY: number[] = [];

/** SV-FIRE-17: the stands that are eligible at a target, in rising order. Each target is asked about by itself. */
export const eligibleIn = (
  match: ManoeuvreMatch,
  field: Field<Unit>,
  target: Placed,
  { overhead }: Aim = AIM,
): number[] => {
  let direct: Zone<Unit>[] | undefined;
  for (const zone of field.zones)
    if (overhead ? depthOf(zone, target) !== undefined : isDirect(match, field, zone, target))
      (direct ??= []).push(zone);
  if (!direct || isTooWet(match, field) || isInMist(match, field, target)) return NOBODY;
  if (overhead) return overheadRefusal(match, field, direct[0]!, target) ? NOBODY : [direct[0]!.stand];
  return field.isGun ? [direct[0]!.stand] : chained(match, field, direct);
};

/** The stands of a unit that stands at `place` which are eligible at a target, directly and by chain. */
export const eligibleStands = (
  match: ManoeuvreMatch,
  firer: Placed,
  place: Place,
  target: Placed,
  aim: Aim = AIM,
): number[] => eligibleIn(match, fieldOf(match, firer, place), target, aim);

// ---- why not ---------------------------------------------------------------------------------------------------------

/** Why a stand, or the whole unit, is not eligible at a target; undefined when it is. */
export const whyNotIn = (
  match: ManoeuvreMatch,
  field: Field<Unit>,
  target: Placed,
  aim: Aim = AIM,
  stand?: number,
): WhyNot => {
  const { firer, place } = field;
  const { cite } = match.rules;
  const eligible = eligibleIn(match, field, target, aim);
  if (stand === undefined ? eligible.length > 0 : eligible.includes(stand)) return undefined;
  const unable = weaponRefusal(match, firer, place);
  if (unable) return unable;
  if (aim.overhead && !field.isGun)
    return refuse(cite.overheadGuns, 'noRoundShot', {
      unit: firer.id,
    });
  if (stand !== undefined && !field.zones.some((zone) => zone.stand === stand)) {
    const { size } = standsOf(place.layout);
    return refuse(cite.cannotFire, 'standDoesNotFire', {
      unit: firer.id,
      stand,
      size,
    });
  }
  const far = farRefusal(match, field, target);
  if (far) return far;
  const [zone] = seesIt(field, target, stand);
  if (!zone) return zoneRefusal(match, field, target, stand);
  return aim.overhead ? overheadRefusal(match, field, zone, target) : blockedRefusal(match, field, zone, target);
};
