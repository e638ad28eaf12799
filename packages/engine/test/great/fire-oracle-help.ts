/**
 * A second, plain computation of who may fire at whom and with how many dice (GV-FIRE-05..19, GV-ARTY-01..07, GV-TERR-02,
 * -07, -08, -10), to be held against the engine. Every limit is moved a little by `Slack`: where that changes the
 * answer the case is too close to call.
 */
import type { Loose } from './fire-help.js';

type Point = readonly [number, number];
/** Moves the side of zones, the ends of ranges, and depths compared. */
export type Slack = readonly [number, number, number];
type Stand = { unit: string; front: Point; heading: number; w: number; d: number };
export type Feature = { type: string; level?: number; points: number[][] };
type Field = { units: Loose[]; terrain: Feature[]; slack: Slack };

// Tests of one machine: the last digit of a sine does not matter here.
const forward = (tenths: number): Point => [Math.sin((tenths * Math.PI) / 1800), Math.cos((tenths * Math.PI) / 1800)];
const right = (tenths: number): Point => forward(tenths + 900);
const go = ([x, y]: Point, way: Point, by: number): Point => [x + way[0] * by, y + way[1] * by];
const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1];

const SIZES: [RegExp, number, number, number][] = [
  [/foot/u, 4000, 2000, 2],
  [/horse|camels/u, 4000, 3000, 2],
  [/chariots|elephants|artillery/u, 4000, 4000, 1],
  [/commander/u, 4000, 3000, 1],
];
const sizeOf = (unit: Loose) => SIZES.find(([kind]) => kind.test(unit['type']))!;
const headingOf = (unit: Loose): number => unit['heading'] ?? (unit['id'].startsWith('S') ? 0 : 1800);

const bentStands = (unit: Loose, at: Stand): Stand[] => {
  const { stays, way, angle } = unit['bend'];
  const side = stays === 'left' ? 1 : -1; // the other stand is on the right, or on the left
  const edge = way === 'back' ? -at.d : 0;
  const hinge = go(go(at.front, right(at.heading), (side * at.w) / 2), forward(at.heading), edge);
  const heading = at.heading + side * (way === 'back' ? 1 : -1) * angle;
  const front = go(go(hinge, forward(heading), -edge), right(heading), (side * at.w) / 2);
  return side === 1 ? [at, { ...at, front, heading }] : [{ ...at, front, heading }, at];
};

export const standsOf = (unit: Loose): Stand[] => {
  const [, w, d, count] = sizeOf(unit);
  const heading = headingOf(unit);
  const front: Point = [unit['x'], unit['y']];
  const at: Stand = { unit: unit['id'], front, heading, w, d };
  if (unit['bend']) return bentStands(unit, at);
  if (count === 1) return [at];
  const beside = [-1, 1].map((side) => ({ ...at, front: go(front, right(heading), (side * w) / 2) }));
  const behind = { ...at, front: go(front, forward(heading), -d) };
  return unit['formation'] === 'block' || unit['formation'] === 'defensiveBlock' ? [at, behind] : beside;
};

const centre = (stand: Stand): Point => go(stand.front, forward(stand.heading), -stand.d / 2);
const corners = ({ front, heading, w, d }: Stand): Point[] => {
  const [l, r] = [go(front, right(heading), -w / 2), go(front, right(heading), w / 2)];
  return [l, r, go(r, forward(heading), -d), go(l, forward(heading), -d)];
};

/** The part of a convex polygon where the way from `from` along `way` is less than `limit`. */
const cut = (polygon: Point[], from: Point, way: Point, limit: number): Point[] => {
  const over = (p: Point) => dot([p[0] - from[0], p[1] - from[1]], way) - limit;
  return polygon.flatMap((p, i) => {
    const q = polygon[(i + 1) % polygon.length]!;
    const [a, b] = [over(p), over(q)];
    const crossing: Point[] =
      a < 0 !== b < 0 ? [[p[0] + ((q[0] - p[0]) * a) / (a - b), p[1] + ((q[1] - p[1]) * a) / (a - b)]] : [];
    return a < 0 ? [p, ...crossing] : crossing;
  });
};

