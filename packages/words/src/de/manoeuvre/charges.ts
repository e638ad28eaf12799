import type { CHARGES } from '@five-victories/engine/manoeuvre';
import type { German } from './facts.js';

export const charges: German<typeof CHARGES> = {
  gunsNeverCharge: ({ unit }) => `${unit} ist Artillerie und greift nie an.`,
  tooWeakToCharge: ({ unit, weak }) => `${unit} ${weak} und darf nicht angreifen.`,
  noChargeInFormation: ({ unit }) => `${unit} darf in dieser Formation nicht angreifen.`,
  inTheWay: ({ other, unit, depth }) => `${other} steht ${unit} im Weg, ${depth} voraus.`,
  notPastBefore: ({ unit, other, target }) =>
    `${unit} kommt nicht ganz an ${other} vorbei, bevor es ${target} erreicht.`,
  notPastExtended: ({ unit, other, most }) =>
    `${unit} ist nach ${most}, ehe der Angriff verlängert wird, noch nicht ganz an ${other} vorbei.`,
  chargeOnDifficult: ({ unit, allowance, target, depth }) =>
    `${unit} darf in schwierigem Gelände ${allowance} weit angreifen, und ${target} ist ${depth} voraus.`,
  chargeTooFar: ({ unit, allowance, target, depth }) =>
    `${unit} darf ${allowance} weit angreifen, und ${target} ist ${depth} voraus.`,
  noExtensionHere: ({ unit }) => `${unit} darf einen Angriff in schwierigem Gelände nicht verlängern.`,
  needlessExtension: ({ target, depth, allowance, unit }) =>
    `${target} ist ${depth} voraus, also innerhalb der ${allowance} von ${unit}: Eine Verlängerung ist nicht nötig.`,
  extensionTooFar: ({ unit, most, target, depth }) =>
    `${unit} darf den Angriff auf ${most} verlängern, und ${target} ist ${depth} voraus.`,
  wouldNotOutflank: ({ unit, target }) =>
    `${unit} träfe ${target} nicht in der Flanke; das ist beritten und darf nur so angegriffen werden.`,
  noEnemyOf: ({ target, unit }) => `${target} ist kein Feind von ${unit}.`,
  notStraightAhead: ({ target, unit }) => `${target} ist nicht gerade vor ${unit}.`,
  cornerOnly: ({ unit, target }) => `${unit} träfe ${target} nur Ecke an Ecke.`,
  leavesUnlessConfirmed: ({ unit, confirm }) => `${unit} käme vom Tisch; ${confirm}.`,
  breakThroughNeither: ({ unit }) => `${unit} darf beim Durchbruch nur manövrieren oder angreifen.`,
  breakThroughSlow: ({ unit }) => `${unit} darf beim Durchbruch nicht so schnell gehen.`,
  breakThroughMoved: ({ unit }) => `${unit} ist beim Durchbruch gezogen und darf nicht angreifen.`,
  gaveBreakThrough: ({ target, unit }) =>
    `${target} hat ${unit} diesen Durchbruch gegeben; der Angriff muss einer anderen Einheit gelten.`,
};
