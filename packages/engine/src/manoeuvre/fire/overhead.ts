/** Round shot fired overhead: SV-FIRE-21, SV-TERR-13, SV-R-84 (SV-R-113). */
import { depthIn, distance, isMoreThan, isNearer } from '../../geometry/index.js';
import { refuse } from '../messages/index.js';
import { levelAt, levelOfArea } from '../../tabletop/fire/levels.js';
import { claimsAt } from '../../tabletop/questions.js';
import type { ManoeuvreMatch } from '../rules.js';
import type { WhyNot } from '../../tabletop/rules.js';
import { figureOf } from '../../tabletop/store.js';
import type { Placed, Unit } from '../unit.js';
import { depthOf, type Field, type Zone } from '../../tabletop/fire/zones-of-fire.js';

/** SV-R-113: the highest unit or area between; areas that gun or target are in do not count. */
export const highestBetween = (
  match: ManoeuvreMatch,
  { figure }: Field<Unit>,
  { edge, seen }: Zone<Unit>,
  target: Placed,
): number => {
  const there = figureOf(match, target);
  const depth = depthIn(edge, there) ?? 0;
  let highest = -Infinity;
  for (const each of seen)
    if (each.unit.id !== target.id && isNearer(each.depth, depth))
      highest = Math.max(highest, levelAt(match, figureOf(match, each.unit)));
  for (const feature of match.table.features)
    if (
      !feature.isLine &&
      isNearer(depthIn(edge, feature.ground, depth) ?? Infinity, depth) &&
      !claimsAt(figure, feature) &&
      !claimsAt(there, feature)
    )
      highest = Math.max(highest, levelOfArea(match, feature));
  return highest;
};

/** SV-FIRE-21, SV-R-84: why a gun may not fire over what is between at a target in its zone. */
export const overheadRefusal = (
  match: ManoeuvreMatch,
  field: Field<Unit>,
  zone: Zone<Unit>,
  target: Placed,
): WhyNot => {
  const { cite, fire } = match.rules;
  const { overheadFire } = match.state.options;
  const facts = { unit: field.firer.id, target: target.id };
  if (!field.isGun || !fire) return refuse(cite.overheadGuns, 'noRoundShot', facts);
  if (overheadFire === 'off') return refuse(cite.overhead, 'noOverheadFire');
  const there = figureOf(match, target);
  const away = distance(field.figure, there);
  const hail = fire.bands[fire.roundShot - 1]!;
  if (!isMoreThan(away, hail))
    return refuse(cite.overhead, 'roundShotBeyond', {
      ...facts,
      distance: away,
      hail,
    });
  const between = highestBetween(match, field, zone, target);
  const [own, its] = [levelAt(match, field.figure), levelAt(match, there)];
  const level = overheadFire === 'bothHigher' ? Math.min(own, its) : Math.max(own, its);
  return level > between || depthOf(zone, target) === undefined
    ? undefined
    : refuse(cite.overhead, 'levelsBetween', { ...facts, own, its, between });
};
