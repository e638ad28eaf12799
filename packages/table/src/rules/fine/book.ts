import { zoneSheet } from '../../sheet/sheet.js';
import type { Settings } from '../../store/settings.js';
import { messagesIn } from '../../words/languages.js';
import { boundBook, type RulesBook } from '../book.js';
import { zoneNumbers } from '../zone/numbers.js';
import { fineDe } from './de.js';
import { fineEn } from './en.js';
import { FINE } from './plan.js';

const TEXTS = { en: fineEn, de: fineDe };

export const fineBook = (language: Settings['language']): RulesBook =>
  boundBook(FINE, TEXTS[language], zoneNumbers('fine'), zoneSheet(messagesIn(language), 'fine'));
