import type { MANOEUVRE_FIRE } from '@five-victories/engine/manoeuvre';
import type { English } from './facts.js';

export const fire: English<typeof MANOEUVRE_FIRE> = {
  limberedCannotFire: ({ unit }) => `${unit} is limbered and cannot fire.`,
  columnCannotFire: ({ unit }) => `${unit} is in column and cannot fire.`,
  noWeaponToFire: ({ unit }) => `${unit} has nothing to fire with.`,
  nothingInRain: ({ unit }) => `In heavy rain ${unit} has nothing to fire with.`,
  noRoundShot: ({ unit }) => `${unit} has no round shot, and nothing else is fired overhead.`,
  standDoesNotFire: ({ size, unit, stand }) =>
    `${unit} cannot fire with stand ${stand.figure} of its ${size.figures}${stand.counted}.`,
  firedThisTurn: ({ unit }) => `${unit} has already fired in this turn.`,
  contactCannotFire: ({ unit }) => `${unit} is in contact with an enemy and cannot fire.`,
  friendOf: ({ target, unit }) => `${target} is a friend of ${unit}.`,
  targetNotOnTable: ({ target }) => `${target} is not on the table.`,
  contactNotFiredAt: ({ target }) => `${target} is in contact with an enemy and cannot be fired at.`,
  pivotsPartlyOff: ({ unit }) => `${unit} would pivot partly off the table.`,
  noStandNamed: ({ unit, target }) => `No stand of ${unit} is named to fire at ${target}.`,
  standFiresTwice: ({ stand, unit }) => `Stand ${stand.figure} of ${unit} is named twice, and fires once.`,
  standsFireElsewhere: ({ unit, target }) => `All stands of ${unit} that could fire at ${target} fire elsewhere.`,
  noDiceAt: ({ unit, target }) => `${unit} would have no dice against ${target}.`,
  oneVolley: ({ target, unit }) => `${target} is named twice: all that ${unit} fires at it is one volley.`,
  nameFirer: () => 'Name the unit that fires.',
  nameTargetFor: ({ unit }) => `Name a target for ${unit}.`,
  noOverheadFire: () => 'Nobody fires overhead in this match.',
  roundShotBeyond: ({ target, distance, hail }) =>
    `${target} is ${distance} away, and round shot is fired beyond ${hail} only.`,
  levelsBetween: ({ unit, own, target, its, between }) =>
    `${unit} stands at level ${own} and ${target} at level ${its}; what is between is at level ${between}.`,
};
