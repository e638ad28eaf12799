/** A unit on its movement tray: stands, the places of lost ones, and behind them the lip that bears its facts. */
import { sizeOf, type Unit, type ZonalMatch } from '@five-victories/engine/zonal';
import { gridOf } from '../match/layout-text.js';
import { figureOf, type Figure, type Stand } from './figure.js';

/** How large units are drawn: points of the screen for 40 mm; a counter is one stand for the whole unit. */
export interface Drawing {
  readonly stand: number;
  readonly counter: boolean;
}

export interface Tray {
  readonly figure: Figure;
  /** Points of the screen for a millimetre. */
  readonly scale: number;
  /** With rim and lip, front up. */
  readonly width: number;
  readonly depth: number;
  /** Height of the lip. */
  readonly lip: number;
  /** Places of stands that were lost, in millimetres. */
  readonly lost: readonly Pick<Stand, 'x' | 'y' | 'width' | 'depth'>[];
}

export const RIM = 3;
const MILLIMETRES = 40;
/** A counter for a whole unit: millimetres, and points of the screen for 40 of them. */
const COUNTER = { width: 40, depth: 24, stand: 25, lip: 13 } as const;

export const lipOf = (stand: number): number => Math.round(11 + stand * 0.19);

/** Room for its strength and two marks. */
const leastWidth = (unit: Unit, lip: number): number =>
  lip * (0.55 * String(sizeOf(unit)).length + 0.35 + Math.min(2, marksIn(unit)));

/** Hits, and what it has done in this turn. */
export const marksIn = ({ hits, fired, reacted, chosen }: Unit): number =>
  [hits > 0, fired, reacted, chosen].filter(Boolean).length;

const counterOf = ({ stands }: Figure): Figure => {
  const { letter } = stands[0]!;
  const { width, depth } = COUNTER;
  return { stands: [{ letter, rank: 0, file: 0, x: 0, y: 0, width, depth }], width, depth };
};

/** Empty places of the grid, the last first, for as many stands as are gone. */
const lostOf = (unit: Unit, { stands, width, depth }: Figure, whole: number): Tray['lost'] => {
  const { ranks, files } = gridOf(unit.layout);
  const [first] = stands;
  if (!first || unit.facing === undefined) return [];
  const isTaken = (i: number): boolean => stands.some(({ rank, file }) => rank * files + file === i);
  const empty = Array.from({ length: ranks * files }, (_, i) => i).filter((i) => !isTaken(i));
  return empty.slice(0, Math.max(0, whole - stands.length)).map((i) => ({
    x: (((i % files) + 0.5) / files - 0.5) * width,
    y: ((Math.floor(i / files) + 0.5) / ranks - 0.5) * depth,
    width: first.width,
    depth: first.depth,
  }));
};

const drawn = (unit: Unit, figure: Figure, { stand, counter }: Drawing, whole: number): Tray => {
  const scale = (counter ? COUNTER.stand : stand) / MILLIMETRES;
  const lip = counter ? COUNTER.lip : lipOf(stand);
  return {
    figure,
    scale,
    lip,
    width: Math.max(figure.width * scale, counter ? 0 : leastWidth(unit, lip)) + 2 * RIM,
    depth: figure.depth * scale + 2 * RIM + lip,
    lost: counter ? [] : lostOf(unit, figure, whole),
  };
};

const known = new WeakMap<Figure, Map<string, Tray>>();

/** The same tray for the same look; `whole`: how many stands the unit once had. */
export const trayOf = (match: ZonalMatch, unit: Unit, drawing: Drawing, whole: number): Tray => {
  const figure = figureOf(match, unit);
  const key = [drawing.stand, drawing.counter, marksIn(unit), whole].join();
  let trays = known.get(figure);
  if (!trays) known.set(figure, (trays = new Map()));
  let tray = trays.get(key);
  if (!tray) trays.set(key, (tray = drawn(unit, drawing.counter ? counterOf(figure) : figure, drawing, whole)));
  return tray;
};
