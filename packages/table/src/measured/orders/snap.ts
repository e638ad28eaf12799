/** What a drag is drawn to: straight on, parallel to others, flush with their fronts, the whole of the allowance. */
import { forward, heading, tenths, turnBetween, turned, type Angle } from '@five-victories/engine/geometry';
import { placedUnits, type Place } from '@five-victories/engine/tabletop';
import { knownOf } from '../known.js';
import { far as between } from '../spots.js';
import type { Scene } from './scene.js';

/** In tenths of a degree: how strongly each angle draws. */
const [STRAIGHT, PARALLEL, FIFTEEN] = [40, 30, 15];
/** On the screen: how far a drag may be drawn aside, and along its way. */
const [ASIDE, ALONG] = [14, 9];
/** Whom a unit lines up with, in thousandths from its front. */
const NEIGHBOUR = 16_000;

interface Neighbour {
  readonly place: Place;
  /** As it stands, or facing it for an enemy. */
  readonly heading: Place['heading'];
  readonly friend: boolean;
}

const allNeighbours = (scene: Scene): readonly Neighbour[] =>
  knownOf(scene, 'neighbours', () =>
    placedUnits(scene.match).flatMap(({ id, side, place }) => {
      const friend = side === scene.unit.side;
      const facing = friend ? place.heading : heading(place.heading + 1800);
      return id === scene.unit.id ? [] : [{ place, heading: facing, friend }];
    }),
  );

const neighboursAt = (scene: Scene, x: number, y: number): readonly Neighbour[] =>
  allNeighbours(scene).filter(({ place }) => between(place, { x, y }) <= NEIGHBOUR);

/** How far an angle may draw when the drag is so long: never further aside than a few points on the screen. */
const pull = (most: number, far: number, grain: number): number =>
  far <= 0 ? most : Math.min(most, (ASIDE * grain * 1800) / (far * Math.PI));

/** The turn that is meant by a turn; `far`: how long the drag is. */
export const snappedTurn = (scene: Scene, place: Place, by: Angle, far: number, grain: number): Angle => {
  if (Math.abs(by) <= pull(STRAIGHT, far, grain)) return tenths(0);
  const { x, y } = forward(turned(place.heading, by));
  const [parallel, fifteen] = [pull(PARALLEL, far, grain), pull(FIFTEEN, far, grain)];
  let [best, least] = [by, parallel + 1];
  for (const near of neighboursAt(scene, place.x + far * x, place.y + far * y)) {
    const turn = turnBetween(place.heading, near.heading);
    const off = Math.abs(turnBetween(heading(by), heading(turn)));
    if (off <= parallel && off < least) [best, least] = [turn, off];
  }
  if (best !== by) return best;
  const round = Math.round(by / 150) * 150;
  return Math.abs(round - by) <= fifteen ? tenths(round) : by;
};

/** The length that is meant by a length straight on from a place. */
export const snappedAhead = (scene: Scene, place: Place, by: number, left: number, grain: number): number => {
  const catching = ALONG * grain;
  if (Math.abs(left - by) <= catching) return left;
  const { x, y } = forward(place.heading);
  let [best, least] = [by, catching];
  for (const near of neighboursAt(scene, place.x + by * x, place.y + by * y)) {
    if (!near.friend || near.heading !== place.heading) continue;
    const flush = (near.place.x - place.x) * x + (near.place.y - place.y) * y;
    const off = Math.abs(flush - by);
    if (flush > 0 && off <= least) [best, least] = [Math.round(flush), off];
  }
  return best;
};
