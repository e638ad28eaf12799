/** What an order will come to: what only A Great Victory says. */
import type { GREAT_EVENTS } from '@five-victories/engine/great';
import type { Foretold, MeasuredUntold } from '../../foretold.js';
import type { Witness } from './witness.js';

export const foretold: Foretold<typeof GREAT_EVENTS, Witness, MeasuredUntold> = {
  opportunityFire: ({ unit, target }) => `${unit} will catch ${target} on the move.`,
  stopped: ({ unit, target }) => `${unit} will stop under the fire of ${target}.`,
  noWayBack: ({ unit, target }) => `${unit} will find no way back from ${target}.`,
  combat: () => 'Where the lines have met they will come to blows.',
  immediateCombat: ({ unit, target }) => `${unit} and ${target} will come to blows at once.`,
};
