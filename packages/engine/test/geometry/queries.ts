/** Questions of every kind about shapes by chance, and a hash over every bit of the answers. Runs in node and in a page. */
import {
  angleOf,
  battle,
  depthTo,
  direction,
  distance,
  firstContact,
  firstOverlap,
  firstTouch,
  inContact,
  isOffTable,
  length,
  moved,
  overlaps,
  penetration,
  polygon,
  rotated,
  shift,
  stoppingLength,
  straight,
  tenths,
  touchSpans,
  turn,
  type Footprint,
} from '../../src/geometry/index.js';
import { anyPose, anyUnit, chance, ranks, STAND, type Chance } from './kit.js';

const bits = new DataView(new ArrayBuffer(8));

const mixed = (state: number, word: number): number => {
  const x = Math.imul(state ^ word, 0x9e3779b1);
  return (x ^ (x >>> 15)) >>> 0;
};

const TABLE = { width: length(9000), depth: length(9000) };

const KINDS: readonly ((from: Chance, a: Footprint, b: Footprint) => (number | boolean | undefined)[])[] = [
  (_, a, b) => [distance(a, b), overlaps(a, b)],
  (_, a, b) => [inContact(a, b), penetration(a.parts[0]!, b.parts[0]!)],
  (_, a, b) => [depthTo(a, 'front', b), depthTo(b, 'left', a)],
  (from, a, b) => [firstOverlap(a, turn(a, tenths(from.whole(-3600, 3600))), b)],
  (from, a, b) => [firstTouch(a, turn(anyPose(from, 3000), tenths(from.whole(-900, 900))), b)],
  (from, a, b) => [firstTouch(a, shift(a, from.pick(['front', 'rear', 'left', 'right']), from.whole(0, 9000)), b)],
  (from, a) => {
    const pose = anyPose(from, 9000);
    const to = rotated(pose, a, tenths(from.whole(-3600, 3600)));
    const on = moved(to, 'front', length(from.whole(0, 9000)));
    return [to.x, to.y, to.heading, on.x, on.y];
  },
  (from) => {
    const [c, s] = direction(from.whole(0, 36_000_000) / 9973);
    return [c, s, angleOf(c, s)];
  },
  (from, a, b) => {
    const pose = anyPose(from, 5000);
    const unitAt = (where: typeof pose) => straight(where, ranks(2), STAND, STAND);
    const depth = depthTo(unitAt(pose), 'front', b);
    return [
      depth === undefined ? undefined : stoppingLength(pose, unitAt, 'front', depth, b),
      isOffTable(TABLE, a.parts[0]!),
    ];
  },
  (from, a) => {
    const template = polygon([anyPose(from, 3000), anyPose(from, 3000), anyPose(from, 3000)]);
    return [penetration(a.parts[0]!, template)];
  },
];

/** Costly ones, one in a hundred. */
const RARE: typeof KINDS = [
  (from, a, b) => touchSpans(a, turn(a, tenths(from.whole(-3600, 3600))), b),
  (from, a, b) => [firstContact(a, turn(a, tenths(from.whole(-900, 900))), b)],
];

/** Sixteen hexadecimal digits for so many questions. */
export const hashOf = (seed: number, count: number): string => {
  const from = chance(seed);
  let [one, two] = [0x243f6a88, 0x85a308d3];
  const add = (answer: number | boolean | undefined): void => {
    bits.setFloat64(0, answer === undefined ? -1 : Number(answer));
    one = mixed(one, bits.getUint32(0));
    two = mixed(two, bits.getUint32(4) ^ one);
  };
  for (let i = 0; i < count; i++) {
    const a = anyUnit(from, 3000);
    const b = from.whole(0, 7) === 0 ? battle(anyPose(from, 6000), 3000) : anyUnit(from, 6000);
    const kind = i % 100 === 99 ? RARE[(i >> 7) % RARE.length]! : KINDS[i % KINDS.length]!;
    for (const answer of kind(from, a, b)) add(answer);
  }
  return [one, two].map((word) => word.toString(16).padStart(8, '0')).join('');
};
