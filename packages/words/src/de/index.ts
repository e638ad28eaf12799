/** Alle Spiele auf Deutsch, für Leser, die nicht wissen, aus welcher Familie eine Nachricht ist. */
import { together } from '../words.js';
import { germanZonal } from './zonal/index.js';

export const german = together(germanZonal);
