import type { Switch } from '../../kernel/options.js';

/** The house-rule switches of A Glorious Victory, each with the ruling it replaces. */
export const SWITCHES = {
  smallMasses: { ruling: 'GL-R-12', meaning: 'There are masses of three and of two elements, too.' },
  offTableRemoves: {
    ruling: 'GL-R-08',
    meaning: 'A formation that would end partly off the table is removed and counts as lost.',
  },
  friendlyTouch: { ruling: 'GL-R-09', meaning: 'Straight moves may touch friends, except by horse.' },
  initiativeTieThrow: { ruling: 'GL-R-17', meaning: 'Equal counts are thrown for in every turn.' },
  allowancePerPhase: { ruling: 'GL-R-19', meaning: 'All moves of a phase share one allowance.' },
  battlePivot: {
    ruling: 'GL-R-23',
    meaning: 'A Battle may pivot about its centre, its rim by a quarter of an inch at most.',
  },
  forwardWheelOnly: {
    ruling: 'GL-R-24',
    meaning: 'Wheels to the right are about the right corner, wheels to the left about the left.',
  },
  elephantCommandScares: {
    ruling: 'GL-R-27',
    meaning: 'Who may not charge elephants may not charge command on an elephant either.',
  },
  missileBattleCharge: { ruling: 'GL-R-28', meaning: 'Every Battle may charge.' },
  turnsEndOnly: { ruling: 'GL-R-06', meaning: 'Turns and pivots need room only where they end.' },
  noZeroDiceFire: { ruling: 'GL-R-31', meaning: 'Fire that comes to no dice is refused.' },
  minimumOneDie: { ruling: 'GL-R-31', meaning: 'A volley or attack has one die at least.' },
  noDetachFromContact: {
    ruling: 'GL-R-34',
    meaning: 'Command does not leave a Battle that is in contact with the enemy.',
  },
  allocateBeforeThrows: {
    ruling: 'GL-R-35',
    meaning: 'Both sides declare all attacks before the first die is thrown.',
  },
  splitPenaltyOnce: {
    ruling: 'GL-R-36',
    meaning: 'Of a formation that divides its fire only the first volley loses a die.',
  },
  oneWeaponPerVolley: { ruling: 'GL-R-37', meaning: 'A Battle fires one weapon at each target.' },
  lineFirerBonus: { ruling: 'GL-R-39', meaning: 'A unit in line has one die more for each volley of missiles.' },
  noFireIntoMelee: { ruling: 'GL-R-42', meaning: 'Enemies in contact with other friends are not fired at.' },
  outflankOnce: { ruling: 'GL-R-47', meaning: 'An outflanked unit never loses more than one element for it.' },
  outflankRearCorner: {
    ruling: 'GL-R-48',
    meaning: 'A front edge that touches an end of the rear edge outflanks, too.',
  },
  outflankSpareSingles: { ruling: 'GL-R-50', meaning: 'Units of one element lose nothing when outflanked.' },
  attachedCommandRange: {
    ruling: 'GL-R-53',
    meaning: 'Command on a Battle helps units near its round base.',
  },
  lenientRemoval: {
    ruling: 'GL-R-55',
    meaning: 'Losses are removed all at once, and only what is left must be in formation.',
  },
  bothChiefsDraw: { ruling: 'GL-R-58', meaning: 'When both chiefs are lost in one removal the match is a draw.' },
  cornerContact: { ruling: 'GL-R-71', meaning: 'Enemies that meet only corner to corner are in contact.' },
  restrictedOneFunction: {
    ruling: 'GL-R-60',
    meaning: 'Restricted ground leaves allowances whole but only one function.',
  },
} as const satisfies Record<string, Switch>;
