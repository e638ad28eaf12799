import { flawOf, refuserOf, type Catalogue } from '../../kernel/message.js';
import type { ZonalKinds } from './kinds.js';

/** What no unit of a position can be. */
export const PLACED = {
  noSuchType: { type: 'name', types: 'names' },
  layoutOfType: { type: 'type', own: 'names', layout: 'layout' },
  emptyLayout: {},
  oneStandGun: { unit: 'unit' },
  hasNoState: { unit: 'unit', type: 'type' },
  cannotStartIn: { unit: 'unit', zone: 'zone' },
  startsFacing: { unit: 'unit', starts: 'facing', facing: 'facing' },
  startsInFormation: { unit: 'unit', formation: 'formation', formations: 'formations' },
  contactTooEarly: { unit: 'unit' },
  reserveOfEnemies: { unit: 'unit', zone: 'zone' },
  noZoneFor: { unit: 'unit', zone: 'name' },
  routedTooEarly: { unit: 'unit' },
  zoneHolds: { zone: 'zone', count: 'count', limit: 'count' },
  sizeAtMost: { unit: 'unit', size: 'count', type: 'type', most: 'figure' },
} as const satisfies Catalogue<ZonalKinds>;

/** Markers that no play brings about. */
export const MARKERS = {
  noShotYet: { unit: 'unit' },
  firedAndLeft: { unit: 'unit' },
  mountedSinceFiring: { unit: 'unit' },
  noReactionYet: { unit: 'unit' },
  routedHasMarkers: { unit: 'unit' },
  hitTooEarly: { unit: 'unit' },
  stakesNotOfFoot: { unit: 'unit' },
  stakesOffTable: { unit: 'unit' },
  stakesWithoutAttack: { unit: 'unit' },
  stakesTooEarly: { unit: 'unit' },
  formationTellsOpen: { unit: 'unit' },
  neverLeftOpen: { unit: 'unit' },
} as const satisfies Catalogue<ZonalKinds>;

/** Units that cannot touch, or not so. */
export const CONTACTS = {
  noUnitHere: { unit: 'unit' },
  touchesNoEnemy: { enemy: 'unit', unit: 'unit' },
  routedTouches: { unit: 'unit' },
  offTableTouches: { unit: 'unit' },
  zonesApart: { enemy: 'unit', at: 'zone', unit: 'unit', zone: 'zone' },
  oneContactOnly: { unit: 'unit', enemy: 'unit' },
  touchedAlong: { unit: 'unit', face: 'face', layout: 'layout', outermost: 'line', line: 'line' },
  faceTouchedTwice: { unit: 'unit', face: 'face' },
  neitherByFront: { unit: 'unit', enemy: 'unit' },
  otherFace: { unit: 'unit', facing: 'facing', fits: 'face', enemy: 'unit', looks: 'facing', face: 'face' },
  neitherEngaged: { unit: 'unit', bar: 'bar', enemy: 'unit', enemyBar: 'bar' },
  cannotHaveEngaged: { unit: 'unit', bar: 'bar', enemy: 'unit' },
  engagerLeftStakes: { unit: 'unit', face: 'face', enemy: 'unit' },
  oneLeftStakes: { unit: 'unit', enemy: 'unit' },
  otherLeftStakes: { unit: 'unit', bar: 'bar' },
} as const satisfies Catalogue<ZonalKinds>;

/** What is wrong with the armies and the match of a position. */
export const STANDING = {
  countedInPlay: { listed: 'figure', counted: 'figure' },
  countedRouted: { gone: 'figure', tally: 'figure' },
  tallyOverCount: { counted: 'count', tally: 'figure' },
  commanderInReserve: { zone: 'zone' },
  groundClosedToCommander: { zone: 'zone' },
  commanderStartsElsewhere: { zone: 'zone' },
  shotsWhenFiring: {},
  offTableWhenFiredAt: { target: 'unit' },
  noTargetWhenFiredAt: { target: 'unit' },
  setUpBeforeTurnOne: {},
  endsWithTurn: { turn: 'figure' },
  sideMoves: { acting: 'side', initiative: 'side' },
  stackOfOtherPhase: { phase: 'name' },
  noneOfPosition: {},
  noSetUpFits: {},
} as const satisfies Catalogue<ZonalKinds>;

type Position = typeof PLACED & typeof MARKERS & typeof CONTACTS & typeof STANDING;

export const misplaced = refuserOf<ZonalKinds>()<Position>();
/** Where it is no matter of rules. */
export const unsound = flawOf<ZonalKinds>()<Position>();
