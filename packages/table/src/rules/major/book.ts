import { zoneSheet } from '../../sheet/sheet.js';
import type { Settings } from '../../store/settings.js';
import { messagesIn } from '../../words/languages.js';
import { boundBook, type RulesBook } from '../book.js';
import { zoneNumbers } from '../zone/numbers.js';
import { majorDe } from './de.js';
import { majorEn } from './en.js';
import { MAJOR } from './plan.js';

const TEXTS = { en: majorEn, de: majorDe };

export const majorBook = (language: Settings['language']): RulesBook =>
  boundBook(MAJOR, TEXTS[language], zoneNumbers('major'), zoneSheet(messagesIn(language), 'major'));
