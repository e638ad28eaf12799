import type { MAJOR } from '@five-victories/engine/major';
import type { German } from './facts.js';

/** Was nur A Major Victory sagt. */
export const major: German<typeof MAJOR> = {
  noPikes: ({ unit, target }) => `${unit} hat keine Piken und träfe ${target} (beritten und frei) nicht im Rücken.`,
  nameUnitsOnFoot: () => 'Es fehlen die Einheiten, die zu Fuß kämpfen; eine leere Liste steht für keine.',
  noRoomOnFoot: () => 'Mit diesen Einheiten zu Fuß fände das Heer auf diesem Tisch keinen Platz.',
  openStaysInReserve: ({ unit }) => `${unit} hat den Tisch in loser Ordnung verlassen und bleibt in Reserve.`,
};
