/** The texts of marks as slips that want a place: distances are pills, the rest are words. */
import { figureOf, findUnit } from '@five-victories/engine/tabletop';
import type { Box } from '../../../view/plate-places.js';
import type { Mark, Spot } from '../../marks.js';
import { halfWay, highest, middleOf } from '../marks/lines.js';
import type { Paper } from '../marks/props.js';
import { linkEnds, standingOf } from '../marks/standing.js';
import { within } from '../outline.js';
import { drawnAt } from '../plane.js';
import { groundOf, stationAt } from '../station.js';
import { linesOf, type SlipWanted } from './slips.js';

/** From the sheet to pixels of the window. */
export type Pixels = (at: Spot) => Spot;

export const boxAround = (spots: readonly Spot[]): Box => ({
  left: Math.min(...spots.map(({ x }) => x)),
  top: Math.min(...spots.map(({ y }) => y)),
  right: Math.max(...spots.map(({ x }) => x)),
  bottom: Math.max(...spots.map(({ y }) => y)),
});

const pointBox = ({ x, y }: Spot): Box => ({ left: x, right: x, top: y, bottom: y });

/** The ghost of a unit at this spot: a text that is said there is about it. */
const ghostBox = ({ match, plane }: Paper, marks: readonly Mark[], pixels: Pixels, { x, y }: Spot): Box | undefined => {
  const ghost = marks.find((mark) => mark.is === 'ghost' && mark.place.x === x && mark.place.y === y);
  const unit = ghost?.is === 'ghost' && findUnit(match, ghost.unit);
  if (!unit || ghost.is !== 'ghost') return undefined;
  return boxAround(groundOf(stationAt(match, plane, unit, ghost.place)).map(pixels));
};

/** In the middle of what covers ground, at the top of what is around a unit, half way along lines. */
const aboutOf = (paper: Paper, marks: readonly Mark[], pixels: Pixels, mark: Mark): Box | undefined => {
  const { match, plane } = paper;
  const on = (at: Spot): Spot => pixels(drawnAt(plane, at));
  switch (mark.is) {
    case 'area':
      return pointBox(middleOf(mark.points.map(on)));
    case 'disc':
      return pointBox(on(mark.at));
    case 'text':
      return ghostBox(paper, marks, pixels, mark.at) ?? pointBox(on(mark.at));
    case 'range': {
      const unit = standingOf(match, mark.unit);
      return unit && pointBox(highest(within(figureOf(match, unit), mark.far).flatMap((line) => line.map(on))));
    }
    case 'path':
      return pointBox(halfWay(mark.points.map(on)));
    case 'link': {
      const ends = linkEnds(match, mark.from, mark.to);
      return ends.length === 0 ? undefined : pointBox(halfWay(ends.map(on)));
    }
    case 'ruler':
    case 'window':
    case 'edge':
      return pointBox(halfWay([on(mark.from), on(mark.to)]));
    default:
      return undefined;
  }
};

/** Words longer than this are no measure. */
const MEASURE = 26;
const LINES: readonly Mark['is'][] = ['ruler', 'path', 'edge', 'window', 'range', 'link'];

/** A few figures that are said at a spot: how far something turns. */
const isFigure = ({ is }: Mark, text: string): boolean => is === 'text' && text.length <= 14 && /\d/.test(text);

const isMeasure = (mark: Mark, text: string): boolean =>
  mark.tone !== 'wrong' && (isFigure(mark, text) || (LINES.includes(mark.is) && text.length <= MEASURE));

export const saidByMarks = (paper: Paper, marks: readonly Mark[], pixels: Pixels): SlipWanted[] =>
  marks.flatMap((mark, i): SlipWanted[] => {
    const text = 'text' in mark ? mark.text : undefined;
    if (text === undefined || text === '') return [];
    const about = aboutOf(paper, marks, pixels, mark);
    if (!about) return [];
    const kind = isMeasure(mark, text) ? 'pill' : 'slip';
    const lines = kind === 'pill' ? [text] : linesOf(text);
    return [{ key: `mark ${i}`, kind, tone: mark.tone, lines, about, quiet: mark.tone === 'quiet' }];
  });

/** Half a handle, in pixels. */
const GRIP = 12;

/** What must stay free: units as they would stand, and points that can be taken hold of. */
export const keptFree = ({ match, plane }: Paper, marks: readonly Mark[], pixels: Pixels): Box[] =>
  marks.flatMap((mark): Box[] => {
    if (mark.is === 'handle') {
      const { x, y } = pixels(drawnAt(plane, mark.at));
      return [{ left: x - GRIP, top: y - GRIP, right: x + GRIP, bottom: y + GRIP }];
    }
    const unit = mark.is === 'ghost' && mark.tone !== 'quiet' && findUnit(match, mark.unit);
    return unit ? [boxAround(groundOf(stationAt(match, plane, unit, mark.place)).map(pixels))] : [];
  });
