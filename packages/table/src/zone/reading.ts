/** What whoever looks up the rules of a zone game has before him. */
import { armOf, findUnit, type Unit, type ZonalMatch } from '@five-victories/engine/zonal';
import type { Reading } from '../rules/book.js';
import { unitName } from '../words/names.js';

/** A unit in the words of the rules: its arm, its type, and what it shoots or throws. */
const kindsOf = (match: ZonalMatch, unit: Unit): string[] => {
  const arm = armOf(match, unit);
  return [
    arm,
    unit.type,
    ...(arm !== 'artillery' && match.rules.canFire(match, unit) ? ['missiles'] : []),
    ...(unit.spears ? ['spears'] : []),
  ];
};

export const zoneReading = (match: ZonalMatch, inHand: string | undefined): Reading => {
  const unit = findUnit(match, inHand ?? '');
  return {
    phase: match.state.phase,
    kind: match.decision?.kind,
    unit: unit && { name: unitName(match, unit.id), kinds: kindsOf(match, unit) },
  };
};
