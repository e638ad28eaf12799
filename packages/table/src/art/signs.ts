import { around, box, curve, ellipse, polygon, segments } from './path.js';

/** Signs for small stands: plain shapes in a box from -10 to 10, front up. Lines are 3 wide. */
interface Mark {
  readonly line?: string;
  readonly fill?: string;
}

const slash = segments([-9, 8.5], [9, -8.5]);
const star = (outer: number, inner: number): string => polygon(...around(10, (i) => (i % 2 === 0 ? outer : inner)));
const head = (x: number, y: number, half = 3): string => polygon([x, y - 5], [x + half, y + 0.6], [x - half, y + 0.6]);

const SIGNS = {
  pike: {
    line: [-7, 0, 7].map((x) => segments([x, 9], [x, -5])).join(''),
    fill: [-7, 0, 7].map((x) => head(x, -5.6, 3)).join(''),
  },
  musket: { fill: ellipse(0, 0, 6.4) },
  light: { line: ellipse(0, 0, 5.8) },
  hand: { line: `${segments([-7, -7.5], [7, 7.5])}${segments([7, -7.5], [-7, 7.5])}` },
  spear: { line: segments([0, 9], [0, -7]), fill: head(0, -6, 4) },
  pilum: {
    line: `${segments([-4.5, 9], [-4.5, -8])}${segments([4.5, 9], [4.5, -8])}`,
    fill: `${head(-4.5, -6)}${head(4.5, -6)}`,
  },
  javelin: { line: `${segments([-8, 8], [-1, -7])}${segments([1, 8], [8, -7])}` },
  bill: { line: segments([-1, 10], [-1, -8]), fill: polygon([-1, -10], [8, -7], [8, 2], [-1, -1]) },
  sling: { line: curve([-5, 9], [-6, -2], [0, -7.5], [6, -2], [1, 3]), fill: ellipse(0, 4.5, 3.6) },
  bow: {
    line: `${curve([-8, 3], [-5, -3], [0, -5], [5, -3], [8, 3])}${segments([0, 9], [0, -6])}`,
    fill: head(0, -6, 3.2),
  },
  longbow: {
    line: `${curve([-10, 6], [-7, -2], [0, -5], [7, -2], [10, 6])}${segments([-10, 6], [10, 6])}${segments([0, 9], [0, -6])}`,
    fill: head(0, -6, 3.2),
  },
  crossbow: {
    line: `${curve([-9, -1], [-4, -5], [0, -6], [4, -5], [9, -1])}${segments([0, 9], [0, -9])}${segments([-4, 7], [4, 7])}`,
  },
  horse: { line: slash },
  lance: { line: segments([-9, 8.5], [5, -5]), fill: polygon([10, -10], [7.4, 0], [0.4, -6.4]) },
  heavyHorse: { fill: polygon([-10, 9], [10, -9], [10, 9]) },
  knight: { fill: polygon([0, -10], [9, 0], [0, 10], [-9, 0]) },
  dragoon: { line: slash, fill: ellipse(-5.4, -5, 3.4) },
  dragoonFoot: { fill: ellipse(0, -3, 5.4), line: segments([-8.4, 7.4], [8.4, 7.4]) },
  horseBow: { line: `${slash}${curve([-9, -1], [-7, -6.6], [-1, -9])}` },
  camel: { line: curve([-10, 7], [-6, -5], [-2, 2.5], [2, 2.5], [6, -5], [10, 7]) },
  chariot: { line: `${ellipse(0, 0, 8)}${segments([-8, 0], [8, 0])}${segments([0, -8], [0, 8])}` },
  elephant: {
    fill: ellipse(0, 4.4, 9.4, 5.2),
    line: `${segments([0, 2], [0, -10.2])}${segments([-6, -3.4], [-6, -7.4])}${segments([6, -3.4], [6, -7.4])}`,
  },
  gun: {
    fill: box(-2.6, -10, 5.2, 20),
    line: `${segments([-8, -5], [-8, 6])}${segments([8, -5], [8, 6])}${segments([-8, 1], [8, 1])}`,
  },
  limber: {
    fill: box(-2, 0, 4, 10),
    line: `${segments([-8, -1], [-8, 8])}${segments([8, -1], [8, 8])}${segments([-8, 3], [8, 3])}${segments([-5, -5], [0, -9.6], [5, -5])}`,
  },
  organ: { line: [-8, -4, 0, 4, 8].map((x) => segments([x, -9], [x, 5])).join(''), fill: box(-10, 3, 20, 5) },
  bombard: { fill: polygon([-6.4, -10], [6.4, -10], [4, 10], [-4, 10]), line: segments([-9, 5], [9, 5]) },
  rocket: {
    fill: polygon([0, -11], [4.4, -4], [4.4, 4], [-4.4, 4], [-4.4, -4]),
    line: `${segments([0, 5], [0, 10])}${segments([-4, 7], [-5, 10])}${segments([4, 7], [5, 10])}`,
  },
  ballista: {
    line: `${curve([-10, 4], [-6, -4], [0, -5], [6, -4], [10, 4])}${segments([0, 10], [0, -9])}${segments([-10, 4], [0, 8], [10, 4])}`,
  },
  onager: { fill: ellipse(0, -5.4, 4.6), line: `${segments([0, -2], [0, 9])}${segments([-8, 9], [8, 9])}` },
  command: { fill: star(11, 4.6) },
  subCommand: { line: star(9, 4) },
} as const satisfies Record<string, Mark>;

export type Sign = keyof typeof SIGNS;

export const markOf = (sign: Sign): Mark => SIGNS[sign];
