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
/** A type stands here as often as it is likely. */
export const LIKELY: readonly Terrain[] = [
  'hill',
  'hill',
  'hill',
  'wood',
  'wood',
  'wood',
  'rough',
  'rough',
  'bog',
  'escarpment',
  'impassable',
];
export const CENTRES: readonly Terrain[] = ['village', 'hill', 'wood', 'rough'];

/** Width and depth as parts of the depth of the table, least and most. */
export const SIZES: Readonly<
  Record<Terrain, readonly [least: readonly [number, number], most: readonly [number, number]]>
> = {
  hill: [
    [0.24, 0.14],
    [0.4, 0.22],
  ],
  wood: [
    [0.16, 0.13],
    [0.26, 0.2],
  ],
  village: [
    [0.16, 0.14],
    [0.22, 0.18],
  ],
  rough: [
    [0.14, 0.12],
    [0.24, 0.17],
  ],
  impassable: [
    [0.09, 0.08],
    [0.14, 0.11],
  ],
  bog: [
    [0.12, 0.1],
    [0.18, 0.13],
  ],
  escarpment: [
    [0.18, 0],
    [0.3, 0],
  ],
};
