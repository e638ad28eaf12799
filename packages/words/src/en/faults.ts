import type { FAULTS } from '@five-victories/engine/kernel';
import type { Sentences } from '../language.js';
import type { common } from './facts.js';

/** What is wrong with something from outside, in every game. */
export const faults: Sentences<typeof FAULTS, typeof common> = {
  wantedNumber: ({ given }) => `A number is wanted here, not ${given}.`,
  wantedInteger: ({ least, most, given }) => `A whole number from ${least} to ${most} is wanted here, not ${given}.`,
  wantedNoneOrInteger: ({ least, most, given }) =>
    `0 or a whole number from ${least} to ${most} is wanted here, not ${given}.`,
  wantedFlag: ({ given }) => `Either true or false is wanted here, not ${given}.`,
  wantedTrue: ({ given }) => `Only true is wanted here, not ${given}.`,
  wantedText: ({ most, given }) => `A text of 1 to ${most.figures('character')} is wanted here, not ${given}.`,
  wantedShortText: ({ most, given }) => `A text of at most ${most.figures('character')} is wanted here, not ${given}.`,
  wantedTextOrNumber: ({ most, given }) =>
    `A text of up to ${most.figures('character')} or a number is wanted here, not ${given}.`,
  wantedOneOf: ({ values, given }) => `One of ${values} is wanted here, not ${given}.`,
  wantedOnly: ({ only, given }) => `"${only}" is wanted here, not ${given}.`,
  wantedLike: ({ example, given }) => `Something like ${example} is wanted here, not ${given}.`,
  wantedList: ({ given }) => `A list is wanted here, not ${given}.`,
  wantedShorter: ({ most }) => `This list is too long: it may have at most ${most.figures('entry', 'entries')}.`,
  wantedObject: ({ given }) => `An object is wanted here, not ${given}.`,
  unreadable: () => 'This cannot be read.',
  noGameHere: ({ game }) => `There is no game "${game}" here.`,
  noField: ({ field }) => `There is no field "${field}" here.`,
  oneFieldOf: ({ fields }) => `Exactly one of ${fields} is wanted here.`,
  newerFormat: ({ written, read }) =>
    `A newer program wrote this: it has format ${written}, and only formats up to ${read} can be read here.`,
  otherVersion: ({ version, now, mended }) =>
    `This was made with version ${version} of the rules, not with version ${now}${mended === '' ? '' : `; mended since: ${mended}`}.`,
  otherDigest: ({ came, written }) => `The match came to ${came}, not to ${written}.`,
  sealBroken: () => 'This is not the secret that was sealed before the first decision.',
  otherHead: ({ came, written }) =>
    `The lines lead to the head ${came}, not to ${written}: some were changed, cut out or put in.`,
  otherLine: ({ came, written }) => `This is line ${came}, not ${written}.`,
  otherSide: () => 'The other side was asked.',
  otherCast: ({ came, written }) => `This is cast ${came}, not ${written}.`,
  otherDice: ({ came, written }) => `The secrets give ${came} here, not ${written === '' ? 'nothing' : written}.`,
  noDiceWanted: () => 'No dice were wanted here.',
  diceMissing: () => 'The dice that were wanted here are missing.',
  noLineBack: ({ to }) => `Nobody can go back to line ${to} from here.`,
  afterTheEnd: () => 'The match had ended before this line.',
  noDiceFrom: ({ from }) => `These are not dice ${from}.`,
  seedWords: () => 'These are not dice from a seed: four whole numbers are wanted, not all of them 0.',
  diceUsedUp: ({ count, rule }) =>
    `${count.figures('more die', 'more dice')} ${count.either('is', 'are')} wanted for ${rule}, and the list is used up.`,
  noSuchFace: ({ shown, sides, rule }) => `A die of ${sides} sides cannot show ${shown} (${rule}).`,
  notAnId: ({ id }) => `"${id}" cannot be the id of a unit.`,
  twoUnits: ({ id }) => `Two units have the id ${id}.`,
  sideMissing: ({ id }) => `The side of ${id} is missing.`,
  positionOfGame: ({ game, played }) => `This is a position of "${game}", not of "${played}".`,
  noSuchStep: () => 'This is not a step of any procedure of this game.',
  emptyStack: () => 'Only a match that is over and has an outcome has an empty stack.',
};
