/** Wofür Summanden stehen: was nur A Splendid Victory sagt. */
import { SPLENDID_MODIFIERS, type SplendidKinds } from '@five-victories/engine/splendid';
import { telling } from '../../language.js';
import type { MeasuredCast } from '../../measured-cast.js';
import { german } from './facts.js';

export const modifiers = telling<SplendidKinds, typeof SPLENDID_MODIFIERS, MeasuredCast, typeof german>(
  SPLENDID_MODIFIERS,
  german,
  {
    gunAtRange: ({ band }) => `Geschütz auf ${band} Entfernung`,
    musketStands: ({ by }) => by.either('Musketenstand', 'Musketenstände'),
    misses: ({ by }) => by.either('Fehlschuss', 'Fehlschüsse'),
    targetInBlock: () => 'Ziel im Block',
    targetInDefensiveBlock: () => 'Ziel im Abwehrblock',
    targetMounted: () => 'Ziel beritten',
    targetInOpenOrder: () => 'Ziel in loser Ordnung',
    inColumn: () => 'in Kolonne',
    inOpenOrder: () => 'in loser Ordnung',
    mountedAgainstLoose: () => 'Reiter gegen lose Ordnung oder Kolonne',
    mountedAgainstPikeBlock: () => 'Reiter gegen Block mit Piken',
    mountedAgainstPikeDefence: () => 'Reiter gegen Abwehrblock mit Piken',
    mountedAgainstDefence: () => 'Reiter gegen Abwehrblock',
    ofQuality: ({ quality }) => quality,
  },
  'phrase',
);
