/** The texts of the hall, fetched with it. */
import { createMemo, createRoot } from 'solid-js';
import { settings } from '../../app/settings.js';
import { clubsDe } from './clubs-de.js';
import { clubsEn, type ClubWords } from './clubs-en.js';
import { de } from './de.js';
import { en, type HallWords } from './en.js';
import { noticesDe } from './notices-de.js';
import { noticesEn, type NoticeWords } from './notices-en.js';
import { peopleDe } from './people-de.js';
import { peopleEn, type PeopleWords } from './people-en.js';

export type { HallWords } from './en.js';

const inLanguage = <T>(texts: Readonly<Record<'en' | 'de', T>>): (() => T) =>
  createRoot(() => createMemo(() => texts[settings().language]));

/** In the language of the settings. */
export const h: () => HallWords = inLanguage({ en, de });
/** Those about people. */
export const p: () => PeopleWords = inLanguage({ en: peopleEn, de: peopleDe });
/** Those about tournaments. */
export const c: () => ClubWords = inLanguage({ en: clubsEn, de: clubsDe });
/** Those about notices and holidays. */
export const n: () => NoticeWords = inLanguage({ en: noticesEn, de: noticesDe });
