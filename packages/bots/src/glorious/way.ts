/** The way around ground that is closed to a formation: from corner to corner, roughly. */
import {
  distance,
  distanceTo,
  ground,
  line,
  squareToLine,
  type Footprint,
  type Point,
} from '@five-victories/engine/geometry';
import { isBattle, type Placed, type GloriousMatch } from '@five-victories/engine/glorious';
import { figureIn, figureOf, prohibitedTo, type Feature, type Place } from '@five-victories/engine/tabletop';
import { INCH } from '../tabletop/bearing.js';

export interface Way {
  /** Inches more than straight on. */
  readonly detour: number;
  /** Where it goes first. */
  readonly towards: Point;
}

/** Corners are passed at a distance, and nobody minds if the way is a little narrow. */
const ROOM = { passing: 750, less: 500 } as const;
const NO_WAY = 30;

const far = (a: Point, b: Point): number => Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));

const away = ({ x, y }: Point, { ground: { parts } }: Feature): number =>
  parts.reduce((least, part) => Math.min(least, distanceTo(part, x, y)), Infinity);

/** Whether the way from one point to another keeps clear of all of these, as far as its ends do. */
const isFree = (from: Point, to: Point, closed: readonly Feature[], half: number): boolean => {
  if (far(from, to) < 1) return true;
  let way: Footprint | undefined;
  return closed.every((feature) => {
    const { x, y, radius } = feature.ground;
    const reach = half + radius;
    if (squareToLine(x, y, from.x, from.y, to.x, to.y) > reach * reach) return true;
    const clear = Math.min(half, away(from, feature) - 10, away(to, feature) - 10);
    way ??= ground([line(from, to)]);
    return distance(way, feature.ground) > Math.max(0, clear);
  });
};

interface Net {
  readonly nodes: readonly Point[];
  /** The shortest way between each two. */
  readonly lengths: readonly (readonly number[])[];
}

/** Points beside the corners of an area, so far off that a formation passes. */
const besides = ({ ground: { x, y, parts } }: Feature, half: number): Point[] =>
  parts.flatMap((part) => {
    if (part.kind === 'disc') return [];
    const found: Point[] = [];
    for (let i = 0; i < part.corners.length; i += 2) {
      const [dx, dy] = [part.corners[i]! - x, part.corners[i + 1]! - y];
      const grown = 1 + (half + ROOM.passing) / Math.max(1, Math.sqrt(dx * dx + dy * dy));
      found.push({ x: x + dx * grown, y: y + dy * grown });
    }
    return found;
  });

const netOf = ({ table }: GloriousMatch, closed: readonly Feature[], half: number): Net => {
  const isOnTable = ({ x, y }: Point): boolean =>
    x >= half && y >= half && x <= table.width - half && y <= table.depth - half;
  const nodes = closed
    .flatMap((feature) => besides(feature, half))
    .filter((node) => isOnTable(node) && closed.every((feature) => away(node, feature) >= half - ROOM.less));
  const lengths = nodes.map((a) => nodes.map((b) => (isFree(a, b, closed, half - ROOM.less) ? far(a, b) : Infinity)));
  for (const k of nodes.keys())
    for (const i of nodes.keys())
      for (const j of nodes.keys()) lengths[i]![j] = Math.min(lengths[i]![j]!, lengths[i]![k]! + lengths[k]![j]!);
  return { nodes, lengths };
};

const nets = new WeakMap<GloriousMatch['table'], Map<string, Net>>();

/** A Battle is as wide as it is. */
const lessOf = (unit: Placed): number => (isBattle(unit) ? 0 : ROOM.less);

const keptNet = (match: GloriousMatch, closed: readonly Feature[], half: number): Net => {
  const known = nets.get(match.table) ?? new Map<string, Net>();
  nets.set(match.table, known);
  const key = `${half};${closed.map((feature) => match.table.features.indexOf(feature)).join()}`;
  const net = known.get(key) ?? netOf(match, closed, half);
  known.set(key, net);
  return net;
};

const halfOf = (unit: Placed, figure: Footprint): number =>
  isBattle(unit) ? figure.radius : Math.min(figure.radius, 4 * INCH);

/** From each node to a formation, by whatever way. */
const rests = new WeakMap<Net, WeakMap<Placed, readonly number[]>>();

const restsTo = (net: Net, target: Placed, to: Point, closed: readonly Feature[], clear: number): readonly number[] => {
  const known = rests.get(net) ?? new WeakMap<Placed, readonly number[]>();
  rests.set(net, known);
  let all = known.get(target);
  if (!all) {
    const ends = net.nodes.map((node) => (isFree(node, to, closed, clear) ? far(node, to) : Infinity));
    all = net.lengths.map((row) => row.reduce((least, length, j) => Math.min(least, length + ends[j]!), Infinity));
    known.set(target, all);
  }
  return all;
};

export const wayTo = (match: GloriousMatch, unit: Placed, place: Place, target: Placed): Way => {
  const [from, to] = [figureIn(match, unit, place), figureOf(match, target)];
  const straight: Way = { detour: 0, towards: to };
  if (match.table.features.length === 0) return straight;
  const closed = prohibitedTo(match, unit, place.formation);
  const half = Math.round(halfOf(unit, from));
  const clear = half - lessOf(unit);
  if (closed.length === 0 || isFree(from, to, closed, clear)) return straight;
  const net = keptNet(match, closed, half);
  const rest = restsTo(net, target, to, closed, clear);
  const ways = net.nodes
    .map((node, i): Way => ({ detour: (far(from, node) + rest[i]! - far(from, to)) / INCH, towards: node }))
    .filter(({ detour }) => detour < NO_WAY)
    .sort((a, b) => a.detour - b.detour);
  return ways.find(({ towards }) => isFree(from, towards, closed, clear)) ?? { detour: NO_WAY, towards: to };
};
