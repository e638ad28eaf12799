/** The fights that stand now: what a unit and each enemy it is in contact with would do to each other. */
import { contactsOf, findUnit, type TabletopMatch, type UnitId } from '@five-victories/engine/tabletop';
import { decisionIn, type MeasuredKind } from '../decisions.js';
import { clashOf, type Clash } from './clash.js';

export interface Fight {
  readonly enemy: UnitId;
  /** As if each gave all it has to the other. */
  readonly clash: Clash;
}

/** Once attacks are made, what comes of the fight is asked and answered there. */
const ATTACKS: readonly (MeasuredKind | undefined)[] = ['fight', 'attack', 'allocate', 'assign', 'rethrow'];
const isUnderWay = (match: TabletopMatch): boolean => {
  const kind = decisionIn(match)?.kind;
  return ATTACKS.includes(kind) || (match.state.phase === 'melee' && kind !== 'join');
};

export const meleeOf = (match: TabletopMatch, id: UnitId): Fight[] => {
  const unit = findUnit(match, id);
  if (!unit?.place || isUnderWay(match)) return [];
  return contactsOf(match, unit).flatMap((enemy): Fight[] => {
    const clash = clashOf(match, id, enemy.id);
    return clash ? [{ enemy: enemy.id, clash }] : [];
  });
};
