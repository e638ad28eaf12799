import type { ArtSymbol, Game, Level, MarkerName, Side } from '../src/art/index.js';
import {
  artStyles,
  CHARGES,
  flagSymbol,
  letterSymbol,
  markerSymbol,
  standSymbol,
  standVariables,
} from '../src/art/index.js';

/** Pages that show all of the art, for the eye. */
export interface Sheet {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly html: string;
}

export const COATS: Record<Side, string> = { south: '#a33b2a', north: '#2f4f8f' };

export const style = (variables: Readonly<Record<string, string>>): string =>
  Object.entries(variables)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

/** Collects each symbol once. */
export class Page {
  readonly #symbols = new Map<string, string>();
  body = '';

  use({ id, svg }: ArtSymbol, x: number, y: number, turn = 0, scale = 1): string {
    this.#symbols.set(id, svg);
    return `<use href="#${id}" transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})"/>`;
  }

  add({ id, svg }: ArtSymbol): void {
    this.#symbols.set(id, svg);
  }

  html(width: number, height: number, box: string, theme: 'light' | 'dark'): string {
    return `<html data-theme="${theme}"><style>${artStyles()}body{margin:0;background:#2a1d12}svg{display:block}</style><svg width="${width}" height="${height}" viewBox="${box}"><defs>${[...this.#symbols.values()].join('')}</defs>${this.body}</svg>`;
  }
}

/** A stand with its letter, upright however the stand is turned. */
export function stand(
  page: Page,
  game: Game,
  kind: string,
  side: Side,
  x: number,
  y: number,
  options: { level?: Level; variant?: number; turn?: number; coat?: string; letter?: boolean } = {},
): string {
  const { level = 'near', variant = 0, turn = 0, coat = COATS[side], letter = false } = options;
  const drawn = standSymbol(game, kind, { level, variant });
  const plate = letter
    ? page.use(letterSymbol(drawn.letter), drawn.plate.x, drawn.plate.y, -turn, drawn.plate.radius / 4.4)
    : '';
  return `<g style="${style(standVariables(side, coat))}" transform="translate(${x} ${y}) rotate(${turn})">${page.use(drawn, 0, 0)}${plate}</g>`;
}

/** A regiment: rows of kinds, front first, each cell as wide as its stand. */
export function unit(
  page: Page,
  game: Game,
  rows: readonly string[][],
  side: Side,
  x: number,
  y: number,
  turn: number,
  coat?: string,
  marks: readonly MarkerName[] = [],
  level: Level = 'near',
): string {
  const [front = []] = rows;
  const [first = ''] = front;
  const { width, depth } = standSymbol(game, first);
  const cells = rows.flatMap((row, rank) =>
    row.map((kind, file) =>
      stand(page, game, kind, side, (file - (row.length - 1) / 2) * width, (rank - (rows.length - 1) / 2) * depth, {
        variant: rank + file * 2,
        level,
        ...(coat ? { coat } : {}),
      }),
    ),
  );
  const markers = marks.map((name, i) =>
    page.use(markerSymbol(name, name === 'green' ? 2 : undefined), (front.length * width) / 2, -8 + i * 13, -turn),
  );
  const colours =
    level === 'far' || ['C', 'commander', 'sub-commander'].includes(first) || front.length * rows.length < 4
      ? ''
      : page.use(flagSymbol(CHARGES[(x + y) % CHARGES.length] ?? 'plain'), 0, 0, -turn);
  // Rear ranks first: pikes reach over the ranks before them.
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${[...cells].reverse().join('')}<g style="${style(standVariables(side, coat ?? COATS[side]))}">${colours}</g>${markers.join('')}</g>`;
}
