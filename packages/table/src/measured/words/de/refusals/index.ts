/** Warum nicht: die Sätze der Regeln auf Deutsch, nach ihrer englischen Vorlage. */
import { deRefusals as shared } from '../../../../words/de-refusals.js';
import { CHARGES } from './charges.js';
import { COMBAT } from './combat.js';
import { FIRE } from './fire.js';
import { GLORIOUS } from './glorious.js';
import { MOVES } from './moves.js';
import { ORDERS } from './orders.js';
import { SETUP } from './setup.js';

/** Was den Spielen mit Zonen auch gesagt wird, steht dort. */
export const deRefusals: Readonly<Record<string, string>> = {
  ...shared,
  ...SETUP,
  ...MOVES,
  ...ORDERS,
  ...CHARGES,
  ...FIRE,
  ...COMBAT,
  ...GLORIOUS,
};
