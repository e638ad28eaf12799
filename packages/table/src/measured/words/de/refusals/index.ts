/** Warum nicht: die Sätze der Regeln auf Deutsch, nach ihrer englischen Vorlage. */
import { CHARGES } from './charges.js';
import { COMBAT } from './combat.js';
import { FIRE } from './fire.js';
import { GLORIOUS } from './glorious.js';
import { MOVES } from './moves.js';
import { ORDERS } from './orders.js';
import { SETUP } from './setup.js';
import { UNITS } from './units.js';

export const deRefusals: Readonly<Record<string, string>> = {
  ...UNITS,
  ...SETUP,
  ...MOVES,
  ...ORDERS,
  ...CHARGES,
  ...FIRE,
  ...COMBAT,
  ...GLORIOUS,
};
