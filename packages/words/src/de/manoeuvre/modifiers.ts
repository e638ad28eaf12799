/** Wofür Summanden stehen: was nur Splendid und Great sagen. */
import { MANOEUVRE_MODIFIERS, type ManoeuvreKinds } from '@five-victories/engine/manoeuvre';
import { telling } from '../../language.js';
import type { MeasuredCast } from '../../measured-cast.js';
import { german } from './facts.js';

export const modifiers = telling<ManoeuvreKinds, typeof MANOEUVRE_MODIFIERS, MeasuredCast, typeof german>(
  MANOEUVRE_MODIFIERS,
  german,
  { rain: () => 'Regen', heavyRain: () => 'Starkregen', limit: () => 'Grenze' },
  'phrase',
);
