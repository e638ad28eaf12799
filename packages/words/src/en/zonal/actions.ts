import type { ACTIONS } from '@five-victories/engine/zonal';
import type { English } from './facts.js';

export const actions: English<typeof ACTIONS> = {
  defensiveCannotMove: ({ unit }) => `${unit} is in a defensive formation and cannot move.`,
  firedMayOnlyTurn: ({ unit }) => `${unit} has fired and may only turn.`,
  noZoneThatWay: ({ unit, facing, zone }) => `${unit} faces ${facing}, and there is no zone that way from ${zone}.`,
  escarpmentBetween: ({ zone, to }) => `An escarpment lies between ${zone} and ${to}.`,
  zoneIsFull: ({ to, limit }) => `${to} already holds ${limit.figure} of your units.`,
  restrictedSecondAction: ({ to, unit }) => `${to} restricts movement: ${unit} cannot enter it with its second action.`,
  notEngaged: ({ unit }) => `${unit} is not engaged.`,
  onlyMountedDisengage: ({ unit }) => `${unit} is not mounted, and only mounted disengage.`,
  touchesMounted: ({ target, unit }) => `${target}, in contact with ${unit}, is mounted.`,
  isSurrounded: ({ unit }) => `All four faces of ${unit} are occupied.`,
  onlyToDisengage: ({ unit }) => `${unit} was engaged when the phase began: its first action can only be to disengage.`,
  neverDismounts: ({ unit }) => `${unit} neither mounts nor dismounts.`,
  mountedAlready: ({ unit }) => `${unit} is already mounted.`,
  dismountedAlready: ({ unit }) => `${unit} is already dismounted.`,
  justDismounted: ({ unit }) => `${unit} has just dismounted and cannot mount up again.`,
  defensiveCannotMount: ({ unit }) => `${unit} is in a defensive formation and cannot mount up.`,
  cannotMountHere: ({ unit, zone, terrain }) =>
    `${unit} cannot mount up in ${zone} (${terrain}), where mounted are in open order only.`,
  touchedRestricted: ({ unit }) => `${unit} has touched restricted ground and has one action only.`,
  actionsUsed: ({ unit, used }) => `${unit} has used ${used.either('its one action', 'both its actions')}.`,
  dismountedEnds: ({ unit }) => `${unit} has dismounted, which ends its activity.`,
  defensiveCannotTurn: ({ unit }) => `${unit} is in a defensive formation and cannot turn.`,
  facesSoAlready: ({ unit, facing }) => `${unit} already faces ${facing}.`,
  gunsOneFormation: ({ unit }) => `${unit} is artillery and has one formation only.`,
  reserveMoveIsAll: ({ unit }) => `A reserve move is the whole activity of ${unit}.`,
  disengagedStays: ({ unit }) => `${unit} has disengaged and cannot leave the table in this phase.`,
  onlyActionsNow: ({ unit }) => `${unit} has performed an action and may only go on with actions.`,
};
