/** Die gemessenen Spiele auf Deutsch, nach dem Namen des Spiels. */
import type { MeasuredWords } from '../measured.js';
import { germanGlorious } from './glorious/index.js';
import { germanGreat } from './great/index.js';
import { germanSplendid } from './splendid/index.js';

export { STANDS, TYPES } from './tabletop/names.js';

const GAMES: Readonly<Record<string, MeasuredWords>> = {
  splendid: germanSplendid,
  great: germanGreat,
  glorious: germanGlorious,
};

export const germanOf = ({ id }: { readonly id: string }): MeasuredWords => {
  const words = GAMES[id];
  if (!words) throw new Error(`There is no measured game ${id}.`);
  return words;
};
