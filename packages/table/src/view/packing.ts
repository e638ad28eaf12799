/** Blocks of a zone in rows: how high they become at some width, and where each of them then is. */
import type { Block } from './blocks.js';
import { MARGIN } from './measure.js';

interface Row {
  readonly blocks: Block[];
  width: number;
  height: number;
}

/** By side: far, fighting, near. */
export type Groups = readonly (readonly Block[])[];

const rowsOf = (blocks: readonly Block[], width: number): Row[] => {
  const rows: Row[] = [];
  for (const block of blocks) {
    const row = rows.at(-1);
    if (row && row.width + MARGIN + block.width <= width) {
      row.blocks.push(block);
      row.width += MARGIN + block.width;
      row.height = Math.max(row.height, block.height);
    } else rows.push({ blocks: [block], width: block.width, height: block.height });
  }
  return rows;
};

const EDGES = 2 * MARGIN;
/** Sums of widths are compared with what they were made of. */
const SLIGHT = 0.01;

/** For blocks wider than this there is no height that would do. */
const heightOf = (groups: Groups, width: number): number => {
  const rows = groups.flatMap((blocks) => rowsOf(blocks, width - EDGES + SLIGHT));
  if (rows.some((row) => row.width > width - EDGES + SLIGHT)) return Infinity;
  return rows.reduce((sum, row) => sum + row.height + MARGIN, MARGIN);
};

/** All of them in one flow: it saves room, but sides stand beside each other. */
const together = (groups: Groups): Groups => [groups.flat()];

/** A width, how high the zone then is, and whether sides are apart. */
interface Shape {
  readonly width: number;
  readonly height: number;
  readonly flow: Groups;
}

/** All widths at which the rows of a zone change, the least first. */
const widthsIn = (groups: Groups): number[] => {
  const widest = Math.max(0, ...groups.flat().map(({ width }) => width));
  const widths = new Set([widest]);
  for (const blocks of [...groups, ...together(groups)])
    for (let from = 0; from < blocks.length; from++)
      for (let to = from, sum = -MARGIN; to < blocks.length; to++) {
        sum += MARGIN + blocks[to]!.width;
        if (sum > widest) widths.add(sum);
      }
  return [...widths].map((width) => width + EDGES).sort((a, b) => a - b);
};

const known = new WeakMap<Groups, readonly Shape[]>();

/** The shapes a zone can take, from the narrowest; each is lower than those before it. */
const shapesOf = (groups: Groups): readonly Shape[] => {
  let shapes = known.get(groups);
  if (shapes) return shapes;
  let least = Infinity;
  const flows = [groups, together(groups)];
  shapes = widthsIn(groups).flatMap((width) => {
    const all = flows.map((flow) => ({ width, height: heightOf(flow, width), flow }));
    const best = all[0]!.height <= all[1]!.height ? all[0]! : all[1]!;
    if (best.height >= least) return [];
    least = best.height;
    return [best];
  });
  known.set(groups, shapes);
  return shapes;
};

export const leastWidth = (groups: Groups): number => shapesOf(groups)[0]!.width;

/** The least height within a width; wider than that, there is no height that would do. */
export const heightAt = (groups: Groups, width: number): number =>
  shapesOf(groups).findLast((shape) => shape.width <= width + SLIGHT)?.height ?? Infinity;

/** The least width at which it is lower than this. */
export const widthBelow = (groups: Groups, height: number): number | undefined =>
  shapesOf(groups).find((shape) => shape.height < height)?.width;

export interface Put {
  readonly block: Block;
  readonly left: number;
  readonly top: number;
}

/** By group: where a lone one stands in its zone, and where its blocks stand in a row. */
const TOWARDS = [0.25, 0.5, 0.75];
const WITHIN = [0, 0.5, 1];

/** Rows below each other with the same room between them. */
const spread = (
  rows: readonly Row[],
  width: number,
  first: number,
  between: number,
  within: (block: Block) => number,
) => {
  const put: Put[] = [];
  let top = first;
  for (const row of rows) {
    let left = (width - row.width) / 2;
    for (const block of row.blocks) {
      put.push({ block, left, top: top + (row.height - block.height) * within(block) });
      left += block.width + MARGIN;
    }
    top += row.height + MARGIN + between;
  }
  return { put, top };
};

/** The far side at the top, fights in the middle, the near side at the bottom; what room is left lies between them. */
const apart = (groups: Groups, width: number, height: number): Put[] => {
  const parts = groups.map((blocks) => rowsOf(blocks, width - EDGES + SLIGHT));
  const filled = parts.filter((rows) => rows.length > 0).length;
  const spare = Math.max(0, height - heightOf(groups, width));
  let top = MARGIN;
  return parts.flatMap((rows, i) => {
    if (rows.length === 0) return [];
    const placed = spread(rows, width, top + (filled === 1 ? spare * TOWARDS[i]! : 0), 0, () => 0.5);
    top = placed.top + (filled > 1 ? spare / (filled - 1) : 0);
    return placed.put;
  });
};

/** In one flow, each side still towards its edge within a row. */
const beside = (groups: Groups, width: number, height: number): Put[] => {
  const rows = rowsOf(groups.flat(), width - EDGES + SLIGHT);
  const between = Math.max(0, height - heightOf(together(groups), width)) / (rows.length + 1);
  const within = (block: Block): number => WITHIN[groups.findIndex((blocks) => blocks.includes(block))]!;
  return spread(rows, width, MARGIN + between, between, within).put;
};

/** Sides apart if there is room for it, and as wide as may be; else in the shape that is known to fit. */
export const packed = (groups: Groups, width: number, height: number): Put[] => {
  if (heightOf(groups, width) <= height + SLIGHT) return apart(groups, width, height);
  const shape = shapesOf(groups).findLast((each) => each.width <= width + SLIGHT)!;
  const put = (shape.flow === groups ? apart : beside)(groups, shape.width, height);
  const inset = (width - shape.width) / 2;
  return put.map(({ block, left, top }) => ({ block, left: left + inset, top }));
};
