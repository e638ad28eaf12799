/** Alle Spiele auf Deutsch, für Leser, die nicht wissen, aus welcher Familie eine Nachricht ist. */
import type { Cast } from '../cast.js';
import { together, type Words } from '../words.js';
import { germanZonal } from './zonal/index.js';

export const german: Words<Cast> = together<Cast>(germanZonal);
