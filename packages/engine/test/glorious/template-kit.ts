/** Formations for the tests of the missile template: as footprints and, for the oracle, as figures. */
import {
  battle,
  distance,
  footprint,
  ground,
  heading,
  length,
  polygon,
  rectangle,
  type Footprint,
  type Pose,
} from '../../src/geometry/index.js';
import type { Chance } from '../geometry/kit.js';
import { discFigure, unitFigure, type Figure } from './template-oracle.js';

export interface Formation {
  readonly ground: Footprint;
  readonly figure: Figure;
}

export type Size = readonly [frontage: number, depth: number];
export const FOOT: Size = [1250, 750];
export const CAVALRY: Size = [1250, 1750];
export const COMMAND: Size = [2000, 2000];

const pose = (x: number, y: number, tenths: number): Pose => ({
  x: length(x),
  y: length(y),
  heading: heading(tenths),
});

/** GL-GEO-05: a line and a full mass are one rectangle; a mass of five is the block of four and the odd element. */
export const formed = (
  x: number,
  y: number,
  tenths: number,
  ranks: readonly number[],
  [w, e]: Size = FOOT,
  odd = 0,
): Formation => {
  const at = pose(x, y, tenths);
  const front = ranks[0]!;
  const full = ranks.filter((n) => n === front).length;
  const block = rectangle(at, 0, 0, front * w, full * e);
  const rear = full === ranks.length ? [] : [rectangle(at, (odd + 0.5 - front / 2) * w, 0 - full * e, w, e)];
  const stands = ranks.flatMap((n, rank) =>
    Array.from({ length: n }, (_, file) =>
      rectangle(at, ((n < front ? odd : file) + 0.5 - front / 2) * w, 0 - rank * e, w, e),
    ),
  );
  return {
    ground: footprint(at.heading, stands, [block, ...rear]),
    figure: unitFigure(x, y, tenths, ranks, w, e, odd),
  };
};

export const line = (x: number, y: number, tenths: number, elements: number, size: Size = FOOT): Formation =>
  formed(x, y, tenths, [elements], size);

export const disc = (x: number, y: number, diameter: number): Formation => ({
  ground: battle(pose(x, y, 0), diameter),
  figure: discFigure(x, y, diameter),
});

const RANKS = [[1], [2], [3], [6], [6], [2, 2], [2, 2, 1], [2, 2, 1], [2, 2, 2]];

export const anyFormation = (from: Chance, spread: number, about = { x: 0, y: 0 }): Formation => {
  const { whole, pick, anyHeading } = from;
  const [x, y] = [Math.round(about.x) + whole(-spread, spread), Math.round(about.y) + whole(-spread, spread)];
  if (whole(0, 7) === 0) return disc(x, y, pick([7000, 8000, 11000]));
  if (whole(0, 9) === 0) return line(x, y, anyHeading(), 1, COMMAND);
  return formed(x, y, anyHeading(), pick(RANKS), pick([FOOT, FOOT, CAVALRY]), whole(0, 1));
};

/** A firer in the middle of the table, and somebody more than a touch and less than eight inches from it. */
export const anyPair = (from: Chance): readonly [firer: Formation, target: Formation] => {
  for (;;) {
    const [firer, target] = [anyFormation(from, 0), anyFormation(from, 9000)];
    const gap = distance(firer.ground, target.ground);
    if (gap > 10 && gap < 8000) return [firer, target];
  }
};

/** A wood with six corners. */
const anyWood = ({ whole }: Chance, x: number, y: number): Formation => {
  const [wide, deep] = [whole(200, 2500), whole(200, 2500)];
  const corners = [0, 60, 120, 180, 240, 300].map((degrees) => ({
    x: Math.round(x + wide * Math.cos((degrees * Math.PI) / 180)),
    y: Math.round(y + deep * Math.sin((degrees * Math.PI) / 180)),
  }));
  return { ground: ground([polygon(corners)]), figure: { outline: corners, pieces: [corners] } };
};

/** Somebody or something that is often in the way. */
export const anyBetween = (from: Chance, { ground: a }: Formation, { ground: b }: Formation): Formation => {
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  return from.whole(0, 5) === 0
    ? anyWood(from, middle.x + from.whole(-2000, 2000), middle.y + from.whole(-2000, 2000))
    : anyFormation(from, from.pick([500, 2000, 6000]), middle);
};
