/** Random beginnings of measured games: what all books draw alike. */
import { type Fault } from '../../../src/kernel/index.js';
import {
  checkArmy,
  optionsOf,
  TERRAIN,
  type Edition,
  type Roster,
  type TabletopOptions,
} from '../../../src/tabletop/index.js';
import type { Draw } from '../draw.js';
import type { Drawn, Start } from './book.js';
import { upTo } from './given.js';

// ---- options -------------------------------------------------------------------------------------------------------

/** Points around a middle, the nearer the ends of the circle the more of them. */
const areaOf = (
  draw: Draw,
  width: number,
  depth: number,
  [least, most]: readonly [number, number],
): [number, number][] => {
  const [x, y, far] = [draw.number(0, width), draw.number(0, depth), draw.number(least, most)];
  return upTo(draw.number(3, 7)).map((i, _, { length }) => {
    const angle = (2 * Math.PI * (i + draw.number(0, 8) / 10)) / length;
    const at = (middle: number, by: number, end: number): number =>
      Math.round(Math.max(0, Math.min(end, middle + (by * far * draw.number(5, 10)) / 10)));
    return [at(x, Math.sin(angle), width), at(y, Math.cos(angle), depth)];
  });
};

/** A feature with a radius between these lengths. */
export const featureOf = (draw: Draw, width: number, depth: number, radius: readonly [number, number]) => {
  const type = draw.one(TERRAIN);
  const points = areaOf(draw, width, depth, radius);
  return {
    type,
    points: type === 'escarpment' ? points.slice(0, draw.number(2, 3)) : points,
    ...(type === 'hill' && draw.once(2) ? { level: draw.number(1, 3) } : {}),
  };
};

/** What terrain does to these classes; it keeps out one of `barred`. */
export const effectOf = (draw: Draw, classes: readonly string[], barred: readonly string[]) => ({
  prohibited: draw.once(3) ? [draw.one(barred)] : [],
  restricted: draw.once(2),
  cover: draw.some(classes),
  advantage: draw.some(classes),
});

export const goalsOf = (draw: Draw, width: number, depth: number, far: number) =>
  upTo(draw.number(0, 3)).map(() => ({
    x: draw.number(0, width),
    y: draw.number(0, depth),
    radius: draw.number(0, far),
    points: draw.number(1, 3),
  }));

/** Options that are set once in so many times. */
export const seldom = (draw: Draw, n: number, options: () => Record<string, unknown>): Record<string, unknown> =>
  draw.once(n) ? options() : {};

// ---- armies --------------------------------------------------------------------------------------------------------

type ArmyOf = (game: Edition, options: TabletopOptions, draw: Draw, name: string) => Roster;

/** Draws until the army rules are kept. */
export const lawful =
  (armyOf: ArmyOf): ArmyOf =>
  (game, options, draw, name) => {
    for (;;) {
      const army = armyOf(game, options, draw, name);
      if (checkArmy(game, options, army).errors.length === 0) return army;
    }
  };

export const armiesOf = (of: ArmyOf, game: Edition, read: TabletopOptions, draw: Draw): Start['armies'] => ({
  south: of(game, read, draw, 'Red'),
  north: of(game, read, draw, 'Blue'),
});

/** A beginning the game accepts in most cases; `judge` hears the faults of options it does not. */
export const drawStart = (
  game: Edition,
  drawn: Drawn,
  draw: Draw,
  judge: (faults: readonly Fault[]) => void,
): Start => {
  for (;;) {
    const options = drawn.options(game, draw);
    const faults: Fault[] = [];
    const read = optionsOf(game, options, 'options', faults);
    judge(faults);
    if (faults.length === 0) return drawn.start(game, draw, options, read);
  }
};
