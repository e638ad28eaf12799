/** The texts of chances and analyses in the language of the settings; they come with what shows them. */
import { settings } from '../../app/settings.js';
import { de } from './de.js';
import { en, type AnalysisWords } from './en.js';

const CATALOGUES: Readonly<Record<'en' | 'de', AnalysisWords>> = { en, de };

export const a = (): AnalysisWords => CATALOGUES[settings().language];
