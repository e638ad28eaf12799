import { blob, curve, ellipse, segments, twin } from '../path.js';
import { fill, line, rod, tint, type Shape } from '../shape.js';
import type { Paint } from '../paint.js';

/** Heads and headgear from straight above, face to the front (up). The crown is at 0,0; shoulders are 12 wide. */

/** A feather that curls to the rear. */
const feather = (paint: Paint, side: 1 | -1 = -1, length = 1): Shape[] => [
  fill(
    'plume',
    paint,
    blob(
      [side * 2, -1.6],
      [side * 4.6, -0.6],
      [side * 5.4 * length, 2.6],
      [side * 3.6 * length, 5.6 * length],
      [side * 3.4, 2.4],
    ),
  ),
  line('plumeDetail', 'ink', curve([side * 2.4, -1], [side * 4.2, 1.2], [side * 3.9 * length, 4.4 * length]), 0.25),
];

const spokes = (radius: number, count: number): string =>
  Array.from({ length: count }, (_, i) => {
    const angle = (i * Math.PI) / count;
    const [x, y] = [Math.sin(angle) * radius, Math.cos(angle) * radius];
    return segments([-x, -y], [x, y]);
  }).join('');

/** Ribs of a crest, across its length. */
const bristles = (from: number, to: number, half: number): string => {
  const count = Math.round((to - from) / 1.1);
  return Array.from({ length: count }, (_, i) => {
    const y = from + (i + 0.5) * 1.1;
    return segments([-half, y], [half, y]);
  }).join('');
};

const broadHat = (brim: Paint, crown: Paint, plume: Paint): Shape[] => [
  fill('brim', brim, twin([0, -5.1], [3.4, -4], [5, 0], [3.6, 4], [0, 5])),
  ...rod('head', plume, ellipse(0, 0, 3.1, 3), 0.6, 0.5),
  fill('head', crown, ellipse(0, 0, 2.7, 2.6)),
  line('headDetail', brim, segments([0, -1.5], [0, 1.5]), 0.7),
  ...feather(plume),
];

