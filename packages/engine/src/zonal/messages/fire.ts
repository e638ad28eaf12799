import type { Catalogue } from '../../kernel/message.js';
import type { ZonalKinds } from './kinds.js';

/** Why a unit may not fire, or not at this target. */
export const FIRE = {
  offTableCannotFire: { unit: 'unit' },
  firesDismountedOnly: { unit: 'unit' },
  firesInReactionsOnly: { unit: 'unit' },
  nothingToFireWith: { unit: 'unit' },
  engagedCannotFire: { unit: 'unit' },
  hasFired: { unit: 'unit' },
  offTableNotFiredAt: { target: 'unit' },
  engagedNotFiredAt: { target: 'unit' },
  outOfReach: { target: 'unit', zone: 'zone', unit: 'unit' },
  noDiceAgainst: { unit: 'unit', target: 'unit' },
  lessShotAtFirst: { other: 'unit', zone: 'zone', fewer: 'count', target: 'unit', drawn: 'count' },
  nameTarget: { unit: 'unit' },
} as const satisfies Catalogue<ZonalKinds>;
