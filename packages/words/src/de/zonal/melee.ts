import type { MELEE } from '@five-victories/engine/zonal';
import { STAND } from '../facts.js';
import type { German } from './facts.js';

export const melee: German<typeof MELEE> = {
  notInContact: ({ unit, target }) => `${unit} ist nicht in Berührung mit ${target}.`,
  allocateAll: ({ unit, size, bag, count, given }) =>
    `${unit} muss genau ${size.either('seinen', 'seine')} ${size.figures(STAND)} ${bag} aufteilen; ${count.figure} (${given}) ${count.either('ist', 'sind')} angegeben.`,
  notEngagedToFight: ({ unit }) => `${unit} ist nicht in Berührung mit dem Feind und kämpft nicht.`,
  noAttacksNow: ({ unit }) => `${unit} hat jetzt keine Angriffe.`,
  noStandsLeftFor: ({ unit, target }) => `${unit} hat keine Stände mehr gegen ${target}.`,
};
