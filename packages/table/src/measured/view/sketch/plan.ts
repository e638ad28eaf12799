/** What of the marks is drawn on the canvas, and on how much of it: plain data, from the marks alone. */
import type { Camera, Size } from '../../../table/camera.js';
import type { Mark, Spot } from '../../marks.js';
import { groundOf } from '../station.js';
import { lookName, ghostLook, type GhostPaper, type GhostLook } from '../marks/ghost-look.js';
import { LINES, linesOf, type LineMark, type Lines } from '../marks/line-marks.js';
import { only } from '../marks/props.js';
import { drawnAt } from '../plane.js';
import { linkEnds } from '../marks/standing.js';
import type { Figure } from '../figure.js';
import type { Picture } from './picture.js';

/** What is known of how something looks. */
export type PictureOf = (figure: Figure, name: string) => Picture | undefined;

interface GhostDrawn {
  readonly look: GhostLook;
  readonly picture: Picture;
}

export interface Sketch {
  readonly ghosts: readonly GhostDrawn[];
  readonly lines: readonly Lines[];
  /** The corners of what is covered, in drawing units. */
  readonly corners: readonly Spot[];
}

const SKETCHED: ReadonlySet<Mark['is']> = new Set(['ghost', ...LINES]);
/** Of these the page itself draws all, whatever is carried. */
const APART: ReadonlySet<Mark['is']> = new Set(['area', 'range', 'disc', 'text', 'handle']);

const cornersOf = ({ match, plane }: GhostPaper, mark: LineMark): Spot[] => {
  if (mark.is === 'link') return linkEnds(match, mark.from, mark.to).map((at) => drawnAt(plane, at));
  return (mark.is === 'path' ? mark.points : [mark.from, mark.to]).map((at) => drawnAt(plane, at));
};

const ghostsIn = (paper: GhostPaper, marks: readonly Mark[], pictureOf: PictureOf): GhostDrawn[] | undefined => {
  const drawn: GhostDrawn[] = [];
  for (const mark of only(marks, 'ghost')) {
    const look = ghostLook(paper, mark);
    const picture = look && pictureOf(look.station.figure, lookName(paper, mark, look));
    if (!look || !picture) return undefined;
    // What is on the way lies below.
    if (mark.tone === 'quiet') drawn.unshift({ look, picture });
    else drawn.push({ look, picture });
  }
  return drawn;
};

/** All of it on the canvas; undefined while something has a look that is not known yet, or cannot be. */
export const sketchOf = (paper: GhostPaper, marks: readonly Mark[], pictureOf: PictureOf): Sketch | undefined => {
  if (!marks.some(({ is }) => SKETCHED.has(is)) || !marks.every(({ is }) => SKETCHED.has(is) || APART.has(is)))
    return undefined;
  const ghosts = ghostsIn(paper, marks, pictureOf);
  if (!ghosts) return undefined;
  const ways = LINES.flatMap((kind): LineMark[] => only(marks, kind));
  return {
    ghosts,
    lines: ways.map((mark) => linesOf(paper, mark)),
    corners: [
      ...ghosts.flatMap(({ look }) => groundOf(look.station)),
      ...ways.flatMap((mark) => cornersOf(paper, mark)),
    ],
  };
};

/** Part of the window, in its pixels. */
export interface Field {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Pixels around what is drawn, for teeth, ticks and heads of arrows; and steps in which a field grows. */
const AROUND = 24;
const STEP = 96;

const down = (value: number): number => Math.floor(value / STEP) * STEP;

/** The least field that holds it all; the one before, while that does and is not much larger. */
export const fieldFor = (
  corners: readonly Spot[],
  camera: Camera,
  size: Size,
  before: Field | undefined,
): Field | undefined => {
  const [xs, ys] = [
    corners.map(({ x }) => (x - camera.x) * camera.scale + size.width / 2),
    corners.map(({ y }) => (y - camera.y) * camera.scale + size.height / 2),
  ];
  const left = Math.max(0, Math.min(...xs) - AROUND);
  const top = Math.max(0, Math.min(...ys) - AROUND);
  const right = Math.min(size.width, Math.max(...xs) + AROUND);
  const bottom = Math.min(size.height, Math.max(...ys) + AROUND);
  if (!(right > left && bottom > top)) return before;
  const holds =
    before &&
    before.left <= left &&
    before.top <= top &&
    before.left + before.width >= right &&
    before.top + before.height >= bottom;
  if (holds && before.width * before.height < 4 * (right - left + 2 * STEP) * (bottom - top + 2 * STEP)) return before;
  const [x, y] = [down(left), down(top)];
  return { left: x, top: y, width: down(right - x) + STEP, height: down(bottom - y) + STEP };
};
