import type { COLUMNS } from '@five-victories/engine/manoeuvre';
import type { English } from './facts.js';

export const columns: English<typeof COLUMNS> = {
  facedAlready: ({ unit }) => `${unit} has already faced about since its last straight move.`,
  facesBeforeMoving: ({ unit }) => `${unit} faces about before its leading stand moves.`,
  lastMoveLeaves: ({ unit }) => `Only the last move of ${unit} may leave the table.`,
  nameSetDown: ({ unit }) => `${unit} cannot be set down in the usual way there; name where its stands go.`,
  standsWouldLeave: ({ unit, confirm }) => `Stands of ${unit} would leave the table; ${confirm}.`,
  mustHinge: ({ stand, unit }) =>
    `Stand ${stand.figure} of ${unit} must touch the stand ahead of it corner to corner, at an angle of at most 90°.`,
  standsOverlap: ({ unit }) => `The stands of ${unit} would overlap each other.`,
  followersSetDown: ({ unit, count, given }) =>
    `${unit} has ${count.figures('following stand')}, and ${given.figure} ${given.either('is', 'are')} set down.`,
  displacedTooFar: ({ stand, unit, far, most }) =>
    `Stand ${stand.figure} of ${unit} would be displaced by ${far}, and ${most} is the limit.`,
  setDownOverlaps: ({ unit, other }) => `${unit}, set down, would overlap ${other}.`,
  setDownOnClosed: ({ unit, type }) => `${unit}, set down, would be on ground closed to it (${type}).`,
  setDownTouches: ({ unit, other }) => `${unit}, set down, would touch ${other}.`,
  notInColumn: ({ unit }) => `${unit} is not in column, and nothing is set down.`,
  columnChangesFirst: ({ unit }) => `${unit} is a column with an enemy near and must change formation first.`,
  mustLeaveColumn: ({ unit }) => `${unit} must leave its column.`,
  columnChangesOnly: ({ unit }) =>
    `${unit} is a column with an enemy near: it must change formation, and nothing else.`,
  columnMustChange: ({ unit }) => `${unit} is a column with an enemy near and must change formation.`,
  columnPivots: ({ unit }) => `${unit} is in column and pivots only with a side-step or a step back.`,
};