/** A zone: the middle of its edge, its heading, its width and how far it goes. */
type Zone = { middle: Point; heading: number; w: number; range: number };
const depth = ({ middle, heading, w, range }: Zone, polygon: Point[], [side, end]: Slack): number | undefined => {
  const [out, along] = [forward(heading), right(heading)];
  let part = cut(polygon, middle, along, w / 2 - 10 + side);
  part = cut(part, middle, [-along[0], -along[1]], w / 2 - 10 + side);
  part = cut(part, middle, out, range + 5 + end);
  part = cut(part, middle, [-out[0], -out[1]], 10 + end);
  if (part.length === 0) return undefined;
  return Math.max(0, Math.min(...part.map((p) => dot([p[0] - middle[0], p[1] - middle[1]], out))));
};
const least = (values: (number | undefined)[]): number | undefined => {
  const found = values.filter((one) => one !== undefined);
  return found.length > 0 ? Math.min(...found) : undefined;
};

const RANGES: [RegExp, number][] = [
  [/javelins$/u, 4],
  [/slings$/u, 8],
  [/longbows$/u, 22],
  [/foot (?:bows|crossbows)$/u, 16],
  [/(?:bows|crossbows)$/u, 10],
  [/^light artillery$/u, 40],
  [/^heavy artillery$/u, 50],
];
export const rangeOf = (unit: Loose): number => (RANGES.find(([kind]) => kind.test(unit['type']))?.[1] ?? 0) * 1000;
const STRENGTHS: Record<string, number> = {
  'light foot arms': 8,
  'medium foot arms': 10,
  'heavy foot pikes': 14,
  'light foot javelins': 4,
  'light foot slings': 5,
  'light foot bows': 5,
  'medium foot bows': 6,
  'heavy foot crossbows': 8,
  'medium foot longbows': 7,
  'light horse bows': 8,
  'light camels javelins': 8,
  'medium horse': 10,
  'heavy horse': 12,
  'light chariots bows': 8,
  'heavy chariots': 10,
  'medium elephants bows': 8,
  'heavy elephants': 10,
  'light artillery': 6,
  'heavy artillery': 6,
  commander: 8,
};
export const TYPES = Object.keys(STRENGTHS);
export const strengthOf = (unit: Loose): number => STRENGTHS[unit['type']]! - (unit['hits'] ?? 0);

// Terrain: rectangles only.
const inside = ([x, y]: Point, { points }: Feature, by: number): boolean =>
  x >= points[0]![0]! - by && x <= points[2]![0]! + by && y >= points[0]![1]! - by && y <= points[2]![1]! + by;
const polygonOf = ({ points }: Feature): Point[] => points.map(([x, y]) => [x!, y!] as const);
const isIn = (unit: Loose, feature: Feature, [side]: Slack): boolean => {
  const stands = standsOf(unit);
  return stands.filter((stand) => inside(centre(stand), feature, side)).length * 2 >= stands.length;
};
const levelOf = (unit: Loose, { terrain, slack }: Field): number =>
  Math.min(
    ...standsOf(unit).map((stand) =>
      Math.max(
        0,
        ...terrain
          .filter((one) => one.type === 'hill' && inside(centre(stand), one, slack[0]))
          .map((one) => one.level ?? 1),
      ),
    ),
  );
/** How much of the way straight ahead lies in the rectangle. */
const wayIn = (from: Point, heading: number, far: number, { points }: Feature): number => {
  const way = forward(heading);
  let [a, b] = [0, far];
  for (const axis of [0, 1] as const) {
    const [low, high] = [points[0]![axis]! - from[axis], points[2]![axis]! - from[axis]];
    if (Math.abs(way[axis]) < 1e-12) {
      if (low > 0 || high < 0) return 0;
      continue;
    }
    const ends = [low / way[axis], high / way[axis]].toSorted((one, other) => one - other);
    [a, b] = [Math.max(a, ends[0]!), Math.min(b, ends[1]!)];
  }
  return Math.max(0, b - a);
};

