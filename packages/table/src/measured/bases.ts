/** What an answer is put together on: the match at a decision, or a copy at the order of the unit in hand. */
import { about, answer, copyOf, refusal, type Choice, type Refusal } from '@five-victories/engine/kernel';
import type { TabletopMatch, UnitId } from '@five-victories/engine/tabletop';
import { tried } from '../match/preview.js';
import type { Desk } from './maker.js';

/** Any choice with the fields the list of options reads. */
export interface AnyChoice extends Choice {
  readonly unit?: UnitId;
  readonly target?: UnitId;
  readonly at?: readonly { readonly target?: UnitId }[];
}

export type Base = Omit<Desk, 'grain'>;

/** Decisions in which a unit is chosen first; the engine is told when the order is given. */
export const orderOf = (match: TabletopMatch, unit: UnitId): Base | undefined => {
  const choose = match.decision?.options.find(
    (option) => option.do === 'choose' && (option as AnyChoice).unit === unit,
  );
  if (!choose) return undefined;
  const copy = tried(match, [choose]);
  return copy.decision?.kind === 'order' ? { match: copy, before: [choose], about: aboutOf(copy), unit } : undefined;
};

/** The units that options are about. */
export const unitsIn = (options: readonly Choice[]): ReadonlySet<UnitId> =>
  new Set(options.flatMap((option) => (option as AnyChoice).unit ?? []));

const aboutOf = (match: TabletopMatch): Desk['about'] => (match.decision ? about(match) : {});

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
