/** Armies, set-up, the sequence of play, victory, disputes. */
export interface SetupCites {
  readonly phases: string;
  readonly initiative: string;
  readonly ownUnits: string;
  readonly dispute: string;
  readonly concede: string;

  // armies
  readonly types: string;
  readonly oneGun: string;
  readonly lances: string;
  readonly onlyDragoons: string;
  readonly limbered: string;
  readonly generated: string;
  readonly mustered: string;
  readonly unitQuality: string;
  readonly commandQuality: string;

  // formations
  readonly formations: string;
  readonly shapes: string;
  readonly sideBySide: string;
  readonly rows: string;
  readonly columns: string;
  readonly twoStandBlock: string;
  readonly bend: string;
  readonly standsStay: string;

  // set-up
  readonly setupMethod: string;
  readonly setupTurns: string;
  readonly setupAll: string;
  readonly setupArea: string;
  readonly setupPlace: string;
  readonly setupFormation: string;
  readonly basing: string;
  readonly features: string;

  // victory
  readonly thresholds: string;
  readonly breaks: string;
  readonly results: string;
  readonly noUnits: string;
  readonly turnLimit: string;
  readonly scenario: string;
  readonly redOff: string;
}
