import { curve, ellipse, polygon, segments, type Point } from '../path.js';
import { fill, line, rod, tint, type Shape } from '../shape.js';

/** A weapon as it is held: the arms that reach for it, the hands on it, and the thing itself. */
interface Held {
  readonly arms: readonly string[];
  readonly hands: readonly Point[];
  readonly shapes: readonly Shape[];
}

const RIGHT: Point = [5, 0.4];
const LEFT: Point = [-5, 0.4];

const held = (right: Point | undefined, left: Point | undefined, ...shapes: readonly Shape[]): Held => ({
  arms: [...(right ? [segments(RIGHT, right)] : []), ...(left ? [segments(LEFT, left)] : [])],
  hands: [right, left].filter((hand) => hand !== undefined),
  shapes,
});

const tip = (x: number, y: number, length = 4, half = 1): Shape =>
  fill(
    'highDetail',
    'steelLight',
    polygon([x, y - length], [x + half, y - length * 0.3], [x, y + 0.6], [x - half, y - length * 0.3]),
  );

/** A shaft along x, from the butt behind the man to the tip before him. */
const shaft = (x: number, butt: number, end: number, width = 0.9): Shape[] =>
  rod('high', 'ash', segments([x, butt], [x, end]), width);

const pike = (reach: number): Held => held([4, 3.4], [3, -5], ...shaft(3.6, 11, -reach, 1), tip(3.6, -reach, 4.4, 1.1));

const blade = (from: Point, to: Point, width = 1): Shape[] => rod('weapon', 'steelLight', segments(from, to), width);

/** Barrel and stock; the lock is a dark spot. */
const gun = (from: Point, breech: Point, muzzle: Point, barrel = 1.3): Shape[] => [
  ...rod('weapon', 'wood', segments(from, breech), 1.9),
  ...rod('weapon', 'steelDark', segments(breech, muzzle), barrel),
  tint('weaponDetail', 'ink', ellipse(breech[0], breech[1], 0.8)),
];

const bow = (half: number, depth: number, y: number): Shape[] => [
  ...rod(
    'weapon',
    'wood',
    curve(
      [-half, y + depth],
      [-half * 0.55, y + depth * 0.25],
      [0, y],
      [half * 0.55, y + depth * 0.25],
      [half, y + depth],
    ),
    1.1,
  ),
  line('weaponDetail', 'white', segments([-half, y + depth], [0.4, y + depth + 3], [half, y + depth]), 0.4),
  line('weaponDetail', 'ink', segments([0.3, y + depth + 3], [0, y - 3.4]), 1.3),
  line('weaponDetail', 'straw', segments([0.3, y + depth + 3], [0, y - 3.2]), 0.7),
  fill('weaponDetail', 'steelLight', polygon([0, y - 5], [1, y - 2.6], [-1, y - 2.6])),
  line('plume', 'leather', segments([-4, 1.6], [-2.2, 5.4]), 2.1),
  line('plumeDetail', 'white', segments([-4.1, 1.2], [-3.7, 2.2]), 1.2),
];

const crossbow = (y: number): Shape[] => [
  ...rod('weapon', 'wood', segments([2, 1], [1.2, y]), 1.7),
  ...rod('weapon', 'steelDark', curve([-4.4, y + 3], [-1.6, y + 0.6], [1.2, y], [4, y + 0.6], [6.8, y + 3]), 1.2),
  line('weaponDetail', 'white', segments([-4.4, y + 3], [1.6, y + 4.4], [6.8, y + 3]), 0.4),
];

const axeHead = (x: number, y: number): Shape =>
  fill(
    'highDetail',
    'steelLight',
    polygon([x + 0.4, y], [x + 3.6, y - 1.4], [x + 4, y + 1.6], [x + 3, y + 3.6], [x + 0.4, y + 2.6]),
  );

