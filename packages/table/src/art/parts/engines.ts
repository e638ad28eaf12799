import { box, curve, ellipse, polygon, roundedBox, segments, type Point } from '../path.js';
import type { Paint } from '../paint.js';
import { fill, line, rod, tint, type Shape } from '../shape.js';

/** Guns and engines from above, muzzle to the front (up), the axle at 0,0. */
const PIECES = [
  'light',
  'field',
  'heavy',
  'frame',
  'organ',
  'gun',
  'bombard',
  'lightBombard',
  'rockets',
  'ballista',
  'onager',
] as const;
export type Piece = (typeof PIECES)[number];

const wheel = (x: number, y: number, width: number, length: number): Shape[] => [
  fill('wheel', 'woodDark', roundedBox(x - width / 2, y - length / 2, width, length, 0.8)),
  line('beast', 'wood', segments([x, y - length / 2 + 0.8], [x, y + length / 2 - 0.8]), width * 0.3),
  line(
    'beast',
    'steelDark',
    [-0.33, 0, 0.33].map((at) => segments([x - width / 2, y + at * length], [x + width / 2, y + at * length])).join(''),
    0.5,
  ),
  fill('beastDetail', 'wood', ellipse(x, y, width * 0.62, width * 0.62)),
];

export const wheels = (half: number, y: number, width: number, length: number): Shape[] => [
  ...rod('ground', 'wood', segments([-half - 2, y], [half + 2, y]), 1.8),
  ...wheel(-half, y, width, length),
  ...wheel(half, y, width, length),
];

/** Two cheeks that run back to the trail. */
const carriage = (half: number, front: number, rear: number, paint: Paint = 'wood'): Shape[] => [
  fill('cloth', paint, polygon([-half, front], [half, front], [half * 0.62, rear], [-half * 0.62, rear])),
  tint(
    'clothDetail',
    'woodDark',
    polygon([-half * 0.45, front + 5], [half * 0.45, front + 5], [half * 0.22, rear - 3], [-half * 0.22, rear - 3]),
  ),
  line(
    'clothDetail',
    'steelDark',
    [0.45, 0.7, 0.92]
      .map((at) =>
        segments(
          [-half * (1 - 0.38 * at), front + (rear - front) * at],
          [half * (1 - 0.38 * at), front + (rear - front) * at],
        ),
      )
      .join(''),
    0.8,
  ),
];

/** A tube that narrows to the muzzle, with rings; half widths at breech and muzzle. */
const tube = (
  metal: Paint,
  light: Paint,
  breech: number,
  muzzle: number,
  from: number,
  to: number,
  rings: readonly number[],
): Shape[] => [
  fill(
    'low',
    metal,
    polygon(
      [-muzzle, to + 1],
      [-muzzle * 1.35, to],
      [muzzle * 1.35, to],
      [muzzle, to + 1],
      [breech, from],
      [-breech, from],
    ),
  ),
  line('lowDetail', light, segments([-muzzle * 0.3, to + 1.4], [-breech * 0.35, from - 1]), muzzle * 0.5),
  line(
    'lowDetail',
    'ink',
    rings
      .map((at) => {
        const [y, half] = [from + (to - from) * at, breech + (muzzle - breech) * at];
        return segments([-half, y], [half, y]);
      })
      .join(''),
    0.5,
  ),
  fill('low', metal, ellipse(0, from + 1.2, breech * 0.55)),
];

/** Round things of one size beside each other. */
const heap = (places: readonly Point[], x: number, y: number, radius: number): string =>
  places.map(([dx, dy]) => ellipse(x + dx, y + dy, radius)).join('');

const FIVE: readonly Point[] = [
  [0, 0],
  [3, 0],
  [1.5, 2.5],
  [-1.5, 2.5],
  [4.5, 2.5],
];
const THREE: readonly Point[] = [
  [0, 0],
  [4, 0.4],
  [2, -3.2],
];

const balls = (x: number, y: number): Shape[] => [
  fill('ground', 'steelDark', heap(FIVE, x, y, 1.5)),
  tint('wheel', 'steel', heap(FIVE, x - 0.4, y - 0.4, 0.5)),
];

const stones = (x: number, y: number): Shape[] => [fill('wheel', 'grey', heap(THREE, x, y, 2.1))];

