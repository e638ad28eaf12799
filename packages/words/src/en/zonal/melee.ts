import type { MELEE } from '@five-victories/engine/zonal';
import type { English } from './facts.js';

export const melee: English<typeof MELEE> = {
  notInContact: ({ unit, target }) => `${unit} is not in contact with ${target}.`,
  allocateAll: ({ unit, size, bag, count, given }) =>
    `${unit} must allocate its ${size.figures('stand')} ${bag} exactly; ${count.figure} (${given}) ${count.either('is', 'are')} given.`,
  notEngagedToFight: ({ unit }) => `${unit} is not engaged and does not fight.`,
  noAttacksNow: ({ unit }) => `${unit} has no attacks to make now.`,
  noStandsLeftFor: ({ unit, target }) => `${unit} has no stands left to attack ${target} with.`,
};
