/** Draws pictures and lines on a canvas, in pixels of its own. */
import type { Spot } from '../../marks.js';
import type { Lines } from '../marks/line-marks.js';
import { CASING, TONES } from '../tones.js';
import type { Ink, Picture } from './picture.js';

export type Paper2D = CanvasRenderingContext2D;

/** Where a picture stands on the canvas: pixels, and pixels of the canvas for a unit of drawing and for one of the window. */
export interface Stand extends Spot {
  readonly turn: number;
  readonly scale: number;
  readonly dots: number;
  /** Pixels around its middle that hold all of it. */
  readonly reach: number;
}

const inkOn = (paper: Paper2D, ink: Exclude<Ink, { is: 'veil' }>, { scale, dots }: Stand): void => {
  const [a, b] = ink.at;
  if (ink.is === 'text') {
    paper.font = ink.font;
    paper.textAlign = ink.anchor;
  }
  if (ink.fill) {
    paper.globalAlpha = ink.fill.opacity;
    paper.fillStyle = ink.fill.colour;
    if (ink.is === 'text') paper.fillText(ink.text, ink.x, ink.y);
    else paper.fill(ink.path);
  }
  if (!ink.stroke) return;
  const { opacity, colour, inPixels, width, dash, cap, join, miter } = ink.stroke;
  const times = inPixels ? dots / (scale * Math.hypot(a, b)) : 1;
  paper.globalAlpha = opacity;
  paper.strokeStyle = colour;
  paper.lineWidth = width * times;
  paper.lineCap = cap;
  paper.lineJoin = join;
  paper.miterLimit = miter;
  paper.setLineDash(dash.map((long) => long * times));
  if (ink.is === 'text') paper.strokeText(ink.text, ink.x, ink.y);
  else paper.stroke(ink.path);
};

export const wipe = (paper: Paper2D): void => {
  paper.resetTransform();
  paper.clearRect(0, 0, paper.canvas.width, paper.canvas.height);
};

type Veil = Extract<Ink, { is: 'veil' }>;

interface Sheet {
  readonly canvas: HTMLCanvasElement;
  readonly key: string;
}
const sheets = new WeakMap<Veil, Sheet>();

/** What is behind a veil on a sheet of its own, which is kept while the picture is not turned. */
const sheetOf = (veil: Veil, { turn, scale, dots, reach }: Stand): HTMLCanvasElement => {
  const before = sheets.get(veil);
  const key = [turn, scale, dots].join();
  if (before?.key === key) return before.canvas;
  const canvas = before?.canvas ?? document.createElement('canvas');
  if (canvas.width !== 2 * reach) canvas.width = canvas.height = 2 * reach;
  const paper = canvas.getContext('2d')!;
  wipe(paper);
  drawPicture(paper, veil.inks, { x: reach, y: reach, turn, scale, dots, reach });
  sheets.set(veil, { canvas, key });
  return canvas;
};

export const drawPicture = (paper: Paper2D, picture: Picture, stand: Stand): void => {
  const angle = (stand.turn * Math.PI) / 180;
  const [cos, sin] = [stand.scale * Math.cos(angle), stand.scale * Math.sin(angle)];
  for (const ink of picture) {
    paper.setTransform(cos, sin, -sin, cos, stand.x, stand.y);
    if (ink.is !== 'veil') {
      paper.transform(...(ink.at as [number, number, number, number, number, number]));
      inkOn(paper, ink, stand);
      continue;
    }
    const sheet = sheetOf(ink, stand);
    paper.resetTransform();
    paper.globalAlpha = ink.opacity;
    paper.filter = ink.filter;
    paper.drawImage(sheet, stand.x - stand.reach, stand.y - stand.reach);
    paper.filter = 'none';
  }
};

const pathOf = (d: string): Path2D => new Path2D(d);

/** Lines of a mark: `at` brings drawing units onto the canvas. */
export const drawLines = (
  paper: Paper2D,
  { tone, lines, head }: Lines,
  at: { readonly x: number; readonly y: number; readonly scale: number; readonly dots: number },
): void => {
  const { colour, dash } = TONES[tone];
  const pixel = at.dots / at.scale;
  const pen = (ink: string, opacity: number, width: number, dashes: readonly number[] = []): void => {
    paper.globalAlpha = opacity;
    paper.strokeStyle = ink;
    paper.lineWidth = width * pixel;
    paper.setLineDash(dashes.map((long) => long * pixel));
  };
  paper.setTransform(at.scale, 0, 0, at.scale, at.x, at.y);
  paper.lineCap = 'butt';
  paper.lineJoin = 'round';
  for (const { d, width, whole } of lines) {
    const path = pathOf(d);
    pen(CASING.colour, CASING.opacity, width + CASING.wider);
    paper.stroke(path);
    pen(colour, 1, width, whole || dash === '' ? [] : dash.split(' ').map(Number));
    paper.stroke(path);
  }
  if (!head) return;
  const arrow = pathOf(head);
  paper.globalAlpha = 1;
  paper.fillStyle = colour;
  paper.fill(arrow);
  pen(CASING.colour, 1, 1.2);
  paper.stroke(arrow);
};
