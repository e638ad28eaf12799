import type { GREAT_FIRE, GREAT_REACTIVE_FIRE } from '@five-victories/engine/great';
import type { English } from './facts.js';

export const fire: English<typeof GREAT_FIRE> = {
  pointsWithTarget: ({ unit }) => `Say how many strength points ${unit} puts into each shot, with its target.`,
  packedUp: ({ unit }) => `${unit} is packed up and cannot fire.`,
  noMissiles: ({ unit }) => `${unit} has no missiles to fire in this phase.`,
  spentCannotFire: ({ unit }) => `${unit} has no strength points left and cannot fire.`,
  noStandFires: ({ unit }) => `No stand of ${unit} is named to fire.`,
  standFiresOnce: ({ unit }) => `A stand of ${unit} is named twice, and fires once.`,
  tooManyTargets: ({ unit }) => `${unit} cannot fire at so many targets; only a row of two stands may take two.`,
  eachSeesItsOwn: ({ unit }) => `Each stand of ${unit} must see a target of its own to split its fire.`,
  oneShotATarget: ({ target, unit }) => `${target} is named twice: all that ${unit} fires at it is one shot.`,
  oneZoneAhead: ({ unit }) => `${unit} is in no defensive block and has one zone of fire, to its front.`,
  firesAsAWhole: ({ unit, stand }) => `${unit} fires as a whole, and not with stand ${stand.figure} by itself.`,
  onlyArtilleryOverhead: ({ unit }) => `${unit} is not artillery, and nothing else is fired overhead.`,
  notBeforeThisFace: ({ target, face, unit }) =>
    `${target} is not in the zone of fire of the ${face.bare} face of ${unit}.`,
  tooNearForHeavy: ({ target, distance, near }) =>
    `${target} is ${distance} away, and heavy artillery fires beyond ${near} only.`,
  friendTooNear: ({ friend, gap, target, off }) =>
    `${friend} is ${gap} from ${target}, and heavy artillery needs ${off} to fire overhead.`,
  tooLowToFireOver: ({ unit, own, target, its, between }) =>
    `${unit} stands at level ${own} and ${target} at level ${its}; what lies between is at level ${between}.`,
  artilleryFiresAll: ({ unit, most, points }) =>
    `${unit} is artillery and fires with all its strength, ${most}, not with ${points}.`,
  halfOfOneIsNone: ({ unit }) =>
    `${unit} has one strength point left; one stand fires with half of that, which is none.`,
  aPointAShot: ({ unit }) => `${unit} must put at least one strength point into each shot.`,
  tooManyPoints: ({ unit, most, points }) =>
    `${unit} may put ${most.figures('strength point')} into this shot, not ${points}.`,
};

export const reactiveFire: English<typeof GREAT_REACTIVE_FIRE> = {
  notLightArtillery: ({ unit }) => `${unit} is not light artillery and does not fire at moving units.`,
  unpackedThisTurn: ({ unit }) => `${unit} was unpacked in this turn and fires from the next firing phase on.`,
  noStrengthLeft: ({ unit }) => `${unit} has no strength points left.`,
  isTargetItself: ({ unit }) => `${unit} is the target of this charge and fires on contact, if at all.`,
  notAheadThere: ({ target, unit, reach }) => `${target} is not straight ahead of ${unit} within ${reach} there.`,
  otherBeforeThere: ({ other, target, unit }) =>
    `${other} stands before ${target} in the zone of fire of ${unit} there.`,
  hiddenThere: ({ target, unit, type }) => `Terrain hides ${target} from ${unit} there: ${type}.`,
  nothingToShootOrThrow: ({ unit }) => `${unit} has nothing to shoot or throw.`,
  noPointAtCharger: ({ unit, charger }) => `${unit} has no strength point that could be fired at ${charger}.`,
};
