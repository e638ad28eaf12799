/** Round shot that missed goes on: SV-BOUNCE-01..04, SV-R-25, -26, -90; SV-R-107 for its range. */
import { distance, isNearer } from '../../geometry/index.js';
import type { Summand } from '../../kernel/event.js';
import { bandOf, coverOf, hitsAmong, rangeTo, throwToHit, total } from '../../manoeuvre/fire/fire-dice.js';
import { isOn } from '../../tabletop/questions.js';
import type { ManoeuvreMatch } from '../../manoeuvre/rules.js';
import { figureOf } from '../../tabletop/store.js';
import type { UnitId } from '../../tabletop/unit.js';
import type { Placed, Unit } from '../../manoeuvre/unit.js';
import { hit } from '../../tabletop/verbs.js';
import { fieldOf } from '../../manoeuvre/fire/field.js';
import { gunOf, terrainBefore, type Field, type Zone } from '../../tabletop/fire/zones-of-fire.js';
import { FIRE } from './fire.js';
import { modify } from './messages/index.js';

/** SV-TERR-14: no ball bounces in mud, and none flies on in mist. */
const HINDERING: readonly string[] = ['mud', 'mist'];

/** SV-BOUNCE-01, SV-TERR-13, -14, SV-R-25: whether a shot at this target bounces through at all. */
export const mayBounce = (match: ManoeuvreMatch, firer: Placed, target: Placed, overhead: boolean): boolean => {
  if (!gunOf(match, firer) || overhead || HINDERING.includes(match.state.options.weather)) return false;
  return (
    isOn(match, 'bounceFromAnyRange') || bandOf(match, rangeTo(match, firer, firer.place, target)) === FIRE.bounces
  );
};

/** The units that are first in the zone with the target absent, friend or foe, and not hidden by terrain. */
const firstIn = (match: ManoeuvreMatch, field: Field<Unit>, zone: Zone<Unit>, absent: UnitId): Placed[] => {
  const others = zone.seen.filter(({ unit }) => unit.id !== absent);
  const nearest = others.reduce((least, { depth }) => Math.min(least, depth), Infinity);
  return others
    .filter(
      ({ unit, depth }) =>
        !isNearer(nearest, depth) && !terrainBefore(match, field, zone, figureOf(match, unit), depth),
    )
    .map(({ unit }) => unit);
};

/** SV-BOUNCE-02, -03, SV-R-26: the nearest of them if it is at medium range; several when they are equally near. */
export const bounceTargets = (match: ManoeuvreMatch, firer: Placed, target: Placed): UnitId[] => {
  const field = fieldOf(match, firer, firer.place);
  const [zone] = field.zones;
  if (!zone) return [];
  const first = firstIn(match, field, zone, target.id).map((unit) => ({
    id: unit.id,
    away: distance(field.figure, figureOf(match, unit)),
  }));
  const nearest = first.reduce((least, { away }) => Math.min(least, away), Infinity);
  if (bandOf(match, nearest) !== FIRE.bounces) return [];
  return first.filter(({ away }) => !isNearer(nearest, away)).map(({ id }) => id);
};

/** SV-BOUNCE-04: a die for each miss, less only for terrain. */
export const bounceAt = (match: ManoeuvreMatch, firer: Placed, target: Placed, misses: number): void => {
  const rule = match.rules.cite.bounceDice;
  const summands: Summand[] = [modify(rule, misses, 'misses'), ...coverOf(match, target)];
  const count = total(summands);
  const need = match.rules.fireHits(match, firer);
  const facts = { target: target.id, modifiers: summands };
  const hits = hitsAmong(throwToHit(match, firer, count, need, rule, 'bounce', facts), need);
  match.tell?.({ event: 'bounced', rule, unit: firer.id, ...facts, count, hits });
  hit(match, target.id, hits, rule, 'fire');
};
