import type { GREAT_COMBAT, GREAT_REACTIONS } from '@five-victories/engine/great';
import type { English } from './facts.js';

export const reactions: English<typeof GREAT_REACTIONS> = {
  recoilsMountedOnly: ({ unit }) => `${unit} is not mounted and may not recoil.`,
  bentCannotRecoil: ({ unit }) => `${unit} is bent and may not recoil.`,
  heavyChariotsCannotRecoil: ({ unit }) => `${unit} is a unit of heavy chariots and may not recoil.`,
  evadesOnFootOnly: ({ unit }) => `${unit} is not foot and may not evade.`,
  evadesSkirmishingOnly: ({ unit }) => `${unit} is not in a straight skirmish line and may not evade.`,
  evadesFromFootOnly: ({ unit, charger }) => `${unit} may evade only from foot, and ${charger} is not foot.`,
  turnsRearStandOnly: ({ unit }) => `${unit} is in block and only turns its rear stand round.`,
  leavesStandUntouched: ({ charger, stand, unit }) =>
    `${charger} would not touch stand ${stand.figure} of ${unit} any more.`,
};

export const combat: English<typeof GREAT_COMBAT> = {
  aPointAnAttack: ({ unit, target }) => `${unit} attacks ${target} with at least one strength point.`,
  allStrengthAttacks: ({ unit, strength, sum }) =>
    `${unit} attacks with all its strength, ${strength.figures('point')}; ${sum.figure} ${sum.either('is', 'are')} given.`,
};
