import type { INTERCEPTS } from '@five-victories/engine/manoeuvre';
import type { English } from './facts.js';

export const intercepts: English<typeof INTERCEPTS> = {
  kindNeverIntercepts: ({ unit }) => `${unit} is of a kind that cannot intercept.`,
  tooWeakToIntercept: ({ unit, weak }) => `${unit} ${weak} and cannot intercept.`,
  noInterceptInFormation: ({ unit }) => `${unit} cannot intercept in its formation.`,
  reactedThisPhase: ({ unit }) => `${unit} has already reacted in this phase.`,
  canDoNoMore: ({ unit }) => `${unit} can do no more in this phase.`,
  isEngaged: ({ unit }) => `${unit} is in contact with an enemy.`,
  noInterceptOnDifficult: ({ unit }) => `${unit} is on difficult ground and cannot intercept.`,
  cannotBeStopped: ({ target, at }) => `${target} cannot be stopped after ${at}: it has no way to be set down.`,
  notInInterceptZone: ({ at, target, unit, reach }) =>
    `After ${at} ${target} is not in the intercept zone of ${unit}, ${reach} straight ahead.`,
  unitLiesBefore: ({ target, far, unit, other, near }) =>
    `Before ${target}, ${far} ahead of ${unit}, lies ${other}, ${near} ahead.`,
  moverPartlyOff: ({ at, target }) => `After ${at} ${target} is partly off the table.`,
  moverEngaged: ({ at, target }) => `After ${at} ${target} is in contact with an enemy.`,
  moverNotLeft: ({ at, target, other }) => `After ${at} ${target} has not left ${other} yet.`,
  moverFlowing: ({ at, target }) => `After ${at} ${target} is flowing around another unit.`,
  wouldNotMeet: ({ at, unit, target }) => `After ${at} ${unit} would not come into contact with ${target}.`,
  meetingLeavesTable: ({ target, at, unit }) => `To meet ${target} after ${at} ${unit} would leave the table.`,
  meetingOverlaps: ({ target, at, unit, other }) => `To meet ${target} after ${at} ${unit} would overlap ${other}.`,
  meetingOnClosed: ({ target, at, unit, type }) =>
    `To meet ${target} after ${at} ${unit} would come onto ground closed to it (${type}).`,
  nobodyFiresAtMoves: () => 'Nobody fires at what moves in this game.',
  notOnTheMove: ({ from, to, at }) => `The move goes from ${from} to ${to}, and ${at} is not on it.`,
  groundLiesBefore: ({ target, far, unit, type, near }) =>
    `Before ${target}, ${far} ahead of ${unit}, lies ground it cannot charge over, ${near} ahead: ${type}.`,
};
