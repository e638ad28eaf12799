/** Marks that are lines, as what is drawn of them: ways, rulers, windows, links from unit to unit, edges. */
import type { Mark, Spot, Tone } from '../../marks.js';
import { drawnAt, pathOf } from '../plane.js';
import { headOf, tickAt, ticksAlong } from './lines.js';
import type { Paper } from './props.js';
import { linkEnds } from './standing.js';

export interface Line {
  readonly d: string;
  /** In pixels. */
  readonly width: number;
  readonly whole?: boolean;
}

/** In drawing units. */
export interface Lines {
  readonly tone: Tone;
  readonly lines: readonly Line[];
  /** Of an arrow. */
  readonly head?: string;
}

/** In the order in which they are drawn. */
export const LINES = ['edge', 'path', 'window', 'link', 'ruler'] as const satisfies readonly Mark['is'][];
export type LineMark = Extract<Mark, { readonly is: (typeof LINES)[number] }>;

/** Of an arrow, in pixels. */
const HEAD = 15;

const arrow = ({ plane, px }: Paper, points: readonly Spot[], tone: Tone, width: number): Lines => {
  const drawn = points.map((point) => drawnAt(plane, point));
  return { tone, lines: [{ d: pathOf(drawn), width }], head: headOf(drawn, HEAD * px) };
};

export const linesOf = (paper: Paper, mark: LineMark): Lines => {
  const { match, plane, px } = paper;
  const { tone } = mark;
  if (mark.is === 'path') return arrow(paper, mark.points, tone, 3);
  // From edge to edge where they are nearest.
  if (mark.is === 'link') return arrow(paper, linkEnds(match, mark.from, mark.to), tone, 3.4);
  const ends = [drawnAt(plane, mark.from), drawnAt(plane, mark.to)] as const;
  switch (mark.is) {
    case 'ruler': {
      const d = pathOf(ends) + ticksAlong(...ends, 1000 * plane.mm, px);
      return { tone, lines: [{ d, width: 1.6, whole: true }] };
    }
    // A bold stretch between two ticks.
    case 'window': {
      const ticks = tickAt(...ends, 0, 11 * px) + tickAt(...ends, 1, 11 * px);
      return {
        tone,
        lines: [
          { d: pathOf(ends), width: 8 },
          { d: ticks, width: 3, whole: true },
        ],
      };
    }
    case 'edge':
      return { tone, lines: [{ d: pathOf(ends), width: 4.5, whole: true }] };
    default:
      return mark satisfies never;
  }
};
