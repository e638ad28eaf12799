/** Who may be fired at: GL-FIRE-02, -03, -07..14, GL-TERR-06, GL-R-42..45. */
import {
  distance,
  edgeAt,
  gapOfBounds,
  isWithin,
  length as asLength,
  SLACK,
  spanIn,
  touches,
  type Edge,
  type Footprint,
  type Length,
} from '../../../geometry/index.js';
import { remembered } from '../../../formation/layout.js';
import { blockedRefusal, farRefusal, isDirect, zoneRefusal } from '../../../tabletop/fire/line-of-fire.js';
import { levelAt, levelOfArea } from '../../../tabletop/fire/levels.js';
import {
  depthOf,
  unitBefore,
  unitsAround,
  zoneFrom,
  type Field,
  type Standing,
  type Zone as FireZone,
} from '../../../tabletop/fire/zones-of-fire.js';
import { claimsAt, contactsOf, isOn } from '../../../tabletop/questions.js';
import type { WhyNot } from '../../../tabletop/rules.js';
import { baseOf, figureIn, figureOf, figuresOf } from '../../../tabletop/store.js';
import type { Feature } from '../../../tabletop/terrain.js';
import type { Place } from '../../../tabletop/unit.js';
import type { Volley } from '../choices.js';
import { refuse } from '../messages/index.js';
import { longestRange } from '../tables.js';
import { lettersOf } from '../who.js';
import { findZone, isInZone, placementThrough, zoneOf, type Zone } from './template.js';
import type { GloriousMatch } from '../decisions.js';
import type { Placed } from '../unit.js';

const longestOf = remembered((letters) => asLength(Math.max(0, ...[...letters].map(longestRange))));

/** How far the longest weapon of a formation reaches; 0: it has none. */
export const reachOf = (match: GloriousMatch, unit: Placed): Length => longestOf(lettersOf(match, unit));

/** GL-R-45: between formations, however far some of their elements are. */
export const isInRange = (match: GloriousMatch, unit: Placed, enemy: Placed, reach: Length): boolean => {
  const [figure, there] = [figureOf(match, unit), figureOf(match, enemy)];
  return gapOfBounds(figure, there) <= reach + SLACK && isWithin(distance(figure, there), reach);
};

// ---- missiles --------------------------------------------------------------------------------------------------------

/** How much of the middle line of a zone lies in an area. */
const lengthThrough = ({ from, to }: Zone, { ground }: Feature): number => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const far = Math.sqrt(dx * dx + dy * dy);
  if (far === 0) return 0;
  let sum = 0;
  for (const part of ground.parts) {
    const span = spanIn(part, from.x, from.y, dx / far, dy / far);
    if (span) sum += Math.max(0, Math.min(far, span[1]) - Math.max(0, span[0]));
  }
  return sum;
};

/** GL-TERR-06, GL-R-63. */
const isStopped = (
  match: GloriousMatch,
  zone: Zone,
  feature: Feature,
  firer: Footprint,
  target: Footprint,
): boolean => {
  const { blocksFire } = feature.effect;
  if (blocksFire === 'no' || !isInZone(zone, feature.ground)) return false;
  const own = claimsAt(firer, feature) || claimsAt(target, feature);
  if (blocksFire === 'wood')
    return !own || !isWithin(lengthThrough(zone, feature), (match.state.options.woodsVisibility * 1000) as Length);
  const level = levelOfArea(match, feature);
  return !own && level > levelAt(match, firer) && level > levelAt(match, target);
};

/** Who or what is in a zone. */
const blockedBy = (match: GloriousMatch, firer: Placed, target: Placed, zone: Zone): WhyNot => {
  const facts = { unit: firer.id, target: target.id };
  const figures = figuresOf(match);
  const { units } = match.state;
  for (let i = 0; i < units.length; i++) {
    const there = figures[i];
    const { id } = units[i]!;
    if (there && id !== firer.id && id !== target.id && isInZone(zone, there))
      return refuse('GL-FIRE-11', 'unitInZone', { ...facts, other: id });
  }
  const [from, to] = [figureOf(match, firer), figureOf(match, target)];
  const ground = match.table.features.find((feature) => isStopped(match, zone, feature, from, to));
  return ground && refuse('GL-FIRE-11', 'groundInZone', { ...facts, type: ground.type });
};

