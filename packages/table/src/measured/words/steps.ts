/** Steps of a move in words: `turn 30° right, 4" ahead`. */
import type { Step, TabletopMatch } from '@five-victories/engine/tabletop';
import type { MeasuredMessages } from './en/index.js';
import { m } from './index.js';
import { degreesIn, lengthIn } from './names.js';

/** More than zero is to the right. */
export const turnText = (how: 'turn' | 'pivot', tenths: number, words = m()): string =>
  words.asks.titles[how](degreesIn(Math.abs(tenths), words), tenths < 0 ? 'left' : 'right');

const WAYS = ['ahead', 'left', 'right', 'back'] as const;

const stepText = (match: TabletopMatch, step: Step, words: MeasuredMessages): string => {
  const { titles } = words.asks;
  if ('turn' in step) return turnText('turn', step.turn, words);
  if ('aboutFace' in step) return titles.aboutFace;
  if ('pivot' in step) {
    const pivot = turnText('pivot', step.pivot, words);
    return step.face ? `${pivot} (${titles.faces[step.face]})` : pivot;
  }
  const lengths: Readonly<Partial<Record<(typeof WAYS)[number], number>>> = step;
  const way = WAYS.find((each) => lengths[each] !== undefined)!;
  return titles[way](lengthIn(match, lengths[way] ?? 0, words));
};

export const stepsText = (match: TabletopMatch, steps: readonly Step[], words = m()): string =>
  steps.map((step) => stepText(match, step, words)).join(', ');
