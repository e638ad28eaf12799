import type { Ground } from './base.js';
import { baseSvg, outlineOf, plainBaseSvg } from './base.js';
import { FINE } from './games/fine.js';
import { GLORIOUS } from './games/glorious.js';
import { GREAT } from './games/great.js';
import type { Kind, Kinds } from './games/kind.js';
import { MAJOR } from './games/major.js';
import { SPLENDID } from './games/splendid.js';
import { colourOf } from './paint.js';
import { box, moved, placed, polygon } from './path.js';
import { coarse, svgOf } from './shape.js';
import { markOf } from './signs.js';
import type { Size } from './troop.js';
import { figures } from './troop.js';

const GAMES = {
  fine: FINE,
  major: MAJOR,
  splendid: SPLENDID,
  great: GREAT,
  glorious: GLORIOUS,
} as const satisfies Record<string, Kinds>;
export type Game = keyof typeof GAMES;

/** By the width of a stand on the screen: signs below some 22 px, plain figures below some 44, all details above. */
export const LEVELS = ['far', 'mid', 'near'] as const;
export type Level = (typeof LEVELS)[number];

/** Stands beside each other take different variants, so that a regiment is no row of copies. */
export const VARIANTS = [0, 1, 2] as const;

export interface StandOptions {
  readonly level?: Level;
  readonly variant?: number;
  /** Other bases than the usual ones, in millimetres. */
  readonly size?: Size;
}

/** One `<symbol>`: 1 unit is 1 mm, the middle of the base is 0,0, the front is up. */
export interface ArtSymbol {
  readonly id: string;
  readonly svg: string;
}

export interface StandSymbol extends ArtSymbol, Size {
  readonly letter: string;
  /** Where the plate with the letter goes, so that it can be turned upright. */
  readonly plate: { readonly x: number; readonly y: number; readonly radius: number };
}

export const standKinds = (game: Game): string[] => Object.keys(GAMES[game]);

export function kindOf(game: Game, name: string): Kind {
  const kinds: Kinds = GAMES[game];
  const kind = kinds[name];
  if (!kind) throw new Error(`No stand "${name}" in ${game}.`);
  return kind;
}

export const slug = (text: string): string => text.replace(/[^A-Za-z0-9]+/g, '-');

export const symbol = (id: string, content: string): string =>
  `<symbol id="${id}" overflow="visible">${content}</symbol>`;

const isShallow = ({ width, depth }: Size): boolean => width >= depth * 1.6;

/** One bar for light, two for medium, three for heavy along the rear edge; a shallow base has broader ends instead. */
function bars(grade: number, ground: Size): string {
  const { width, depth } = ground;
  if (isShallow(ground)) {
    const broad = (grade - 1) * Math.min(4, width / 12);
    return grade === 1
      ? ''
      : [-width / 2 + 3, width / 2 - 3 - broad].map((x) => box(x, -depth / 2 + 3, broad, depth - 6)).join('');
  }
  const length = Math.min(6, width / 6);
  const count = Array.from({ length: grade }, (_, i) => i);
  return count
    .map((i) => box((i - (grade - 1) / 2) * (length + 2.6) - length / 2, depth / 2 - 7.2, length, 2.4))
    .join('');
}

const path = (fill: string, d: string): string => `<path fill="${fill}" d="${d}"/>`;
const stroke = (colour: string, width: number, d: string): string =>
  `<path fill="none" stroke="${colour}" stroke-width="${Math.round(width * 10) / 10}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;

/** A plain counter: coat, rim of the side, sign, and a tooth that points to the front. */
function farSvg(kind: Kind, ground: Ground): string {
  const { width, depth } = ground;
  const { line, fill } = markOf(kind.sign);
  const shallow = isShallow(ground);
  const rim = shallow ? 2.2 : 3;
  const barred = kind.grade !== undefined && !shallow;
  const scale = Math.min((Math.min(width, depth) - (shallow ? 2.4 : kind.gilded ? 12 : 8)) / 20, 1.5);
  const at = placed(0, barred ? -1.4 : 0.2, 0, scale);
  const ink = colourOf('onCoat');
  const half = Math.min(9, width / 4);
  const tooth = polygon([-half, -depth / 2 + 0.6], [0, -depth / 2 - half * 0.75], [half, -depth / 2 + 0.6]);
  return [
    ground.round
      ? ''
      : `<path fill="${colourOf('side')}" stroke="${colourOf('ink')}" stroke-width="1" stroke-linejoin="round" d="${tooth}"/>`,
    `<path fill="${colourOf('coat')}" stroke="${colourOf('ink')}" stroke-width="1" d="${outlineOf(ground, 0.5)}"/>`,
    `<path fill="none" stroke="${colourOf('side')}" stroke-width="${rim}" d="${outlineOf(ground, rim / 2 + 0.9)}"/>`,
    kind.gilded ? stroke(colourOf('gold'), 1.8, outlineOf(ground, rim + 2)) : '',
    line ? stroke(ink, Math.max(scale, 0.9) * 3, moved(line, at)) : '',
    fill ? path(ink, moved(fill, at)) : '',
    kind.grade === undefined ? '' : path(ink, bars(kind.grade, ground)),
  ].join('');
}

const groundOf = (kind: Kind, size: Size): Ground => ({ ...size, round: kind.round, gilded: kind.gilded });

const nearSvg = (kind: Kind, ground: Ground, variant: number): string =>
  baseSvg(ground, variant) + svgOf(figures(kind.troop, ground, variant), 0.45);

const midSvg = (kind: Kind, ground: Ground, variant: number): string =>
  plainBaseSvg(ground) + svgOf(coarse(figures(kind.troop, ground, variant)), 0.7);

const DRAWN = { far: farSvg, mid: midSvg, near: nearSvg } as const satisfies Record<
  Level,
  (kind: Kind, ground: Ground, variant: number) => string
>;

export function standSymbol(
  game: Game,
  name: string,
  { level = 'near', variant = 0, size }: StandOptions = {},
): StandSymbol {
  const kind = kindOf(game, name);
  const ground = groundOf(kind, size ?? kind.size);
  const { width, depth } = ground;
  const turn = level === 'far' ? 0 : variant % VARIANTS.length;
  const measure = size ? `-${slug(`${size.width}x${size.depth}`)}` : '';
  const id = `fv-${game}-${slug(name)}-${level}${level === 'far' ? '' : `-${turn}`}${measure}`;
  const radius = Math.min(4.4, depth * 0.2);
  return {
    id,
    svg: symbol(id, DRAWN[level](kind, ground, turn)),
    width,
    depth,
    letter: kind.letter,
    plate: { x: kind.round ? 0 : width / 2 - radius - 0.4, y: depth / 2 - radius - 0.4, radius },
  };
}
