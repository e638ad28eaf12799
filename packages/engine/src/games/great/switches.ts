import type { Switch } from '../../kernel/options.js';

/** The house-rule switches of A Great Victory, each with the ruling it replaces. */
export const SWITCHES = {
  heavyLongbows: { ruling: 'GV-R-01', meaning: 'There is heavy foot with longbows: strength 8, cost 6.' },
  costEqualsStrength: { ruling: 'GV-R-02', meaning: 'A unit costs as many points as its starting strength.' },
  commandCountsAsMounted: {
    ruling: 'GV-R-03',
    meaning: 'Commander and sub-commanders count towards the share of mounted units.',
  },
  noLightHorseJavelins: { ruling: 'GV-R-04', meaning: 'Light horse and light camels carry no javelins.' },
  artilleryHasNoClass: { ruling: 'GV-R-06', meaning: 'Missiles at heavy artillery lose no dice for its class.' },
  slowMountedBlocks: { ruling: 'GV-R-09', meaning: 'Horse and camels in block move as slowly as foot in block.' },
  changeFormationRearOnly: {
    ruling: 'GV-R-11',
    meaning: 'When a block is formed the other stand goes behind, never in front.',
  },
  wholeUnitFires: {
    ruling: 'GV-R-18',
    meaning: 'A line of which one stand can fire at a target fires with all its strength.',
  },
  noZeroDiceFire: { ruling: 'GV-R-19', meaning: 'Fire that comes to no dice is refused.' },
  noSuppressionInReactions: { ruling: 'GV-R-23', meaning: 'Fire in reactions is never suppressed.' },
  quickSheetArtillery: {
    ruling: 'GV-R-25',
    meaning: 'Light artillery has one die more near and one less far, instead of two.',
  },
  heavyArtilleryFixed: { ruling: 'GV-R-27', meaning: 'Unpacked heavy artillery cannot turn as its action.' },
  quickSheetCombat: { ruling: 'GV-R-28', meaning: 'Combat values are modified by the quick sheet, not by the text.' },
  openingHitReducesDice: {
    ruling: 'GV-R-29',
    meaning: 'The opening hit of a combat costs a unit a die in that combat.',
  },
  defensiveBlockOutflanks: {
    ruling: 'GV-R-30',
    meaning: 'A defensive block outflanks with the front edge of its front stand.',
  },
  allocateBeforeThrows: {
    ruling: 'GV-R-31',
    meaning: 'Both sides allocate all attacks before the first die is thrown.',
  },
  strictJoinIn: { ruling: 'GV-R-32', meaning: 'Newly touching a friend forbids joining in.' },
  eliteNotExempt: { ruling: 'GV-R-34', meaning: 'An elite unit in contact with one strength point left routs too.' },
  failedChargeManoeuvreOnly: {
    ruling: 'GV-R-36',
    meaning: 'After a failed test to charge a unit may only manoeuvre, side-step or step back.',
  },
  flowAroundLoose: {
    ruling: 'GV-R-43',
    meaning: 'A unit that flows around another need only not overlap it at the end.',
  },
  chargerBlocksRecoilTurn: {
    ruling: 'GV-R-47',
    meaning: 'The charger is in the way when a unit turns to recoil or evade.',
  },
  fullFlinch: { ruling: 'GV-R-51', meaning: 'A charger that flinches or pulls up goes back the full way.' },
  elephantsImpactLight: {
    ruling: 'GV-R-54',
    meaning: 'Elephants that charge home through fire without hits cost the target one marker, not two.',
  },
  interceptOverruns: { ruling: 'GV-R-57', meaning: 'Packed up artillery that is intercepted is over-run.' },
  defensiveFirePivot: {
    ruling: 'GV-R-58',
    meaning: 'A unit may pivot once before defensive fire or opportunity fire.',
  },
  removeAfterImmediate: {
    ruling: 'GV-R-61',
    meaning: 'Losses of those who fought in an immediate combat are removed at its end.',
  },
  pivotPerCharge: { ruling: 'GV-R-63', meaning: 'A unit may pivot once for every charge.' },
  noRetreatWhileEngaged: { ruling: 'GV-R-65', meaning: 'Units in contact cannot be retreated voluntarily.' },
  removedCommandCounted: {
    ruling: 'GV-R-66',
    meaning: 'Sub-commanders removed for heavy losses count as lost.',
  },
  breakAtValue: { ruling: 'GV-R-67', meaning: 'A side whose losses reach its breakpoint is over it.' },
  qualityShiftsCharge: {
    ruling: 'GV-R-69',
    meaning: 'Green and elite units test to charge by formation, one lower and one higher.',
  },
  noBentSkirmishDouble: {
    ruling: 'GV-R-72',
    meaning: 'A bent skirmish line that changes formation does not move in the same phase.',
  },
  breakThroughOtherTarget: {
    ruling: 'GV-R-79',
    meaning: 'A break-through may not charge the unit that just got away.',
  },
  turnsEndOnly: { ruling: 'GV-R-81', meaning: 'Turns and pivots need room only where they end.' },
  joinInChargeLimit: {
    ruling: 'GV-R-82',
    meaning: 'Foot joins in against mounted only where it could charge them.',
  },
  cornerContact: { ruling: 'GV-R-88', meaning: 'Enemies that meet only corner to corner are in contact.' },
  turningGainsGround: { ruling: 'GV-R-86', meaning: 'Turns and about-faces may carry a unit forward without limit.' },
  unpackedWaits: {
    ruling: 'GV-R-95',
    meaning: 'Light artillery unpacked in this turn fires from the next firing phase on.',
  },
} as const satisfies Record<string, Switch>;