/** GL-R-42, GL-FIRE-03: with `noFireIntoMelee` nobody fires at who fights friends. */
export const fightRefusal = (match: GloriousMatch, firer: Placed, target: Placed): WhyNot =>
  isOn(match, 'noFireIntoMelee') &&
  contactsOf(match, target).some((enemy) => enemy.id !== firer.id && enemy.side === firer.side)
    ? refuse('GL-R-42', 'targetFightsFriends', { unit: firer.id, target: target.id })
    : undefined;

/** GL-FIRE-06, -11..13. */
export const missileRefusal = (match: GloriousMatch, firer: Placed, target: Placed, volley: Volley): WhyNot => {
  const facts = { unit: firer.id, target: target.id };
  const [from, to] = [figureOf(match, firer), figureOf(match, target)];
  if (touches(from, to)) return undefined;
  if (volley.placement) {
    const { heading, x, y } = volley.placement;
    const zone = zoneOf(from, to, placementThrough(heading, x, y));
    if (!zone) return refuse('GL-FIRE-09', 'templateMisses', facts);
    return blockedBy(match, firer, target, zone);
  }
  const others = figuresOf(match).filter(
    (figure, i): figure is Footprint =>
      figure !== undefined && match.state.units[i]!.id !== firer.id && match.state.units[i]!.id !== target.id,
  );
  const isFree = (zone: Zone): boolean =>
    match.table.features.length === 0 ||
    !match.table.features.some((feature) => isStopped(match, zone, feature, from, to));
  return findZone(from, to, isFree, others) ? undefined : refuse('GL-FIRE-11', 'noClearZone', facts);
};

// ---- artillery -------------------------------------------------------------------------------------------------------

export const frontAt = (match: GloriousMatch, gun: Placed, place: Place): Edge =>
  edgeAt(place, place.heading, baseOf(match, gun).frontage);

/** What of these units is straight ahead of a gun that stands at `place`. */
export const laneAt = (
  match: GloriousMatch,
  gun: Placed,
  place: Place,
  units: readonly Standing[],
  range: Length,
): FireZone => zoneFrom(match, 0, 'front', frontAt(match, gun, place), units, range);

export const fieldIn = (match: GloriousMatch, gun: Placed, place: Place, zone: FireZone): Field => ({
  firer: gun,
  place,
  figure: figureIn(match, gun, place),
  isGun: true,
  range: reachOf(match, gun),
  zones: [zone],
});

export const laneOf = (match: GloriousMatch, gun: Placed, place: Place): Field => {
  const range = reachOf(match, gun);
  const units = unitsAround(match, gun, figureIn(match, gun, place), range);
  return fieldIn(match, gun, place, laneAt(match, gun, place, units, range));
};

/** In the lane, with no unit before it; what the ground does is another question. */
export const isFirstIn = (zone: FireZone, target: Placed): boolean => {
  const depth = depthOf(zone, target);
  return depth !== undefined && !unitBefore(zone, target, depth);
};

/** GL-FIRE-06, -14, GL-R-43, -44. */
export const gunRefusal = (match: GloriousMatch, field: Field, target: Placed): WhyNot => {
  const [zone] = field.zones;
  if (isDirect(match, field, zone!, target)) return undefined;
  const far = farRefusal(match, field, target);
  if (far) return far;
  return depthOf(zone!, target) === undefined
    ? zoneRefusal(match, field, target, undefined)
    : blockedRefusal(match, field, zone!, target);
};

export const rangeRefusal = (match: GloriousMatch, firer: Placed, target: Placed): WhyNot => {
  const away = distance(figureOf(match, firer), figureOf(match, target));
  const reach = reachOf(match, firer);
  return isWithin(away, reach)
    ? undefined
    : refuse('GL-FIRE-07', 'beyondReach', { unit: firer.id, target: target.id, distance: away, reach });
};