const keg = (x: number, y: number): Shape[] => [
  fill('wheel', 'woodDark', ellipse(x, y, 3.2)),
  fill('beast', 'wood', ellipse(x, y, 2.4)),
  line(
    'beastDetail',
    'woodDark',
    `${segments([x - 2, y - 0.8], [x + 2, y - 0.8])}${segments([x - 2, y + 0.8], [x + 2, y + 0.8])}`,
    0.4,
  ),
];

const gabion = (x: number, y: number): Shape[] => [
  fill('wheel', 'straw', ellipse(x, y, 5.2, 4.8)),
  line('beast', 'leather', ellipse(x, y, 4.4, 4), 0.8),
  fill('beast', 'baseDark', ellipse(x, y, 3.4, 3.1)),
  tint('beastDetail', 'wood', `${ellipse(x - 1, y - 0.6, 0.8)}${ellipse(x + 1.2, y + 0.7, 0.7)}`),
];

const PIECE_SHAPES: Record<Piece, readonly Shape[]> = {
  light: [
    ...wheels(7, 0, 2.4, 13),
    ...carriage(2.6, -4, 18),
    ...tube('bronze', 'bronzeLight', 2, 1.4, 5, -14, [0.12, 0.5, 0.9]),
  ],
  frame: [
    ...wheels(7, 0, 2.2, 11),
    ...[-2.2, 2.2].flatMap((x) => rod('cloth', 'wood', segments([x, -8], [x * 1.4, 17]), 1.6)),
    ...rod('cloth', 'wood', segments([-3.2, 12], [3.2, 12]), 1.4),
    ...tube('leather', 'buff', 2.2, 1.8, 5, -15, [0.1, 0.35, 0.6, 0.9]),
  ],
  field: [
    ...wheels(9, 0, 3, 17),
    ...carriage(3.4, -6, 25),
    ...tube('bronze', 'bronzeLight', 2.7, 1.9, 8, -20, [0.1, 0.35, 0.62, 0.92]),
  ],
  heavy: [
    ...wheels(10.5, 0, 3.8, 20),
    ...carriage(4.6, -8, 29),
    ...tube('bronze', 'bronzeLight', 3.9, 2.7, 11, -26, [0.08, 0.24, 0.42, 0.62, 0.93]),
    line('lowDetail', 'bronzeLight', `${segments([-3, 3], [-4.8, 3])}${segments([3, 3], [4.8, 3])}`, 1.2),
  ],
  organ: [
    ...wheels(12, 2, 2.6, 14),
    ...carriage(5, 0, 22),
    fill('cloth', 'woodDark', box(-9.6, -2, 19.2, 7)),
    ...[-8, -5.3, -2.7, 0, 2.7, 5.3, 8].flatMap((x) => [
      fill('low', 'steelDark', box(x - 0.95, -14, 1.9, 18)),
      line('lowDetail', 'steelLight', segments([x - 0.2, -13], [x - 0.2, 2]), 0.4),
      fill('lowDetail', 'ink', ellipse(x, -14, 0.7)),
    ]),
    line('skirt', 'steel', `${segments([-9.4, -8], [9.4, -8])}${segments([-9.4, -1], [9.4, -1])}`, 1.1),
  ],
  gun: [
    ...wheels(9, 2, 2.8, 15),
    ...carriage(4, -6, 22),
    ...tube('steelDark', 'steel', 2.7, 2.3, 9, -18, [0.12, 0.26, 0.4, 0.54, 0.68, 0.82, 0.95]),
  ],
  lightBombard: [
    ...wheels(9.5, 3, 3, 15),
    ...carriage(5, -8, 22),
    ...tube('steelDark', 'steel', 2.6, 3.6, 11, -16, [0.14, 0.28, 0.42, 0.56, 0.7, 0.84, 0.96]),
  ],
  /** Hooped iron on a bed of beams, behind a shield of planks. */
  bombard: [
    fill('wheel', 'wood', [-8, -2.7, 2.7].map((x) => box(x, -14, 5.3, 42)).join('')),
    line(
      'beast',
      'woodDark',
      `${segments([-10, -8], [10, -8])}${segments([-10, 8], [10, 8])}${segments([-10, 22], [10, 22])}`,
      3,
    ),
    ...tube('steelDark', 'steel', 3.6, 5.6, 20, -22, [0.06, 0.2, 0.36, 0.44, 0.52, 0.6, 0.68, 0.76, 0.84, 0.92]),
    fill('lowDetail', 'ink', ellipse(0, -22, 4.6, 1.3)),
    line('skirt', 'straw', `${segments([-8, 4], [8, 4])}${segments([-8, 14], [8, 14])}`, 1.1),
    ...gabion(-15, -21),
    ...gabion(15, -21),
  ],
  rockets: [
    ...wheels(11, 6, 2.4, 13),
    fill('cloth', 'wood', polygon([-9, -6], [9, -6], [6, 20], [-6, 20])),
    ...[-7, -3.5, 0, 3.5, 7].flatMap((x) => [
      ...rod('low', 'straw', segments([x * 0.8, 16], [x, -8]), 0.8),
      fill('lowDetail', 'coat', polygon([x - 1.3, -6], [x - 1.3, -15], [x, -18.6], [x + 1.3, -15], [x + 1.3, -6])),
      line('skirt', 'onCoat', segments([x - 1, -10], [x + 1, -10]), 0.8),
    ]),
    line('skirt', 'woodDark', segments([-8.6, -2], [8.6, -2]), 1.6),
  ],
  ballista: [
    ...rod('ground', 'wood', segments([-8, 12], [0, 2], [8, 12]), 2),
    fill('cloth', 'wood', box(-2, -13, 4, 30)),
    line('clothDetail', 'woodDark', segments([0, -11], [0, 16]), 1),
    ...rod('low', 'woodDark', curve([-15, -3], [-9, -9], [-3.4, -10.4]), 1.9),
    ...rod('low', 'woodDark', curve([15, -3], [9, -9], [3.4, -10.4]), 1.9),
    fill('lowDetail', 'bronze', `${ellipse(-4.6, -10, 2.6)}${ellipse(4.6, -10, 2.6)}`),
    line('lowDetail', 'white', segments([-15, -3], [0, 7], [15, -3]), 0.6),
    ...rod('skirt', 'ash', segments([0, 7], [0, -19]), 1.1),
    fill('skirt', 'steelLight', polygon([0, -23], [1.5, -18], [-1.5, -18])),
  ],
  onager: [
    ...wheels(9.6, -8, 2.4, 8),
    ...wheels(9.6, 11, 2.4, 8),
    fill(
      'cloth',
      'wood',
      `${box(-8, -16, 3.4, 34)}${box(4.6, -16, 3.4, 34)}${box(-8, -9, 16, 3)}${box(-8, 14, 16, 3)}`,
    ),
    fill('clothDetail', 'straw', box(-4.6, -3.4, 9.2, 4.6)),
    line('clothDetail', 'leather', [-2.2, -0.6, 1].map((y) => segments([-4.4, y], [4.4, y])).join(''), 0.4),
    ...rod('low', 'woodDark', segments([0, -1], [0, 17]), 2.4),
    fill('lowDetail', 'leather', ellipse(0, 18.6, 3.4)),
    fill('skirt', 'grey', ellipse(0, 18.6, 2.3)),
    fill('low', 'wood', box(-9.4, -14.6, 18.8, 3)),
  ],
};

/** Shot, stones and powder beside a piece. */
const STORES: Partial<Record<Piece, readonly Shape[]>> = {
  field: [...balls(-15, 20), ...keg(13, 26)],
  heavy: [...balls(-15, 24), ...keg(9, 33), ...keg(-9, 34), ...gabion(-13.4, -22), ...gabion(13.4, -22)],
  bombard: [...stones(-16, 18), ...keg(16, 24)],
  lightBombard: [...stones(-15, 20), ...keg(14, 22)],
  gun: [...stones(-14, 20), ...keg(13, 22)],
  organ: [...keg(13, 22)],
  onager: [...stones(-15.6, 12)],
};

/** The piece alone. */
export const bareOf = (piece: Piece): readonly Shape[] => PIECE_SHAPES[piece];

/** The piece with its stores. */
export const pieceOf = (piece: Piece): readonly Shape[] => [...PIECE_SHAPES[piece], ...(STORES[piece] ?? [])];
