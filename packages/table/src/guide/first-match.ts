/** The first match: a small table, two small armies, five turns; about ten minutes. */
import type { Begun } from '../app/begin.js';

const COATS = { south: '#2f4f8f', north: '#a33b2a' } as const;

/** The learner's army is a little stronger. */
const ARMIES = {
  south: {
    name: 'The Trained Bands',
    commander: 'Sir William Ashby',
    units: [
      { name: 'The Blue Regiment', type: 'P&M', stands: 'PPMMM' },
      { name: 'The White Regiment', type: 'P&M', stands: 'PPMMM' },
      { name: 'The Yellow Regiment', type: 'P&M', stands: 'PPMM' },
      { name: "Ashby's Horse", type: 'M', stands: 'XXXX' },
      { name: "Lord Grey's Horse", type: 'M', stands: 'XXX' },
      { name: 'The Saker', type: 'RA', stands: 'G' },
    ],
  },
  north: {
    name: 'The Garrison of Thornby',
    commander: 'Colonel Lunsford',
    units: [
      { name: "Lunsford's Foot", type: 'P&M', stands: 'PPMMM' },
      { name: 'The Town Company', type: 'P&M', stands: 'PPMM' },
      { name: 'The Castle Company', type: 'P&M', stands: 'PMMM' },
      { name: "Lunsford's Horse", type: 'M', stands: 'XXX' },
      { name: 'The Gentlemen', type: 'M', stands: 'XXX' },
    ],
  },
} as const;

export const firstMatch = (name: string): Begun => ({
  game: 'fine',
  name,
  seats: { south: 'person', north: 'steady' },
  friendly: true,
  guided: true,
  coats: COATS,
  begin: {
    armies: ARMIES,
    options: { columns: 3, setupZones: [0, 1, 2], reserveZones: [1], setupMethod: 'hidden', turnLimit: 5 },
  },
  hand: false,
});
