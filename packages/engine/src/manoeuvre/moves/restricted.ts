/** SV-TERR-05, -06, SV-R-100, -119, GV-TERR-05, -06: ground that slows mounted units, which are in it or touch it. */
import {
  firstOverlap,
  forward,
  headingTo,
  moveOverlaps,
  overlaps,
  spanIn,
  type Footprint,
  type Length,
  type Side,
  type Turn,
} from '../../geometry/index.js';
import { claimsAt, isMounted } from '../../tabletop/questions.js';
import type { ManoeuvreMatch } from '../rules.js';
import type { Feature } from '../../tabletop/terrain.js';
import type { Unit } from '../unit.js';

const NONE: readonly Feature[] = [];

const restrictedFeatures = (match: ManoeuvreMatch, unit: Unit): readonly Feature[] => {
  const { features } = match.table;
  if (features.length === 0 || !isMounted(match, unit)) return NONE;
  return features.filter(({ effect }) => effect.restricted);
};

/** SV-R-100: whether a restricted area slows it as it stands. */
export const isInRestricted = (match: ManoeuvreMatch, unit: Unit, figure: Footprint): boolean =>
  restrictedFeatures(match, unit).some((feature) =>
    match.rules.slowedBy === 'touching' ? overlaps(figure, feature.ground) : claimsAt(figure, feature),
  );

/** Whether one slows it while it turns; who is slowed by being in it is judged where the turn ends. */
export const turnsThroughRestricted = (match: ManoeuvreMatch, unit: Unit, figure: Footprint, motion: Turn): boolean =>
  match.rules.slowedBy === 'touching' &&
  restrictedFeatures(match, unit).some(({ ground }) => firstOverlap(figure, motion, ground) !== undefined);

/** GV-TERR-06: whether it touches one. */
export const touchesRestricted = (match: ManoeuvreMatch, unit: Unit, figure: Footprint): boolean =>
  restrictedFeatures(match, unit).some(({ ground }) => overlaps(figure, ground));

/** When the centre of a stand is in the area on a straight move of this length: from, to ... */
const spansOf = (
  { ground }: Feature,
  x: number,
  y: number,
  dx: number,
  dy: number,
  length: number,
): [number, number][] =>
  ground.parts.flatMap((part): [number, number][] => {
    const span = spanIn(part, x, y, dx, dy);
    return span && span[1] >= 0 && span[0] <= length ? [[Math.max(0, span[0]), Math.min(length, span[1])]] : [];
  });

/** SV-R-100: whether a straight move has the unit in a restricted area anywhere on its way. */
export const passesRestricted = (
  match: ManoeuvreMatch,
  unit: Unit,
  figure: Footprint,
  side: Side,
  length: number,
): boolean => {
  const features = restrictedFeatures(match, unit);
  if (features.length === 0) return false;
  if (match.rules.slowedBy === 'touching')
    return features.some(
      ({ ground }) => moveOverlaps(figure, side, length as Length, ground) || overlaps(figure, ground),
    );
  const { x: dx, y: dy } = forward(headingTo(figure.heading, side));
  return features.some((feature) => {
    const spans = figure.stands.map((stand) => spansOf(feature, stand.x, stand.y, dx, dy, length));
    const instants = spans.flat().map(([from]) => from);
    return instants.some((at) => {
      const inside = spans.filter((own) => own.some(([from, to]) => from <= at && at <= to)).length;
      return 2 * inside >= figure.stands.length;
    });
  });
};
