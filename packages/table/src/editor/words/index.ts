/** The texts of the editor; they come with it. */
import { createMemo, createRoot } from 'solid-js';
import { settings } from '../../app/settings.js';
import { de } from './de.js';
import { en, type EditorMessages } from './en.js';

const CATALOGUES = { en, de };

export const editorMessagesIn = (language: 'en' | 'de'): EditorMessages => CATALOGUES[language];
export const w: () => EditorMessages = createRoot(() => createMemo(() => editorMessagesIn(settings().language)));
