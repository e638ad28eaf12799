/** Where the missile template lies: laid by hand, or where the engine finds room for it. */
import type { Refusal } from '@five-victories/engine/kernel';
import {
  cosine,
  heading as asHeading,
  headingBetween,
  length as asLength,
  pointFrom,
  sine,
  touches,
  type Footprint,
  type Pose,
} from '@five-victories/engine/geometry';
import { figureOf } from '@five-victories/engine/tabletop';
import {
  findZone,
  missileRefusal,
  placementThrough,
  TEMPLATE_LENGTH,
  TEMPLATE_WIDTH,
  zoneOf,
  type Volley,
  type Zone,
  type Placed,
  type GloriousMatch,
} from '@five-victories/engine/glorious';
import { knownOf } from '../../known.js';
import type { Spot } from '../../marks.js';

export type Placement = NonNullable<Volley['placement']>;

interface Template {
  readonly placement: Placement;
  /** The corners of the template itself. */
  readonly sheet: readonly Spot[];
  /** The ground that must be clear; none when it does not lie over both. */
  readonly zone: readonly Spot[];
  readonly refusal: Refusal | undefined;
}

const sheetAt = ({ heading, x, y }: Placement): Spot[] => {
  const pose = { heading, x, y } as Pose;
  const [wide, long] = [TEMPLATE_WIDTH / 2, TEMPLATE_LENGTH / 2];
  return [
    pointFrom(pose, -wide, -long),
    pointFrom(pose, -wide, long),
    pointFrom(pose, wide, long),
    pointFrom(pose, wide, -long),
  ];
};

/** The middle of a zone as a whole number of thousandths: what is shown is exactly what is said. */
const placementOf = ({ from, to, placement: { heading, across } }: Zone): Placement => {
  const along = ((from.x + to.x) / 2) * sine(heading) + ((from.y + to.y) / 2) * cosine(heading);
  return {
    heading,
    x: asLength(Math.round(across * cosine(heading) + along * sine(heading))),
    y: asLength(Math.round(along * cosine(heading) - across * sine(heading))),
  };
};

const laidAt = (match: GloriousMatch, firer: Placed, target: Placed, placement: Placement): Template => {
  const { heading, x, y } = placement;
  const [from, to] = [figureOf(match, firer), figureOf(match, target)];
  const zone = zoneOf(from, to, placementThrough(heading, x, y));
  const refusal = missileRefusal(match, firer, target, { target: target.id, placement });
  return { placement, sheet: sheetAt(placement), zone: zone?.corners ?? [], refusal };
};

/** Where the engine's own search would lay it; each place it tries is judged as if it were laid there by hand. */
const searched = (match: GloriousMatch, firer: Placed, target: Placed): Placement | undefined => {
  const isClear = (zone: Zone): boolean =>
    !missileRefusal(match, firer, target, { target: target.id, placement: placementOf(zone) });
  const others = match.state.units.flatMap((unit): Footprint[] =>
    unit.place && unit.id !== firer.id && unit.id !== target.id ? [figureOf(match, unit as Placed)] : [],
  );
  const zone = findZone(figureOf(match, firer), figureOf(match, target), isClear, others);
  return zone && placementOf(zone);
};

/** Formations that touch need none, and what cannot be fired at has none. */
export const templateFor = (
  match: GloriousMatch,
  firer: Placed,
  target: Placed,
  given: Placement | undefined,
): Template | undefined => {
  if (touches(figureOf(match, firer), figureOf(match, target))) return undefined;
  if (given) return laidAt(match, firer, target, given);
  return knownOf(match, `template ${firer.id} ${target.id}`, () => {
    // From middle to middle it can be turned a little either way; the search may end at the very edge of what is legal.
    const middle = laidAt(match, firer, target, between(match, firer, target));
    const placement = middle.refusal ? searched(match, firer, target) : undefined;
    return placement ? laidAt(match, firer, target, placement) : middle;
  });
};

/** Where a player would begin to look. */
const between = (match: GloriousMatch, firer: Placed, target: Placed): Placement => {
  const [a, b] = [figureOf(match, firer), figureOf(match, target)];
  return {
    heading: headingBetween(a, b),
    x: asLength(Math.round((a.x + b.x) / 2)),
    y: asLength(Math.round((a.y + b.y) / 2)),
  };
};

/** Taken by its near end and put elsewhere, or turned towards a spot. */
export const shiftedTo = ({ heading }: Placement, at: Spot): Placement => {
  const { x, y } = pointFrom({ heading, ...at } as Pose, 0, TEMPLATE_LENGTH / 2);
  return { heading, x: asLength(Math.round(x)), y: asLength(Math.round(y)) };
};
export const turnedTo = (placement: Placement, at: Spot): Placement => ({
  ...placement,
  heading: headingBetween(placement, at),
});

/** By so much: degrees in tenths, across its heading in thousandths. */
export const nudged = (placement: Placement, turn: number, across: number): Placement => {
  const heading = asHeading(placement.heading + turn);
  const { x, y } = pointFrom({ ...placement, heading }, across, 0);
  return { heading, x: asLength(Math.round(x)), y: asLength(Math.round(y)) };
};

/** Its near end, by which it is moved: the middle is for the dice. */
export const tailOf = ({ heading, x, y }: Placement): Spot => pointFrom({ heading, x, y }, 0, 0 - TEMPLATE_LENGTH / 2);
/** The end of it, where it is turned by hand. */
export const endOf = ({ heading, x, y }: Placement): Spot => pointFrom({ heading, x, y }, 0, TEMPLATE_LENGTH / 2);
