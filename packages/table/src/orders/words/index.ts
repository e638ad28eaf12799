/** The texts about orders for later, fetched with them. */
import { createMemo, createRoot } from 'solid-js';
import { settings } from '../../app/settings.js';
import { de } from './de.js';
import { en, type OrderWords } from './en.js';

export type { OrderWords } from './en.js';

const WORDS: Readonly<Record<'en' | 'de', OrderWords>> = { en, de };

/** In the language of the settings. */
export const o: () => OrderWords = createRoot(() => createMemo(() => WORDS[settings().language]));
