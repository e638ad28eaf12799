/** What summands are for: what only A Glorious Victory says. */
import { GLORIOUS_MODIFIERS, type GloriousKinds } from '@five-victories/engine/glorious';
import { telling } from '../../language.js';
import type { MeasuredCast } from '../../measured-cast.js';
import { english } from './facts.js';

const TIMES: Readonly<Record<number, string>> = { 2: 'doubled', 3: 'tripled' };

export const modifiers = telling<GloriousKinds, typeof GLORIOUS_MODIFIERS, MeasuredCast, typeof english>(
  GLORIOUS_MODIFIERS,
  english,
  {
    fireDivided: () => 'fire divided',
    targetInLine: () => 'target in line',
    targetInMass: () => 'target in mass',
    firedFromLine: () => 'fired from a line',
    elementsFiring: ({ letter, count }) => `${letter} ${count.either('element', 'elements')}`,
    diceDoubled: ({ letter }) => `${letter} dice doubled`,
    oneDieAtLeast: () => 'one die at least',
    gunOrRocket: ({ letter }) => letter,
    diceMultiplied: ({ times }) => `${TIMES[times.n] ?? `times ${times.figure}`} against such a target`,
    coverHalves: ({ cv }) => `cover halves its combat value to ${cv}`,
    twoDiceOnLine: () => 'two dice each against a line',
  },
  'phrase',
);
