/** Alle Spiele auf Deutsch, für Leser, die nicht wissen, aus welcher Familie eine Nachricht ist. */
import type { Cast } from '../cast.js';
import { together, type Words } from '../words.js';
import { germanGlorious } from './glorious/index.js';
import { germanGreat } from './great/index.js';
import { germanSplendid } from './splendid/index.js';
import { germanZonal } from './zonal/index.js';

export const german: Words<Cast> = together<Cast>(germanZonal, germanSplendid, germanGreat, germanGlorious);
