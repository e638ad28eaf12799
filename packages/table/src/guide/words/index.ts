import { de } from './de.js';
import { en, type ZoneLessonWords } from './en.js';

export const lessonWordsIn = (language: 'en' | 'de'): ZoneLessonWords => ({ en, de })[language];
