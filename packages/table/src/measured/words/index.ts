/** The texts of the measured games; they come with these games, not with the front page. */
import { createMemo, createRoot } from 'solid-js';
import { settings } from '../../app/settings.js';
import { de } from './de/index.js';
import { en, type MeasuredMessages } from './en/index.js';

const CATALOGUES = { en, de };

export const messagesIn = (language: 'en' | 'de'): MeasuredMessages => CATALOGUES[language];
/** In the language of the settings. */
export const m: () => MeasuredMessages = createRoot(() => createMemo(() => messagesIn(settings().language)));
