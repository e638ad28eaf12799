/** Positions of A Great Victory that bring about what random play seldom comes to; all on a table of 60 cm. */
import type { Draw } from '../../draw.js';
import { upTo, type Given } from '../given.js';
import { lettersFor } from './types.js';

type Sort = readonly [type: string, formation: string];

const unitOf = (id: string, [type, formation]: Sort, x: number, y: number, heading: number): Given => {
  const letters = lettersFor({ type });
  const layout = /block$/i.test(formation) ? [...letters].join('/') : letters;
  const bend = formation.startsWith('bent') ? { bend: { after: 1, stays: 'left', way: 'back', angle: 300 } } : {};
  return { id, type, formation, layout, x, y, heading, ...bend };
};

const RIDERS: readonly Sort[] = [
  ['medium horse', 'line'],
  ['heavy horse', 'block'],
  ['light horse javelins', 'skirmishLine'],
  ['medium camels', 'line'],
  ['heavy chariots', 'line'],
  ['light chariots bows', 'skirmishLine'],
];
const WALKERS: readonly Sort[] = [
  ['heavy foot arms', 'block'],
  ['light foot light arms', 'skirmishLine'],
  ['medium foot pikes', 'line'],
  ['medium elephants', 'line'],
];
const TARGETS: readonly Sort[] = [
  ['light foot bows', 'skirmishLine'],
  ['medium foot bows', 'line'],
  ['heavy foot pikes', 'block'],
  ['light foot slings', 'line'],
  ['medium foot crossbows', 'defensiveBlock'],
  ['medium foot longbows', 'bentLine'],
  ['light foot arms', 'line'],
  ['light artillery', 'skirmishLine'],
  ['heavy artillery', 'skirmishLine'],
];
/** Who goes back before a charge, so that there is a break-through. */
const LEAVERS: readonly Sort[] = [
  ['medium horse', 'line'],
  ['light horse', 'skirmishLine'],
  ['light chariots', 'line'],
  ['commander', 'skirmishLine'],
  ['light foot javelins', 'skirmishLine'],
];

/** Beside the way of a charge, facing it: guns and horse. */
const watcher = (draw: Draw, id: string, x: number, y: number): Given[] =>
  draw.once(2)
    ? [
        unitOf(
          id,
          draw.one<Sort>([
            ['light artillery', 'skirmishLine'],
            ['medium horse', 'block'],
          ]),
          x + 4500,
          y,
          2700,
        ),
      ]
    : [];

const isOnFoot = ([type]: Sort): boolean => /foot|elephants/.test(type);

/** Chargers within reach of their targets, some of them watched. */
export const charging = (draw: Draw): Given[] =>
  upTo(4).flatMap((i) => {
    const [charger, target] = draw.once(4)
      ? [draw.one(WALKERS), TARGETS[0]!]
      : [draw.one(draw.once(3) ? WALKERS : RIDERS), draw.one(TARGETS)];
    const [x, y] = [5000 + 14_000 * i, draw.number(6000, 12_000)];
    const far = draw.number(2500, isOnFoot(charger) ? 7000 : 19_000);
    const facing = draw.one([1800, 1800, 1800, 900, 0]);
    return [
      unitOf(`S${i + 1}`, charger, x, y, 0),
      unitOf(`N${i + 1}`, target, x, y + far + (facing === 0 ? 4000 : 0), facing),
      ...(far > 9000 ? watcher(draw, `N1${i}`, x, y + 6000) : []),
    ];
  });

/** Targets that go away, with others behind them to be charged in the break-through, and friends who may join in. */
export const breaking = (draw: Draw): Given[] =>
  upTo(3).flatMap((i) => {
    const [x, y] = [10_000 + 20_000 * i, draw.number(14_000, 18_000)];
    const charger = draw.one(draw.once(3) ? WALKERS : RIDERS);
    const far = draw.number(1000, 3500);
    const beyond = y + far + 4200 + draw.number(0, 3000);
    return [
      unitOf(`S${i + 1}`, charger, x, y, 0),
      unitOf(`N${i + 1}`, draw.one(LEAVERS), x, y + far, 1800),
      unitOf(`N1${i}`, draw.one(TARGETS), x + draw.number(-2000, 2000), beyond, draw.one([1800, 1800, 0])),
      unitOf(`S1${i}`, draw.one(WALKERS), x + 8200, beyond - draw.number(2500, 3500), 0),
      unitOf(`N2${i}`, draw.one(WALKERS), x - 8200, y + draw.number(2000, 3000), 1800),
    ];
  });

const ROWS: readonly Sort[] = [
  ['medium foot arms', 'line'],
  ['light horse', 'line'],
  ['light foot arms', 'skirmishLine'],
  ['heavy foot pikes', 'line'],
];
const POINTS: readonly Sort[] = [
  ['heavy elephants', 'line'],
  ['medium foot arms', 'block'],
  ['heavy chariots', 'line'],
];

/** Fights that others are close enough to join in (GV-JOIN-03). */
export const joining = (draw: Draw): Given[] =>
  upTo(3).flatMap((i) => {
    const [x, y] = [10_000 + 20_000 * i, 30_000];
    return [
      unitOf(`N${i}`, draw.one(ROWS), x, y + 5, 1800),
      unitOf(`S${i}`, draw.one(POINTS), x - 2100, y, 0),
      unitOf(`S1${i}`, draw.one(POINTS), x + 2100, y - draw.number(20, 3400), 0),
      unitOf(`N1${i}`, draw.one(POINTS), x - 6300, y + draw.number(20, 3000), 1800),
    ];
  });

const SHOOTERS: readonly Sort[] = [
  ['light foot bows', 'skirmishLine'],
  ['medium foot crossbows', 'block'],
  ['medium foot longbows', 'line'],
  ['heavy foot bows', 'defensiveBlock'],
  ['light foot slings', 'bentSkirmishLine'],
  ['light horse bows', 'line'],
  ['light artillery', 'skirmishLine'],
  ['heavy artillery', 'skirmishLine'],
  ['heavy elephants javelins', 'line'],
];

/** Two lines of shooters that suppress each other. */
export const shooting = (draw: Draw): Given[] =>
  upTo(5).flatMap((i) => {
    const [x, y] = [7000 + 11_000 * i, 20_000];
    const far = draw.one([3500, 7000, 11_000, 15_000, 25_000]);
    return [
      unitOf(`S${i + 1}`, draw.one(SHOOTERS), x + draw.number(-1000, 1000), y, draw.number(0, 1) * draw.number(0, 200)),
      unitOf(`N${i + 1}`, draw.one(SHOOTERS), x + draw.number(-1000, 1000), y + far, 1800 + draw.number(-100, 100)),
    ];
  });
