/** Whose decision it is and about what, in one sentence; the phases of a turn. */
import { about as aboutOf, enemyOf, type Side, type Throw } from '@five-victories/engine/kernel';
import type { Phase, TabletopMatch } from '@five-victories/engine/tabletop';
import { m } from './index.js';
import { army, nameIn } from './names.js';

/** What decisions are about, as far as these sentences speak of it. */
interface About {
  readonly unit?: string;
  readonly target?: string;
  readonly lose?: number;
  readonly total?: number;
  readonly throw?: Throw;
}

/** Of the decision that is open in the match. */
export const askSentence = (
  match: TabletopMatch,
  about: Readonly<Record<string, unknown>> = match.decision ? aboutOf(match) : {},
  words = m(),
): string => {
  const { asks } = words;
  const { decision } = match;
  if (!decision) return asks.over;
  const { unit, target, lose, total, throw: wanted } = about as About;
  const asked = {
    army: army(match, decision.side),
    unit: unit === undefined ? '' : nameIn(match, unit, words),
    target: target === undefined ? '' : nameIn(match, target, words),
    n: lose ?? total ?? wanted?.count ?? 0,
    stands: asks.bases[match.rules.words.base],
  };
  return asks.of[decision.kind]?.(asked) ?? asked.army;
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
