/** What a unit that is being moved is caught by: fronts in line, flush sides, equal gaps, the border of its ground. */
import {
  disc,
  ground as shapes,
  heading as asHeading,
  turnBetween,
  type Heading,
} from '@five-victories/engine/geometry';
import { figureOf, type Placed } from '@five-victories/engine/tabletop';
import type { Desk } from '../maker.js';
import { rulerTo, type Mark } from '../marks.js';
import { lengthIn } from '../words/names.js';
import { areAbreast, areInFile, boxOf, movedBox, spotAt, type Box } from './box.js';

/** The ground a side is set up on, as corners. */
export interface Ground {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

interface Catch {
  /** How much further the unit would have to go. */
  readonly by: number;
  readonly guide: (moved: Box) => readonly Mark[];
}

/** What does not change while a unit is dragged. */
export interface Surroundings {
  readonly heading: Heading;
  readonly others: readonly Box[];
  /** The border, seen along the heading; none for a unit that stands askew. */
  readonly border: Box | undefined;
}

const QUARTER = 900;
const isSquareTo = (one: Heading, two: Heading): boolean => Math.abs(turnBetween(one, two)) % QUARTER === 0;

const NORTH = asHeading(0);

const borderAlong = (heading: Heading, { west, east, south, north }: Ground): Box | undefined => {
  if (!isSquareTo(heading, NORTH)) return undefined;
  const corners = [disc({ x: west, y: south }, 0), disc({ x: east, y: north }, 0)];
  return boxOf(shapes(corners), heading);
};

/** Others that stand parallel or square to it, and round ones. */
export const surroundingsOf = (
  desk: Desk,
  heading: Heading,
  others: readonly Placed[],
  ground: Ground,
): Surroundings => ({
  heading,
  others: others
    .filter(({ place }) => place.diameter !== undefined || (isSquareTo(place.heading, heading) && !place.bend))
    .map((unit) => boxOf(figureOf(desk.match, unit), heading)),
  border: borderAlong(heading, ground),
});

const edge = (heading: Heading, a: readonly [number, number], b: readonly [number, number]): Mark => ({
  is: 'edge',
  from: spotAt(heading, ...a),
  to: spotAt(heading, ...b),
  tone: 'quiet',
});

/** A line along which two stand: one of theirs across or along the heading, on which one of its own comes to lie. */
const acrossLine = (heading: Heading, other: Box, own: number, line: number): Catch => ({
  by: line - own,
  guide: (moved) => [
    edge(heading, [Math.min(moved.left, other.left), line], [Math.max(moved.right, other.right), line]),
  ],
});
const alongLine = (heading: Heading, other: Box, own: number, line: number): Catch => ({
  by: line - own,
  guide: (moved) => [
    edge(heading, [line, Math.min(moved.rear, other.rear)], [line, Math.max(moved.front, other.front)]),
  ],
});
const middleOf = ({ left, right }: Box): number => (left + right) / 2;

const gapMark = (desk: Desk, heading: Heading, one: Box, two: Box): Mark => {
  const level = (Math.max(one.rear, two.rear) + Math.min(one.front, two.front)) / 2;
  const [from, to] = [spotAt(heading, one.right, level), spotAt(heading, two.left, level)];
  return rulerTo(from, to, lengthIn(desk.match, two.left - one.right), 'quiet');
};

// ---- what there is to be caught by -----------------------------------------------------------------------------------

/** Fronts and rears in line, and right behind or before another. */
const alongCatches = ({ heading, others, border }: Surroundings, box: Box): Catch[] =>
  [...others, ...(border ? [border] : [])].flatMap((other) => {
    const lines = [
      [box.front, other.front],
      [box.rear, other.rear],
    ];
    if (other !== border && areInFile(box, other)) lines.push([box.front, other.rear], [box.rear, other.front]);
    return lines.map(([own, line]) => acrossLine(heading, other, own!, line!));
  });

/** Flush sides of those abreast; the same side or the same middle as those before or behind. */
const acrossCatches = ({ heading, others, border }: Surroundings, box: Box): Catch[] =>
  [...others, ...(border ? [border] : [])].flatMap((other) => {
    const [flush, same] = [
      [
        [box.left, other.right],
        [box.right, other.left],
      ],
      [
        [box.left, other.left],
        [box.right, other.right],
      ],
    ];
    const lines =
      other === border ? same : areAbreast(box, other) ? flush : [...same, [middleOf(box), middleOf(other)]];
    return lines.map(([own, line]) => alongLine(heading, other, own!, line!));
  });

/** Those to the left and to the right of it in its row, the nearest first. */
const rowOf = (box: Box, others: readonly Box[]): { readonly left: Box[]; readonly right: Box[] } => {
  const row = others.filter((other) => areAbreast(box, other));
  const isLeft = (other: Box): boolean => middleOf(other) < middleOf(box);
  return {
    left: row.filter(isLeft).sort((a, b) => b.right - a.right),
    right: row.filter((other) => !isLeft(other)).sort((a, b) => a.left - b.left),
  };
};

/** The gap that the next two have, or the same gap on both sides. */
const gapCatches = (desk: Desk, { heading, others }: Surroundings, box: Box): Catch[] => {
  const {
    left: [left, left2],
    right: [right, right2],
  } = rowOf(box, others);
  const catches: Catch[] = [];
  if (left && left2 && left.left > left2.right)
    catches.push({
      by: left.right + (left.left - left2.right) - box.left,
      guide: (moved) => [gapMark(desk, heading, left2, left), gapMark(desk, heading, left, moved)],
    });
  if (right && right2 && right2.left > right.right)
    catches.push({
      by: right.left - (right2.left - right.right) - box.right,
      guide: (moved) => [gapMark(desk, heading, right, right2), gapMark(desk, heading, moved, right)],
    });
  if (left && right)
    catches.push({
      by: (left.right + right.left) / 2 - middleOf(box),
      guide: (moved) => [gapMark(desk, heading, left, moved), gapMark(desk, heading, moved, right)],
    });
  return catches;
};

const nearestOf = (catches: readonly Catch[], reach: number): Catch | undefined => {
  let best: Catch | undefined;
  for (const each of catches)
    if (Math.abs(each.by) <= reach && (!best || Math.abs(each.by) < Math.abs(best.by) - 1)) best = each;
  return best;
};

interface Caught {
  /** What is to be added to where the pointer has it. */
  readonly dx: number;
  readonly dy: number;
  readonly guides: readonly Mark[];
}

const PIXELS = 9;

/** Along first: who is in line with others is abreast of them. */
export const caught = (desk: Desk, around: Surroundings, box: Box): Caught => {
  const reach = PIXELS * desk.grain;
  const ahead = nearestOf(alongCatches(around, box), reach);
  const level = movedBox(box, 0, ahead?.by ?? 0);
  const aside = nearestOf([...acrossCatches(around, level), ...gapCatches(desk, around, level)], reach);
  const { x: dx, y: dy } = spotAt(around.heading, aside?.by ?? 0, ahead?.by ?? 0);
  const there = movedBox(level, aside?.by ?? 0, 0);
  return { dx, dy, guides: [...(ahead?.guide(there) ?? []), ...(aside?.guide(there) ?? [])] };
};

/** How far it is from the next ones in its row. */
export const gapsOf = (desk: Desk, { heading, others }: Surroundings, box: Box): readonly Mark[] => {
  const {
    left: [left],
    right: [right],
  } = rowOf(box, others);
  return [
    ...(left && box.left - left.right > 1 ? [gapMark(desk, heading, left, box)] : []),
    ...(right && right.left - box.right > 1 ? [gapMark(desk, heading, box, right)] : []),
  ];
};
