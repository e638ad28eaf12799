import type { SetupCites } from '../../../tabletop/cites/setup.js';

/** The rules of A Splendid Victory about armies, set-up, the sequence of play, victory and disputes. */
export const SETUP_CITES: SetupCites = {
  phases: 'SV-TURN-01',
  initiative: 'SV-INIT-01',
  ownUnits: 'SV-MOVE-01',
  dispute: 'SV-VICT-08',
  concede: 'SV-VICT-05',

  types: 'SV-ARMY-02',
  oneGun: 'SV-ARMY-09',
  lances: 'SV-ARMY-11',
  onlyDragoons: 'SV-ARMY-12',
  limbered: 'SV-GUN-03',
  generated: 'SV-GEN-01',
  mustered: 'SV-GEN-04',
  unitQuality: 'SV-QUAL-06',
  commandQuality: 'SV-QUAL-05',

  formations: 'SV-FORM-01',
  shapes: 'SV-FORM-02',
  sideBySide: 'SV-FORM-03',
  rows: 'SV-FORM-05',
  columns: 'SV-FORM-08',
  twoStandBlock: 'SV-R-02',
  bend: 'SV-BEND-02',
  standsStay: 'SV-CHANGE-03',

  setupMethod: 'SV-R-78',
  setupTurns: 'SV-R-115',
  setupAll: 'SV-SETUP-01',
  setupArea: 'SV-R-78',
  setupPlace: 'SV-SETUP-03',
  setupFormation: 'SV-SETUP-02',
  basing: 'SV-R-01',
  features: 'SV-TERR-01',

  thresholds: 'SV-VICT-03',
  breaks: 'SV-VICT-03',
  results: 'SV-VICT-04',
  noUnits: 'SV-VICT-09',
  turnLimit: 'SV-VICT-10',
  scenario: 'SV-VICT-07',
  redOff: 'SV-VICT-06',
};
