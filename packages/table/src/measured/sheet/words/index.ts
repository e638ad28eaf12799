import { de } from './de.js';
import { en, type SheetWords } from './en.js';

export type { SheetWords } from './en.js';
export const sheetWordsIn = (language: 'en' | 'de'): SheetWords => ({ en, de })[language];
