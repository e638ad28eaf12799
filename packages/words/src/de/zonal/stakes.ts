import type { STAKES } from '@five-victories/engine/zonal';
import type { German } from './facts.js';

export const stakes: German<typeof STAKES> = {
  noStakesHere: () => 'In diesem Spiel gibt es keine Pfähle.',
  onlyFootStakes: ({ unit }) => `${unit} ist kein Fußvolk, und nur Fußvolk setzt Pfähle.`,
  engagedNoStakes: ({ unit }) => `${unit} ist im Kampf und kann keine Pfähle setzen.`,
  onlyAttackStakes: ({ unit }) => `${unit} ist nicht in Angriffsformation und kann keine Pfähle setzen.`,
  hasStakes: ({ unit }) => `${unit} hat schon Pfähle.`,
};
