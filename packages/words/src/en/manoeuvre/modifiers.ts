/** What summands are for: what only Splendid and Great say. */
import { MANOEUVRE_MODIFIERS, type ManoeuvreKinds } from '@five-victories/engine/manoeuvre';
import { telling } from '../../language.js';
import type { MeasuredCast } from '../../measured-cast.js';
import { english } from './facts.js';

export const modifiers = telling<ManoeuvreKinds, typeof MANOEUVRE_MODIFIERS, MeasuredCast, typeof english>(
  MANOEUVRE_MODIFIERS,
  english,
  { rain: () => 'rain', heavyRain: () => 'heavy rain', limit: () => 'limit' },
  'phrase',
);
