/** The texts of the options; they come with the pages that ask for them. */
import { createMemo, createRoot } from 'solid-js';
import { settings } from '../../app/settings.js';
import { de } from './de.js';
import { en, type OptionMessages } from './en.js';

const CATALOGUES = { en, de };

export const optionMessagesIn = (language: 'en' | 'de'): OptionMessages => CATALOGUES[language];
export const o: () => OptionMessages = createRoot(() => createMemo(() => optionMessagesIn(settings().language)));
