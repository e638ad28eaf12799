/** The texts of the legend; they come with it. */
import { createMemo, createRoot } from 'solid-js';
import { settings } from '../../app/settings.js';
import { de } from './de.js';
import { en, type LegendWords } from './en.js';

export type { LegendWords } from './en.js';

export const legendWordsIn = (language: 'en' | 'de'): LegendWords => ({ en, de })[language];
/** In the language of the settings. */
export const l: () => LegendWords = createRoot(() => createMemo(() => legendWordsIn(settings().language)));
