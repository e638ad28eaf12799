import { baseSvg, plainBaseSvg, type Ground } from './base.js';
import { counter, INK } from './far.js';
import { FINE } from './games/fine.js';
import { GLORIOUS } from './games/glorious.js';
import { GREAT } from './games/great.js';
import type { Kind, Kinds } from './games/kind.js';
import { MAJOR } from './games/major.js';
import { SPLENDID } from './games/splendid.js';
import { placed } from './path.js';
import { coarse, movedShapes, svgOf } from './shape.js';
import { figures, type Size } from './troop.js';

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

const slug = (text: string): string => text.replace(/[^A-Za-z0-9]+/g, '-');

export const symbol = (id: string, content: string): string =>
  `<symbol id="${id}" overflow="visible">${content}</symbol>`;

const groundOf = (kind: Kind, size: Size): Ground => ({ ...size, round: kind.round, gilded: kind.gilded });

const nearSvg = (kind: Kind, ground: Ground, variant: number): string =>
  baseSvg(ground, variant) + svgOf(figures(kind.troop, ground, variant), 0.45);

const midSvg = (kind: Kind, ground: Ground, variant: number): string =>
  plainBaseSvg(ground) + svgOf(coarse(figures(kind.troop, ground, variant)), 0.7);

const farSvg = (kind: Kind, ground: Ground): string => svgOf(counter(kind, ground), INK);

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

/** A stand on a unit's own paper: the middle of its base, how it is turned, how large it is drawn. */
interface SetStand extends Size {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly scale: number;
}

/** Stands beside each other, seen from afar, poured into a few paths: a table full of them is drawn faster. */
export const countersSvg = (game: Game, stands: readonly SetStand[]): string =>
  svgOf(
    stands.flatMap(({ name, x, y, turn, scale, ...size }) => {
      const kind = kindOf(game, name);
      return movedShapes(counter(kind, groundOf(kind, size)), placed(x, y, turn, scale));
    }),
    INK,
  );
