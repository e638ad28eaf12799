/** Where a unit is drawn. */
import type { AnyUnit } from '@five-victories/engine';
import { isPlaced, type Place, type Placed, type TabletopMatch, type Unit } from '@five-victories/engine/tabletop';
import type { Spot } from '../marks.js';
import { rectangle, standingIn } from '../spots.js';
import { commandPiece } from './battle-figure.js';
import { figureFor, type Figure } from './figure.js';
import { hullOf } from './outline.js';
import { pathOf, degreesOn, drawnAt, type Plane } from './plane.js';

export interface Station {
  readonly x: number;
  readonly y: number;
  /** Degrees clockwise. */
  readonly turn: number;
  readonly figure: Figure;
  readonly place: Place;
}

/** The Battle a command element stands on. */
export const carrierOf = (match: TabletopMatch, unit: AnyUnit): Placed | undefined =>
  unit.routed ? undefined : standingIn(match, unit.aboard);

/** Drawn by itself, so that it can be pointed at: a figure of one stand on the paper of the Battle. */
const figureAboard = (match: TabletopMatch, unit: Unit, battle: Placed): Figure => {
  const piece = commandPiece(match, unit, battle, battle.place.diameter!);
  const [w, d] = [piece.width / 2, piece.depth / 2];
  const corners = rectangle(piece.x - w, piece.x + w, piece.y - d, piece.y + d);
  const ground = pathOf(corners, true);
  return { pieces: [piece], ground, outline: ground, hull: corners, fronts: [], diameter: undefined };
};

const standing = (plane: Plane, place: Place, figure: Figure): Station => ({
  ...drawnAt(plane, place),
  turn: degreesOn(plane, place.heading),
  figure,
  place,
});

/** Of a unit that is only thought to stand there, too. */
export const stationAt = (match: TabletopMatch, plane: Plane, unit: Unit, place: Place): Station =>
  standing(plane, place, figureFor(match, unit, place));

export const stationOf = (match: TabletopMatch, plane: Plane, unit: Unit): Station | undefined => {
  if (isPlaced(unit)) return stationAt(match, plane, unit, unit.place);
  const battle = carrierOf(match, unit);
  return battle && standing(plane, battle.place, figureAboard(match, unit, battle));
};

export const isSame = (a: Station | undefined, b: Station | undefined): boolean =>
  a === b ||
  (a !== undefined && b !== undefined && a.x === b.x && a.y === b.y && a.turn === b.turn && a.figure === b.figure);

/** A point of the unit's own paper on the sheet. */
const onSheet = ({ x, y, turn }: Station, at: Spot): Spot => {
  const angle = (turn * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return { x: x + at.x * cos - at.y * sin, y: y + at.x * sin + at.y * cos };
};

/** The corners around what it covers, on the sheet. */
export const groundOf = (station: Station): Spot[] => station.figure.hull.map((corner) => onSheet(station, corner));

/** The same with the teeth at its fronts. */
export const shownOf = (station: Station, tooth: number): Spot[] => {
  const tips = station.figure.fronts.map(({ x, y, turn }) => {
    const angle = (turn * Math.PI) / 180;
    return { x: x + tooth * Math.sin(angle), y: y - tooth * Math.cos(angle) };
  });
  return hullOf([...station.figure.hull, ...tips].map((at) => onSheet(station, at)));
};

/** The middle of the upright box around it. */
export const middleOf = (ground: readonly Spot[]): Spot => {
  const [xs, ys] = [ground.map(({ x }) => x), ground.map(({ y }) => y)];
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
};
