/** Small positions of the measured games. */

const SMALL = { tableWidth: 40, tableDepth: 36, turnLimit: 1 };

/** Foot, horse, dragoons and a gun on both sides, within reach of each other and about to move. */
export const FIELD = {
  position: {
    phase: 'initiativeMovement',
    options: SMALL,
    units: [
      { id: 'S1', type: 'P&M', formation: 'block', layout: 'PM/PM', x: 18000, y: 12000 },
      { id: 'S2', type: 'M', layout: 'XXX', x: 26000, y: 11000 },
      { id: 'S3', type: 'Cmd', layout: 'C', x: 22000, y: 8000 },
      { id: 'N1', type: 'P&M', layout: 'PMM', x: 18000, y: 20000 },
      { id: 'N2', type: 'D', state: 'dismounted', formation: 'openOrder', layout: 'DD', x: 26500, y: 22000 },
      { id: 'N3', type: 'RA', layout: 'G', x: 22000, y: 25000 },
    ],
  },
};

/** Muskets and guns that see several enemies, and a unit with hits that loses stands afterwards. */
export const VOLLEYS = {
  position: {
    phase: 'firing',
    options: { ...SMALL, unitQuality: 'assigned' },
    units: [
      { id: 'S1', type: 'P&M', layout: 'MPM', x: 18000, y: 14000, quality: 'veteran' },
      { id: 'S2', type: 'HA', layout: 'G', x: 24000, y: 10000 },
      { id: 'S3', type: 'Cmd', layout: 'C', x: 21000, y: 8000 },
      { id: 'N1', type: 'P&M', formation: 'block', layout: 'MM/P.', x: 18600, y: 19500, hits: 2 },
      { id: 'N2', type: 'M', formation: 'block', layout: 'XX/XX', x: 23500, y: 20000, hits: 3 },
      { id: 'N3', type: 'D', state: 'dismounted', formation: 'openOrder', layout: 'DD', x: 14000, y: 19000 },
    ],
  },
};

/** Two fights, one of them from front and rear, a unit that may join in, and losses after it. */
export const CLASH = {
  position: {
    phase: 'melee',
    options: SMALL,
    units: [
      { id: 'S1', type: 'P&M', formation: 'block', layout: 'PM/PM', x: 18000, y: 16000, hits: 1 },
      { id: 'S2', type: 'M', layout: 'XX', x: 18000, y: 19150, heading: 1800 },
      { id: 'S3', type: 'Foot', formation: 'block', layout: 'HL/HL', x: 26000, y: 16000 },
      { id: 'S4', type: 'Sub', layout: 'C', x: 22000, y: 13000 },
      { id: 'N1', type: 'P&M', formation: 'block', layout: 'PM/MM', x: 18000, y: 16001, hits: 1 },
      { id: 'N2', type: 'HM', layout: 'YY', x: 26000, y: 16001 },
      { id: 'N3', type: 'M', layout: 'XX', x: 29200, y: 18000 },
    ],
  },
};

/** Horse that charges muskets, with a troop beside them that may intercept. */
export const CHARGE = {
  position: {
    phase: 'initiativeMovement',
    options: SMALL,
    units: [
      { id: 'S1', type: 'M', layout: 'XXX', x: 18000, y: 8000 },
      { id: 'S2', type: 'Cmd', layout: 'C', x: 14000, y: 6000 },
      { id: 'N1', type: 'P&M', layout: 'MPM', x: 18000, y: 20000 },
      { id: 'N2', type: 'M', layout: 'XX', x: 24500, y: 14000, heading: 2700 },
      { id: 'N3', type: 'Cmd', layout: 'C', x: 22000, y: 24000 },
    ],
  },
};
export const CHARGES = [
  { do: 'choose', unit: 'S1' },
  { do: 'charge', target: 'N1' },
];

/** A whole match of two units a side, from its set-up on. */
export const OPENING = {
  armies: {
    south: {
      name: 'Red',
      units: [
        { name: 'Red Foot', type: 'P&M', stands: 'PPMM' },
        { name: 'Red Commander', type: 'Cmd', stands: 'C' },
      ],
    },
    north: {
      name: 'Blue',
      units: [
        { name: 'Blue Horse', type: 'M', stands: 'XXX' },
        { name: 'Blue Commander', type: 'Cmd', stands: 'C' },
      ],
    },
  },
  options: { ...SMALL, deploymentDepth: 14, subCommanders: 0, setupMethod: 'alternate' },
};
