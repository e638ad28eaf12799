/** A unit with its facts, as text of SVG on its own paper: as a counter, or as plates on its figures. */
import type { TabletopMatch } from '@five-victories/engine/tabletop';
import { unitCounter, type Cell, type Game } from '../../art/index.js';
import { knownOf } from '../known.js';
import { leastOf } from '../lists.js';
import { badgesSvg, widthOf, type Room, type Shown } from './badges.js';
import type { Facts } from './facts.js';
import type { Figure } from './figure.js';
import { blockOf, cellOf, readingOf, turnedAbout, type Block, type Reading } from './frame.js';
import { isFigures, type Detail } from './level.js';
import { farStands } from './symbols.js';

export interface CounterAsked {
  readonly match: TabletopMatch;
  readonly figure: Figure;
  readonly facts: Facts | undefined;
  /** Degrees, as it is seen. */
  readonly turn: number;
  readonly detail: Detail;
  /** Drawing units for a pixel. */
  readonly px: number;
}

/** Wider than this many times its depth, a unit has its facts at its end. */
const SHALLOW = 1.6;
/** Heights of a line of facts in pixels, on a counter and on figures; and as shares of what bears them. */
const LINE = { most: 16, plate: 17, rear: 0.4, end: 0.92 };

const isShallow = ({ left, top, right, bottom }: Cell): boolean => right - left > SHALLOW * (bottom - top);

const lineOf = ({ top, bottom }: Cell, shallow: boolean, px: number): number =>
  Math.min(LINE.most * px, (bottom - top) * (shallow ? LINE.end : LINE.rear));

/** Where facts lie in a block, as they are read: the rear is above for a unit that looks down. */
const roomIn = (whole: Cell, { flipped, upright }: Reading, line: number, plated: boolean): Room => ({
  cell: flipped ? turnedAbout(whole) : whole,
  line,
  from: flipped ? 'top' : 'bottom',
  shallow: !plated && isShallow(whole),
  upright,
  plated,
});

/** The part of the block that facts cover, on the unit's own paper. */
const lipOf = ({ cell, line, from, shallow }: Room, { flipped }: Reading, strength: number): Cell => {
  const lip = shallow
    ? { ...cell, right: cell.left + widthOf(String(strength)) * line }
    : from === 'bottom'
      ? { ...cell, top: cell.bottom - line }
      : { ...cell, bottom: cell.top + line };
  return flipped ? turnedAbout(lip) : lip;
};

const turned = (svg: string, { flipped }: Reading): string =>
  flipped && svg !== '' ? `<g transform="rotate(180)">${svg}</g>` : svg;

/** Points are not seen in stands: such a unit has one sign. */
const isJoined = ({ rules }: TabletopMatch, { pieces }: Figure, { whole }: Block): boolean =>
  rules.strengthIn === 'points' && !isShallow(whole) && pieces.every(({ kind }) => kind === pieces[0]!.kind);

const blockSvg = ({ match, figure, facts, turn, detail, px }: CounterAsked, block: Block): string => {
  const reading = readingOf(turn);
  const room = roomIn(block.whole, reading, lineOf(block.whole, isShallow(block.whole), px), false);
  const lip = facts?.strength === undefined ? undefined : lipOf(room, reading, facts.strength);
  const stands = block.cells.map((cell, i) => ({ ...cell, name: figure.pieces[i]!.kind }));
  const joined = isJoined(match, figure, block);
  const body = unitCounter({ game: match.rules.id as Game, stands, lip, joined, barred: detail === 'full' });
  return body + (facts ? turned(badgesSvg(room, facts, detail as Shown), reading) : '');
};

/** Plates on figures, at the corners of the ground that are the rear for a reader. */
const platesSvg = ({ figure, facts, turn, detail, px }: CounterAsked, plate: number): string => {
  if (!facts) return '';
  const reading = readingOf(turn);
  const whole = groundFor(figure);
  const room = roomIn(whole, reading, plate * px, true);
  return turned(badgesSvg(room, facts, isFigures(detail) ? 'full' : (detail as Shown)), reading);
};

/** Where plates lie: the ground of a block, the last stand of what is bent, the middle of a round base. */
const groundFor = (figure: Figure): Cell => {
  const [xs, ys] = [figure.hull.map(({ x }) => x), figure.hull.map(({ y }) => y)];
  const hull = { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
  if (figure.diameter !== undefined) return inCircle(hull);
  if (blockOf(figure)) return hull;
  return cellOf(leastOf(figure.pieces, ({ x, y }) => x - 3 * y)!);
};

/** The corners of a round base are in the air. */
const inCircle = ({ left, top, right, bottom }: Cell): Cell => {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const half = (right - left) * 0.32;
  return { left: x - half, top: y - half * 1.3, right: x + half, bottom: y + half * 1.3 };
};

const drawn = (asked: CounterAsked): string => {
  if (isFigures(asked.detail)) return platesSvg(asked, LINE.plate);
  const block = blockOf(asked.figure);
  if (block) return blockSvg(asked, block);
  const stands = asked.figure.diameter === undefined ? farStands(asked.match, asked.figure) : '';
  return stands + platesSvg(asked, Math.min(LINE.most, 15));
};

const keyOf = ({ facts, turn }: CounterAsked): string => {
  const { flipped, upright } = readingOf(turn);
  return [flipped, upright, facts && Object.values(facts).join()].join();
};

/** The same text for the same look: a table full of units is put together once. */
export const counterSvg = (asked: CounterAsked): string =>
  knownOf(asked.figure, `counter ${keyOf(asked)}`, () => drawn(asked), `${asked.detail} ${asked.px}`);
