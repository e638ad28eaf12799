import type { GLORIOUS_FORMATIONS } from '@five-victories/engine/glorious';
import type { English } from './facts.js';

export const formations: English<typeof GLORIOUS_FORMATIONS> = {
  otherElements: ({ unit, elements, layout }) => `${unit} has ${elements}, and ${layout} has others.`,
  lineIsOneRank: ({ unit, layout }) => `In line ${unit} is one rank without gaps, and ${layout} does not show that.`,
  noSuchMass: ({ unit, layout, size, shapes }) =>
    `${unit} forms no mass as ${layout}: a mass of ${size.figures('element')} has ranks of ${shapes}, without gaps.`,
  isBattleOnly: ({ unit }) => `${unit} is a Battle and in no other formation.`,
  isNoBattle: ({ unit }) => `${unit} is not a Battle.`,
  noSuchFormation: ({ formation }) => `There is no formation ${formation.bare} in this game.`,
  alwaysInLine: ({ unit }) => `${unit} is always in line.`,
  tooFewForMass: ({ unit, size }) => `${unit} has ${size.figures('element')}, too few for a mass.`,
  noMassOfFive: ({ unit }) => `${unit} is not a mass of five, and has no odd element to shift.`,
  engagedCannotShift: ({ unit }) => `${unit} is in contact with an enemy and shifts no element.`,
  shiftedAlready: ({ unit }) => `${unit} has already shifted its odd element since the last function of its side.`,
  singleNeverChanges: ({ unit }) => `${unit} has a single element and does not change formation.`,
  neverChangesFormation: ({ unit }) => `${unit} does not change formation.`,
  noSuchElement: ({ unit, size }) => `The element that keeps its place is not among the ${size.figure} of ${unit}.`,
  rankAndFileWanted: ({ unit, layout }) => `Say in which rank and file of ${layout} the element of ${unit} stands.`,
  emptyCell: ({ layout, rank, file }) => `${layout} has no element in rank ${rank}, file ${file}.`,
  standsAsItWould: ({ unit }) => `${unit} would stand just as it does.`,
};
