/** Small positions of A Great Victory. */

const SMALL = { tableWidth: 80, tableDepth: 60, turnLimit: 1 };

/** Foot, horse, chariots and artillery on both sides, within reach of each other and about to move. */
export const ARRAY = {
  position: {
    phase: 'initiativeMovement',
    options: SMALL,
    units: [
      { id: 'S1', type: 'medium foot pikes', formation: 'block', x: 30000, y: 20000 },
      { id: 'S2', type: 'light horse javelins', formation: 'skirmishLine', x: 44000, y: 19000 },
      { id: 'S3', type: 'commander', x: 37000, y: 15000 },
      { id: 'N1', type: 'medium foot arms', x: 30000, y: 27000, thrown: true },
      { id: 'N2', type: 'light chariots bows', x: 45000, y: 34000 },
      { id: 'N3', type: 'light artillery', x: 38000, y: 40000 },
    ],
  },
};

/** Bows in several formations, suppressed or not, and both kinds of artillery. */
export const ARROWS = {
  position: {
    phase: 'firing',
    options: { ...SMALL, unitQuality: 'assigned' },
    units: [
      { id: 'S1', type: 'medium foot bows', x: 30000, y: 20000, quality: 'elite' },
      { id: 'S2', type: 'heavy artillery', x: 40000, y: 12000 },
      { id: 'S3', type: 'light foot slings', formation: 'skirmishLine', x: 50000, y: 20000 },
      { id: 'N1', type: 'medium foot crossbows', formation: 'defensiveBlock', x: 28000, y: 29000, hits: 4 },
      { id: 'N2', type: 'light horse bows', formation: 'skirmishLine', x: 36000, y: 29000 },
      { id: 'N3', type: 'heavy elephants javelins', x: 50000, y: 23500, hits: 9 },
    ],
  },
};

/** Two fights, one of them against two enemies, a unit that may join in, and losses after them. */
export const PRESS = {
  position: {
    phase: 'melee',
    options: SMALL,
    units: [
      { id: 'S1', type: 'heavy foot arms', x: 30000, y: 30000, hits: 2 },
      { id: 'S2', type: 'light foot arms', formation: 'block', x: 38100, y: 27500 },
      { id: 'S3', type: 'medium elephants', x: 55000, y: 30000 },
      { id: 'S4', type: 'sub-commander', x: 30000, y: 26000 },
      { id: 'N1', type: 'medium foot pikes', formation: 'block', x: 28000, y: 30001, hits: 10 },
      { id: 'N2', type: 'medium foot arms', x: 34500, y: 30001 },
      { id: 'N3', type: 'medium horse', x: 55000, y: 30001 },
    ],
  },
};

/** Horse that charges slingers, with a gun and a troop beside the way; horse goes back before a second charge. */
export const ONSET = {
  position: {
    phase: 'initiativeMovement',
    options: SMALL,
    units: [
      { id: 'S1', type: 'heavy horse', x: 30000, y: 12000 },
      { id: 'S2', type: 'commander', x: 30000, y: 8000 },
      { id: 'N1', type: 'light foot slings', formation: 'skirmishLine', x: 30000, y: 26000 },
      { id: 'N2', type: 'light artillery', x: 38000, y: 18000, heading: 2700 },
      { id: 'N3', type: 'medium horse', formation: 'block', x: 22500, y: 21000, heading: 900 },
      { id: 'N4', type: 'light horse', x: 44000, y: 33000 },
    ],
  },
};
export const ONSETS = [
  { do: 'choose', unit: 'S1' },
  { do: 'charge', target: 'N1' },
];

/** A charge before which the target goes back, and a break-through that leads to a combat at once. */
export const PURSUIT = {
  position: {
    phase: 'initiativeMovement',
    options: SMALL,
    units: [
      { id: 'S1', type: 'heavy horse', x: 30000, y: 20000 },
      { id: 'S2', type: 'commander', x: 30000, y: 16000 },
      { id: 'S3', type: 'medium foot arms', formation: 'block', x: 36300, y: 24500 },
      { id: 'N1', type: 'light horse', formation: 'skirmishLine', x: 30000, y: 23000 },
      { id: 'N2', type: 'medium foot bows', x: 32000, y: 28500 },
      { id: 'N3', type: 'commander', x: 44000, y: 33000 },
    ],
  },
};
export const PURSUITS = [
  { do: 'choose', unit: 'S1' },
  { do: 'charge', target: 'N1' },
];

/** A whole match of two units a side, from its set-up on; horse may dismount. */
export const MUSTER = {
  armies: {
    south: {
      name: 'Red',
      units: [
        { name: 'Red Foot', type: 'medium foot pikes' },
        { name: 'Red Commander', type: 'commander' },
      ],
    },
    north: {
      name: 'Blue',
      units: [
        { name: 'Blue Horse', type: 'light horse bows' },
        { name: 'Blue Commander', type: 'commander' },
      ],
    },
  },
  options: { ...SMALL, deploymentDepth: 25, subCommanders: 0, setupMethod: 'alternate' },
};
