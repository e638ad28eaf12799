/** The first match of A Great Victory: a small table, two small armies, five turns; about ten minutes. */
import type { Begun } from '../../app/begin.js';

const COATS = { south: '#6a2c8a', north: '#a8742a' } as const;

/** The learner's army is a little stronger. */
const ARMIES = {
  south: {
    name: 'The Colony of Lyre',
    commander: 'Philon of Lyre',
    units: [
      { name: 'The Citizens', type: 'heavy foot arms' },
      { name: 'The Settlers', type: 'heavy foot arms' },
      { name: 'The Hired Pikes', type: 'medium foot pikes' },
      { name: 'The Archers', type: 'light foot bows' },
      { name: 'The Young Men', type: 'medium horse' },
      { name: 'Philon of Lyre', type: 'commander' },
    ],
  },
  north: {
    name: 'The Hill Tribes',
    commander: 'Dromon',
    units: [
      { name: 'The Axes', type: 'medium foot arms' },
      { name: 'The Shields', type: 'medium foot arms' },
      { name: 'The Slingers', type: 'light foot slings' },
      { name: 'The Raiders', type: 'light horse javelins' },
      { name: 'Dromon', type: 'commander' },
    ],
  },
} as const;

const HILL = {
  type: 'hill',
  name: 'The shrine hill',
  points: [
    [8000, 28_000],
    [18_000, 26_000],
    [22_000, 32_000],
    [16_000, 38_000],
    [9000, 36_000],
  ],
} as const;

/** The armies begin a short march apart. Nobody dismounts before the match: that is for later. */
export const firstGreatMatch = (name: string): Begun => ({
  game: 'great',
  name,
  seats: { south: 'person', north: 'steady' },
  friendly: true,
  guided: true,
  coats: COATS,
  begin: {
    armies: ARMIES,
    options: {
      tableWidth: 70,
      tableDepth: 60,
      deploymentDepth: 22,
      setupMethod: 'hidden',
      armySource: 'roster',
      subCommanders: 0,
      dismounting: false,
      turnLimit: 6,
      terrain: [HILL],
    },
  },
  hand: false,
});
