/** The texts of the end of a match; they come with its page. */
import { de } from './de.js';
import { en, type StoryWords } from './en.js';

export type { StoryWords, Whose } from './en.js';

const CATALOGUES: Readonly<Record<'en' | 'de', StoryWords>> = { en, de };

export const storyWordsIn = (language: 'en' | 'de'): StoryWords => CATALOGUES[language];
