import { measuredSheet } from '../../measured/sheet/sheet.js';
import type { Settings } from '../../store/settings.js';
import { boundBook, type RulesBook } from '../book.js';
import { gloriousDe } from './de.js';
import { gloriousEn } from './en.js';
import { gloriousNumbers } from './numbers.js';
import { GLORIOUS } from './plan.js';

const TEXTS = { en: gloriousEn, de: gloriousDe };

export const gloriousBook = (language: Settings['language']): RulesBook =>
  boundBook(GLORIOUS, TEXTS[language], gloriousNumbers(language), measuredSheet('glorious', language));
