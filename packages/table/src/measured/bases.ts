/** What an answer is put together on: the match at a decision, or a copy at the order of the unit in hand. */
import { answer, copyOf, refusal, type Choice, type Refusal } from '@five-victories/engine/kernel';
import type { TabletopMatch, UnitId } from '@five-victories/engine/tabletop';
import { tried } from '../match/preview.js';
import { askedIn, optionsFor, optionsIn, unitIn } from './decisions.js';
import type { Desk } from './maker.js';

export type Base = Omit<Desk, 'grain'>;

/** Decisions in which a unit is chosen first; the engine is told when the order is given. */
export const orderOf = (match: TabletopMatch, unit: UnitId): Base | undefined => {
  const choose = optionsFor(match, 'activity').find((option) => option.do === 'choose' && option.unit === unit);
  if (!choose) return undefined;
  const copy = tried(match, [choose]);
  const asked = copy.decision?.kind === 'order' ? askedIn(copy) : undefined;
  return asked && { match: copy, before: [choose], asked, unit };
};

/** The units that options are about. */
export const unitsIn = (match: TabletopMatch): ReadonlySet<UnitId> =>
  new Set(optionsIn(match).flatMap((option) => unitIn(option) ?? []));

/** Why several answers in one breath cannot be said: the first that is refused. */
export const refusalOfAll = (match: TabletopMatch, choices: readonly Choice[]): Refusal | undefined => {
  let at = match;
  for (const [i, choice] of choices.entries()) {
    const wrong = refusal(at, choice);
    if (wrong) return wrong;
    if (i === choices.length - 1) return undefined;
    if (at === match) at = copyOf(match);
    answer(at, choice);
  }
  return undefined;
};
