/** Random positions in which both sides are close together, in contact, or at the edge of the table. */
import { seededDice, type Fault } from '../../../src/kernel/index.js';
import type { Edition, TabletopOptions } from '../../../src/tabletop/index.js';
import type { Draw } from '../draw.js';
import type { Figures, Situation } from './book.js';
import type { Pose } from './figures.js';
import { poseAt, upTo, type Given } from './given.js';

/** Facing an enemy's front, rear or side, and touching it or nearly so; `half` is half a stand. */
const against = (draw: Draw, given: Given, { frontage, depth }: ReturnType<Figures['baseOf']>): Pose => {
  const { layout = '', diameter } = given;
  const ranks = layout.split('/');
  const [half, deep] = diameter ? [diameter / 2, diameter] : [(ranks[0]!.length * frontage) / 2, ranks.length * depth];
  const enemy = diameter ? poseAt(given, 0, half, 0) : given;
  const away = draw.one([0, 5, 9, 9, 40, 900, 3000]);
  const aside = draw.one([0, half, -half, Math.round(frontage / 2), draw.number(-2000, 2000)]);
  return draw.one([
    () => poseAt(enemy, aside, away, 1800),
    () => poseAt(enemy, aside, away, 1800),
    () => poseAt(enemy, aside, 0 - deep - away, 0),
    () => poseAt(enemy, half + away, aside - deep / 2, 2700),
    () => poseAt(enemy, 0 - half - away, aside - deep / 2, 900),
  ])();
};

interface Ground {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
}

const anywhere = (draw: Draw, { x, y, wide }: Ground, isSouth: boolean): Pose => ({
  x: x + draw.number(0, wide),
  y: y + draw.number(0, wide / 2) + (isSouth ? 0 : wide / 2),
  heading: draw.once(3) ? draw.number(0, 3599) : isSouth ? 0 : 1800,
});

const isSouth = ({ id }: Given): boolean => id.startsWith('S');

/** Units on one of these widths of ground, in the middle or at an edge, each made by `unitAt`. */
export const unitsOf = (
  figures: Figures,
  draw: Draw,
  read: TabletopOptions,
  widths: readonly number[],
  unitAt: (pose: Pose, id: string) => Given,
): Given[] => {
  const wide = 1000 * draw.one(widths);
  const along = (far: number): number => draw.one([0, draw.number(0, 1000 * far - wide), 1000 * far - wide]);
  const ground = { x: along(read.tableWidth), y: along(read.tableDepth), wide };
  const units: Given[] = [];
  for (const i of upTo(draw.number(4, 14))) {
    const south = i % 2 === 0;
    const enemies = units.filter((unit) => isSouth(unit) !== south);
    const enemy = enemies.length > 0 && draw.once(2) ? draw.one(enemies) : undefined;
    const pose = enemy
      ? against(draw, enemy, figures.baseOf({ layout: '', ...enemy }, read.basing))
      : anywhere(draw, ground, south);
    units.push(unitAt(pose, `${south ? 'S' : 'N'}${units.length + 5}`));
  }
  return units;
};

export const PHASES = [
  'firing',
  'melee',
  'losses',
  'initiativeMovement',
  'initiativeMovement',
  'otherMovement',
  'victory',
];

/** Which units a game does not accept where they are. Who is about to re-form may stand as it likes. */
const faultyIn = (game: Edition, { stack, ...position }: { stack?: unknown; units: readonly Given[] }): Set<number> => {
  const faults: Fault[] = [];
  game.open({ position }, seededDice(1), 'match', faults);
  const wrong = faults.map(({ path }) => Number(/units\[(\d+)\]/.exec(path)![1]));
  return new Set(wrong.filter((i) => !stack || position.units[i]!.id !== 'S1'));
};

/** A legal position: units that are at fault are left out. */
export const drawPosition = (
  game: Edition,
  options: Readonly<Record<string, unknown>>,
  read: TabletopOptions,
  draw: Draw,
  situationOf: (game: Edition, draw: Draw, read: TabletopOptions) => Situation,
): Record<string, unknown> => {
  const initiative = draw.one(['south', 'north']);
  const turn = draw.number(1, read.turnLimit ?? 1);
  const { units, more, ...situation } = situationOf(game, draw, read);
  for (let left = units; ;) {
    const position = { game: game.id, options: { ...options, ...more }, turn, initiative, ...situation, units: left };
    const wrong = faultyIn(game, position);
    if (wrong.size === 0) return position;
    left = left.filter((_, i) => !wrong.has(i));
  }
};
