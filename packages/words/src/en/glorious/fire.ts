import type { GLORIOUS_FIRE } from '@five-victories/engine/glorious';
import type { English } from './facts.js';

export const fire: English<typeof GLORIOUS_FIRE> = {
  firedInPhase: ({ unit }) => `${unit} has already fired in this phase.`,
  nothingToFireWith: ({ unit }) => `${unit} has nothing to fire with.`,
  limberedCannotFire: ({ unit }) => `${unit} is limbered and cannot fire.`,
  engagedGunSilent: ({ unit }) => `${unit} is artillery in contact with an enemy and may not fire.`,
  targetWanted: ({ unit }) => `Name a target for ${unit}.`,
  targetIsFriend: ({ unit, target }) => `${target} is a friend of ${unit}.`,
  targetFightsFriends: ({ unit, target }) => `${target} is in contact with friends of ${unit}.`,
  oneVolleyEach: ({ unit, target }) => `${unit} fires one volley at ${target}, not two.`,
  oneWeaponEach: ({ unit }) => `${unit} fires only one weapon at each target.`,
  noElementLeftFor: ({ unit, target }) => `${unit} has no element left to fire at ${target}.`,
  sayHowManyFire: ({ unit, target }) => `Say how many elements of each weapon of ${unit} fire at ${target}.`,
  nobodyNamedToFire: ({ unit, target }) => `No element of ${unit} is named to fire at ${target}.`,
  noneOfTheseFire: ({ unit, letter }) => `${unit} has no ${letter} elements that fire.`,
  fewLeftToFire: ({ unit, letter, left, n }) =>
    `Of its ${letter} elements ${unit} has ${left.figure} left to fire, not ${n.figure}.`,
  tooFarForThese: ({ unit, target, letter, distance }) =>
    `${target} is ${distance} away, too far for the ${letter} elements of ${unit}.`,
  beyondReach: ({ unit, target, distance, reach }) => `${target} is ${distance} away, and ${unit} reaches ${reach}.`,
  noDiceAgainst: ({ unit, target }) => `${unit} would have no dice against ${target}.`,
  gunWithoutTemplate: ({ unit }) => `${unit} is artillery and fires straight ahead, without a template.`,
  gunIsOneElement: ({ unit }) => `${unit} is one element and fires with it or not at all.`,
  gunHasOneTarget: ({ unit }) => `${unit} is artillery and fires at one target only.`,
  onlyGunsPivot: ({ unit }) => `${unit} is not artillery and does not pivot to fire.`,
  pivotsOffTable: ({ unit }) => `${unit} would pivot partly off the table.`,
  templateMisses: ({ unit, target }) => `Laid so, the template of ${unit} does not lie over both it and ${target}.`,
  unitInZone: ({ unit, target, other }) => `${other} is in the zone of fire of ${unit} at ${target}.`,
  groundInZone: ({ unit, target, type }) => `Ground in the zone of fire of ${unit} hides ${target}: ${type}.`,
  noClearZone: ({ unit, target }) => `${unit} finds no clear zone of fire at ${target}.`,
};
