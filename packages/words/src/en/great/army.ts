import type { GREAT_ARMY, GREAT_POSITION } from '@five-victories/engine/great';
import type { English } from './facts.js';

export const army: English<typeof GREAT_ARMY> = {
  noHeavyLongbows: ({ name, house }) =>
    `${name}: there is no heavy foot with longbows without the house rule "${house}".`,
  noJavelinRiders: ({ name, house }) => `${name}: horse and camels carry no javelins with the house rule "${house}".`,
  throwsNothing: ({ name }) =>
    `${name} is listed with spears or pilums, which only foot with hand-to-hand weapons carries.`,
  shareTooDear: ({ share, cost, percent, points, most }) =>
    `${share} cost ${cost.figures('point')}, and ${percent} percent of ${points} are ${most}.`,
  armyTooDear: ({ cost, most }) => `The army costs ${cost.figures('point')}, and ${most} are the limit.`,
  commandersWanted: ({ most, chiefs, subs }) =>
    `There must be 1 commander and at most ${most.figures('sub-commander')}; this army has ${chiefs} and ${subs}.`,
  frontageOdd: ({ frontage }) => `The frontage must be even, and ${frontage} is not.`,
  onlyRidersDismount: ({ unit, type }) => `${unit} is ${type}; only horse and camels dismount.`,
  dismountsTwice: ({ unit }) => `${unit} is named twice.`,
  noRoomOnFoot: () => 'With these units on foot the army would find no room on this table.',
};

export const position: English<typeof GREAT_POSITION> = {
  hitsWait: ({ unit }) => `Hits of ${unit} wait only in the firing and the hand-to-hand combat phase.`,
  nothingFired: ({ unit }) => `${unit} has nothing to fire, and so no red marker.`,
  firedTooEarly: ({ unit }) => `No unit has a red marker before the firing phase, and ${unit} has one.`,
  firedPackedUp: ({ unit }) => `${unit} is packed up and cannot have fired in this turn.`,
  thrownTooEarly: ({ unit }) => `${unit} throws at chargers only, and nobody has charged in this turn.`,
  nothingUnpacked: ({ unit }) => `${unit} is not artillery to be unpacked.`,
  unpackedLater: ({ unit, unpacked, turn }) =>
    `${unit} cannot have been unpacked in turn ${unpacked}: this is turn ${turn}.`,
  unpackedBeforeItsMove: ({ unit }) => `${unit} cannot have been unpacked in this turn before its side moves.`,
  packedAgain: ({ unit }) => `${unit} was unpacked in this turn and cannot have been packed up again in it.`,
  pastTheLastTurn: ({ last, turn }) => `Turn ${last} is the last, not ${turn}.`,
};
