/** Random positions in which both sides are close together, in contact, or at the edge of the table. */
import { seededDice, type Fault } from '../../../src/kernel/index.js';
import {
  COMMAND_QUALITIES,
  FORMATIONS,
  type Edition,
  type TabletopOptions,
} from '../../../src/tabletop/index.js';
import type { Draw } from '../draw.js';
import type { Basing, Pose } from './figures.js';
import { poseAt, trailOf, upTo, type Given } from './given.js';
import { atTheBrink, bouncing, charging, joining, marching, REFORMING } from './rare.js';

/** Stands in ranks, each rank anywhere behind the one before it. */
const ranked = (draw: Draw, letters: string, sizes: readonly number[]): string => {
  const wide = sizes[0]!;
  let [at, from, to] = [0, 0, wide];
  return sizes
    .map((size) => {
      const left = draw.number(from, to - size);
      [from, to] = [left, left + size];
      const rank = letters.slice(at, (at += size));
      return '.'.repeat(left) + rank + '.'.repeat(wide - left - size);
    })
    .join('/');
};

/** How the stands of a unit stand; some of it is not legal, and such units are left out. */
const formed = (draw: Draw, pose: Pose, letters: string, read: TabletopOptions): Record<string, unknown> => {
  const size = letters.length;
  const formation = draw.once(3) ? draw.one(FORMATIONS) : draw.one(['line', 'block', 'openOrder'] as const);
  const sizes = read.shapes[size];
  if (size === 1) return { formation: draw.one(['line', 'openOrder']), layout: letters };
  switch (formation) {
    case 'block':
    case 'defensiveBlock':
      return sizes ? { formation, layout: ranked(draw, letters, draw.one(sizes)) } : { layout: letters };
    case 'roadColumn':
      return { formation, layout: [...letters].join('/') };
    case 'bentRoadColumn':
      return { formation, layout: [...letters].join('/'), trail: trailOf(draw, pose, size - 1, read.basing as unknown as Basing) };
    case 'bentLine':
    case 'bentOpenOrder': {
      const [after, stays, way] = [
        draw.number(1, size - 1),
        draw.one(['left', 'right']),
        draw.one(['back', 'forward']),
      ];
      return { formation, layout: letters, bend: { after, stays, way, angle: draw.number(1, 900) } };
    }
    default:
      return { formation, layout: letters };
  }
};

/** Facing an enemy's front, rear or side, and touching it or nearly so. */
const against = (draw: Draw, { layout, ...enemy }: Given, { frontage, depth }: Basing): Pose => {
  const ranks = layout.split('/');
  const [half, deep] = [(ranks[0]!.length * frontage) / 2, ranks.length * depth];
  const away = draw.one([0, 5, 9, 9, 40, 900, 3000]);
  const aside = draw.one([0, half, -half, 787, draw.number(-2000, 2000)]);
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

const unitAt = (game: Edition, draw: Draw, read: TabletopOptions, pose: Pose, id: string): Given => {
  const type = draw.once(8) ? draw.one(['Cmd', 'Sub']) : draw.one(Object.keys(game.types));
  const { size, stands, lances, gun, dismounts } = game.types[type]!;
  const letters = upTo(draw.number(1, Math.min(size[1], 5)))
    .map(() => draw.one([...stands]))
    .join('');
  return {
    id,
    type,
    ...pose,
    hits: draw.one([0, 0, 1, 2, 3]),
    quality: draw.one(game.qualities),
    command: draw.one(COMMAND_QUALITIES),
    ...(size[1] === 1 ? { layout: letters } : (formed(draw, pose, letters, read) as { layout: string })),
    ...(lances && draw.once(2) ? { lances: true } : {}),
    ...(gun && draw.once(3) ? { limbered: true } : {}),
    ...(dismounts && draw.once(2) ? { state: 'dismounted' } : {}),
    ...(draw.once(6) ? { fired: true } : {}),
  };
};

const isSouth = ({ id }: Given): boolean => id.startsWith('S');

const unitsOf = (game: Edition, draw: Draw, read: TabletopOptions): Given[] => {
  const wide = 1000 * draw.one([10, 14, 20, 30]);
  const along = (inches: number): number => draw.one([0, draw.number(0, 1000 * inches - wide), 1000 * inches - wide]);
  const ground = { x: along(read.tableWidth), y: along(read.tableDepth), wide };
  const units: Given[] = [];
  for (const i of upTo(draw.number(4, 14))) {
    const south = i % 2 === 0;
    const enemies = units.filter((unit) => isSouth(unit) !== south);
    const pose =
      enemies.length > 0 && draw.once(2)
        ? against(draw, draw.one(enemies), read.basing as unknown as Basing)
        : anywhere(draw, ground, south);
    units.push(unitAt(game, draw, read, pose, `${south ? 'S' : 'N'}${units.length + 5}`));
  }
  return units;
};

const PHASES = ['firing', 'melee', 'losses', 'initiativeMovement', 'initiativeMovement', 'otherMovement', 'victory'];

interface Situation {
  readonly phase: string;
  readonly units: readonly Given[];
  readonly initiative?: string;
  readonly stack?: readonly object[];
  /** Options it needs. */
  readonly more?: object;
}

/** Nothing in the way, and stands of the standard size. */
const PLAIN = { weather: 'clear', terrain: [], basing: {}, scenarioGoals: {} };

/** Half are made up; the others bring about what is rare. */
const situationOf = (game: Edition, draw: Draw, read: TabletopOptions): Situation => {
  const units = unitsOf(game, draw, read);
  const movement = { phase: 'initiativeMovement', initiative: 'south', more: PLAIN };
  const reforming = (): Situation => ({
    ...movement,
    units: [atTheBrink(draw, read), ...units.slice(0, 5)],
    stack: REFORMING,
  });
  return draw.once(2)
    ? { phase: draw.one(PHASES), units }
    : draw.one<() => Situation>([
        reforming,
        () => ({ phase: 'firing', units: bouncing(draw, read), more: PLAIN }),
        () => ({ phase: 'firing', units: bouncing(draw, read), more: PLAIN }),
        () => ({ ...movement, units: charging(draw) }),
        () => ({ ...movement, units: marching(draw), more: { ...PLAIN, tableDepth: 60 } }),
        () => ({ phase: 'melee', units: joining(draw), more: PLAIN }),
      ])();
};

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
