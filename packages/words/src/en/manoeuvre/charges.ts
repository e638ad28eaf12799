import type { CHARGES } from '@five-victories/engine/manoeuvre';
import type { English } from './facts.js';

export const charges: English<typeof CHARGES> = {
  gunsNeverCharge: ({ unit }) => `${unit} is artillery and never charges.`,
  tooWeakToCharge: ({ unit, weak }) => `${unit} ${weak} and may not charge.`,
  noChargeInFormation: ({ unit }) => `${unit} may not charge in its formation.`,
  inTheWay: ({ other, unit, depth }) => `${other} is in the way of ${unit}, ${depth} ahead.`,
  notPastBefore: ({ unit, other, target }) =>
    `${unit} does not get completely past ${other} before it reaches ${target}.`,
  notPastExtended: ({ unit, other, most }) =>
    `${unit} is not completely past ${other} after ${most}, before its charge is extended.`,
  chargeOnDifficult: ({ unit, allowance, target, depth }) =>
    `${unit} may charge ${allowance} where the ground is difficult, and ${target} is ${depth} ahead.`,
  chargeTooFar: ({ unit, allowance, target, depth }) =>
    `${unit} may charge ${allowance}, and ${target} is ${depth} ahead.`,
  noExtensionHere: ({ unit }) => `${unit} may not extend a charge where the ground is difficult.`,
  needlessExtension: ({ target, depth, allowance, unit }) =>
    `${target} is ${depth} ahead, within the ${allowance} that ${unit} may charge: no extension is needed.`,
  extensionTooFar: ({ unit, most, target, depth }) =>
    `${unit} may extend its charge to ${most}, and ${target} is ${depth} ahead.`,
  wouldNotOutflank: ({ unit, target }) =>
    `${unit} would not outflank ${target}, which is mounted, and so may not charge it.`,
  noEnemyOf: ({ target, unit }) => `${target} is not an enemy of ${unit}.`,
  notStraightAhead: ({ target, unit }) => `${target} is not straight ahead of ${unit}.`,
  cornerOnly: ({ unit, target }) => `${unit} would meet ${target} only corner to corner.`,
  leavesUnlessConfirmed: ({ unit, confirm }) => `${unit} would leave the table; ${confirm}.`,
  breakThroughNeither: ({ unit }) => `${unit} may only manoeuvre or charge in its break-through.`,
  breakThroughSlow: ({ unit }) => `${unit} may not go so fast in its break-through.`,
  breakThroughMoved: ({ unit }) => `${unit} has manoeuvred in its break-through and may not charge.`,
  gaveBreakThrough: ({ target, unit }) => `${target} gave ${unit} this break-through; it must charge another unit.`,
};
