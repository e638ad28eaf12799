import type { GREAT_COMBAT, GREAT_REACTIONS } from '@five-victories/engine/great';
import { STAERKEPUNKT } from '../tabletop/facts.js';
import type { German } from './facts.js';

export const reactions: German<typeof GREAT_REACTIONS> = {
  recoilsMountedOnly: ({ unit }) => `${unit} ist nicht beritten und darf nicht zurückweichen.`,
  bentCannotRecoil: ({ unit }) => `${unit} ist geknickt und darf nicht zurückweichen.`,
  heavyChariotsCannotRecoil: ({ unit }) => `${unit} hat schwere Streitwagen und darf nicht zurückweichen.`,
  evadesOnFootOnly: ({ unit }) => `${unit} ist kein Fußvolk und darf nicht ausweichen.`,
  evadesSkirmishingOnly: ({ unit }) => `${unit} steht nicht in gerader Plänklerlinie und darf nicht ausweichen.`,
  evadesFromFootOnly: ({ unit, charger }) => `${unit} darf nur vor Fußvolk ausweichen, und ${charger} ist keines.`,
  turnsRearStandOnly: ({ unit }) => `${unit} steht im Block und dreht nur den hinteren Stand um.`,
  leavesStandUntouched: ({ charger, stand, unit }) =>
    `${charger} würde Stand ${stand.figure} von ${unit} nicht mehr berühren.`,
};

export const combat: German<typeof GREAT_COMBAT> = {
  aPointAnAttack: ({ unit, target }) => `${unit} bekämpft ${target} mit mindestens einem Stärkepunkt.`,
  allStrengthAttacks: ({ unit, strength, sum }) =>
    `${unit} kämpft mit aller Stärke, ${strength.figures(STAERKEPUNKT, 'dative')}; vergeben ${sum.either('ist', 'sind')} ${sum.figure}.`,
};
