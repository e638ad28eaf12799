/** Was aus einem Befehl wird: was nur A Great Victory sagt. */
import type { GREAT_EVENTS } from '@five-victories/engine/great';
import type { Foretold, MeasuredUntold } from '../../foretold.js';
import { will } from '../number.js';
import type { Witness } from './witness.js';

export const foretold: Foretold<typeof GREAT_EVENTS, Witness, MeasuredUntold> = {
  opportunityFire: ({ unit, target }) => `${will(unit)} ${target} in der Bewegung erwischen.`,
  stopped: ({ unit, target }) => `${will(unit)} unter dem Feuer von ${target} anhalten.`,
  noWayBack: ({ unit, target }) => `${will(unit)} vor ${target} keinen Weg zurück finden.`,
  combat: () => 'Wo die Linien sich getroffen haben, kommt es zum Handgemenge.',
  immediateCombat: ({ unit, target }) => `${unit} und ${target} werden sofort handgemein.`,
};
