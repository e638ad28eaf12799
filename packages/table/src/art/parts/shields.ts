import { blob, ellipse, placed, polygon, segments, twin } from '../path.js';
import { fill, line, movedShapes, tint, type Shape } from '../shape.js';

/** Shields are tilted so that their face shows: seen from straight above they would be lines. */
const SHIELDS = {
  round: [
    fill('shield', 'coat', ellipse(0, 0, 4.9, 4.3)),
    line('shieldDetail', 'onCoat', ellipse(0, 0, 3.7, 3.2), 0.7),
    fill('shieldDetail', 'bronze', ellipse(0, 0, 1.3, 1.1)),
  ],
  hoplon: [
    fill('shield', 'bronze', ellipse(0, 0, 5.4, 4.6)),
    fill('shieldDetail', 'coat', ellipse(0, 0, 4.2, 3.5)),
    line('shieldDetail', 'onCoat', segments([-2.2, 1.9], [0, -2], [2.2, 1.9]), 1),
  ],
  scutum: [
    fill('shield', 'coat', blob([-4.9, -2.2], [0, -3.5], [4.9, -2.2], [5.1, 1.8], [0, 0.9], [-5.1, 1.8])),
    line('shieldDetail', 'gold', segments([-4, -0.2], [-1.6, -1]), 0.7),
    line('shieldDetail', 'gold', segments([4, -0.2], [1.6, -1]), 0.7),
    fill('shieldDetail', 'brass', ellipse(0, -1.2, 1.2, 1)),
  ],
  oval: [
    fill('shield', 'coatLight', ellipse(0, 0, 4.4, 3.7)),
    line('shieldDetail', 'coatDark', segments([0, -3.4], [0, 3.4]), 0.9),
    fill('shieldDetail', 'steel', ellipse(0, 0, 1.1, 1.4)),
  ],
  pelta: [
    fill(
      'shield',
      'linen',
      blob([-4.2, -1.8], [0, -3.4], [4.2, -1.8], [3.4, 2.2], [1.4, 0.8], [0, 0.2], [-1.4, 0.8], [-3.4, 2.2]),
    ),
    line('shieldDetail', 'coat', segments([-2.4, -1], [2.4, -1]), 0.9),
  ],
  buckler: [
    fill('shield', 'steelDark', ellipse(0, 0, 2.5, 2.3)),
    fill('shieldDetail', 'steelLight', ellipse(0, 0, 0.9)),
  ],
  targe: [
    fill('shield', 'leather', ellipse(0, 0, 3.6, 3.2)),
    line('shieldDetail', 'brass', ellipse(0, 0, 2.3, 2), 0.5),
    fill('shieldDetail', 'brass', ellipse(0, 0, 0.8)),
  ],
  heater: [
    fill('shield', 'coat', twin([0, -2.8], [3.4, -2.8], [3, 0.8], [0, 4])),
    line('shieldDetail', 'onCoat', segments([0, -2.4], [0, 3.2]), 0.9),
    line('shieldDetail', 'onCoat', segments([-2.6, -0.8], [2.6, -0.8]), 0.9),
  ],
  /** Standing shield of the crossbowmen. */
  pavise: [
    fill('shield', 'coat', polygon([-5.6, -1.6], [5.6, -1.6], [6, 1.6], [-6, 1.6])),
    line('shieldDetail', 'onCoat', segments([0, -1.3], [0, 1.3]), 2),
    tint('shieldDetail', 'coatDark', polygon([-5.7, -1.4], [5.7, -1.4], [5.7, -0.7], [-5.7, -0.7])),
  ],
} as const satisfies Record<string, readonly Shape[]>;
export type Shield = keyof typeof SHIELDS;

const PLACES: Partial<Record<Shield, readonly [number, number, number]>> = {
  scutum: [-1.6, -5.6, -4],
  pavise: [0, -9.4, 0],
  buckler: [-4.6, -4.6, -20],
  heater: [-4.6, -3.4, -24],
};

export const shieldOf = (shield: Shield): Shape[] => {
  const [x, y, turn] = PLACES[shield] ?? [-3.8, -4.2, -14];
  return movedShapes(SHIELDS[shield], placed(x, y, turn));
};
