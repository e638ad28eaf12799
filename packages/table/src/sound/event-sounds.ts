/** What is heard of each kind of event of the five games. One that is silent says so: the compiler asks for all. */
import type { GLORIOUS_EVENTS } from '@five-victories/engine/glorious';
import type { GREAT_EVENTS } from '@five-victories/engine/great';
import type { MANOEUVRE_EVENTS } from '@five-victories/engine/manoeuvre';
import type { SPLENDID_EVENTS } from '@five-victories/engine/splendid';
import type { TABLETOP_EVENTS } from '@five-victories/engine/tabletop';
import type { EVENTS } from '@five-victories/engine/zonal';
import type { Sound } from './sounds.js';

export type EventName =
  | keyof typeof EVENTS
  | keyof typeof TABLETOP_EVENTS
  | keyof typeof MANOEUVRE_EVENTS
  | keyof typeof GREAT_EVENTS
  | keyof typeof SPLENDID_EVENTS
  | keyof typeof GLORIOUS_EVENTS;

/** `shot` and `onset` depend on the troops that act: their weapon, and whether they ride. */
export type Heard = Sound | 'shot' | 'onset' | 'silent';

export const EVENT_SOUNDS: Readonly<Record<EventName, Heard>> = {
  // The course of the match.
  phase: 'drum',
  initiative: 'silent',
  broken: 'horn',
  generalRetreat: 'horn',
  ends: 'drum',
  outcome: 'drum',
  conceded: 'horn',
  offersEnd: 'silent',
  ruling: 'silent',
  combat: 'silent',
  // Dice: what they decided is told by the event after them.
  throw: 'dice',
  tested: 'silent',
  testWaived: 'silent',
  hits: 'silent',
  rallied: 'silent',
  recovered: 'silent',
  // Before the first turn, all at once.
  quality: 'silent',
  commandQuality: 'silent',
  generated: 'silent',
  mustered: 'silent',
  foughtOnFoot: 'silent',
  battleFormed: 'silent',
  placed: 'knock',
  setUpReturned: 'silent',
  // Fire.
  fired: 'shot',
  bounced: 'knock',
  opportunityFire: 'silent',
  silentGun: 'silent',
  // Going for each other.
  engages: 'onset',
  charges: 'onset',
  intercepts: 'onset',
  intercepted: 'onset',
  immediateCombat: 'silent',
  breakThrough: 'onset',
  breakThroughLost: 'silent',
  chargeFailed: 'silent',
  fellShort: 'silent',
  interceptFailed: 'silent',
  pulledUp: 'silent',
  stopped: 'silent',
  reacts: 'silent',
  reacted: 'silent',
  noRoomForBlock: 'silent',
  noWayBack: 'silent',
  contact: 'knock',
  closedUp: 'knock',
  joined: 'knock',
  contactBroken: 'silent',
  pinned: 'silent',
  // Blows and what comes of them.
  allocated: 'silent',
  attacked: 'steel',
  overrun: 'steel',
  removed: 'knock',
  rebased: 'silent',
  routed: 'horn',
  commanderRemoved: 'horn',
  commandRemoved: 'horn',
  retired: 'silent',
  withdrawn: 'silent',
  leftTable: 'silent',
  // Giving way.
  flinched: 'silent',
  evaded: 'onset',
  evade: 'onset',
  recoil: 'silent',
  disengaged: 'silent',
  disengages: 'silent',
  staysEngaged: 'silent',
  // Moves are put down with a knock, where another event does not tell the same.
  moves: 'silent',
  moved: 'knock',
  entered: 'knock',
  leaves: 'silent',
  turned: 'silent',
  pivoted: 'silent',
  formed: 'knock',
  facedAbout: 'silent',
  mounted: 'knock',
  dismounted: 'knock',
  limbered: 'knock',
  unlimbered: 'knock',
  setDown: 'knock',
  commanderPlaced: 'silent',
  commanderMoved: 'knock',
  stakesDeployed: 'knock',
  stakesLost: 'silent',
  joinedBattle: 'knock',
  attached: 'knock',
  leftBattle: 'silent',
  shifted: 'knock',
  heldBack: 'silent',
  // Markers and ends of steps.
  goesOn: 'silent',
  acted: 'silent',
  done: 'silent',
  unmarked: 'silent',
  redMarkersOff: 'silent',
  markersOff: 'silent',
};
