/** All games in English, for readers that do not know of which family a message is. */
import { together } from '../words.js';
import { englishZonal } from './zonal/index.js';

export const english = together(englishZonal);
