/** The battle report: what only A Great Victory says. */
import type { GREAT_EVENTS } from '@five-victories/engine/great';
import type { Witnessed } from './witness.js';

export const events: Witnessed<typeof GREAT_EVENTS> = {
  opportunityFire: ({ unit, target }) => `${unit} caught ${target} on the move.`,
  stopped: ({ unit, target }) => `${unit} stopped under the fire of ${target}.`,
  noWayBack: ({ unit, target }) => `${unit} found no way back from ${target}.`,
  combat: () => 'Where the lines had met they came to blows.',
  immediateCombat: ({ unit, target }) => `${unit} and ${target} came to blows at once.`,
};
