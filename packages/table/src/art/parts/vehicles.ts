import { box, curve, ellipse, placed, roundedBox, segments, twin } from '../path.js';
import { fill, line, movedShapes, rod, type Shape } from '../shape.js';
import { bareOf, wheels, type Piece } from './engines.js';
import { drawHorse, type Colour } from './mounts.js';

const ox: readonly Shape[] = [
  { layer: 'shadow', paint: 'smoke', d: ellipse(0, 3, 9, 17) },
  line('ground', 'oxDark', curve([0, 15], [1.4, 18], [0.2, 21]), 1.4),
  fill('beast', 'ox', twin([0, -12], [3.4, -11], [6, -6], [5.8, 2], [6.3, 9], [4.4, 14.6], [0, 15.6])),
  fill('beastDetail', 'ox', twin([0, -19.6], [1.9, -18.6], [2.6, -14.4], [0, -11.6])),
  ...rod(
    'clothDetail',
    'tusk',
    `${curve([-2, -14.6], [-5.6, -15], [-6.8, -18.4])}${curve([2, -14.6], [5.6, -15], [6.8, -18.4])}`,
    1.2,
    0.8,
  ),
  line('beastDetail', 'oxDark', segments([0, -9], [0, 13]), 0.8),
];

/** On the move: horses, limber, and the piece behind with its muzzle to the rear. */
export function limbered(piece: Piece, colours: readonly Colour[]): Shape[] {
  const team = colours.length === 1 ? [0] : [-7, 7];
  return [
    ...team.flatMap((x, i) => movedShapes(drawHorse(colours[i]!), placed(x, -22, 0, 0.92))),
    line(
      'ground',
      'leather',
      team
        .map((x) => `${segments([x - 3, -16], [x * 0.5 - 2, 2])}${segments([x + 3, -16], [x * 0.5 + 2, 2])}`)
        .join(''),
      0.9,
    ),
    ...wheels(8, 4, 2.6, 12),
    fill('cloth', 'wood', box(-4, 0, 8, 8)),
    ...movedShapes(bareOf(piece), placed(0, 26, 180, 0.84)),
  ];
}

/** An ancient engine taken apart on a cart drawn by oxen. */
export function packed(piece: Piece): Shape[] {
  const load: Shape[] = [
    ...rod('low', 'woodDark', segments([-4, 3], [-3, 24]), 2.2),
    ...rod('low', 'wood', segments([0, 1], [0.4, 25]), 2.4),
    ...rod('low', 'woodDark', segments([4, 3], [3.4, 24]), 2.2),
    ...(piece === 'onager'
      ? [fill('lowDetail', 'grey', `${ellipse(-3, 20, 2.4)}${ellipse(3.2, 19, 2.4)}`)]
      : [fill('lowDetail', 'bronze', `${ellipse(-3.6, 8, 2.3)}${ellipse(3.6, 8, 2.3)}`)]),
    line('skirt', 'leather', `${segments([-6, 12], [6, 12])}${segments([-6, 16], [6, 16])}`, 0.9),
  ];
  return [
    ...[-6.6, 6.6].flatMap((x) => movedShapes(ox, placed(x, -14, 0, 0.78))),
    ...rod('ground', 'wood', segments([0, -20], [0, 6]), 1.4),
    ...rod('lowDetail', 'woodDark', segments([-11, -20], [11, -20]), 1.6),
    ...wheels(9.6, 13, 2.6, 13),
    fill('cloth', 'wood', box(-7.4, 3, 14.8, 21)),
    ...load,
  ];
}

/** The car of a chariot, its pole to the front, the axle at 0,0. */
export const car = (heavy: boolean): Shape[] => {
  const half = heavy ? 10 : 7.4;
  const scythe = (side: 1 | -1): string =>
    curve([side * (half + 4.6), 0], [side * (half + 8), -1], [side * (half + 10), -4.6]);
  return [
    ...rod('ground', 'wood', segments([0, -30], [0, -4]), 1.6),
    ...(heavy ? [...rod('ground', 'steelLight', scythe(1), 1.3), ...rod('ground', 'steelLight', scythe(-1), 1.3)] : []),
    ...wheels(half + 2.2, 0, 2.4, heavy ? 15 : 14),
    fill('cloth', 'leather', roundedBox(-half, -6.4, half * 2, 14, 4)),
    ...rod(
      'clothDetail',
      'coat',
      curve([-half + 1, 7], [-half + 0.6, -3], [0, -5.8], [half - 0.6, -3], [half - 1, 7]),
      2,
      0.8,
    ),
  ];
};