const WEAPONS = {
  none: held([3.4, -3.6], [-3.4, -3.6]),
  reins: held([2, -5], [-2, -5]),
  pike: pike(23),
  shortPike: pike(25),
  musket: held([3.4, -2.2], [1.8, -7.4], ...gun([3.8, 2.6], [2.8, -4], [1.6, -16])),
  /** The second rank, piece at the port. */
  musketPort: held([5, -3], [-3, -5.6], ...gun([6.2, 1.4], [3, -3], [-5, -11.6])),
  dragonSlung: held([2, -5], [-2, -5], ...gun([5, 7.6], [2.6, 3], [-4.6, -4.8], 1.1)),
  pistol: held([5.6, -6], [-2, -5], ...gun([5.6, -5.4], [5.6, -7.4], [5.4, -12], 1.1)),
  sword: held(
    [6, -4.6],
    undefined,
    ...blade([6.1, -5.2], [8, -15]),
    line('weaponDetail', 'brass', segments([4.9, -5.9], [7.5, -5.4]), 0.9),
  ),
  swordRaised: held(
    [7.4, -2.6],
    [-2.4, -4.6],
    ...blade([7.6, -3.2], [11.6, -11.4]),
    line('weaponDetail', 'brass', segments([6.6, -4.2], [8.9, -3]), 0.9),
  ),
  greatSword: held(
    [4.6, -4],
    [1.4, -4.4],
    ...blade([2, -4.4], [10.4, -18.4], 1.3),
    line('weaponDetail', 'brass', segments([2, -7.6], [5.6, -5.4]), 1),
  ),
  club: held(
    [6.4, -4],
    undefined,
    ...rod('weapon', 'woodDark', segments([6.4, -3.4], [8.6, -11]), 1.5),
    tint('weaponDetail', 'wood', ellipse(8.5, -10.8, 1)),
  ),
  pitchfork: held(
    [4.6, 0],
    [3.4, -6],
    ...shaft(4.2, 8, -12),
    line('highDetail', 'steelDark', curve([2.8, -16], [3, -12.6], [4.2, -12], [5.4, -12.6], [5.6, -16]), 0.8),
  ),
  axe: held([5, -3.4], [2.6, -6], ...shaft(4.2, 5, -12), axeHead(4.2, -13)),
  poleaxe: held([4.6, 1], [3, -5.6], ...shaft(4, 8, -14), axeHead(4, -14.4), tip(4, -14, 3.4, 0.8)),
  bill: held(
    [4.6, 1.4],
    [3, -5.6],
    ...shaft(4, 9, -16),
    tip(4, -16, 4.6, 0.9),
    fill('highDetail', 'steelLight', polygon([4.2, -15], [6.6, -17.4], [6, -14], [4.2, -11.6])),
    line('highDetail', 'steelLight', segments([4, -13.6], [2, -14.6]), 0.9),
  ),
  halberd: held([4.6, 1.4], [3, -5.6], ...shaft(4, 9, -15), axeHead(4, -15), tip(4, -15.4, 5, 0.8)),
  spear: held([5.4, -1.6], undefined, ...shaft(5.4, 7, -17), tip(5.4, -17, 4, 1.2)),
  longSpear: held([5.4, -1], undefined, ...shaft(5.4, 9, -23), tip(5.4, -23, 4.2, 1.2)),
  javelin: held(
    [7, -0.6],
    undefined,
    ...shaft(7, 6, -12, 0.7),
    tip(7, -12, 3, 0.8),
    line('weapon', 'ash', segments([-5.4, 4], [-2.6, -9.4]), 0.7),
    line('weapon', 'ash', segments([-6.4, 4], [-4.4, -9]), 0.7),
  ),
  pilum: held(
    [6.8, -1],
    undefined,
    ...shaft(6.6, 6, -7, 1),
    ...rod('high', 'steel', segments([6.6, -7], [6.6, -15]), 0.6),
    tint('highDetail', 'woodDark', ellipse(6.6, -6.6, 1)),
  ),
  sling: held(
    [7.2, -1],
    [-3.6, -3.6],
    line('high', 'leather', curve([7.2, -1], [11.4, -3], [12.2, -8.4], [8.6, -10.8]), 0.8),
    fill('highDetail', 'grey', ellipse(8.2, -11, 1.4)),
    fill('bodyDetail', 'leather', ellipse(-4, 3.2, 2.2, 1.9)),
  ),
  bow: held([2, -1.4], [0, -8], ...bow(6.2, 3.4, -9.4)),
  longbow: held([2, -1.6], [0, -8.6], ...bow(9.4, 4.2, -10.2)),
  crossbow: held([3.6, -1.6], [0.8, -5.6], ...crossbow(-9)),
  handgun: held(
    [4, -1],
    [2, -6.8],
    ...rod('weapon', 'woodDark', segments([4.4, 5], [2.8, -5]), 1.7),
    ...rod('weapon', 'bronze', segments([2.8, -5], [1.8, -14]), 2),
    tint('weaponDetail', 'ink', ellipse(1.8, -14, 0.7)),
  ),
  arquebus: held([3.4, -2.2], [1.8, -7], ...gun([4, 2.6], [2.9, -3.6], [1.8, -14.6], 1.5)),
  lance: held(
    [5.6, 0],
    [-1.6, -4.6],
    ...shaft(5.4, 7, -27, 1.1),
    tip(5.4, -27, 3.8, 1),
    fill('high', 'steel', polygon([4, -2.4], [6.8, -2.4], [5.8, -5], [5, -5])),
  ),
  lightLance: held(
    [5.6, -1],
    [-1.6, -4.6],
    ...shaft(5.6, 7, -21, 0.8),
    tip(5.6, -21, 3.6, 1),
    fill('highDetail', 'coat', polygon([5.6, -17], [9.6, -15.4], [5.6, -13.6])),
  ),
  kontos: held([5, -2], [4, -6], ...shaft(5, 12, -25, 1), tip(5, -25, 4.4, 1.1)),
  baton: held([6, -5], [-2, -4.6], ...rod('weapon', 'gold', segments([6, -4], [7.6, -9.6]), 1.1)),
  trumpet: held(
    [2.6, -4],
    [0.6, -6],
    ...rod('weapon', 'brass', segments([0.8, -3.4], [1.8, -10]), 1),
    fill('weaponDetail', 'brass', polygon([1, -9.4], [2.6, -9.6], [3.6, -12.6], [0.8, -12.2])),
  ),
  linstock: held(
    [5.4, -4.4],
    undefined,
    ...shaft(5.6, 2, -11, 0.8),
    tint('highDetail', 'crimson', ellipse(5.6, -11.4, 0.9)),
  ),
  rammer: held(
    [4.6, -2],
    [3.2, -6.4],
    ...shaft(4, 6, -14, 0.9),
    fill('highDetail', 'linen', ellipse(4, -14, 1.5, 1.9)),
  ),
  goad: held([4.6, -3.6], [-3, -3.4], ...rod('weapon', 'wood', segments([4.4, -2], [6.6, -10]), 0.8)),
} as const satisfies Record<string, Held>;
export type Weapon = keyof typeof WEAPONS;

export const weaponOf = (weapon: Weapon): Held => WEAPONS[weapon];
