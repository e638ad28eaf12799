/** All games in English, for readers that do not know of which family a message is. */
import type { Cast } from '../cast.js';
import { together, type Words } from '../words.js';
import { englishZonal } from './zonal/index.js';

export const english: Words<Cast> = together<Cast>(englishZonal);
