/** What lies under a point: worked out from where things stand, so that a finger can be less exact than a mouse. */
import { distanceTo, pointFrom, type Footprint } from '@five-victories/engine/geometry';
import {
  figureIn,
  figureOf,
  findUnit,
  isPlaced,
  placedUnits,
  type Placed,
  type TabletopMatch,
  type UnitId,
} from '@five-victories/engine/tabletop';
import type { Gesture } from '../gesture.js';
import { leastOf } from '../lists.js';
import type { Mark, Spot } from '../marks.js';
import { awayFrom, far as lengthBetween, standingIn, seenFrom } from '../spots.js';
import type { Plane } from './plane.js';
import { carrierOf, stationOf } from './station.js';

/** How far from the pointer something may be, in engine lengths. */
export interface Catch {
  readonly unit: number;
  readonly handle: number;
}

export type Over = NonNullable<Gesture['over']>;
type Handle = Extract<Mark, { is: 'handle' }>;
type Ghost = Extract<Mark, { is: 'ghost' }>;

const handleAt = (marks: readonly Mark[], at: Spot, far: number): Handle | undefined =>
  leastOf(
    marks.filter((mark): mark is Handle => mark.is === 'handle'),
    (mark) => lengthBetween(mark.at, at),
    far,
  );

/** Decisions in which command on a Battle is moved by itself; in all others it is the Battle that is meant. */
const ON_ITS_OWN: readonly (string | undefined)[] = ['setup', 'place', 'leave', undefined];

/** Command elements stand on a Battle and are pointed at before it, where they can be meant. */
const commandAt = (match: TabletopMatch, plane: Plane, at: Spot): UnitId | undefined => {
  if (!ON_ITS_OWN.includes(match.decision?.kind)) return undefined;
  return match.state.units.find((unit) => {
    const battle = carrierOf(match, unit);
    const station = battle && stationOf(match, plane, unit);
    if (!battle || !station) return false;
    const [piece] = station.figure.pieces;
    const { x, y } = seenFrom(battle.place, at);
    return (
      Math.abs(x * plane.mm - piece!.x) <= piece!.width / 2 && Math.abs(0 - y * plane.mm - piece!.y) <= piece!.depth / 2
    );
  })?.id;
};

const unitAt = (match: TabletopMatch, at: Spot, far: number, except: UnitId | undefined): UnitId | undefined => {
  const away = (unit: Placed): number => {
    const figure = figureOf(match, unit);
    return unit.id === except || lengthBetween(figure, at) > figure.radius + far ? Infinity : awayFrom(figure, at);
  };
  return leastOf(placedUnits(match), away, far)?.id;
};

/** The stand of a unit that is meant: the nearest. */
const standOf = ({ stands }: Footprint, { x, y }: Spot): number | undefined =>
  leastOf(stands.keys(), (i) => distanceTo(stands[i]!, x, y));

const withStand = (match: TabletopMatch, id: UnitId, at: Spot): Over => {
  const unit = standingIn(match, id);
  const stand = unit && standOf(figureOf(match, unit), at);
  return stand === undefined ? { unit: id } : { unit: id, stand };
};

export const overAt = (
  match: TabletopMatch,
  plane: Plane,
  marks: readonly Mark[],
  at: Spot,
  far: Catch,
  held?: Gesture['held'],
): Over | undefined => {
  const handles = held?.handle === undefined ? marks : marks.filter((mark) => !isHandle(mark, held.handle!));
  const handle = handleAt(handles, at, far.handle);
  if (handle) return { handle: handle.id };
  const unit = commandAt(match, plane, at) ?? unitAt(match, at, far.unit, held?.unit);
  return unit === undefined || unit === held?.unit ? undefined : withStand(match, unit, at);
};

const isHandle = (mark: Mark, id: string): boolean => mark.is === 'handle' && mark.id === id;

/** A unit can be taken up again where its ghost stands; then it is the ghost that is in hand. */
export const ghostAt = (match: TabletopMatch, marks: readonly Mark[], at: Spot, far: number): Ghost | undefined =>
  marks
    .filter((mark): mark is Ghost => mark.is === 'ghost' && mark.tone !== 'quiet')
    .find(({ unit: id, place }) => {
      const unit = findUnit(match, id);
      return unit !== undefined && awayFrom(figureIn(match, unit, place), at) <= far;
    });

/** The point of a unit that the keyboard means: its middle. */
export const middleOf = (match: TabletopMatch, plane: Plane, id: UnitId): Spot | undefined => {
  const unit = findUnit(match, id);
  if (!unit) return undefined;
  if (isPlaced(unit)) return figureOf(match, unit);
  const battle = carrierOf(match, unit);
  const piece = battle && stationOf(match, plane, unit)?.figure.pieces[0];
  return battle && piece && pointFrom(battle.place, piece.x / plane.mm, 0 - piece.y / plane.mm);
};
