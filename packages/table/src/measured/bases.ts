/** What an answer is put together on: the match at a decision, or a copy at the order of the unit in hand. */
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
