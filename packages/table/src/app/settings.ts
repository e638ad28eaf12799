/** Settings and language of this page. */
import { createEffect, createMemo, createRoot, createSignal } from 'solid-js';
import { artStyles, dyeBy } from '../art/index.js';
import { loadSettings, storeSettings, type Settings } from '../store/settings.js';
import { messagesIn } from '../words/languages.js';
import type { Messages } from '../words/en.js';

const [settings, setSettings] = createSignal<Settings>(loadSettings());
export { settings };

export const change = (changes: Partial<Settings>): void => {
  const next = { ...settings(), ...changes };
  setSettings(next);
  storeSettings(next);
};

/** The texts in the language of the settings. */
export const t: () => Messages = createRoot(() => createMemo(() => messagesIn(settings().language)));

dyeBy(() => settings().palette);

/** What the whole document must know. */
export const applySettings = (): void => {
  const style = document.createElement('style');
  style.textContent = artStyles();
  document.head.append(style);
  createEffect(() => {
    const { language, theme, motion } = settings();
    const { documentElement: root } = document;
    root.lang = language;
    root.dataset['theme'] = theme;
    root.dataset['motion'] = motion;
  });
};

export const isStill = (): boolean =>
  settings().motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches;
