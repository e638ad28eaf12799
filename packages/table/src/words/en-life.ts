/** What stirs at the table: sounds, bots at work, the summary of a turn, colours. */
export const enLife = {
  sound: 'Sounds',
  soundTool: 'Sound',
  soundKey: 'sounds on or off',
  volume: 'Loudness',
  hearIt: 'Try it',
  skip: 'Skip',
  skipLabel: 'Skip to the next decision of a player',
  offHand: 'The bot took too long over this; the answer was given off-hand.',
  summary: 'Sum up every turn',
  summaryClose: 'Put the summary away',
  summaryMore: 'Read',
  summaryLess: 'Fold',
  endsWithTurn: (army: string) => `${army} agrees: the battle ends with this turn.`,
  fightsOn: (army: string) => `${army} does not agree to end it: as things stand it would lose.`,
  palette: 'Colours of the armies',
  palettes: {
    usual: 'As their coats',
    redGreen: 'For red-green weakness',
    blueYellow: 'For blue-yellow weakness',
    strong: 'High contrast',
  },
};
