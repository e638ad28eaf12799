/** Wofür Summanden stehen: was nur A Glorious Victory sagt. */
import { GLORIOUS_MODIFIERS, type GloriousKinds } from '@five-victories/engine/glorious';
import { telling } from '../../language.js';
import type { MeasuredCast } from '../../measured-cast.js';
import { german } from './facts.js';

const MAL: Readonly<Record<number, string>> = { 2: 'verdoppelt', 3: 'verdreifacht' };

export const modifiers = telling<GloriousKinds, typeof GLORIOUS_MODIFIERS, MeasuredCast, typeof german>(
  GLORIOUS_MODIFIERS,
  german,
  {
    fireDivided: () => 'Feuer geteilt',
    targetInLine: () => 'Ziel in Linie',
    targetInMass: () => 'Ziel im Haufen',
    firedFromLine: () => 'aus der Linie geschossen',
    elementsFiring: ({ letter, count }) => `${count.either('Element', 'Elemente')} ${letter}`,
    diceDoubled: ({ letter }) => `verdoppelt: ${letter}`,
    oneDieAtLeast: () => 'mindestens ein Würfel',
    gunOrRocket: ({ letter }) => letter,
    diceMultiplied: ({ times }) => `${MAL[times.n] ?? `mal ${times.figure}`} gegen ein solches Ziel`,
    coverHalves: ({ cv }) => `Deckung halbiert den Kampfwert auf ${cv}`,
    twoDiceOnLine: () => 'je zwei Würfeln gegen eine Linie',
  },
  'phrase',
);
