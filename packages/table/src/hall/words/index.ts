/** The texts of the hall, fetched with it. */
import { createMemo, createRoot } from 'solid-js';
import { settings } from '../../app/settings.js';
import { de } from './de.js';
import { en, type HallWords } from './en.js';
import { peopleDe } from './people-de.js';
import { peopleEn, type PeopleWords } from './people-en.js';

import { turnsDe } from './turns-de.js';
import { turnsEn, type TurnsWords } from './turns-en.js';

export type { HallWords } from './en.js';

const inLanguage = <T>(texts: Readonly<Record<'en' | 'de', T>>): (() => T) =>
  createRoot(() => createMemo(() => texts[settings().language]));

/** In the language of the settings. */
export const h: () => HallWords = inLanguage({ en, de });
/** Those about people. */
export const p: () => PeopleWords = inLanguage({ en: peopleEn, de: peopleDe });
/** Those about matches by turns. */
export const w: () => TurnsWords = inLanguage({ en: turnsEn, de: turnsDe });
