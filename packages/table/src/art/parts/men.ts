import type { Paint } from '../paint.js';
import { blob, curve, ellipse, placed, segments, twin } from '../path.js';
import { fill, line, movedShapes, rod, tint, type Shape } from '../shape.js';
import { headOf, type Head } from './heads.js';
import { shieldOf, type Shield } from './shields.js';
import { weaponOf, type Weapon } from './weapons.js';

/** A man from above: shoulders 12 wide, face to the front (up). */
export interface Man {
  readonly head: Head;
  readonly body: Body;
  readonly weapon: Weapon;
  readonly shield?: Shield;
}

const shoulders = twin([0, -3.3], [3.4, -3.5], [6.4, -1.6], [6.5, 1.3], [3.8, 3.6], [0, 3.8]);
/** Light on the shoulders, so that a dark coat shows on dark ground. */
const sheen = line(
  'bodyDetail',
  'coatLight',
  `${curve([-5.6, 0.6], [-5.2, -1.6], [-3.6, -2.6])}${curve([5.6, 0.6], [5.2, -1.6], [3.6, -2.6])}`,
  0.8,
);
const skirt = (paint: Paint): Shape => fill('skirt', paint, ellipse(0, 1.7, 5, 4.5));
/** A skirt or coat-tails below what he wears on his shoulders. */
const dressed = (below: Paint, above: Paint): Shape[] => [skirt(below), fill('body', above, shoulders)];
const coated = [...dressed('coatDark', 'coat'), sheen];
const pauldrons = `${ellipse(-4.6, 0, 2.1, 2.6)}${ellipse(4.6, 0, 2.1, 2.6)}`;

const BODIES = {
  coat: [...coated, line('bodyDetail', 'white', curve([-2.4, -2.4], [0, -3], [2.4, -2.4]), 1)],
  /** With a bandolier of charges across the coat. */
  bandolier: [
    ...coated,
    line('bodyDetail', 'leather', segments([-5, -1.4], [3.6, 3]), 0.9),
    tint('bodyDetail', 'straw', [-3.4, -1.8, 1, 2.6].map((x) => ellipse(x, x / 2 + 1.1, 0.6)).join('')),
  ],
  corselet: [...coated, fill('bodyDetail', 'steel', twin([0, -3.6], [3, -2.8], [3.6, 0.4], [2.4, 3], [0, 3.6]))],
  plate: [
    ...dressed('coat', 'steelDark'),
    fill('bodyDetail', 'steel', pauldrons),
    tint('bodyDetail', 'steelLight', `${ellipse(-4.9, -0.7, 0.9, 1.1)}${ellipse(4.3, -0.7, 0.9, 1.1)}`),
  ],
  mail: [
    ...dressed('coat', 'mail'),
    tint(
      'bodyDetail',
      'steelLight',
      [-4.6, -3.2, 3.2, 4.6].flatMap((x) => [-1, 0.4, 1.8].map((y) => ellipse(x, y, 0.35))).join(''),
    ),
  ],
  /** Armour under a surcoat in the army's colour. */
  surcoat: [
    ...dressed('coat', 'coat'),
    fill('bodyDetail', 'steel', `${ellipse(-5.2, 0, 1.4, 2)}${ellipse(5.2, 0, 1.4, 2)}`),
    line('bodyDetail', 'onCoat', segments([0, -3], [0, 4.8]), 0.9),
  ],
  jack: [
    ...coated,
    line('bodyDetail', 'coatDark', [-3.6, -1.8, 1.8, 3.6].map((x) => segments([x, -2.6], [x, 2.8])).join(''), 0.45),
  ],
  /** Buff coat with a sash in the army's colour. */
  buff: [...dressed('buffDark', 'buff'), ...rod('bodyDetail', 'coat', segments([-4.4, -2], [3.6, 3]), 1.7, 0.6)],
  cuirass: [
    ...dressed('buffDark', 'buff'),
    fill('bodyDetail', 'steel', twin([0, -3.6], [3, -2.8], [3.5, 0.4], [2.4, 3], [0, 3.6])),
    line('bodyDetail', 'coat', segments([-3, -2.2], [2.6, 2.8]), 1.3),
  ],
  tunic: [
    ...coated,
    line('bodyDetail', 'linen', segments([-3, -3], [-3, 3]), 0.7),
    line('bodyDetail', 'linen', segments([3, -3], [3, 3]), 0.7),
  ],
  plaid: [
    ...dressed('coat', 'linen'),
    fill('bodyDetail', 'coat', blob([-6, -1.4], [-3, -3], [4.4, 2.4], [1, 4.2], [-5.4, 1.6])),
    line('bodyDetail', 'onCoat', segments([-4.6, -1], [2, 3.2]), 0.4),
  ],
  segmented: [
    ...dressed('coat', 'coat'),
    fill('bodyDetail', 'steel', pauldrons),
    line('bodyDetail', 'ink', [-5.4, -4.2, 3.8, 5].map((x) => segments([x, -2], [x, 2])).join(''), 0.35),
  ],
  bronze: [
    ...dressed('white', 'coat'),
    fill('bodyDetail', 'bronze', twin([0, -3.4], [3.2, -3], [3.8, 0.4], [2.6, 3.2], [0, 3.4])),
    tint('bodyDetail', 'bronzeLight', ellipse(-1.9, -0.4, 0.7, 1.8)),
  ],
  /** Puffed and slashed sleeves. */
  slashed: [
    skirt('coatDark'),
    fill('body', 'coat', `${ellipse(-4.4, 0.2, 2.9, 3)}${ellipse(4.4, 0.2, 2.9, 3)}${ellipse(0, 0.3, 3.6, 3.2)}`),
    sheen,
    line('bodyDetail', 'onCoat', [-5.6, -4, 3.8, 5.4].map((x) => segments([x, -1.7], [x, 2])).join(''), 0.6),
  ],
  robe: [...dressed('white', 'white'), fill('bodyDetail', 'coat', twin([0, -3.2], [1.9, -3], [2.2, 3], [0, 4.6]))],
} as const satisfies Record<string, readonly Shape[]>;
export type Body = keyof typeof BODIES;

/** Sleeve and hand colours follow the coat he wears. */
const SLEEVES: Partial<Record<Body, Paint>> = {
  plate: 'steel',
  mail: 'mail',
  buff: 'buff',
  cuirass: 'buff',
  plaid: 'linen',
  robe: 'white',
  surcoat: 'steel',
  segmented: 'skin',
  bronze: 'skin',
  tunic: 'skin',
};

/** Shoulders, arms, weapon and head; the same for a man on foot and one in the saddle. */
export function torso({ head, body, weapon, shield }: Man): Shape[] {
  const { arms, hands, shapes } = weaponOf(weapon);
  const sleeve = SLEEVES[body] ?? 'coat';
  const reach = arms.join('');
  return [
    ...BODIES[body],
    ...rod('arm', sleeve, reach, 2.1),
    fill('arm', body === 'plate' ? 'steelDark' : 'skin', hands.map(([x, y]) => ellipse(x, y, 1)).join('')),
    ...shapes,
    ...(shield ? shieldOf(shield) : []),
    ...movedShapes(headOf(head), placed(0, -0.2, 0, 0.84)),
  ];
}

export const foot = (man: Man): Shape[] => [
  { layer: 'shadow', paint: 'smoke', d: ellipse(0, 1.2, 7.4, 6) },
  ...torso(man),
];