const isRow = (unit: Loose): boolean => standsOf(unit).length === 2 && !(unit['formation'] ?? 'line').endsWith('lock');
/** The zones of a unit; a row has one for each stand. */
const zonesOf = (unit: Loose): Zone[] => {
  const range = rangeOf(unit);
  const stands = standsOf(unit);
  const ahead = stands.map(({ front, heading, w }) => ({ middle: front, heading, w, range }));
  if (isRow(unit) || stands.length === 1) return ahead;
  const [{ front, heading, w, d }] = stands as [Stand];
  if (unit['formation'] === 'block') return ahead.slice(0, 1);
  const middle = go(front, forward(heading), -d);
  return [0, 1, 2, 3].map((face) => {
    const out = heading + 900 * face;
    const [reach, wide] = face % 2 ? [w / 2, 2 * d] : [d, w];
    return { middle: go(middle, forward(out), reach), heading: out, w: wide, range };
  });
};

/** What bars the shot: units that lie before the target, and terrain; undefined: the target is not in the zone. */
const between = (
  zone: Zone,
  firer: Loose,
  target: Loose,
  field: Field,
): { units: Loose[]; terrain: Feature[] } | undefined => {
  const { units, terrain, slack } = field;
  const reach = (unit: Loose) => least(standsOf(unit).map((stand) => depth(zone, corners(stand), slack)));
  const at = reach(target);
  if (at === undefined) return undefined;
  const isBefore = (near: number | undefined) => near !== undefined && near < at - 10 + slack[2];
  const bars = (feature: Feature): boolean => {
    const claimed = [firer, target].some((unit) => isIn(unit, feature, slack));
    if (feature.type === 'hill') {
      const high = (feature.level ?? 1) > Math.max(levelOf(firer, field), levelOf(target, field));
      return !claimed && high && isBefore(depth(zone, polygonOf(feature), slack));
    }
    if (!['wood', 'village'].includes(feature.type)) return false;
    if (claimed) return wayIn(zone.middle, zone.heading, at, feature) > 4005 + slack[1];
    return isBefore(depth(zone, polygonOf(feature), slack));
  };
  const others = units.filter((unit) => unit !== firer && unit !== target);
  return { units: others.filter((unit) => isBefore(reach(unit))), terrain: terrain.filter(bars) };
};
const isDirect = (zone: Zone, firer: Loose, target: Loose, field: Field): boolean => {
  const found = between(zone, firer, target, field);
  return found !== undefined && found.units.length + found.terrain.length === 0;
};
/** GV-FIRE-10: nothing at all in the zone of the other stand. */
const isEmpty = (zone: Zone, firer: Loose, field: Field): boolean => {
  const { units, terrain, slack } = field;
  const others = units.filter((unit) => unit !== firer).flatMap(standsOf);
  if (others.some((stand) => depth(zone, corners(stand), slack) !== undefined)) return false;
  return !terrain.some((one) => {
    if (isIn(firer, one, slack) || depth(zone, polygonOf(one), slack) === undefined) return false;
    return one.type === 'hill' ? (one.level ?? 1) > levelOf(firer, field) : ['wood', 'village'].includes(one.type);
  });
};