const HEADS = {
  hat: broadHat('felt', 'feltLight', 'white'),
  plainHat: [
    fill('brim', 'feltLight', twin([0, -4.8], [3.2, -3.8], [4.7, 0], [3.4, 3.8], [0, 4.7])),
    fill('head', 'felt', ellipse(0, 0, 2.6, 2.6)),
    tint('headDetail', 'feltLight', ellipse(-0.7, -0.7, 1)),
  ],
  /** Cocked grey hat with a band in the army's colour. */
  greyHat: [
    fill('brim', 'buffDark', twin([0, -4.9], [3.4, -3.8], [4.9, 0.2], [3.4, 4], [0, 4.9])),
    line('head', 'coat', ellipse(0, 0, 3, 3), 1.1),
    fill('head', 'buff', ellipse(0, 0, 2.5, 2.5)),
    ...feather('coatLight', 1),
  ],
  montero: [
    fill('brim', 'coatDark', twin([0, -4.4], [3, -3.4], [3.9, 0], [3.2, 3.6], [0, 4.2])),
    fill('head', 'coat', ellipse(0, 0, 2.7, 2.9)),
    line('headDetail', 'coatLight', spokes(2.1, 3), 0.4),
    tint('headDetail', 'coatLight', ellipse(0, 0, 0.7)),
  ],
  bonnet: [
    fill('brim', 'coat', ellipse(0, 0, 4.3, 4.2)),
    fill('head', 'coatDark', ellipse(0, 0, 2.1)),
    tint('plume', 'crimson', ellipse(0, 0, 1)),
  ],
  morion: [
    fill('brim', 'steelDark', twin([0, -5.6], [2.6, -3], [3.7, 0], [2.6, 3], [0, 5.4])),
    fill('head', 'steel', ellipse(0, 0, 2.6, 3.4)),
    line('headDetail', 'ink', segments([0, -3.4], [0, 3.4]), 1.2),
    line('headDetail', 'steelLight', segments([0, -3.1], [0, 3.1]), 0.7),
  ],
  /** Three-barred pot with a tail of lames. */
  pot: [
    fill('brim', 'steelDark', twin([0, -4.7], [2.6, -4], [2.9, -2], [3, 2], [3.5, 4.8], [0, 6])),
    line('head', 'ink', `${curve([-2.9, 3], [0, 4], [2.9, 3])}${curve([-3, 4.3], [0, 5.2], [3, 4.3])}`, 0.35),
    fill('head', 'steel', ellipse(0, -0.4, 3, 3.1)),
    line('headDetail', 'steelLight', spokes(2.3, 3), 0.4),
    tint('headDetail', 'steelLight', ellipse(0, -0.4, 0.8)),
  ],
  closeHelm: [
    fill('brim', 'steelDark', twin([0, -5], [2.6, -3.4], [3.6, 0], [3, 3.4], [0, 4.6])),
    fill('head', 'steel', ellipse(0, 0.2, 2.8, 3.3)),
    line('headDetail', 'steelLight', segments([0, -4.2], [0, 3.4]), 0.7),
    line('headDetail', 'ink', segments([-2, -2.6], [2, -2.6]), 0.5),
    ...feather('coat', -1, 1.1),
  ],
  kettle: [
    fill('brim', 'steelDark', ellipse(0, 0, 4.4, 4.5)),
    fill('head', 'steel', ellipse(0, 0, 2.7)),
    line('headDetail', 'steelLight', spokes(2.3, 2), 0.6),
  ],
  bascinet: [
    fill('brim', 'mail', ellipse(0, 0.4, 3.8, 3.8)),
    fill('head', 'steel', twin([0, -4.6], [1.9, -2.6], [2.9, 0.4], [1.7, 2.9], [0, 3.4])),
    line('headDetail', 'steelLight', segments([0, -3.6], [0, 2.2]), 0.6),
    tint('headDetail', 'steelLight', ellipse(0, 0.9, 0.8)),
  ],
  greatHelm: [
    fill('brim', 'coatDark', twin([0, -3.6], [3.4, -2.6], [4.4, 1.6], [3.4, 5.4], [0, 6.2])),
    fill('head', 'steel', twin([0, -4.2], [2.7, -3], [3.1, 0], [2.6, 2.8], [0, 3.3])),
    line('headDetail', 'ink', segments([-2.3, -2.6], [2.3, -2.6]), 0.6),
    line('headDetail', 'gold', segments([0, -4], [0, -1.4]), 0.6),
    fill('plume', 'coat', twin([0, -2], [1.1, -0.8], [1.4, 3.2], [0, 5])),
    line('plumeDetail', 'coatLight', segments([0, -1], [0, 3.6]), 0.5),
  ],
  hood: [
    fill('brim', 'coatDark', twin([0, -3.4], [3.2, -2], [4.2, 1.4], [2.2, 4], [0, 6.6])),
    fill('head', 'coat', twin([0, -3], [2.4, -2], [2.7, 0.6], [1.2, 2.8], [0, 5.4])),
    tint('headDetail', 'skin', blob([-1.5, -2.6], [0, -3.5], [1.5, -2.6], [0, -1.9])),
  ],
  arming: [
    fill('head', 'linen', ellipse(0, 0, 2.9, 3.2)),
    line('headDetail', 'leather', segments([0, -3], [0, 3]), 0.35),
  ],
  bare: [
    fill('head', 'skin', ellipse(0, -0.6, 2.6, 3)),
    fill('headDetail', 'hair', twin([0, -2], [2.3, -2.1], [3, 0.4], [1.9, 3.1], [0, 3.5])),
  ],
  fillet: [fill('head', 'hair', ellipse(0, 0, 3, 3.3)), line('headDetail', 'coat', ellipse(0, -0.1, 2.5, 2.7), 0.9)],
  /** Helmet with a crest of horsehair from front to rear. */
  crested: [
    fill('brim', 'bronze', twin([0, -4], [2.6, -2.8], [3.3, 0], [3, 3], [0, 4.4])),
    tint('head', 'bronzeLight', ellipse(-1.3, -0.9, 0.8, 1.6)),
    fill('plume', 'coat', twin([0, -4.6], [1.3, -3.6], [1.5, 1], [1.2, 5.2], [0, 6.6])),
    line('plumeDetail', 'coatDark', bristles(-4, 5.6, 1.2), 0.3),
  ],
  legion: [
    fill('brim', 'steelDark', twin([0, -3.5], [3, -3], [3.5, 0], [3.6, 3.4], [0, 4.8])),
    fill('head', 'steel', ellipse(0, -0.2, 2.9, 3)),
    line('headDetail', 'brass', curve([-2.7, -2], [0, -3.3], [2.7, -2]), 0.7),
    tint('headDetail', 'brass', ellipse(0, 0, 0.9)),
  ],
  pilos: [
    fill('brim', 'bronze', ellipse(0, 0, 3.4, 3.6)),
    fill('head', 'bronzeLight', ellipse(0, 0.2, 1.9)),
    tint('headDetail', 'bronze', ellipse(0, 0.5, 0.8)),
  ],
  phrygian: [
    fill('brim', 'coatDark', twin([0, -3.8], [2.8, -2.6], [3.3, 0.6], [2.8, 3.4], [0, 4.4])),
    fill('head', 'coat', twin([0, -4.2], [1.5, -3], [2, 0], [1.5, 2.4], [0, 3])),
    line('headDetail', 'coatLight', curve([0, -3.4], [0.4, -1], [0, 2]), 0.5),
  ],
  turban: [
    fill('brim', 'white', ellipse(0, 0, 4, 4)),
    line(
      'head',
      'ink',
      `${curve([-3.6, -1], [-0.6, -2.6], [3.2, -1.8])}${curve([-3.4, 1.6], [0, 3.2], [3.5, 1])}`,
      0.3,
    ),
    fill('headDetail', 'coat', ellipse(0, 0, 1.7)),
  ],
  spiked: [
    fill('brim', 'white', ellipse(0, 0, 3.9, 3.9)),
    fill('head', 'steel', ellipse(0, 0, 2.5)),
    line('headDetail', 'steelLight', spokes(2, 3), 0.4),
    tint('headDetail', 'ink', ellipse(0, 0, 0.6)),
  ],
  /** Slashed and feathered cap. */
  beret: [
    fill(
      'brim',
      'coatDark',
      blob([-4.8, -1], [-2.4, -4.4], [2.6, -4.4], [5, -0.6], [3.6, 3.6], [-0.6, 4.6], [-4.4, 3]),
    ),
    fill('head', 'coat', ellipse(0.2, -0.2, 3, 2.7)),
    line('headDetail', 'coatLight', spokes(2.3, 3), 0.5),
    fill('plume', 'white', blob([1.6, -3], [5.4, -3.8], [7, 0.6], [4.8, 4.8], [3.6, 1])),
    line('plumeDetail', 'ink', curve([2.6, -2.6], [5.2, -0.6], [4.9, 3.4]), 0.25),
  ],
  sallet: [
    fill('brim', 'steelDark', twin([0, -4.2], [2.8, -3], [3.4, 0], [2.6, 4], [0, 6.4])),
    fill('head', 'steel', ellipse(0, -0.4, 2.7, 3)),
    line('headDetail', 'steelLight', segments([0, -3], [0, 4.6]), 0.6),
    line('headDetail', 'ink', curve([-2.6, -2], [0, -3.2], [2.6, -2]), 0.6),
  ],
  armet: [
    fill('brim', 'steelDark', twin([0, -5.2], [2.4, -3.4], [3.5, 0], [2.8, 3], [0, 4])),
    fill('head', 'steelLight', twin([0, -4.4], [1.9, -2.6], [2.7, 0], [1.8, 2.5], [0, 3])),
    line('headDetail', 'ink', segments([-2.2, -2.2], [2.2, -2.2]), 0.5),
    fill('plume', 'coat', blob([-1.3, 0.6], [1.3, 0.6], [2.8, 4], [2.2, 8], [0, 6.6], [-2.2, 8], [-2.8, 4])),
    line(
      'plumeDetail',
      'white',
      `${curve([-0.5, 1.6], [-1.6, 4.4], [-1.5, 6.8])}${curve([0.5, 1.6], [1.6, 4.4], [1.5, 6.8])}`,
      0.6,
    ),
  ],
} as const satisfies Record<string, readonly Shape[]>;

export type Head = keyof typeof HEADS;

export const headOf = (head: Head): readonly Shape[] => HEADS[head];
