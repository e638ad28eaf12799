export const page = {
  lost: (tally: number, size: number, breaks: number) => `lost ${tally} of ${size} · breaks at ${breaks}`,
  give: 'Give the order',
  notYet: 'The phase cannot end yet',
};
