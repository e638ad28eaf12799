/** Who may be fired at: GV-FIRE-09..12, GV-ARTY-04..06, GV-TERR-07, GV-R-16, -17, -24. */
import { distance, inches as centimetres, isAtLeast, isMoreThan, type Side } from '../../../geometry/index.js';
import type { Refusal } from '../../../kernel/refusal.js';
import { blockedRefusal, farRefusal, isDirect, seesIt, zoneRefusal } from '../../../tabletop/fire/line-of-fire.js';
import { levelAt } from '../../../tabletop/fire/levels.js';
import { highestBetween } from '../../../manoeuvre/fire/overhead.js';
import { depthOf, isClear, type Field, type Zone } from '../../../tabletop/fire/zones-of-fire.js';
import type { ManoeuvreMatch } from '../../../manoeuvre/rules.js';
import type { WhyNot } from '../../../tabletop/rules.js';
import { figureOf, placedOfSide } from '../../../tabletop/store.js';
import { isBentRow, sizeOf } from '../../../tabletop/unit.js';
import type { Placed, Unit } from '../../../manoeuvre/unit.js';
import { refuse } from '../messages/index.js';
import { isHeavyArtillery } from '../strength.js';
import { isPair } from './zones.js';

/** GV-ARTY-02, -06: heavy artillery cannot shoot at 12 cm or less; friends keep 9 cm off its target. */
export const TOO_NEAR = centimetres(12);
const FRIENDS_OFF = centimetres(9);

export interface Aim {
  readonly overhead?: boolean | undefined;
  readonly from?: Side | undefined;
}
const AIM: Aim = {};

export interface Eligible {
  /** The stands that may fire, in rising order; those that see the target themselves. */
  readonly stands: readonly number[];
  readonly direct: readonly number[];
  readonly overhead: boolean;
}

/** GV-FIRE-10, -11: the other stand of a straight row, if its own zone is empty. */
const withOther = (match: ManoeuvreMatch, field: Field<Unit>, direct: readonly number[]): readonly number[] => {
  if (direct.length !== 1 || !isPair(match, field.firer, field.place) || isBentRow(field.place.formation))
    return direct;
  const other = field.zones.find(({ stand }) => stand !== direct[0]);
  return other && isClear(match, field, other) ? [0, 1] : direct;
};

/** GV-ARTY-06, GV-R-24. */
const heavyRefusal = (match: ManoeuvreMatch, field: Field<Unit>, target: Placed): WhyNot => {
  const there = figureOf(match, target);
  const away = distance(field.figure, there);
  if (!isMoreThan(away, TOO_NEAR))
    return refuse('GV-ARTY-06', 'tooNearForHeavy', { target: target.id, distance: away, near: TOO_NEAR });
  for (const friend of placedOfSide(match, field.firer.side)) {
    const gap = distance(friend.id === field.firer.id ? field.figure : figureOf(match, friend), there);
    if (!isAtLeast(gap, FRIENDS_OFF))
      return refuse('GV-ARTY-06', 'friendTooNear', { friend: friend.id, gap, target: target.id, off: FRIENDS_OFF });
  }
  return undefined;
};

/** GV-ARTY-05: gun and target both higher than all that lies between. */
const lightRefusal = (match: ManoeuvreMatch, field: Field<Unit>, zone: Zone<Unit>, target: Placed): WhyNot => {
  const [own, its] = [levelAt(match, field.figure), levelAt(match, figureOf(match, target))];
  const between = highestBetween(match, field, zone, target);
  return Math.min(own, its) > between
    ? undefined
    : refuse('GV-ARTY-05', 'tooLowToFireOver', { unit: field.firer.id, own, target: target.id, its, between });
};

const gunEligible = (
  match: ManoeuvreMatch,
  field: Field<Unit>,
  zone: Zone<Unit>,
  target: Placed,
  overhead: boolean | undefined,
): Eligible | undefined => {
  const eligible = (over: boolean): Eligible => ({ stands: [0], direct: [0], overhead: over });
  if (depthOf(zone, target) === undefined) return undefined;
  if (isHeavyArtillery(field.firer)) return heavyRefusal(match, field, target) ? undefined : eligible(true);
  if (!overhead && isDirect(match, field, zone, target)) return eligible(false);
  return overhead === false || lightRefusal(match, field, zone, target) ? undefined : eligible(true);
};

/** GV-FIRE-09: the stands that may fire at a target; undefined when none may. */
export const eligibleIn = (
  match: ManoeuvreMatch,
  field: Field<Unit>,
  target: Placed,
  { overhead, from }: Aim = AIM,
): Eligible | undefined => {
  if (field.isGun) return gunEligible(match, field, field.zones[0]!, target, overhead);
  if (overhead) return undefined;
  let direct: number[] | undefined;
  for (const zone of field.zones)
    if ((from === undefined || zone.side === from) && isDirect(match, field, zone, target))
      (direct ??= []).push(zone.stand);
  if (!direct) return undefined;
  const own = field.zones.length === 4 ? [0] : direct;
  return { stands: withOther(match, field, own), direct: own, overhead: false };
};

/** GV-FIRE-04, -12: a stand that is none, or that has no zone of fire of its own. */
const unaimedRefusal = ({ firer, zones }: Field<Unit>, stand: number): WhyNot => {
  const facts = { unit: firer.id, size: sizeOf(firer), stand };
  if (stand >= sizeOf(firer)) return refuse('GV-FIRE-04', 'noSuchStand', facts);
  return zones.some((zone) => zone.stand === stand) ? undefined : refuse('GV-FIRE-12', 'firesAsAWhole', facts);
};

/** Why a unit, or one stand of it, may not fire at a target at all. */
export const whyNotIn = (
  match: ManoeuvreMatch,
  field: Field<Unit>,
  target: Placed,
  aim: Aim = AIM,
  stand?: number,
): Refusal => {
  const facts = { unit: field.firer.id, target: target.id };
  if (aim.overhead && !field.isGun) return refuse('GV-ARTY-04', 'onlyArtilleryOverhead', facts);
  const unaimed = stand === undefined ? undefined : unaimedRefusal(field, stand);
  if (unaimed) return unaimed;
  const far = farRefusal(match, field, target);
  if (far) return far;
  const seen = seesIt(field, target, stand).filter(({ side }) => aim.from === undefined || side === aim.from);
  const [zone] = seen;
  if (!zone && aim.from !== undefined) return refuse('GV-FIRE-07', 'notBeforeThisFace', { ...facts, face: aim.from });
  if (!zone) return zoneRefusal(match, field, target, stand)!;
  if (isHeavyArtillery(field.firer)) return heavyRefusal(match, field, target)!;
  return (
    (aim.overhead ? lightRefusal(match, field, zone, target) : undefined) ?? blockedRefusal(match, field, zone, target)!
  );
};
