/** The first match of A Glorious Victory: a small table, two small armies with a Battle each, six turns; ten minutes. */
import type { Begun } from '../../app/begin.js';

const COATS = { south: '#b08a2a', north: '#34506e' } as const;

/** The learner's army is a little stronger. */
const ARMIES = {
  south: {
    name: 'The League of Three Towns',
    commander: 'Captain Ringg',
    units: [
      { name: 'The Pikes of Uln', type: 'foot pike' },
      { name: 'The Pikes of Wyl', type: 'foot pike' },
      { name: 'The Halberds of Brugg', type: 'foot bill' },
      { name: 'The Handgunners', type: 'foot handgun' },
      { name: 'The Burgher Lances', type: 'heavy cavalry' },
      { name: 'The Mountain Riders', type: 'light cavalry' },
      { name: 'The Organ', type: 'organ gun' },
      { name: 'Captain Ringg', type: 'commander' },
      { name: 'The Banneret', type: 'sub-commander' },
      { name: 'The Provost', type: 'sub-commander' },
    ],
  },
  north: {
    name: 'The Count of Varn',
    commander: 'The Count of Varn',
    units: [
      { name: 'The Spears of Varn', type: 'foot spear' },
      { name: 'The Bills of Varn', type: 'foot bill' },
      { name: 'The Levy of Varn', type: 'foot hand' },
      { name: 'The Crossbows of Varn', type: 'foot crossbow' },
      { name: 'The Count’s Lances', type: 'medium cavalry' },
      { name: 'The Hussars', type: 'light cavalry' },
      { name: 'The Count of Varn', type: 'commander' },
      { name: 'His brother', type: 'sub-commander' },
      { name: 'His steward', type: 'sub-commander' },
    ],
  },
} as const;

/** The armies begin a short march apart. */
export const firstGloriousMatch = (name: string): Begun => ({
  game: 'glorious',
  name,
  seats: { south: 'person', north: 'steady' },
  friendly: true,
  guided: true,
  coats: COATS,
  begin: {
    armies: ARMIES,
    options: {
      tableWidth: 48,
      tableDepth: 36,
      deploymentDepth: 12,
      setupMethod: 'hidden',
      armySize: 6,
      turnLimit: 6,
    },
  },
  hand: false,
});
