/** Several units in hand brought into order: fronts in line, equal gaps, side by side. */
import { turnBetween } from '@five-victories/engine/geometry';
import { figureOf, type UnitId } from '@five-victories/engine/tabletop';
import type { Desk } from '../maker.js';
import { boxOf, spotAt, type Box } from './box.js';
import { headingIn, middleOf, movedBy, turnedBy } from './move.js';
import { placedIn, placingOf, type Placings } from './plan.js';

const boxIn = (desk: Desk, placings: Placings, id: UnitId, lead: UnitId): Box | undefined => {
  const unit = placedIn(desk, placings, id);
  const along = placedIn(desk, placings, lead)?.place.heading;
  return unit && along !== undefined ? boxOf(figureOf(desk.match, unit), along) : undefined;
};

/** By so much across and along the heading of the one that leads. */
const slid = (desk: Desk, placings: Placings, id: UnitId, lead: UnitId, across: number, along: number): Placings => {
  const { x, y } = spotAt(placedIn(desk, placings, lead)!.place.heading, across, along);
  return movedBy(desk, placings, [id], x, y);
};

/** All face as the last one does, their fronts on the line of its front. */
export const linedUp = (desk: Desk, start: Placings, ids: readonly UnitId[]): Placings => {
  const lead = ids.at(-1);
  const unit = lead === undefined ? undefined : placedIn(desk, start, lead);
  if (!lead || !unit) return start;
  const { heading } = unit.place;
  const { front } = boxIn(desk, start, lead, lead)!;
  return ids.reduce((placings, id) => {
    const placing = placingOf(desk, placings, id);
    const middle = middleOf(desk, placings, [id]);
    if (id === lead || !placing || !middle) return placings;
    const faced = turnedBy(desk, placings, [id], middle, turnBetween(headingIn(desk, placing), heading));
    return slid(desk, faced, id, lead, 0, front - boxIn(desk, faced, id, lead)!.front);
  }, start);
};

interface InRow {
  readonly id: UnitId;
  readonly box: Box;
}

const rowFromLeft = (desk: Desk, placings: Placings, ids: readonly UnitId[], lead: UnitId): InRow[] =>
  ids
    .flatMap((id) => {
      const box = boxIn(desk, placings, id, lead);
      return box ? [{ id, box }] : [];
    })
    .sort((a, b) => a.box.left + a.box.right - b.box.left - b.box.right);

/** From the left one on, each so far from the one before. */
const withGap = (desk: Desk, start: Placings, row: readonly InRow[], lead: UnitId, gap: number): Placings => {
  let at = row[0]!.box.left;
  return row.reduce((placings, { id, box }) => {
    const next = slid(desk, placings, id, lead, at - box.left, 0);
    at += box.right - box.left + gap;
    return next;
  }, start);
};

const widthOf = ({ box }: InRow): number => box.right - box.left;

/** The outer two stay; the others stand between them with equal gaps. */
export const spreadOut = (desk: Desk, start: Placings, ids: readonly UnitId[]): Placings => {
  const lead = ids.at(-1);
  const row = lead === undefined ? [] : rowFromLeft(desk, start, ids, lead);
  if (!lead || row.length < 3) return start;
  const taken = row.reduce((sum, each) => sum + widthOf(each), 0);
  const gap = (row.at(-1)!.box.right - row[0]!.box.left - taken) / (row.length - 1);
  return withGap(desk, start, row, lead, Math.max(0, gap));
};

/** Side by side from the left one on. */
export const closedUp = (desk: Desk, start: Placings, ids: readonly UnitId[]): Placings => {
  const lead = ids.at(-1);
  const row = lead === undefined ? [] : rowFromLeft(desk, start, ids, lead);
  return lead && row.length > 1 ? withGap(desk, start, row, lead, 0) : start;
};
