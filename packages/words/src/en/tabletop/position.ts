import type { POSITION } from '@five-victories/engine/tabletop';
import type { English } from './facts.js';

export const position: English<typeof POSITION> = {
  noTypeNamed: ({ type, types }) => `There is no type "${type}"; the types are ${types}.`,
  noRoundBase: ({ unit }) => `${unit} has a layout of ranks and no round base.`,
  emptyLayout: () => 'Nobody stands in this layout.',
  foreignLetters: ({ type, letters, layout }) =>
    `${layout} has letters that ${type} does not have; it has only ${letters}.`,
  hasSoMany: ({ unit, type, most, size }) => `${unit} (${type}) has ${most.words}, not ${size.figure}.`,
  neverInState: ({ unit, type, state }) =>
    `${unit} (${type}) is neither mounted nor dismounted, so it is not ${state}.`,
  neverFires: ({ unit, type }) => `${unit} (${type}) never fires.`,
  commandsNobody: ({ unit, type }) => `${unit} (${type}) commands nobody.`,
  typeHasNoLances: ({ type }) => `${type} has no lances.`,
  lettersMissing: ({ unit }) => `Say who stands on the round base of ${unit}, by their letters.`,
  diameterMissing: ({ unit }) => `Say how wide the round base of ${unit} is.`,
  roundHasNoLayout: ({ unit }) => `${unit} stands on a round base and has no layout.`,
  foreignLetter: ({ type, letter }) => `${type} has nobody with the letter ${letter}.`,
  mustBePlaced: ({ unit }) => `${unit} must be on the table or routed in this phase.`,
  placeMissing: ({ unit }) => `Say where ${unit} is: x and y of the middle of its front.`,
  centreMissing: ({ unit }) => `Say where ${unit} is: x and y of its centre.`,
  touchesAcross: ({ unit, other }) => `${unit} touches ${other}, an enemy, across an escarpment.`,
  overlapsUnit: ({ unit, other }) => `${unit} overlaps ${other}.`,
  isOnClosed: ({ unit, type }) => `${unit} is on ground closed to it (${type}).`,
  isPartlyOff: ({ unit }) => `${unit} is partly off the table.`,
  moreInPlay: ({ now, size }) =>
    `${now.words} ${now.either('is', 'are')} in play, and the army had ${size} at the start.`,
  noUnitInPosition: () => 'There is no such unit in the position.',
};
