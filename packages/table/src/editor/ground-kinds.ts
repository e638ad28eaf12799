/** Kinds of ground by chance: how likely, how many, how large. */
import type { Terrain } from '@five-victories/engine/tabletop';

/** Most features of a type on one side of the table. */
export const MOST: Readonly<Record<Terrain, number>> = {
  hill: 2,
  wood: 2,
  village: 1,
  rough: 2,
  impassable: 1,
  bog: 1,
  escarpment: 1,
};
/** How likely each is. */
const WEIGHTS = { hill: 3, wood: 3, rough: 2, bog: 1, escarpment: 1, impassable: 1 } as const;
/** A type stands here as often as it is likely. */
export const LIKELY = Object.entries(WEIGHTS).flatMap(([type, weight]) => Array<Terrain>(weight).fill(type as Terrain));
export const CENTRES: readonly Terrain[] = ['village', 'hill', 'wood', 'rough'];

type Span = readonly [least: number, most: number];

/** As parts of the depth of the table. */
export const SIZES: Readonly<Record<Terrain, { readonly width: Span; readonly depth: Span }>> = {
  hill: { width: [0.24, 0.4], depth: [0.14, 0.22] },
  wood: { width: [0.16, 0.26], depth: [0.13, 0.2] },
  village: { width: [0.16, 0.22], depth: [0.14, 0.18] },
  rough: { width: [0.14, 0.24], depth: [0.12, 0.17] },
  impassable: { width: [0.09, 0.14], depth: [0.08, 0.11] },
  bog: { width: [0.12, 0.18], depth: [0.1, 0.13] },
  escarpment: { width: [0.18, 0.3], depth: [0, 0] },
};
