/** Whose decision it is and about what, in one sentence; the phases of a turn. */
import { enemyOf, type Side } from '@five-victories/engine/kernel';
import type { Phase, TabletopMatch } from '@five-victories/engine/tabletop';
import { askedIn, targetAsked, unitAsked, type MeasuredAsked } from '../decisions.js';
import { m } from './index.js';
import { army, nameIn } from './names.js';

/** How many: stands to lose, what was thrown, dice to throw. */
const numberIn = (asked: MeasuredAsked): number => {
  switch (asked.kind) {
    case 'remove':
      return asked.about.lose;
    case 'generate':
      return asked.about.total;
    case 'dice':
      return asked.about.throw.count;
    default:
      return 0;
  }
};

/** Of the decision that is open in the match. */
export const askSentence = (match: TabletopMatch, asked = askedIn(match), words = m()): string => {
  const { asks } = words;
  if (!asked) return asks.over;
  const [unit, target] = [unitAsked(asked), targetAsked(asked)];
  return asks.of[asked.kind]({
    army: army(match, asked.side),
    unit: unit === undefined ? '' : nameIn(match, unit, words),
    target: target === undefined ? '' : nameIn(match, target, words),
    n: numberIn(asked),
    stands: asks.bases[match.rules.words.base],
  });
};

/** What a decision that would follow is about, in a few words. */
export const nextWord = (kind: string, { asks } = m()): string => asks.next[kind] ?? '';

const sideOf = (match: TabletopMatch, phase: Phase): Side =>
  phase.startsWith('other') ? enemyOf(match.state.initiative) : match.state.initiative;

/** A phase as the track names it. */
export const phaseWord = (match: TabletopMatch, phase: Phase, { asks, names } = m()): string => {
  const side = names.sides[sideOf(match, phase)];
  if (phase.endsWith('Movement')) return asks.moves(side);
  if (phase.endsWith('Retreat')) return asks.retreats(side);
  return asks.phases[phase] ?? phase;
};

/** The phases of a turn in their order, or the set-up alone. */
export const trackOf = ({ rules, state }: TabletopMatch): readonly Phase[] =>
  state.phase === 'setup' ? ['setup'] : rules.phases.filter((phase) => phase !== 'setup');
