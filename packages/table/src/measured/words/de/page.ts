import type { page as en } from '../en/page.js';

export const page: typeof en = {
  lost: (tally, size, breaks) => `${tally} von ${size} verloren · bricht bei ${breaks}`,
  give: 'Befehl geben',
  giveHint: 'Der Befehl entsteht auf dem Tisch oder hier.',
  options: 'Vorschläge',
  units: 'Einheiten, die handeln können',
  drop: 'Ablegen',
  inHand: 'In der Hand',
  tape: 'Maßband',
  layers: 'Ebenen',
  describe: 'Beschreiben',
};
