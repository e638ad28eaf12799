/** The measured games in English, by the id of the game. */
import type { MeasuredWords } from '../measured.js';
import { englishGlorious } from './glorious/index.js';
import { englishGreat } from './great/index.js';
import { englishSplendid } from './splendid/index.js';

const GAMES: Readonly<Record<string, MeasuredWords>> = {
  splendid: englishSplendid,
  great: englishGreat,
  glorious: englishGlorious,
};

export const englishOf = ({ id }: { readonly id: string }): MeasuredWords => {
  const words = GAMES[id];
  if (!words) throw new Error(`There is no measured game ${id}.`);
  return words;
};
