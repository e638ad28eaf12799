/** Where stands are, and which removals are legal: read from the catalogue once more, apart from the engine. */
import { W } from './melee-help.js';

export type Bend = { after: number; stays: 'left' | 'right'; way: 'back' | 'forward'; angle: number };
export type Pose = { x: number; y: number; heading: number };
export type Given = Pose & { type: string; formation: string; layout: string; bend?: Bend; trail?: Pose[] };
export type Stand = Pose & { letter: string; rank: number; file: number };
export type Removal = { stands: number[]; turned: boolean; left: Stand[] };

// Only multiples of 30°: sines without Math.sin.
const HALVES = [0, 0.5, Math.sqrt(0.75), 1, Math.sqrt(0.75), 0.5];
const sin = (tenths: number): number => {
  const step = (((tenths / 300) % 12) + 12) % 12;
  return step < 6 ? HALVES[step]! : -HALVES[step - 6]!;
};
const cos = (tenths: number): number => sin(tenths + 900);
const round = (tenths: number): number => ((tenths % 3600) + 3600) % 3600;

/** A place so far to the right of and ahead of a pose. */
const from = (pose: Pose, right: number, ahead: number): { x: number; y: number } => ({
  x: pose.x + right * cos(pose.heading) + ahead * sin(pose.heading),
  y: pose.y - right * sin(pose.heading) + ahead * cos(pose.heading),
});
const clockwise = (point: Pose, about: { x: number; y: number }, angle: number): Pose => {
  const [dx, dy] = [point.x - about.x, point.y - about.y];
  return {
    x: about.x + dx * cos(angle) + dy * sin(angle),
    y: about.y - dx * sin(angle) + dy * cos(angle),
    heading: round(point.heading + angle),
  };
};

type Cell = { letter: string; rank: number; file: number };
const cellsOf = (layout: string): Cell[] =>
  layout
    .split('/')
    .flatMap((row, rank) => [...row].map((letter, file) => ({ letter, rank, file })))
    .filter((cell) => cell.letter !== '.');

/** SV-GEO-03. */
const straight = (given: Given): Stand[] => {
  const wide = given.layout.split('/')[0]!.length;
  return cellsOf(given.layout).map((cell) => ({
    ...cell,
    ...from(given, (cell.file - (wide - 1) / 2) * W, -(cell.rank + 0.5) * W),
    heading: round(given.heading + (given.formation === 'defensiveBlock' && cell.rank > 0 ? 1800 : 0)),
  }));
};

/** SV-GEO-17, SV-BEND-03: the row is laid out straight, then the arm that does not stay turns about the hinge. */
const bentRow = (given: Given & { bend: Bend }): Stand[] => {
  const { after, stays, way, angle } = given.bend;
  const cells = cellsOf(given.layout);
  const [first, count] = stays === 'left' ? [0, after] : [after, cells.length - after];
  const end = (stays === 'left' ? 1 : -1) * (count / 2) * W;
  const hinge = from(given, end, way === 'back' ? -W : 0);
  const turn = (stays === 'left') === (way === 'back') ? angle : -angle;
  return cells.map((cell, i) => {
    const place = { ...from(given, (i - first - (count - 1) / 2) * W, -W / 2), heading: given.heading };
    const still = i >= first && i < first + count;
    return { ...cell, ...(still ? place : clockwise(place, hinge, turn)) };
  });
};

export const standsOf = (given: Given): Stand[] => {
  if (given.bend) return bentRow({ ...given, bend: given.bend });
  if (!given.trail) return straight(given);
  return [given, ...given.trail].map((pose, rank) => ({
    ...cellsOf(given.layout)[rank]!,
    ...from(pose, 0, -W / 2),
    heading: pose.heading,
  }));
};

/** SV-FORM-02. */
export const SHAPES = ['1,1', '2,1', '2,2', '3,2', '2,2,1', '3,3', '2,2,2', '3,2,2', '3,3,1', '3,3,2', '3,3,3'];

/** Ranks from the front as sets of files; empty ranks in between are kept, so that gaps are seen. */
const ranksOf = (stands: Stand[]): number[][] => {
  const ranks = stands.map((one) => one.rank);
  const [low, high] = [Math.min(...ranks), Math.max(...ranks)];
  return Array.from({ length: high - low + 1 }, (_, i) =>
    stands.filter((one) => one.rank === low + i).map((one) => one.file),
  );
};
const joined = (files: number[]): boolean => Math.max(...files) - Math.min(...files) === files.length - 1;
/** SV-FORM-02, -03. */
const isBlock = (ranks: number[][]): boolean =>
  SHAPES.includes(ranks.map((files) => files.length).join(',')) &&
  ranks.every((files, i) => joined(files) && (i === 0 || files.every((file) => ranks[i - 1]!.includes(file))));

const consecutive = (kept: number[]): boolean => kept.at(-1)! - kept[0]! === kept.length - 1;

/** SV-LOSS-06, -07: what these stands may be, as one entry for each way they may face. */
const results = (given: Given, all: Stand[], kept: number[]): { turned: boolean; left: Stand[] }[] => {
  const left = kept.map((i) => all[i]!);
  const same = [{ turned: false, left }];
  if (!given.formation.endsWith('lock')) return consecutive(kept) ? same : [];
  const ranks = ranksOf(left);
  if (ranks.length === 1) return joined(ranks[0]!) ? same : [];
  if (given.formation === 'block') return isBlock(ranks) ? same : [];
  const facing = (turned: boolean): Stand[] => {
    const edge = turned ? Math.max(...left.map((one) => one.rank)) : Math.min(...left.map((one) => one.rank));
    const away = given.heading + (turned ? 0 : 1800);
    return left.map((one) => ({ ...one, heading: round(one.rank === edge ? away + 1800 : away) }));
  };
  return [false, true]
    .filter((turned) => isBlock(turned ? [...ranks].reverse() : ranks))
    .map((turned) => ({ turned, left: facing(turned) }));
};

const subsets = (n: number, k: number): number[][] =>
  Array.from({ length: 2 ** n }, (_, bits) =>
    Array.from({ length: n }, (_stand, i) => i).filter((i) => bits & (1 << i)),
  ).filter((set) => set.length === k);

const OPEN = ['openOrder', 'bentOpenOrder'];
/** SV-LOSS-06: the kind of what is left. */
export const kindOf = (given: Given, left: Stand[]): string => {
  const row = OPEN.includes(given.formation) ? 'openOrder' : 'line';
  const oneArm = given.bend && new Set(left.map((one) => one.file < given.bend!.after)).size === 1;
  const oneRank = given.formation.endsWith('lock') && new Set(left.map((one) => one.rank)).size === 1;
  return left.length === 1 || oneArm || oneRank ? row : given.formation;
};

/** All legal removals of k stands; `holds` says whether what is left keeps its contacts. */
export const removalsOf = (given: Given, k: number, holds: (left: Stand[]) => boolean = () => true): Removal[] => {
  const all = standsOf(given);
  return subsets(all.length, k).flatMap((stands) =>
    results(
      given,
      all,
      [...all.keys()].filter((i) => !stands.includes(i)),
    )
      .filter(({ left }) => holds(left))
      .map((result) => ({ stands, ...result })),
  );
};
