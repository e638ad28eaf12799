import type { REACTIONS } from '@five-victories/engine/manoeuvre';
import type { English } from './facts.js';

export const reactions: English<typeof REACTIONS> = {
  awayHeading: ({ unit, charger, off }) =>
    `${unit} must move within 90° of the heading of ${charger}, and this way is ${off}° off it.`,
  swingsOffTable: ({ unit }) => `${unit} would swing off the table when it turns; name another way.`,
  goesALittle: ({ unit }) => `${unit} must go at least a little way.`,
  goesTooFar: ({ unit, limit, far }) => `${unit} may go up to ${limit}, not ${far}.`,
  stillTouches: ({ unit, other }) => `${unit} would still touch ${other}.`,
  firesWithoutPivot: ({ unit }) => `${unit} fires without a pivot.`,
  pivotsOutOfContact: ({ unit, charger }) => `${unit} would pivot out of contact with ${charger}.`,
  isNotFoot: ({ unit }) => `${unit} is not foot.`,
  noStandCanFire: ({ unit, charger }) => `No stand of ${unit} can fire at ${charger}.`,
  noDiceAtCharger: ({ unit, charger }) => `${unit} would have no dice against ${charger}.`,
  oneStandMustFire: ({ unit }) => `At least one stand of ${unit} must fire.`,
  standNamedTwice: ({ unit }) => `A stand of ${unit} is named twice.`,
  standCannotFire: ({ stand, unit, charger, eligible }) =>
    `Stand ${stand.figure} of ${unit} cannot fire at ${charger}; ${eligible.figure} can.`,
  onlyFootFaces: ({ unit }) => `${unit} is not foot, and only foot faces about in an emergency.`,
  blockNeverFaces: ({ unit }) => `${unit} is in a defensive block and never faces about.`,
  noRoomToFace: ({ unit, charger }) =>
    `There is no room for ${unit} to face about and stay in contact with ${charger}.`,
  fallBackRange: ({ unit, least, most, by }) => `${unit} may fall back by ${least} to ${most}, not ${by}.`,
  fallsBackInto: ({ by, unit, other }) => `After ${by} ${unit} would be in contact with ${other}.`,
  footFormsBlock: ({ unit }) => `${unit} is not foot and forms no defensive block.`,
  singleFormsNoBlock: ({ unit }) => `${unit} is a single stand and forms no block.`,
  blockAlready: ({ unit }) => `${unit} is already in a defensive block.`,
  blockNotInContact: ({ unit, charger }) => `The block of ${unit} would not be in contact with ${charger}.`,
  standNotTouched: ({ stand, unit, charger }) => `Stand ${stand.figure} of ${unit} is not touched by ${charger}.`,
  noStandAt: ({ cell, layout }) => `In ${layout} there is no stand at [${cell.figure}].`,
  keepsItsPlace: ({ stand, unit, own, layout, there }) =>
    `Stand ${stand.figure} of ${unit} is ${own} and keeps its place, where ${layout} has ${there}.`,
};
