/** The texts about what is at stake. */
import { createMemo, createRoot } from 'solid-js';
import { settings } from '../../app/settings.js';
import { de } from './de.js';
import { en, type BriefingWords } from './en.js';

export type { BriefingWords } from './en.js';

const CATALOGUES: Readonly<Record<'en' | 'de', BriefingWords>> = { en, de };

export const briefingWordsIn = (language: 'en' | 'de'): BriefingWords => CATALOGUES[language];
/** In the language of the settings. */
export const b: () => BriefingWords = createRoot(() => createMemo(() => briefingWordsIn(settings().language)));
