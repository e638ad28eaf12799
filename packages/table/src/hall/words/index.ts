/** The texts of the hall, fetched with it. */
import { createMemo, createRoot } from 'solid-js';
import { settings } from '../../app/settings.js';
import { de } from './de.js';
import { en, type HallWords } from './en.js';

export type { HallWords } from './en.js';

const hallWordsIn = (language: 'en' | 'de'): HallWords => ({ en, de })[language];
/** In the language of the settings. */
export const h: () => HallWords = createRoot(() => createMemo(() => hallWordsIn(settings().language)));
