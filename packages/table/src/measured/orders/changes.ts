/** Changes of formation being thought of: which there are, with which stand in its place, and where they end. */
import { heading, headingBetween, pointFrom, tenths, turnBetween, type Angle } from '@five-victories/engine/geometry';
import { stationaryPlaces } from '@five-victories/engine/manoeuvre';
import {
  baseOf,
  isBentRow,
  layoutsFor,
  sizeOf,
  type AnyChange,
  type Bend,
  type Change,
  type ChangeOfTwo,
  type Formation,
  type Place,
} from '@five-victories/engine/tabletop';
import type { Spot } from '../marks.js';
import { whyNot, type Scene } from './scene.js';

/** Units of two stands at most, of which one stays and the other goes beside it. */
export const isOfTwo = ({ match }: Scene): boolean => match.rules.strengthIn === 'points';

const USUAL_BEND = 450;
/** SV-BEND-02, GV-FORM-06: what the wire takes, and what the options say. */
export const mostBend = ({ match }: Scene): number => Math.min(900, 10 * (match.state.options.maxBend ?? 90));

/** Where the stand that stays may be: in the present front, and in the new one. */
export const stationaryOf = (
  { unit }: Scene,
  { formation, layout }: Pick<Change, 'formation' | 'layout'>,
): { readonly from: readonly number[]; readonly to: readonly number[] } => ({
  from: stationaryPlaces(unit.place.formation, unit.place.layout),
  to: stationaryPlaces(formation, layout),
});

const bendFor = (scene: Scene) => ({ way: 'back' as const, angle: tenths(Math.min(USUAL_BEND, mostBend(scene))) });

/** Changes to a formation that differ in more than which stand keeps its place. */
const layingsFor = (scene: Scene, formation: Formation): readonly Change[] => {
  const { match, unit } = scene;
  const bend = isBentRow(formation) ? { bend: { after: Math.ceil(sizeOf(unit) / 2), ...bendFor(scene) } } : {};
  return layoutsFor(match, unit, formation).map((layout) => ({ do: 'changeFormation', formation, layout, ...bend }));
};

const SIDES_OF_OTHER = {
  row: ['left', 'right'],
  block: ['front', 'behind'],
} as const;

export const othersFor = (formation: Formation): readonly NonNullable<ChangeOfTwo['other']>[] =>
  formation === 'block' || formation === 'defensiveBlock' ? SIDES_OF_OTHER.block : SIDES_OF_OTHER.row;

const pairsFor = (scene: Scene, formation: Formation): readonly ChangeOfTwo[] => {
  if (sizeOf(scene.unit) === 1) return [{ do: 'changeFormation', formation }];
  const bend = isBentRow(formation) ? { bend: bendFor(scene) } : {};
  return [0, 1].flatMap((stand) =>
    othersFor(formation).map((other): ChangeOfTwo => ({ do: 'changeFormation', formation, stand, other, ...bend })),
  );
};

/** The ways to take a formation that are worth showing, legal or not. */
export const changesTo = (scene: Scene, formation: Formation): readonly AnyChange[] =>
  isOfTwo(scene) ? pairsFor(scene, formation) : layingsFor(scene, formation);

/** The first of them that is legal, or just the first. */
export const changeTo = (scene: Scene, formation: Formation): AnyChange | undefined => {
  const ways = changesTo(scene, formation);
  const legal = ways.find((way) => !whyNot(scene, way));
  return legal ?? ways[0];
};

const isThere = ({ unit }: Scene, formation: Formation): boolean =>
  unit.place.formation === formation && sizeOf(unit) === 1;

/** The formations a unit of this kind may be in at all. Those of a bent column are laid by its own form. */
export const formationsFor = (scene: Scene): readonly Formation[] => {
  const { match, unit } = scene;
  return match.rules.formations.filter(
    (formation) =>
      formation !== 'bentRoadColumn' &&
      !isThere(scene, formation) &&
      !match.rules.formationRefusal(match, unit, formation) &&
      changesTo(scene, formation).length > 0,
  );
};

/** Where the unit would stand; undefined where the change is not even a shape. */
export const changedTo = ({ match, unit }: Scene, change: AnyChange): Place | undefined => {
  if (isBentRow(change.formation) && !change.bend) return undefined;
  return match.rules.changedPlace(match, unit, change);
};

// ---- the bend, by its handle -------------------------------------------------------------------------------------------

interface Hinge {
  readonly at: Spot;
  /** The end of the swung arm. */
  readonly end: Spot;
  /** Straight on from the arm that stays. */
  readonly outward: Place['heading'];
  readonly bend: Bend;
}

export const hingeIn = ({ match, unit }: Scene, place: Place): Hinge | undefined => {
  const { bend } = place;
  if (!bend) return undefined;
  const { frontage } = baseOf(match, unit);
  const own = bend.stays === 'left' ? bend.after : place.layout.length - bend.after;
  const out = bend.stays === 'left' ? 1 : -1;
  const at = pointFrom(place, (out * own * frontage) / 2, 0);
  const outward = heading(place.heading + out * 900);
  const back = (bend.way === 'back') === (bend.stays === 'left') ? 1 : -1;
  const arm = heading(outward + back * bend.angle);
  const end = pointFrom({ x: at.x, y: at.y, heading: arm } as never, 0, (place.layout.length - own) * frontage);
  return { at, end, outward, bend };
};

const [FIVE_DEGREES, LEAST] = [50, 10];

/** The same bent towards a point. */
export const bentTowards = (scene: Scene, change: AnyChange, to: Spot, snaps: boolean): AnyChange => {
  const place = changedTo(scene, change);
  const hinge = place && hingeIn(scene, place);
  if (!hinge) return change;
  const by = turnBetween(hinge.outward, headingBetween(hinge.at, to));
  const clockwiseIsBack = hinge.bend.stays === 'left';
  const way = by > 0 === clockwiseIsBack ? 'back' : 'forward';
  const size = snaps ? Math.round(Math.abs(by) / FIVE_DEGREES) * FIVE_DEGREES : Math.abs(by);
  const angle = tenths(Math.max(LEAST, Math.min(mostBend(scene), size)));
  return withBend(change, { way, angle });
};

/** Another angle or way; the rest of the bend stays. */
export const withBend = (change: AnyChange, { way, angle }: { way: Bend['way']; angle: Angle }): AnyChange => ({
  ...change,
  bend: { ...change.bend, way, angle },
});

/** The stand that keeps its place, by its number in the present layout. */
export const stayingStand = (scene: Scene, change: AnyChange): number | undefined => {
  const { unit } = scene;
  if (isOfTwo(scene)) return sizeOf(unit) === 1 ? undefined : ((change as ChangeOfTwo).stand ?? 0);
  // Ranks from the front: the stands of the front rank, or of a bent row, have the first numbers.
  return (change as Change).from ?? stationaryPlaces(unit.place.formation, unit.place.layout)[0];
};

/** After how many stands from the left the row is bent; of two stands that is no question. */
export const bendAfter = ({ bend }: AnyChange): number | undefined =>
  bend && 'after' in bend ? bend.after : undefined;

export const withAfter = (change: AnyChange, after: number): AnyChange =>
  'layout' in change && change.bend ? { ...change, bend: { ...change.bend, after } } : change;
