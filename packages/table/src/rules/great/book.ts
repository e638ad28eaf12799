import { measuredSheet } from '../../measured/sheet/sheet.js';
import type { Settings } from '../../store/settings.js';
import { boundBook, type RulesBook } from '../book.js';
import { manoeuvreNumbers } from '../manoeuvre/numbers.js';
import { greatDe } from './de.js';
import { greatEn } from './en.js';
import { GREAT } from './plan.js';

const TEXTS = { en: greatEn, de: greatDe };

export const greatBook = (language: Settings['language']): RulesBook =>
  boundBook(GREAT, TEXTS[language], manoeuvreNumbers('great', language), measuredSheet('great', language));
