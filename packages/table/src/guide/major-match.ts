/** The first match of A Major Victory: a small table, two small armies, five turns; about ten minutes. */
import type { Begun } from '../app/begin.js';

const COATS = { south: '#8a2a22', north: '#2f5d43' } as const;

/** The learner's army is a little stronger. */
const ARMIES = {
  south: {
    name: 'The Men of the March',
    commander: 'Sir Gilbert Vaux',
    units: [
      { name: 'The Spearmen of Vaux', type: 'HF', weapon: 'hand', stands: 'FFFF' },
      { name: 'The Bridge Pikes', type: 'MF', weapon: 'pikes', stands: 'FFFF' },
      { name: 'The Forest Archers', type: 'LF', weapon: 'longbows', stands: 'FFFF' },
      { name: "Vaux's Knights", type: 'HM', stands: 'MMM' },
      { name: 'The Prickers', type: 'LM', stands: 'MMM' },
      { name: 'Old Margaret', type: 'Gun', stands: 'G' },
    ],
  },
  north: {
    name: 'The Robber Baron of Crake',
    commander: 'Lord Crake',
    units: [
      { name: "Crake's Sergeants", type: 'MF', weapon: 'hand', stands: 'FFFF' },
      { name: 'The Hired Crossbows', type: 'MF', weapon: 'crossbows', stands: 'FFF' },
      { name: 'The Levy', type: 'LF', weapon: 'light', stands: 'FFFF' },
      { name: "Crake's Riders", type: 'MM', stands: 'MMM' },
      { name: 'The Younger Sons', type: 'MM', stands: 'MMM' },
    ],
  },
} as const;

export const firstMajorMatch = (name: string): Begun => ({
  game: 'major',
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
