/** Small positions of A Glorious Victory. */

const SMALL = { tableWidth: 48, tableDepth: 36, turnLimit: 1 };
const BATTLE = { type: 'battle', diameter: 7000, elements: 'PPPPPPBBBBBBGGGGGG' };

/** A Battle with command on it, foot, horse and a gun, about to move. */
export const ADVANCE = {
  position: {
    phase: 'initiativeMovement',
    initiative: 'south',
    options: SMALL,
    units: [
      { id: 'S1', ...BATTLE, x: 20000, y: 10000 },
      { id: 'S2', type: 'sub-commander', aboard: 'S1' },
      { id: 'S3', type: 'mounted foot bow', x: 30000, y: 12000 },
      { id: 'S4', type: 'bombard', x: 38000, y: 10000, limbered: true },
      { id: 'N1', type: 'foot pike', layout: 'PP/PP/P.', x: 20000, y: 19000 },
      { id: 'N2', type: 'knights', x: 31000, y: 24000 },
      { id: 'N3', type: 'commander', x: 40000, y: 28000 },
    ],
  },
};

/** Missiles of units and of a Battle, and guns of two kinds. */
export const TEMPLATE = {
  position: {
    phase: 'firing',
    initiative: 'south',
    options: SMALL,
    units: [
      { id: 'S1', ...BATTLE, x: 20000, y: 10000 },
      { id: 'S2', type: 'foot crossbow', x: 30000, y: 12000 },
      { id: 'S3', type: 'organ gun', x: 38000, y: 12000 },
      { id: 'N1', type: 'foot longbow', layout: 'GG/GG', x: 20000, y: 18000, hits: 1 },
      { id: 'N2', type: 'heavy cavalry', layout: 'YYYY', x: 29000, y: 16000, hits: 3 },
      { id: 'N3', type: 'bombard', x: 37000, y: 17000 },
    ],
  },
};

/** A Battle against two, a unit near its command, and losses after them. */
export const MELEES = {
  position: {
    phase: 'melee',
    initiative: 'south',
    options: SMALL,
    units: [
      { id: 'S1', type: 'foot bill', x: 20000, y: 18000, hits: 1 },
      { id: 'S2', type: 'sub-commander', x: 20000, y: 15000 },
      { id: 'S3', ...BATTLE, x: 33000, y: 14500 },
      { id: 'S4', type: 'sub-commander', aboard: 'S3' },
      { id: 'N1', type: 'foot pike', layout: 'PP/PP/PP', x: 18000, y: 18000 },
      { id: 'N2', type: 'foot spear', layout: 'SS/SS', x: 22000, y: 18000, hits: 3 },
      { id: 'N3', type: 'knights', layout: 'NNNNN', x: 33000, y: 18000 },
    ],
  },
};

/** Horse that charges foot, with a gun to be over-run beside it. */
export const RUSH = {
  position: {
    phase: 'initiativeMovement',
    initiative: 'south',
    options: { ...SMALL, turnLimit: 2 },
    units: [
      { id: 'S1', type: 'heavy cavalry', layout: 'YYYY', x: 20000, y: 12000 },
      { id: 'S2', type: 'commander', x: 20000, y: 8000 },
      { id: 'N1', type: 'foot bow', layout: 'OO/OO', x: 20000, y: 16000 },
      { id: 'N2', type: 'light bombard', x: 26000, y: 18000 },
      { id: 'N3', type: 'commander', x: 32000, y: 24000 },
    ],
  },
};
export const RUSHES = [
  { do: 'choose', unit: 'S1' },
  { do: 'charge', target: 'N1' },
];

/** The end of a turn: who goes, and what that does to the match. */
export const HARVEST = {
  position: {
    phase: 'otherRetreat',
    initiative: 'south',
    options: { ...SMALL, turnLimit: 2 },
    units: [
      { id: 'S1', type: 'foot hand', layout: 'WW', x: 12000, y: 10000 },
      { id: 'S2', type: 'commander', x: 20000, y: 10000 },
      { id: 'N1', ...BATTLE, x: 20000, y: 24000 },
      { id: 'N2', type: 'commander', aboard: 'N1' },
      { id: 'N3', type: 'light cavalry', layout: 'VVV', x: 30000, y: 24000 },
    ],
  },
};

const army = (name: string, types: readonly string[]) => ({
  name,
  units: types.map((type, i) => ({ name: `${name} ${i + 1}`, type })),
});
const CHIEFS = ['commander', 'sub-commander', 'sub-commander'];

/** A whole match from the forming of Battles on. */
export const LEVY = {
  armies: {
    south: army('Red', ['foot pike', 'foot pike', 'foot bill', 'foot bow', ...CHIEFS]),
    north: army('Blue', ['foot bill', 'foot longbow', 'foot spear', 'light cavalry', ...CHIEFS]),
  },
  options: { ...SMALL, enforceComposition: false },
};
