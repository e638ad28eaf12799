/** What a ghost looks like but for where it stands: its figure, its facts, and a name for the rest. */
import { findUnit, isOpenOrder, type TabletopMatch, type Unit } from '@five-victories/engine/tabletop';
import { coatOf, type Coats } from '../../../match/unit-coats.js';
import { knownOf } from '../../known.js';
import type { Mark } from '../../marks.js';
import { factsOf, type Facts } from '../facts.js';
import { readingOf } from '../frame.js';
import type { Detail } from '../level.js';
import { stationAt, type Station } from '../station.js';
import type { Paper } from './props.js';

export type Ghost = Extract<Mark, { readonly is: 'ghost' }>;

export interface GhostPaper extends Paper {
  readonly detail: Detail;
  /** Size of the tooth at its front. */
  readonly tooth: number;
  readonly coats: Coats;
}

export interface GhostLook {
  readonly unit: Unit;
  readonly station: Station;
  readonly facts: Facts | undefined;
  /** Men apart. */
  readonly open: boolean;
}

/** Where it was on the way is no second unit: only the one in hand tells its facts. */
const factsIn = (match: TabletopMatch, unit: Unit, { tone }: Ghost): Facts | undefined =>
  tone === 'quiet' ? undefined : knownOf(match, `facts of ${unit.id}`, () => factsOf(match, unit));

export const ghostLook = ({ match, plane }: Paper, ghost: Ghost): GhostLook | undefined => {
  const unit = findUnit(match, ghost.unit);
  if (!unit) return undefined;
  return {
    unit,
    station: stationAt(match, plane, unit, ghost.place),
    facts: factsIn(match, unit, ghost),
    open: unit.stands.length > 1 && isOpenOrder(ghost.place.formation),
  };
};

/** Two of one name and one figure look alike. */
export const lookName = (
  { detail, px, tooth, coats }: GhostPaper,
  { tone }: Ghost,
  { unit, station, facts, open }: GhostLook,
): string => {
  const { flipped, upright } = readingOf(station.turn);
  const worn = facts && Object.values(facts).join(' ');
  return [unit.side, coatOf(coats, unit), tone, worn, open, flipped, upright, detail, px, tooth].join();
};
