/** A unit as it is drawn, seen by itself: in millimetres, its place at 0,0 and its front up. */
import type { AnyUnit } from '@five-victories/engine';
import { edgesTowards, SIDES, type Edge, type Footprint } from '@five-victories/engine/geometry';
import { figureIn, frontEdges, type Place, type TabletopMatch, type Unit } from '@five-victories/engine/tabletop';
import type { Spot } from '../marks.js';
import { seenFrom } from '../spots.js';
import { elementsOf } from './battle-figure.js';
import { kindOf } from './kinds.js';
import { bordersOf, cornersOf, hullOf } from './outline.js';
import { millimetres, pathOf } from './plane.js';

/** A stand: the middle of its base, how it is turned against the unit, its drawing. */
export interface Piece {
  readonly stand: number;
  readonly kind: string;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly width: number;
  readonly depth: number;
}

/** An edge it looks over: its middle, half its length, the way it looks. */
export interface Front {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly half: number;
}

export interface Figure {
  readonly pieces: readonly Piece[];
  /** The ground it covers, and the line around it. */
  readonly ground: string;
  readonly outline: string;
  /** The corners around it. */
  readonly hull: readonly Spot[];
  readonly fronts: readonly Front[];
  /** Of a Battle. */
  readonly diameter: number | undefined;
}

/** From the table to the unit's own paper: right is right, ahead is up. */
type Own = (at: Spot) => Spot;

const ownOf =
  (place: Place, mm: number): Own =>
  (at) => {
    const { x, y } = seenFrom(place, at);
    return { x: x * mm, y: 0 - y * mm };
  };

const turnOf = ({ sin, cos }: { readonly sin: number; readonly cos: number }, heading: number): number =>
  (Math.atan2(sin, cos) * 180) / Math.PI - heading / 10;

const lettersOf = ({ layout }: Place): string => layout.replace(/[^A-Za-z]/g, '');

const piecesOf = (match: TabletopMatch, unit: Unit, place: Place, figure: Footprint, own: Own): Piece[] => {
  const mm = millimetres(match);
  const letters = lettersOf(place);
  return figure.stands.map((stand, i) => ({
    stand: i,
    kind: kindOf(match, unit, letters[i] ?? ''),
    ...own(stand),
    turn: turnOf(stand, place.heading),
    width: 2 * stand.across * mm,
    depth: 2 * stand.along * mm,
  }));
};

/** A defensive block looks to all sides. */
const edgesOf = (place: Place, figure: Footprint): readonly Edge[] => {
  if (place.diameter !== undefined) return [];
  return place.formation === 'defensiveBlock'
    ? SIDES.flatMap((side) => edgesTowards(figure, side))
    : frontEdges(place, figure);
};

const drawn = (match: TabletopMatch, unit: Unit, place: Place): Figure => {
  const mm = millimetres(match);
  const figure = figureIn(match, unit, place);
  const own = ownOf(place, mm);
  const isRound = place.diameter !== undefined;
  return {
    pieces: isRound ? elementsOf(match, unit, place.diameter) : piecesOf(match, unit, place, figure, own),
    ground: figure.parts.map((part) => pathOf(cornersOf(part).map(own), true)).join(''),
    outline: bordersOf(figure)
      .map((line) => pathOf(line.map(own)))
      .join(''),
    hull: hullOf(figure.parts.flatMap(cornersOf).map(own)),
    fronts: edgesOf(place, figure).map((edge) => ({
      ...own(edge),
      turn: turnOf(edge, place.heading),
      half: edge.half * mm,
    })),
    diameter: isRound ? place.diameter * mm : undefined,
  };
};

const MOST = 4000;
const known = new WeakMap<object, Map<string, Figure>>();

/** All that the drawing follows from but where it stands; a bent column is as it is only there. */
const keyOf = (match: TabletopMatch, unit: AnyUnit, { formation, layout, bend, diameter }: Place): string => {
  const aboard =
    diameter === undefined
      ? 0
      : match.state.units.filter((each: AnyUnit) => each.aboard === unit.id && !each.routed).length;
  return [
    unit.type,
    unit.stands,
    unit.state,
    unit.limbered,
    unit.byHorse,
    unit.thrown,
    unit.lances,
    formation,
    layout,
    bend && Object.values(bend).join(' '),
    diameter,
    aboard,
  ].join();
};

/** The same figure for the same look, so that a drawing changes only when the unit does. */
export const figureFor = (match: TabletopMatch, unit: Unit, place: Place): Figure => {
  if (place.trail) return drawn(match, unit, place);
  let figures = known.get(match.table);
  if (!figures) known.set(match.table, (figures = new Map()));
  const key = keyOf(match, unit, place);
  let figure = figures.get(key);
  if (!figure) {
    if (figures.size >= MOST) figures.clear();
    figures.set(key, (figure = drawn(match, unit, place)));
  }
  return figure;
};
