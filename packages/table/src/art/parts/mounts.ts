import type { Paint } from '../paint.js';
import { curve, ellipse, placed, polygon, segments, twin } from '../path.js';
import { fill, line, movedShapes, rod, tint, type Shape } from '../shape.js';
import { torso, type Man } from './men.js';

const MANES = { bay: 'bayDark', chestnut: 'chestnutDark', black: 'blackDark', grey: 'greyDark' } as const;
export type Colour = keyof typeof MANES;

/** What a horse wears: a cloth, a caparison to the ground, or plates. */
export type Bard = 'cloth' | 'none' | 'caparison' | 'plates' | 'scales';
export type Mount = 'horse' | 'camel';

const horseBody = twin(
  [0, -22.6],
  [1.5, -21.6],
  [2.3, -18],
  [2.1, -14.6],
  [3, -10.6],
  [4.9, -6.4],
  [4.5, 0],
  [4.5, 4],
  [5.4, 9],
  [4.7, 13.6],
  [2.2, 16.2],
  [0, 16.8],
);

const ears = (y: number): string =>
  `${polygon([0.5, y], [1.9, y - 2.2], [2.2, y + 0.6])}${polygon([-0.5, y], [-1.9, y - 2.2], [-2.2, y + 0.6])}`;

const horse = (colour: Colour): Shape[] => [
  { layer: 'shadow', paint: 'smoke', d: `${ellipse(0, 4.5, 7.6, 15)}${ellipse(0, -14, 4, 9)}` },
  ...rod('ground', MANES[colour], legs, 1.8, 0.8),
  ...rod('ground', MANES[colour], curve([0, 15.8], [1.2, 20], [-0.4, 24.4]), 2.4, 0.8),
  fill('beast', colour, `${horseBody}${ears(-17.4)}`),
  line('beastDetail', MANES[colour], curve([0, -17.6], [0.5, -13], [0, -7]), 1.6),
  line('beastDetail', 'leather', segments([-1.9, -19.4], [1.9, -19.4]), 0.7),
];
const legs = `${segments([3.6, -8], [4.6, -13.4])}${segments([-3.6, -8], [-4.3, -11.6])}${segments([4.2, 12.6], [4.9, 17])}${segments([-4.2, 12], [-4.6, 15.4])}`;

const caparison = twin(
  [0, -18.4],
  [2.7, -18],
  [3.4, -13],
  [6, -7.6],
  [5.6, 0],
  [6.8, 8],
  [6.2, 16.6],
  [3, 18.4],
  [0, 18.2],
);

const BARDS = {
  none: [fill('cloth', 'leather', twin([0, -3], [3.4, -2.4], [3.6, 4], [0, 5]))],
  cloth: [
    fill('cloth', 'coat', twin([0, -2.4], [5.2, -2], [5.8, 3], [5.6, 8], [0, 8.8])),
    line('clothDetail', 'gold', curve([-5, 2.4], [-4.8, 7.2], [0, 7.9], [4.8, 7.2], [5, 2.4]), 0.6),
  ],
  caparison: [
    fill('cloth', 'coat', caparison),
    line(
      'clothDetail',
      'onCoat',
      `${segments([-5, 5.4], [5, 5.4])}${segments([-5.2, 12.4], [5.2, 12.4])}${segments([-4.4, -8.6], [4.4, -8.6])}`,
      1.3,
    ),
    line('clothDetail', 'coatDark', segments([0, -17.4], [0, 17.6]), 0.5),
    tint('clothDetail', 'ink', `${ellipse(-1.2, -17, 0.5)}${ellipse(1.2, -17, 0.5)}`),
  ],
  plates: [
    fill('cloth', 'steelDark', twin([0, -10.6], [3.4, -10], [5.6, -6.6], [5.2, -3], [0, -2])),
    fill('cloth', 'steelDark', twin([0, 4], [5.4, 4.6], [6.2, 9], [5.2, 15], [2.4, 17.4], [0, 17.8])),
    fill('clothDetail', 'steel', twin([0, -21], [1.4, -20], [1.7, -16], [1.6, -9], [0, -8.4])),
    line('clothDetail', 'ink', [-18, -15.4, -13, -10.8].map((y) => segments([-1.5, y], [1.5, y])).join(''), 0.35),
    line('clothDetail', 'steelLight', segments([0, 5], [0, 16.6]), 0.7),
    line('clothDetail', 'coat', curve([-5, 12.6], [0, 14.4], [5, 12.6]), 1.2),
  ],
  scales: [
    fill('cloth', 'bronze', twin([0, -16], [2.4, -14], [5.4, -7.6], [5.2, 0], [6.4, 8], [5.2, 15.6], [0, 17])),
    line(
      'clothDetail',
      'bronzeLight',
      [-12, -9, 6, 8.6, 11.2, 13.8].map((y) => curve([-4, y], [-2, y + 1.2], [0, y], [2, y + 1.2], [4, y])).join(''),
      0.6,
    ),
    fill('clothDetail', 'coat', twin([0, -2], [5, -1.6], [5.4, 4.6], [0, 5.4])),
  ],
} as const satisfies Record<Bard, readonly Shape[]>;

