export const page = {
  give: 'Give the order',
  notYet: 'The phase cannot end yet',
};
