import type { Settings } from '../store/settings.js';
import { de } from './de.js';
import { en, type Messages } from './en.js';

const CATALOGUES: Readonly<Record<Settings['language'], Messages>> = { en, de };

export const messagesIn = (language: Settings['language']): Messages => CATALOGUES[language];
