export const page = {
  lost: (tally: number, size: number, breaks: number) => `lost ${tally} of ${size} · breaks at ${breaks}`,
  give: 'Give the order',
  giveHint: 'Put the order together on the table or here.',
  options: 'Suggestions',
  units: 'Units that can act',
  drop: 'Put it down',
  inHand: 'In hand',
  tape: 'Tape measure',
  layers: 'Overlays',
  describe: 'Describe',
};
