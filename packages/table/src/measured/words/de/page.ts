import type { page as en } from '../en/page.js';

export const page: typeof en = {
  give: 'Befehl geben',
  notYet: 'Die Phase kann noch nicht enden',
};
