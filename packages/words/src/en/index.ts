/** All games in English, for readers that do not know of which family a message is. */
import type { Cast } from '../cast.js';
import { together, type Words } from '../words.js';
import { englishGlorious } from './glorious/index.js';
import { englishGreat } from './great/index.js';
import { englishSplendid } from './splendid/index.js';
import { englishZonal } from './zonal/index.js';

export const english: Words<Cast> = together<Cast>(englishZonal, englishSplendid, englishGreat, englishGlorious);
