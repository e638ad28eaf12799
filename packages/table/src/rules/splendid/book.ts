import { measuredSheet } from '../../measured/sheet/sheet.js';
import type { Settings } from '../../store/settings.js';
import { boundBook, type RulesBook } from '../book.js';
import { manoeuvreNumbers } from '../manoeuvre/numbers.js';
import { splendidDe } from './de.js';
import { splendidEn } from './en.js';
import { SPLENDID } from './plan.js';

const TEXTS = { en: splendidEn, de: splendidDe };

export const splendidBook = (language: Settings['language']): RulesBook =>
  boundBook(SPLENDID, TEXTS[language], manoeuvreNumbers('splendid', language), measuredSheet('splendid', language));
