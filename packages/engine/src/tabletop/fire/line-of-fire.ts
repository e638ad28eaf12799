/** What lies on the way of a shot, and why it does not get there: SV-FIRE-12, -13, SV-TERR-14, GL-FIRE-14, GL-TERR-06. */
import { distance, inches, isMoreThan, isNearer } from '../../geometry/index.js';
import { refuse } from '../messages/index.js';
import type { TabletopMatch, WhyNot } from '../rules.js';
import { figureOf } from '../store.js';
import type { Placed, Unit } from '../unit.js';
import { depthOf, terrainBefore, unitBefore, type Field, type Zone } from './zones-of-fire.js';

/** How far anybody fires in the mist. */
const MIST = inches(12);

/** SV-R-107: by the shortest distance between the units. */
export const isInMist = (match: TabletopMatch, { figure }: Field, target: Placed): boolean =>
  match.state.options.weather === 'mist' && isMoreThan(distance(figure, figureOf(match, target)), MIST);

/**
 * SV-FIRE-13, SV-R-16, GV-FIRE-09, GV-R-17: the zone holds the target in range, and neither a stand nor ground that
 * stops fire lies before it.
 */
export const isDirect = (match: TabletopMatch, field: Field, zone: Zone, target: Placed): boolean => {
  const depth = depthOf(zone, target);
  return (
    depth !== undefined &&
    !isNearer(zone.own, depth) &&
    !unitBefore(zone, target, depth) &&
    (zone.ground.length === 0 || !terrainBefore(match, field, zone, figureOf(match, target), depth))
  );
};

/** SV-FIRE-13: what lies between in a zone that holds the target. */
export const blockedRefusal = (match: TabletopMatch, field: Field, zone: Zone, target: Placed): WhyNot => {
  const { cite } = match.rules;
  const depth = depthOf(zone, target)!;
  const facts = { unit: field.firer.id, target: target.id, depth, stand: zone.stand };
  const other = unitBefore(zone, target, depth);
  if (other)
    return refuse(cite.fireBlocked, 'nearerInZone', { ...facts, other: other.id, near: depthOf(zone, other)! });
  const feature = terrainBefore(match, field, zone, figureOf(match, target), depth);
  if (!feature) return refuse(cite.fireBlocked, 'ownStandsBefore', facts);
  return refuse(feature.effect.blocksFire === 'hill' ? cite.hillBlocks : cite.woodBlocks, 'terrainHides', {
    ...facts,
    type: feature.type,
  });
};

/** SV-FIRE-12, SV-TERR-14: too far for all of the unit. */
export const farRefusal = (match: TabletopMatch, field: Field, target: Placed): WhyNot => {
  const { cite } = match.rules;
  const away = distance(field.figure, figureOf(match, target));
  const facts = { unit: field.firer.id, target: target.id, distance: away };
  if (isMoreThan(away, field.range))
    return refuse(cite.fireRange, 'beyondRange', {
      ...facts,
      range: field.range,
    });
  return isInMist(match, field, target)
    ? refuse(cite.fireWeather ?? cite.fireRange, 'beyondMist', {
        ...facts,
        mist: MIST,
      })
    : undefined;
};

export const seesIt = <U extends Unit>(field: Field<U>, target: Placed, stand: number | undefined): Zone<U>[] =>
  field.zones.filter((zone) => (stand === undefined || zone.stand === stand) && depthOf(zone, target) !== undefined);

export const zoneRefusal = (
  match: TabletopMatch,
  { firer, range }: Field,
  target: Placed,
  stand: number | undefined,
): WhyNot => {
  const { cite } = match.rules;
  const facts = { unit: firer.id, target: target.id, range };
  return stand === undefined
    ? refuse(cite.fireZone, 'inNoZone', facts)
    : refuse(cite.fireChain, 'standSeesNot', { ...facts, stand });
};
