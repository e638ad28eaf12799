import type { LINES_OF_FIRE } from '@five-victories/engine/tabletop';
import type { English } from './facts.js';

export const fire: English<typeof LINES_OF_FIRE> = {
  nearerInZone: ({ other, near, unit, target, depth }) =>
    `${other} is ${near} ahead in the zone of fire of ${unit}, before ${target} at ${depth}.`,
  ownStandsBefore: ({ stand, unit, target }) =>
    `Before stand ${stand.figure} of ${unit} there is more of the same unit, and ${target} is behind it.`,
  terrainHides: ({ unit, target, depth, type }) =>
    `Terrain in the zone of fire of ${unit} hides ${target}, which is ${depth} ahead: ${type}.`,
  beyondRange: ({ target, distance, unit, range }) => `${target} is ${distance} away, and ${unit} reaches ${range}.`,
  beyondMist: ({ target, distance, mist }) =>
    `${target} is ${distance} away, and in the mist nobody fires beyond ${mist}.`,
  inNoZone: ({ target, unit, range }) => `${target} is in no zone of fire of ${unit}, straight ahead up to ${range}.`,
  standSeesNot: ({ target, stand, unit }) =>
    `${target} is not in the zone of fire of stand ${stand.figure} of ${unit}, nor can that stand fire with a neighbour.`,
};
