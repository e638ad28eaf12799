/** The texts of marks: where each would like to be, and where it is put so that none lies over another. */
import { figureOf, findUnit } from '@five-victories/engine/tabletop';
import type { Box as Room } from '../../../view/plate-places.js';
import type { Mark, Spot, Tone } from '../../marks.js';
import { within } from '../outline.js';
import { drawnAt, sheetOf } from '../plane.js';
import { groundOf, stationAt } from '../station.js';
import { beside, halfWay, highest, middleOf } from './lines.js';
import type { Paper } from './props.js';
import { linkEnds, standingOf } from './standing.js';

export interface Label {
  /** Where the middle of its first line stands. */
  readonly at: Spot;
  readonly lines: readonly string[];
  readonly size: number;
  readonly tone: Tone;
}

/** Pixels; texts of marks can be read at every zoom. */
const LEAST = 11.5;
/** From line to line, for letters of height 1. */
export const LINE = 1.15;
const LONGEST = 34;

/** Lines of about so many letters. */
const linesOf = (text: string): string[] => {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= LONGEST) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
};

/** In the middle of what covers ground, or at the top of what is around a unit; beside lines. */
const spotFor = ({ match, plane, px }: Paper, mark: Mark): Spot | undefined => {
  const on = (at: Spot): Spot => drawnAt(plane, at);
  switch (mark.is) {
    case 'area':
      return middleOf(mark.points.map(on));
    case 'disc':
    case 'text':
      return on(mark.at);
    case 'range': {
      const unit = standingOf(match, mark.unit);
      return unit && highest(within(figureOf(match, unit), mark.far).flatMap((line) => line.map(on)));
    }
    case 'path': {
      const { x, y } = halfWay(mark.points.map(on));
      return { x, y: y - 8 * px };
    }
    case 'link': {
      const ends = linkEnds(match, mark.from, mark.to);
      return ends.length === 0 ? undefined : halfWay(ends.map(on));
    }
    case 'ruler':
      return beside(on(mark.from), on(mark.to), 14 * px);
    case 'window':
      return beside(on(mark.from), on(mark.to), 18 * px);
    case 'edge':
      return beside(on(mark.from), on(mark.to), 12 * px);
    default:
      return undefined;
  }
};

const labelOf = (paper: Paper, mark: Mark): Label | undefined => {
  const text = 'text' in mark ? mark.text : undefined;
  if (text === undefined || text === '') return undefined;
  const at = spotFor(paper, mark);
  if (!at) return undefined;
  const label = { at, lines: linesOf(text), size: Math.max(paper.text, LEAST * paper.px), tone: mark.tone };
  // Nothing is written off the table.
  const { left, right } = roomOf(label, 0, 0);
  const half = (right - left) / 2;
  const { width } = sheetOf(paper.plane);
  return { ...label, at: { x: Math.max(half, Math.min(width - half, at.x)), y: at.y } };
};

// ---- none over another -----------------------------------------------------------------------------------------------

const LETTER = 0.57;
/** Half a handle, in pixels. */
const GRIP = 11;

const roomOf = ({ at, lines, size }: Label, dx: number, dy: number): Room => {
  const half = (Math.max(...lines.map((line) => line.length)) * LETTER * size) / 2;
  const top = at.y + dy - size * 0.85;
  return { left: at.x + dx - half, right: at.x + dx + half, top, bottom: top + size * LINE * lines.length };
};

const shared = (a: Room, b: Room): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** Lines up and down, then aside, as shares of its own height and width. */
const MOVES: readonly Spot[] = [
  { x: 0, y: 0 },
  { x: 0, y: -1 },
  { x: 0, y: 1 },
  { x: 0, y: -2 },
  { x: 0, y: 2 },
  { x: 0.6, y: 0 },
  { x: -0.6, y: 0 },
  { x: 0.6, y: -1 },
  { x: -0.6, y: 1 },
  { x: 0, y: -3 },
  { x: 0, y: 3 },
  { x: 0, y: -4 },
  { x: 0, y: 4 },
  { x: 0.6, y: 2 },
  { x: -0.6, y: -2 },
];

/** What is quiet stays this near, or nobody knows what it is about. */
const NEAR = 3;

/** What is not to be written over: units as they would stand, and points that can be taken hold of. */
const obstaclesIn = ({ match, plane, px }: Paper, marks: readonly Mark[]): Room[] =>
  marks.flatMap((mark): Room[] => {
    if (mark.is === 'handle') {
      const { x, y } = drawnAt(plane, mark.at);
      const half = GRIP * px;
      return [{ left: x - half, top: y - half, right: x + half, bottom: y + half }];
    }
    const unit = mark.is === 'ghost' && mark.tone !== 'quiet' && findUnit(match, mark.unit);
    if (!unit) return [];
    const ground = groundOf(stationAt(match, plane, unit, mark.place));
    const [xs, ys] = [ground.map(({ x }) => x), ground.map(({ y }) => y)];
    return [{ left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }];
  });

const moved = (label: Label, taken: readonly Room[]): Label | undefined => {
  const { left, right, top, bottom } = roomOf(label, 0, 0);
  let [best, least] = [label.at, Infinity];
  const isQuiet = label.tone === 'quiet';
  for (const { x, y } of isQuiet ? MOVES.slice(0, NEAR) : MOVES) {
    const [dx, dy] = [x * (right - left), y * (bottom - top)];
    const room = roomOf(label, dx, dy);
    const covers = taken.reduce((sum, other) => sum + shared(room, other), 0);
    if (covers >= least) continue;
    least = covers;
    best = { x: label.at.x + dx, y: label.at.y + dy };
    if (covers === 0) break;
  }
  return least > 0 && isQuiet ? undefined : { ...label, at: best };
};

/** What is wrong is said where it is; the rest gives way to it, and what is quiet is silent where there is no room. */
export const labelsOf = (paper: Paper, marks: readonly Mark[]): Label[] => {
  const labels = marks.flatMap((mark) => labelOf(paper, mark) ?? []);
  const taken = obstaclesIn(paper, marks);
  const rank = ({ tone }: Label): number => (tone === 'wrong' ? 0 : tone === 'quiet' ? 2 : 1);
  return [...labels]
    .sort((a, b) => rank(a) - rank(b))
    .flatMap((label) => {
      const put = moved(label, taken);
      if (put) taken.push(roomOf(put, 0, 0));
      return put ?? [];
    });
};
