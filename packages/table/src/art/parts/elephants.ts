import { box, curve, ellipse, placed, segments, twin } from '../path.js';
import { fill, line, movedShapes, rod, type Shape } from '../shape.js';
import { torso, type Man } from './men.js';

const elephantBody: readonly Shape[] = [
  { layer: 'shadow', paint: 'smoke', d: `${ellipse(0, 5, 14, 18)}${ellipse(0, -17, 14, 9)}` },
  fill(
    'ground',
    'elephantDark',
    `${ellipse(8, -7, 3.8, 4.4)}${ellipse(-8, -5, 3.8, 4.4)}${ellipse(8.4, 13, 3.8, 4.4)}${ellipse(-8.4, 15, 3.8, 4.4)}`,
  ),
  line('ground', 'elephantDark', curve([0, 20], [1.6, 23], [0.4, 26]), 1.5),
  ...rod('ground', 'elephant', curve([0, -20], [0.4, -25], [3.2, -28.4], [2.6, -32]), 4.7),
  line(
    'wheel',
    'elephantDark',
    [-23.5, -25.6, -27.6].map((y, i) => segments([-1.4 + i, y], [2.2 + i, y - 0.6])).join(''),
    0.5,
  ),
  ...rod(
    'wheel',
    'tusk',
    `${curve([3.4, -20], [5, -24], [3.8, -29])}${curve([-3.4, -20], [-5, -24], [-4, -28.6])}`,
    1.6,
  ),
  fill('beast', 'elephantLight', twin([0, -13.4], [6, -18.6], [11.6, -18.4], [13.2, -13.6], [10.4, -8.6], [6, -9])),
  fill('beastDetail', 'elephant', twin([0, -13], [6.6, -10.6], [9.6, -4], [10.6, 6], [9, 15.6], [4.4, 20.4], [0, 21])),
  fill('cloth', 'elephant', twin([0, -23.6], [3.4, -22.4], [5.3, -18], [4.6, -12.6], [0, -10.4])),
  line(
    'clothDetail',
    'elephantDark',
    `${segments([0, -22.6], [0, -12])}${ellipse(2.2, -19.6, 1.3, 1.6)}${ellipse(-2.2, -19.6, 1.3, 1.6)}`,
    0.45,
  ),
];

/** Elephant with driver: a cloth and two men, or head armour and a tower with four. */
export function elephant(heavy: boolean, driver: Man, crew: readonly Man[]): Shape[] {
  const places = heavy
    ? ([
        [-4.4, -0.6, -8],
        [4.4, -0.6, 10],
        [-4.4, 8.6, -40],
        [4.4, 8.6, 44],
      ] as const)
    : ([
        [-2.6, 1, -8],
        [3, 8.4, 16],
      ] as const);
  const seat: Shape[] = heavy
    ? [
        fill('lowDetail', 'woodDark', box(-9.4, -6, 18.8, 20)),
        fill('lowDetail', 'leather', box(-7.6, -4.2, 15.2, 16.4)),
        fill('skirt', 'wood', [-6, 11.2].flatMap((y) => [-9.4, 6.6].map((x) => box(x, y, 2.8, 2.8))).join('')),
        line(
          'skirt',
          'coat',
          `${segments([-5.6, -5.1], [5.6, -5.1])}${segments([-5.6, 13.1], [5.6, 13.1])}${segments([-8.5, -2], [-8.5, 10])}${segments([8.5, -2], [8.5, 10])}`,
          1.3,
        ),
        fill('low', 'bronze', twin([0, -23], [2.6, -21.6], [3.4, -17.6], [0, -14.6])),
        line('lowDetail', 'bronzeLight', segments([0, -22], [0, -15.6]), 0.7),
      ]
    : [];
  return [
    ...elephantBody,
    fill('low', 'coat', twin([0, -8.6], [8, -7], [11, 2], [10.6, 12], [0, 16.6])),
    line('lowDetail', 'gold', curve([-9.4, 0], [-9.2, 11], [0, 15], [9.2, 11], [9.4, 0]), 1),
    ...seat,
    ...movedShapes(torso(driver), placed(0, -12, 0, 0.6)),
    ...places.flatMap(([x, y, turn], i) =>
      movedShapes(torso(crew[i % crew.length]!), placed(x, y, turn, heavy ? 0.58 : 0.68)),
    ),
  ];
}
