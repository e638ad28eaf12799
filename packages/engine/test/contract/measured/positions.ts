/** Random positions in which both sides are close together, in contact, or at the edge of the table. */
import { seededDice, type Fault } from '../../../src/kernel/index.js';
import { COMMAND_QUALITIES, FORMATIONS, QUALITIES, type Edition, type TabletopOptions } from '../../../src/tabletop/index.js';
import type { Draw } from '../draw.js';
import { pointFrom, type Basing, type Pose } from './figures.js';

interface Given extends Pose {
  readonly id: string;
  readonly layout: string;
  readonly formation?: string;
}

const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
const heading = (tenths: number): number => ((tenths % 3600) + 3600) % 3600;

const poseAt = (from: Pose, right: number, ahead: number, turn: number): Pose => {
  const [x, y] = pointFrom(from, right, ahead);
  return { x: Math.round(x), y: Math.round(y), heading: heading(from.heading + turn) };
};

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

/** SV-COL-01: each stand hinged on a rear corner of the one ahead. */
const trailOf = (draw: Draw, leader: Pose, followers: number, { frontage, depth }: Basing): Pose[] => {
  let ahead = leader;
  return upTo(followers).map(() => {
    const clockwise = draw.once(2) ? 1 : -1;
    const hinge = poseAt(ahead, (0 - clockwise) * (frontage / 2), 0 - depth, clockwise * draw.one([0, 100, 450, 900]));
    ahead = poseAt(hinge, clockwise * (frontage / 2), 0, 0);
    return ahead;
  });
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
      return { formation, layout: [...letters].join('/'), trail: trailOf(draw, pose, size - 1, read.basing) };
    case 'bentLine':
    case 'bentOpenOrder': {
      const [after, stays, way] = [draw.number(1, size - 1), draw.one(['left', 'right']), draw.one(['back', 'forward'])];
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
    ...pose,
    ...{ type, hits: draw.one([0, 0, 1, 2, 3]), quality: draw.one(QUALITIES), command: draw.one(COMMAND_QUALITIES) },
    ...(size[1] === 1 ? { layout: letters } : (formed(draw, pose, letters, read) as { layout: string })),
    ...(lances && draw.once(2) ? { lances: true } : {}),
    ...(gun && draw.once(3) ? { limbered: true } : {}),
    ...(dismounts && draw.once(2) ? { state: 'dismounted' } : {}),
    ...(draw.once(6) ? { fired: true } : {}),
  };
};

/** A gun fires at a unit behind which two others are equally near: somebody must say where the shot bounces (SV-R-26). */
const bouncing = (draw: Draw, { tableWidth, basing: { frontage } }: TabletopOptions): Given[] => {
  const [x, y] = [500 * tableWidth, 4000];
  const target = draw.once(2) ? 'P&M' : 'HM';
  const facing = draw.one([0, 1800]);
  const behind = (id: string, side: number): Given & { type: string } => ({
    id,
    type: 'M',
    layout: 'XX',
    x: x + side * frontage,
    y: y + 27_000,
    heading: facing,
  });
  return [
    { id: 'S1', type: draw.one(['HA', 'RA']), layout: 'G', x, y, heading: 0 } as Given,
    { id: 'N1', type: target, layout: target === 'HM' ? 'YY' : 'PM/PM', x, y: y + 22_000, heading: 1800 } as Given,
    behind('N2', 1),
    behind(draw.one(['N3', 'S3']), -1),
    { id: 'S2', type: 'Cmd', layout: 'C', x: x + 6000, y, heading: 0 } as Given,
  ];
};

/** Blocks that march off the table corner first, so that the rest must re-form (SV-R-72). */
const atTheBrink = (draw: Draw, { tableDepth, basing: { frontage } }: TabletopOptions): Given[] =>
  upTo(3).map((i) => {
    const [type, layout] = draw.one([
      ['M', 'XX/XX'],
      ['P&M', 'PMM/MM.'],
      ['Foot', 'HH/H.'],
    ]);
    const [x, y] = [frontage + draw.number(0, 400), 300 * tableDepth + 6 * i * frontage];
    return { id: `S${i + 1}`, type, layout, x, y, heading: draw.number(3050, 3250) } as Given;
  });

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
      enemies.length > 0 && draw.once(2) ? against(draw, draw.one(enemies), read.basing) : anywhere(draw, ground, south);
    units.push(unitAt(game, draw, read, pose, `${south ? 'S' : 'N'}${units.length + 5}`));
  }
  return units;
};

const PHASES = ['firing', 'melee', 'losses', 'initiativeMovement', 'initiativeMovement', 'otherMovement', 'victory'];

/** Most are made up; some bring about what is rare. */
const situationOf = (
  game: Edition,
  draw: Draw,
  read: TabletopOptions,
): { phase: string; units: Given[]; more?: object } => {
  if (draw.once(8)) return { phase: 'firing', units: bouncing(draw, read), more: { weather: 'clear', terrain: [] } };
  const units = unitsOf(game, draw, read);
  if (draw.once(10)) return { phase: 'initiativeMovement', units: [...atTheBrink(draw, read), ...units.slice(1, 6)] };
  return { phase: draw.one(PHASES), units };
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
  const { phase, units, more } = situationOf(game, draw, read);
  for (let left = units; ; ) {
    const position = { game: game.id, options: { ...options, ...more }, turn, phase, initiative, units: left };
    const faults: Fault[] = [];
    if (game.open({ position }, seededDice(1), 'match', faults)) return position;
    const wrong = new Set(faults.map(({ path }) => Number(/units\[(\d+)\]/.exec(path)?.[1])));
    left = left.filter((_, i) => !wrong.has(i));
  }
};
