/** Firing, hand-to-hand combat, losses. */
export interface CombatCites {
  // Who fires, and at whom.
  readonly cannotFire: string;
  readonly engagedFirer: string;
  readonly firesOnce: string;
  readonly fireTarget: string;
  readonly oneVolley: string;
  readonly firePivot: string;
  readonly fireZone: string;
  readonly fireRange: string;
  readonly fireBlocked: string;
  readonly fireChain: string;
  readonly hillBlocks: string;
  readonly woodBlocks: string;
  readonly overhead: string;
  readonly overheadGuns: string;
  readonly fireWeather: string;
  // Dice.
  readonly zeroDice: string;
  readonly fireHits: string;
  /** Fire of units that are worse than usual, and better. */
  readonly qualityFire: string;
  readonly veteranFire: string;
  readonly cover: string;
  readonly bounceTarget: string;
  readonly bounceDice: string;
  // Joining in.
  readonly joinIn: string;
  readonly joinMoves: string;
  readonly holdBack: string;
  // Hand-to-hand combat.
  readonly openingHit: string;
  readonly onlyContacts: string;
  readonly allStands: string;
  readonly division: string;
  readonly oneAttack: string;
  readonly basicValue: string;
  readonly combatLimit: string;
  readonly attackDice: string;
  readonly attackHits: string;
  readonly advantage: string;
  readonly rethrow: string;
  // Losses.
  readonly lossSteps: string;
  readonly lostStands: string;
  readonly allLost: string;
  readonly shapeLost: string;
  readonly contactLost: string;
  readonly lossKinds: string;
  readonly lossTurned: string;
  readonly singleRetreats: string;
}
