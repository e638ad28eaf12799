import type { page as en } from '../en/page.js';

export const page: typeof en = {
  lost: (tally, size, breaks) => `${tally} von ${size} verloren · bricht bei ${breaks}`,
  give: 'Befehl geben',
  notYet: 'Die Phase kann noch nicht enden',
};
