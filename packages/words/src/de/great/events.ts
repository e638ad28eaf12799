/** Der Schlachtbericht: was nur A Great Victory sagt. */
import type { GREAT_EVENTS } from '@five-victories/engine/great';
import { did } from '../number.js';
import type { Witnessed } from './witness.js';

export const events: Witnessed<typeof GREAT_EVENTS> = {
  opportunityFire: ({ unit, target }) => `${did(unit, 'erwischte')} ${target} in der Bewegung.`,
  stopped: ({ unit, target }) => `${did(unit, 'hielt')} unter dem Feuer von ${target} an.`,
  noWayBack: ({ unit, target }) => `${did(unit, 'fand')} vor ${target} keinen Weg zurück.`,
  combat: () => 'Wo die Linien sich getroffen hatten, kam es zum Handgemenge.',
  immediateCombat: ({ unit, target }) => `${unit} und ${target} wurden sofort handgemein.`,
};
