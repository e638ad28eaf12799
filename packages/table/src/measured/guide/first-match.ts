/** The first measured match: a small table, a wood, two small armies, five turns; about ten minutes. */
import type { Begun } from '../../app/begin.js';

const COATS = { south: '#2f4f8f', north: '#8a6a2f' } as const;

/** The learner's army is a little stronger. */
const ARMIES = {
  south: {
    name: 'The Garrison of Wellow',
    commander: 'Sir Ralph Hale',
    units: [
      { name: "Hale's Regiment", type: 'P&M', stands: 'PPMM' },
      { name: 'The Green Regiment', type: 'P&M', stands: 'PPMM' },
      { name: "Hale's Horse", type: 'M', stands: 'XXX' },
      { name: 'The Falconet', type: 'RA', stands: 'G' },
      { name: 'Sir Ralph Hale', type: 'Cmd', stands: 'C' },
    ],
  },
  north: {
    name: 'The Raiders from Marsh End',
    commander: 'Colonel Pride',
    units: [
      { name: "Pride's Foot", type: 'P&M', stands: 'PPMM' },
      { name: 'The Ford Company', type: 'P&M', stands: 'PMM' },
      { name: "Pride's Horse", type: 'M', stands: 'XXX' },
      { name: 'Colonel Pride', type: 'Cmd', stands: 'C' },
    ],
  },
} as const;

const WOOD = {
  type: 'wood',
  points: [
    [3000, 16_000],
    [8000, 15_000],
    [9500, 19_000],
    [7000, 22_000],
    [3500, 21_000],
  ],
} as const;

/** The armies begin a short march apart, so that both shoot in the second turn. */
export const firstMeasuredMatch = (name: string): Begun => ({
  game: 'splendid',
  name,
  seats: { south: 'person', north: 'steady' },
  friendly: true,
  guided: true,
  coats: COATS,
  begin: {
    armies: ARMIES,
    options: {
      tableWidth: 36,
      tableDepth: 36,
      deploymentDepth: 12,
      setupMethod: 'hidden',
      subCommanders: 0,
      turnLimit: 5,
      terrain: [WOOD],
    },
  },
  hand: false,
});
