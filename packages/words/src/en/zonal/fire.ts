import type { FIRE } from '@five-victories/engine/zonal';
import type { English } from './facts.js';

export const fire: English<typeof FIRE> = {
  offTableCannotFire: ({ unit }) => `${unit} is off the table and cannot fire.`,
  firesDismountedOnly: ({ unit }) => `${unit} is mounted and fires only dismounted.`,
  firesInReactionsOnly: ({ unit }) => `${unit} fires in reactions only.`,
  nothingToFireWith: ({ unit }) => `${unit} has nothing to fire with.`,
  engagedCannotFire: ({ unit }) => `${unit} is engaged and cannot fire.`,
  hasFired: ({ unit }) => `${unit} has already fired this turn.`,
  offTableNotFiredAt: ({ target }) => `${target} is off the table and cannot be fired at.`,
  engagedNotFiredAt: ({ target }) => `${target} is engaged and cannot be fired at.`,
  outOfReach: ({ target, zone, unit }) => `${target} in ${zone} is out of reach of ${unit}.`,
  noDiceAgainst: ({ unit, target }) => `${unit} would have no dice against ${target}.`,
  lessShotAtFirst: ({ other, zone, fewer, target, drawn }) =>
    `${other} in ${zone} has drawn ${fewer.figures('shot')}, ${target} ${drawn.figure}: ${other} comes first.`,
  nameTarget: ({ unit }) => `Name the target of ${unit}.`,
};
