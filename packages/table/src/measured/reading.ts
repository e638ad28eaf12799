/** What whoever looks up the rules of a measured game has before him. */
import type { AnyUnit } from '@five-victories/engine';
import { findUnit, type TabletopMatch } from '@five-victories/engine/tabletop';
import type { Reading } from '../rules/book.js';
import { unitName } from './words/names.js';

const FIELDS = ['what', 'weight'] as const;

/** A unit in the words of the rules: its arm, its type and what it is besides, and what it shoots or throws. */
const kindsOf = (match: TabletopMatch, unit: AnyUnit): string[] => {
  const type: Readonly<Record<string, unknown>> = { ...match.rules.types[unit.type]! };
  const arm = unit.state === 'dismounted' ? 'foot' : match.rules.types[unit.type]!.arm;
  const [fires, throws] = [false, true].map((atCharger) => match.rules.firepower(match, unit, atCharger) > 0);
  return [
    ...(type['battle'] ? [] : [arm]),
    unit.type,
    ...FIELDS.flatMap((field) => (typeof type[field] === 'string' ? [type[field]] : [])),
    ...(arm !== 'artillery' && fires ? ['missiles'] : []),
    ...(throws && !fires ? ['throwers'] : []),
  ];
};

export const measuredReading = (match: TabletopMatch, inHand: string | undefined): Reading => {
  const unit = findUnit(match, inHand ?? '');
  return {
    phase: match.state.phase,
    kind: match.decision?.kind,
    unit: unit && { name: unitName(match, unit.id), kinds: kindsOf(match, unit) },
  };
};