const toSegment = (p: Point, a: Point, b: Point): number => {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const t = Math.max(0, Math.min(1, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(p[0] - a[0] - t * dx, p[1] - a[1] - t * dy);
};
export const gap = (one: Loose, other: Loose): number =>
  Math.min(
    ...standsOf(one).flatMap((a) =>
      standsOf(other).flatMap((b) => {
        const [p, q] = [corners(a), corners(b)];
        const reach = (from: Point[], to: Point[]) =>
          from.flatMap((corner) => to.map((end, i) => toSegment(corner, end, to[(i + 1) % 4]!)));
        return [...reach(p, q), ...reach(q, p)];
      }),
    ),
  );

/** How many stands may fire at the target (a block, a single stand: 1), and which see it themselves. */
export const eligible = (firer: Loose, target: Loose, field: Field): { count: number; direct: boolean[] } => {
  const { slack } = field;
  const zones = zonesOf(firer);
  if (firer['type'] === 'heavy artillery') {
    const seen = standsOf(target).some((stand) => depth(zones[0]!, corners(stand), slack) !== undefined);
    const friends = field.units.filter((unit) => unit['id'][0] === firer['id'][0] && unit !== firer);
    const clear = friends.every((unit) => gap(unit, target) >= 8995 + slack[1]);
    const may = seen && clear && gap(firer, target) > 12005 + slack[1];
    return { count: may ? 1 : 0, direct: [may] };
  }
  const direct = zones.map((zone) => isDirect(zone, firer, target, field));
  if (!direct.includes(true)) {
    const over = firer['type'] === 'light artillery' && between(zones[0]!, firer, target, field);
    const low = Math.min(levelOf(firer, field), levelOf(target, field));
    // How high a wood that lies partly on a hill is, is not asked here: never the same answer twice.
    if (over && over.terrain.length > 0 && low > 1) return { count: slack[0], direct };
    const may = over && over.units.every((unit) => levelOf(unit, field) < low) && over.terrain.length === 0;
    return { count: may ? 1 : 0, direct: [Boolean(may)] };
  }
  if (!isRow(firer)) return { count: 1, direct };
  const other = zones.filter((zone, i) => !direct[i] && !firer['bend'] && isEmpty(zone, firer, field));
  return { count: direct.filter(Boolean).length + other.length, direct };
};
export const mostPoints = (firer: Loose, count: number): number => {
  if (count === 0) return 0;
  return isRow(firer) && count === 1 ? Math.floor(strengthOf(firer) / 2) : strengthOf(firer);
};

const isShooter = (unit: Loose): boolean => rangeOf(unit) > 0 && !unit['packed'];
export const isSuppressed = (firer: Loose, field: Field): boolean =>
  field.units.some(
    (unit) =>
      unit['id'][0] !== firer['id'][0] &&
      isShooter(unit) &&
      strengthOf(unit) >= 1 &&
      gap(unit, firer) <= 12005 + field.slack[1] &&
      eligible(unit, firer, field).count > 0,
  );

const formationDice = (target: Loose): number => {
  const formation = target['formation'] ?? 'line';
  if (formation === 'block') return 1;
  if (formation === 'defensiveBlock') return 2;
  return /kirmish/u.test(formation) || /artillery|commander/u.test(target['type']) ? -1 : 0;
};
const classDice = (target: Loose): number =>
  ({ light: 0, medium: -1, heavy: -2 })[target['type'].split(' ')[0] as string] ?? 0;
const bandDice = (firer: Loose, distance: number): number => {
  if (firer['type'] === 'heavy artillery') return 0;
  return distance <= 12005 ? 2 : distance <= 25005 ? 0 : -2;
};
/** All dice of the most points at the target. */
export const diceOf = (firer: Loose, target: Loose, points: number, field: Field): number => {
  const guns = /artillery/u.test(firer['type']);
  let dice = points + formationDice(target) + (/foot|artillery/u.test(target['type']) ? 0 : 1);
  dice += guns ? bandDice(firer, gap(firer, target) - field.slack[1]) : classDice(target);
  if (isSuppressed(firer, field)) dice -= 1;
  if ((firer['formation'] ?? '').endsWith('lock')) dice = Math.floor(Math.max(0, dice) / 2);
  const covers = (one: Feature) =>
    (one.type === 'wood' && /foot/u.test(target['type'])) ||
    (one.type === 'village' && /foot|artillery/u.test(target['type']));
  const cover = field.terrain.filter((one) => covers(one) && isIn(target, one, field.slack)).length;
  return Math.max(0, Math.max(0, dice) - 2 * cover);
};
