/** Positions that bring about what random play seldom comes to. */
import type { TabletopOptions } from '../../../../src/tabletop/index.js';
import type { Draw } from '../../draw.js';
import { trailOf, upTo, type Given } from '../given.js';

/** The standard one. */
const BASING = { frontage: 1574, depth: 1574, gunDepth: 3150 };

/** Guns fire at units behind which two others are equally near: somebody must say where a shot bounces (SV-R-26). */
export const bouncing = (draw: Draw, { tableWidth }: TabletopOptions): Given[] =>
  upTo(3).flatMap((i) => {
    const [x, y] = [250 * tableWidth * (i + 1), 4000];
    const [type, layout] = draw.one([
      ['P&M', 'PM/PM'],
      ['HM', 'YY'],
    ]);
    const heading = draw.one([0, 1800]);
    const behind = (side: string, right: number): Given => {
      const id = `${side}${right > 0 ? 2 : 3}${i}`;
      return { id, type: 'M', layout: 'XX', x: x + right * BASING.frontage, y: y + 27_000, heading };
    };
    return [
      { id: `S1${i}`, type: draw.one(['HA', 'RA']), layout: 'G', x, y, heading: 0 },
      { id: `N1${i}`, type, layout, x, y: y + 22_000, heading: 1800 },
      behind('N', 1),
      behind(draw.one(['N', 'S']), -1),
    ];
  });

/** A block that has marched off the table corner first, so that the rest must re-form (SV-R-72). */
export const atTheBrink = (draw: Draw, { tableDepth }: TabletopOptions): Given => {
  const [type, layout] = draw.one([
    ['M', 'XX/XX'],
    ['P&M', 'PM/MM'],
    ['Foot', 'HH/H.'],
  ]);
  const [x, y] = [draw.number(50, 900), 500 * tableDepth];
  return { id: 'S1', type, layout, x, y, heading: draw.number(3100, 3200) };
};

export const REFORMING = [
  { procedure: 'match', step: 'turns' },
  { procedure: 'turn', step: 'otherMovement' },
  { procedure: 'movement', step: 'main' },
  { procedure: 'reform', step: 'begin', unit: 'S1' },
];

const CHARGERS = [
  ['M', 'line', 'XXX'],
  ['M', 'block', 'XX/XX'],
  ['HM', 'line', 'YY'],
  ['Foot', 'block', 'HH/LL'],
] as const;
const TARGETS = [
  ['P&M', 'line', 'MMM'],
  ['P&M', 'block', 'PM/MM'],
  ['P&M', 'line', 'MPPM'],
  ['P&M', 'openOrder', 'MM'],
  ['Foot', 'line', 'HLH'],
  ['RA', 'openOrder', 'G'],
] as const;

/** Horse and foot within reach of their targets. */
export const charging = (draw: Draw): Given[] =>
  upTo(4).flatMap((i) => {
    const kinds = draw.once(4) ? [CHARGERS[3], TARGETS[3]] : [draw.one(CHARGERS), draw.one(TARGETS)];
    const [x, y] = [4500 + 9000 * i, draw.number(4000, 8000)];
    const far = y + draw.number(2000, kinds[0]![0] === 'Foot' ? 6000 : 16_000);
    return [
      { x, y, heading: 0 },
      { x, y: far, heading: draw.one([1800, 1800, 1800, 900, 0]) },
    ].map((pose, side): Given => {
      const [type, formation, layout] = kinds[side]!;
      return { id: `${side === 0 ? 'S' : 'N'}${i + 1}`, type, formation, layout, ...pose };
    });
  });

const ROWS = [
  ['M', 'X'],
  ['P&M', 'M'],
  ['Foot', 'H'],
] as const;

/** Fights that others are close enough to join in (SV-JOIN-03). */
export const joining = (draw: Draw): Given[] =>
  upTo(3).flatMap((i): Given[] => {
    const [x, y] = [6000 + 12_000 * i, 14_000];
    const row = (id: string, stands: number, right: number, ahead: number, heading: number): Given => {
      const [type, letter] = draw.one(ROWS);
      return { id: `${id}${i}`, type, layout: letter.repeat(stands), x: x + right, y: y + ahead, heading };
    };
    return [row('N', 4, 0, 5, 1800), row('S', 2, -1600, 0, 0), row('S1', 2, 1700, draw.number(-3500, -20), 0)];
  });

const COLUMNS = [
  ['M', 'XXX'],
  ['M', 'XXXX'],
  ['D', 'DDD'],
  ['P&M', 'PMM'],
  ['Foot', 'HHHH'],
] as const;

/** Columns, straight and bent, too far from the enemy to deploy. */
export const marching = (draw: Draw): Given[] =>
  upTo(6).map((i) => {
    const south = i % 2 === 0;
    const [type, letters] = draw.one(COLUMNS);
    const pose = { x: 6000 + 6000 * i, y: south ? draw.number(6000, 12_000) : draw.number(38_000, 43_000), heading: 0 };
    const facing = { ...pose, heading: draw.one([south ? 0 : 1800, 900, 2700]) };
    const trail = draw.once(2) ? { trail: trailOf(draw, facing, letters.length - 1, BASING) } : {};
    return {
      id: `${south ? 'S' : 'N'}${i + 1}`,
      type,
      formation: 'trail' in trail ? 'bentRoadColumn' : 'roadColumn',
      layout: [...letters].join('/'),
      ...facing,
      ...trail,
    };
  });
