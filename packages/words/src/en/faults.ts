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
  wantedText: ({ most, given }) => `A text of 1 to ${most} characters is wanted here, not ${given}.`,
  wantedShortText: ({ most, given }) => `A text of at most ${most} characters is wanted here, not ${given}.`,
  wantedTextOrNumber: ({ most, given }) =>
    `A text of up to ${most} characters or a number is wanted here, not ${given}.`,
  wantedOneOf: ({ values, given }) => `One of ${values} is wanted here, not ${given}.`,
  wantedOnly: ({ only, given }) => `"${only}" is wanted here, not ${given}.`,
  wantedLike: ({ example, given }) => `Something like ${example} is wanted here, not ${given}.`,
  wantedList: ({ given }) => `A list is wanted here, not ${given}.`,
  wantedShorter: ({ most }) => `The list here is too long: it may have ${most.figures('entry', 'entries')}.`,
  wantedObject: ({ given }) => `An object is wanted here, not ${given}.`,
  unreadable: () => 'It is not readable.',
  noGameHere: ({ game }) => `There is no game "${game}" here.`,
  noField: ({ field }) => `There is no field "${field}" here.`,
  oneFieldOf: ({ fields }) => `Exactly one of ${fields} is wanted here.`,
  newerFormat: ({ written, read }) =>
    `A newer program wrote this: it is of format ${written}, and formats up to ${read} are read here.`,
  otherVersion: ({ version, now, mended }) =>
    `This is of version ${version} of the rules, not of version ${now}${mended === '' ? '' : `; mended since: ${mended}`}.`,
  otherDigest: ({ came, written }) => `The match came to ${came}, not to ${written}.`,
  noDiceFrom: ({ from }) => `These are no dice ${from}.`,
  seedWords: () => 'These are no dice from a seed: four whole numbers are wanted, not all of them 0.',
  diceUsedUp: ({ count, rule }) =>
    `${count.figures('more die', 'more dice')} ${count.either('is', 'are')} wanted for ${rule}, and the list is used up.`,
  noSuchFace: ({ shown, sides, rule }) => `A die of ${sides} sides cannot show ${shown} (${rule}).`,
  notAnId: ({ id }) => `"${id}" cannot be the id of a unit.`,
  twoUnits: ({ id }) => `There are two units ${id}.`,
  sideMissing: ({ id }) => `The side of ${id} is missing.`,
  positionOfGame: ({ game, played }) => `This is a position of "${game}", not of "${played}".`,
  noSuchStep: () => 'This is no step of a procedure of the game.',
  emptyStack: () => 'An empty stack is that of a match that is over, with its outcome.',
};
