/** The facts of a unit as they are drawn, upright or turned with it: strength, hits, pips, markers. SVG as text. */
import { box, roundedBox } from '../../art/path.js';
import { burstSvg, markerSymbol, type Cell, type MarkerName } from '../../art/index.js';
import type { Spot } from '../marks.js';
import type { Facts } from './facts.js';

/** Room for facts: where strength begins and where marks end, as it is read. */
export interface Room {
  readonly cell: Cell;
  /** Height of a line of facts. */
  readonly line: number;
  /** The side of the cell on which facts begin: its lower one, or its upper one for a unit that looks down. */
  readonly from: 'top' | 'bottom';
  /** Marks follow each other aside where the cell is shallow, else upwards or downwards. */
  readonly shallow: boolean;
  /** Letters are turned back by this. */
  readonly upright: number;
  /** Strength has a plate of its own, since it lies on figures. */
  readonly plated: boolean;
}

const rounded = (value: number): number => Math.round(value * 100) / 100;
const at = (x: number, y: number, turn: number, scale = 1): string =>
  `translate(${rounded(x)} ${rounded(y)})${turn === 0 ? '' : ` rotate(${turn})`}${scale === 1 ? '' : ` scale(${rounded(scale)})`}`;

const DIGIT = 0.6;
/** How far below the middle of its line a figure stands. */
const DROP = 0.36;
/** Room of a number, for a line of height 1. */
export const widthOf = (text: string): number => Math.max(1, DIGIT * 0.92 * text.length + 0.3);

/** A number around a point. A transform is one more piece to be put together in every frame: most need none. */
const figuresSvg = (text: string, { x, y }: Spot, height: number, turn: number): string => {
  const place =
    turn === 0
      ? `x="${rounded(x)}" y="${rounded(y + height * DROP)}"`
      : `transform="${at(x, y, turn)}" y="${rounded(height * DROP)}"`;
  return `<text class="strength" font-size="${rounded(height)}" ${place}>${text}</text>`;
};

const middleY = ({ cell, line, from }: Room): number =>
  from === 'bottom' ? cell.bottom - line / 2 : cell.top + line / 2;

const strengthSvg = (room: Room, strength: number): string => {
  const { cell, line, upright, plated, shallow } = room;
  const [text, height] = [String(strength), line * 0.92];
  const width = widthOf(text) * line;
  const y = shallow && !plated ? (cell.top + cell.bottom) / 2 : middleY(room);
  const plate = plated
    ? `<path class="plate-ground" d="${roundedBox(cell.left, y - line / 2, width, line, line * 0.18)}"/>`
    : '';
  return plate + figuresSvg(text, { x: cell.left + width / 2, y }, height, upright);
};

const barSvg = ({ cell, line, from, shallow }: Room, share: number): string => {
  const inset = line * 0.22;
  const long = (shallow ? line : cell.right - cell.left) - 2 * inset;
  const top = from === 'bottom' ? cell.bottom - line + inset : cell.top + inset;
  const bar = (width: number): string => box(cell.left + inset, top, width, line - 2 * inset);
  return `<path class="bar-whole" d="${bar(long)}"/><path class="bar" d="${bar(long * share)}"/>`;
};

/** From the end at which a reader looks last, one after the other. */
const spotsFrom = (room: Room, count: number, size: number): { x: number; y: number }[] => {
  const { cell, from, shallow } = room;
  const [x, y] = [
    cell.right - size / 2,
    shallow ? (cell.top + cell.bottom) / 2 : from === 'bottom' ? cell.bottom - size / 2 : cell.top + size / 2,
  ];
  const way = from === 'bottom' ? -1 : 1;
  return Array.from({ length: count }, (_, i) => (shallow ? { x: x - i * size, y } : { x, y: y + way * i * size }));
};

/** Drawn 12 across. */
const MARKER = 12;

const markerSvg = (name: MarkerName, x: number, y: number, size: number, upright: number): string =>
  `<use href="#${markerSymbol(name).id}" transform="${at(x, y, upright, size / MARKER)}"/>`;

const marksSvg = (room: Room, { hits, markers }: Facts): string => {
  const size = room.line * 1.02;
  const spots = spotsFrom(room, markers.length + (hits === '' ? 0 : 1), size);
  const others = hits === '' ? spots : spots.slice(1);
  const burst =
    hits === ''
      ? ''
      : `<g transform="${at(spots[0]!.x, spots[0]!.y, room.upright, size / MARKER)}">${burstSvg(hits)}</g>`;
  return (
    burst + markers.map((name, i) => markerSvg(name, others[i]!.x, others[i]!.y, size * 0.94, room.upright)).join('')
  );
};

/** Hits and markers too small for figures: up to so many pips. */
const pipsSvg = (room: Room, { pips, markers }: Facts, most: number): string => {
  const size = room.line * 0.62;
  const shown = markers.filter((name) => name !== 'done' && name !== 'blue');
  const count = Math.min(most, pips);
  const spots = spotsFrom(room, count + shown.length, size);
  const hits = spots.slice(0, count).map(({ x, y }) => box(x - size * 0.4, y - size * 0.4, size * 0.8, size * 0.8));
  const others = spots.slice(count).map(({ x, y }, i) => markerSvg(shown[i]!, x, y, size * 1.25, room.upright));
  return (hits.length > 0 ? `<path class="pips" d="${hits.join('')}"/>` : '') + others.join('');
};

export type Shown = 'bar' | 'small' | 'full';
const PIPS = { bar: 3, small: 4 };

export const badgesSvg = (room: Room, facts: Facts, shown: Shown): string => {
  const { strength, share } = facts;
  const isBar = shown === 'bar' && share !== undefined;
  const told = strength === undefined ? '' : isBar ? barSvg(room, share) : strengthSvg(room, strength);
  return told + (shown === 'full' ? marksSvg(room, facts) : pipsSvg(room, facts, PIPS[shown]));
};