const thighs = `${segments([2.4, 1.6], [5.6, -2.2])}${segments([-2.4, 1.6], [-5.6, -2.2])}`;
const boots = `${segments([5.7, -2], [6, -4.4])}${segments([-5.7, -2], [-6, -4.4])}`;

/** Legs of a rider, astride. */
const astride = (paint: Paint): Shape[] => [
  line('low', 'ink', `${thighs}${boots}`, 3.2),
  line('low', paint, thighs, 2.3),
  line('lowDetail', 'leather', boots, 2.1),
];

const camel: readonly Shape[] = [
  { layer: 'shadow', paint: 'smoke', d: `${ellipse(0, 4, 8, 13)}${ellipse(0, -13, 4, 9)}` },
  ...rod(
    'ground',
    'camelDark',
    `${segments([4, -6], [5.2, -11])}${segments([-4, -6], [-5, -9.6])}${segments([4, 11], [5, 15.6])}${segments([-4, 11], [-5, 14.4])}`,
    1.8,
    0.8,
  ),
  line('ground', 'camelDark', curve([0, 13], [1, 16], [0.2, 19]), 1.2),
  line('beast', 'ink', curve([0, -6], [-1.2, -12], [0.6, -17.6]), 4.6),
  fill('beast', 'camel', twin([0, -9.4], [3.8, -7.4], [5.4, -1], [5.7, 5], [4.2, 11.4], [0, 13.6])),
  line('beast', 'camel', curve([0, -6], [-1.2, -12], [0.6, -17.6]), 3.7),
  fill(
    'beastDetail',
    'camel',
    `${ellipse(1, -19.6, 1.9, 3.4)}${polygon([-0.4, -17.4], [-1.6, -16], [0, -16])}${polygon([2.4, -17.4], [3.4, -16], [2, -16])}`,
  ),
  fill('clothDetail', 'camelDark', ellipse(0, 6.6, 3.1, 3.4)),
  tint('clothDetail', 'camel', ellipse(-0.5, 6, 1.7, 1.9)),
  fill('cloth', 'coat', twin([0, -4.6], [5, -4.2], [5.8, 1], [5.6, 9], [0, 10.2])),
  line('clothDetail', 'onCoat', `${segments([-4.4, 3.4], [-4.4, 8.4])}${segments([4.4, 3.4], [4.4, 8.4])}`, 0.8),
];

export interface Rider extends Man {
  readonly bard?: Bard;
}

/** A man on a horse or a camel; he sits at 0,0. */
export function mounted(rider: Rider, mount: Mount, colour: Colour): Shape[] {
  const below =
    mount === 'camel' ? movedShapes(camel, placed(0, 1)) : [...horse(colour), ...BARDS[rider.bard ?? 'cloth']];
  const seat = mount === 'camel' ? -1.6 : 0.8;
  const leg = rider.body === 'plate' ? 'steel' : 'coatDark';
  return [
    ...below,
    ...movedShapes(astride(leg), placed(0, seat)),
    ...movedShapes(torso(rider), placed(0, seat, 0, 0.94)),
  ];
}

/** A led or harnessed horse. */
export const drawHorse = (colour: Colour): Shape[] => [
  ...horse(colour),
  line(
    'clothDetail',
    'leather',
    `${segments([-4.6, -5], [4.6, -5])}${segments([-4, -6], [-4.6, 14])}${segments([4, -6], [4.6, 14])}`,
    0.8,
  ),
];
