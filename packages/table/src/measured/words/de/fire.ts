import type { fire as en } from '../en/fire.js';

export const fire: typeof en = {
  odds: {
    clash: (own, theirs) => `Handgemenge, wenn niemand reagiert: selbst ${own}; der Gegner ${theirs}.`,
    fightsNow: (enemy, own, theirs) => `Kämpfen sie jetzt, gegen ${enemy}: ${own}; der Gegner ${theirs}.`,
    outflanks: (unit) => `${unit} fällt in die Flanke`,
    again: (unit) => `${unit} darf einmal noch einmal würfeln`,
    sureHits: (n) => `${n} Treffer vor den Würfeln`,
    sureStands: (n) => `${n === 1 ? '1 Element geht' : `${n} Elemente gehen`} sofort verloren`,
    home: (percent) => `Kommt zum Kontakt, wenn niemand eingreift: ${percent}`,
  },
};
