/** A unit as a block of bases in millimetres, seen by itself: front up, in the middle of its own coordinates. */
import { isOnTable, type Unit, type ZonalMatch } from '@five-victories/engine/zonal';
import { blockOf, gridOf } from '../match/layout-text.js';
import { baseOf } from './basing.js';

export interface Stand {
  readonly letter: string;
  readonly rank: number;
  readonly file: number;
  /** Middle of the base. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly depth: number;
}

export interface Figure {
  readonly stands: readonly Stand[];
  readonly width: number;
  readonly depth: number;
}

/** Open order stands looser, a defensive formation closer; in attack formation base touches base. */
const SPREAD = { attack: 1.02, defensive: 1.02, open: 1.24 } as const;

const drawn = (match: ZonalMatch, unit: Unit): Figure => {
  const grid = isOnTable(unit.zone) ? gridOf(unit.layout) : blockOf(unit.layout);
  const spread = SPREAD[unit.formation ?? 'attack'];
  const base = baseOf(match, unit, grid.stands[0]?.letter ?? '');
  const step = { x: base.width * spread, y: base.depth * spread };
  const width = grid.files * step.x;
  const depth = grid.ranks * step.y;
  return {
    stands: grid.stands.map(({ letter, rank, file }) => ({
      letter,
      rank,
      file,
      x: (file + 0.5) * step.x - width / 2,
      y: (rank + 0.5) * step.y - depth / 2,
      width: base.width,
      depth: base.depth,
    })),
    width,
    depth,
  };
};

const known = new WeakMap<object, Map<string, Figure>>();

/** The same figure for the same look, so that a drawing changes only when the unit does. */
export const figureOf = (match: ZonalMatch, unit: Unit): Figure => {
  const { options } = match.state;
  const key = [unit.type, unit.layout, unit.formation, isOnTable(unit.zone)].join();
  let figures = known.get(options);
  if (!figures) known.set(options, (figures = new Map()));
  let figure = figures.get(key);
  if (!figure) figures.set(key, (figure = drawn(match, unit)));
  return figure;
};
