/** Small positions of the zone games. */

const SIDES = { south: { commander: 'Z(1,1)' }, north: { commander: 'Z(1,1)' } };

/** Foot, horse and a gun on both sides of one zone, about to move. */
export const MEETING = {
  position: {
    phase: 'initiativeMovement',
    options: { columns: 3, turnLimit: 2 },
    sides: SIDES,
    units: [
      { id: 'S1', type: 'P&M', zone: 'Z(1,1)', layout: 'PMM/PM.' },
      { id: 'S2', type: 'M', zone: 'Z(1,1)', layout: 'XX/XX' },
      { id: 'S3', type: 'RA', zone: 'Z(1,0)', layout: 'G' },
      { id: 'N1', type: 'P&M', zone: 'Z(1,1)', layout: 'PMM/PM.' },
      { id: 'N2', type: 'HM', zone: 'Z(1,1)', layout: 'YY/Y.' },
      { id: 'N3', type: 'D', zone: 'NR1', layout: 'DDD' },
    ],
  },
};

/** Two fights in one zone, one of them from front and flank, with hits to be worked off. */
export const MELEE = {
  position: {
    phase: 'melee',
    options: { columns: 3, turnLimit: 2, unitQuality: 'assigned' },
    sides: { south: { commander: 'Z(1,1)' }, north: { commander: 'Z(1,2)' } },
    units: [
      { id: 'S1', type: 'P&M', zone: 'Z(1,1)', layout: 'PPM/MMM', contacts: [{ with: 'N1', face: 'front' }], hits: 1 },
      { id: 'S2', type: 'M', zone: 'Z(1,1)', facing: 'E', layout: 'XX/XX', contacts: [{ with: 'N1', face: 'front' }] },
      { id: 'S3', type: 'Foot', zone: 'Z(1,1)', layout: 'HL/HL', contacts: [{ with: 'N2', face: 'front' }] },
      { id: 'N1', type: 'P&M', zone: 'Z(1,1)', layout: 'PPM/MM.', hits: 1, quality: 'veteran' },
      { id: 'N2', type: 'M', zone: 'Z(1,1)', layout: 'XX/XX', hits: 2 },
    ],
  },
};

/** A whole match of two units a side, from its set-up on. */
export const START = {
  armies: {
    south: {
      name: 'Red',
      units: [
        { name: 'Red Foot', type: 'P&M', stands: 'PPMM' },
        { name: 'Red Horse', type: 'M', stands: 'XXX' },
      ],
    },
    north: {
      name: 'Blue',
      units: [
        { name: 'Blue Foot', type: 'P&M', stands: 'PMM' },
        { name: 'Blue Gun', type: 'GG', stands: 'G' },
      ],
    },
  },
  options: { columns: 3, setupMethod: 'alternate', turnLimit: 1, reserveZones: [1] },
};

/** Foot with and without stakes, knights and a Bombard in one zone, about to move; light horse waits in reserve. */
export const STAKES = {
  position: {
    phase: 'initiativeMovement',
    options: { columns: 3, turnLimit: 2 },
    sides: SIDES,
    units: [
      { id: 'S1', type: 'MF', weapon: 'longbows', zone: 'Z(1,1)', layout: 'FF/FF', stakes: true },
      { id: 'S2', type: 'HM', zone: 'Z(1,1)', layout: 'MM/M.' },
      { id: 'S3', type: 'Bombard', zone: 'Z(1,1)', layout: 'G' },
      { id: 'S4', type: 'LF', weapon: 'light', zone: 'Z(1,1)', layout: 'F/F' },
      { id: 'N1', type: 'MF', weapon: 'crossbows', zone: 'Z(1,1)', layout: 'FF/FF', stakes: true },
      { id: 'N2', type: 'HF', weapon: 'hand', zone: 'Z(1,1)', layout: 'FF/F.' },
      { id: 'N3', type: 'LM', weapon: 'bows', zone: 'NR1', layout: 'MMM' },
    ],
  },
};

/** Foot engages archers who may shoot or form a hasty defence, and whom a Gun, knights and light horse may help. */
export const WINDOW = {
  position: {
    phase: 'initiativeMovement',
    options: { columns: 3, turnLimit: 2 },
    sides: { south: { commander: 'Z(1,1)' }, north: { commander: 'Z(1,2)' } },
    units: [
      { id: 'S1', type: 'MF', weapon: 'hand', zone: 'Z(1,1)', layout: 'FF/FF' },
      { id: 'S2', type: 'MM', zone: 'Z(1,1)', layout: 'MM/MM' },
      { id: 'N1', type: 'LF', weapon: 'longbows', zone: 'Z(1,1)', layout: 'FF/FF' },
      { id: 'N2', type: 'Gun', zone: 'Z(1,1)', layout: 'G' },
      { id: 'N3', type: 'HM', zone: 'Z(1,1)', layout: 'MM/M.' },
      { id: 'N4', type: 'LM', weapon: 'bows', zone: 'Z(1,1)', layout: 'MM/MM' },
    ],
  },
};
export const ENGAGES = [
  { do: 'choose', unit: 'S1' },
  { do: 'engage', target: 'N1' },
];
