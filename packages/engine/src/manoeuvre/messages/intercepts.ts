import type { Catalogue } from '../../kernel/message.js';
import type { ManoeuvreKinds } from './kinds.js';

/** Why a unit may not intercept, or not there. */
export const INTERCEPTS = {
  kindNeverIntercepts: { unit: 'unit' },
  tooWeakToIntercept: { unit: 'unit', weak: 'weakness' },
  noInterceptInFormation: { unit: 'unit' },
  reactedThisPhase: { unit: 'unit' },
  canDoNoMore: { unit: 'unit' },
  isEngaged: { unit: 'unit' },
  noInterceptOnDifficult: { unit: 'unit' },
  cannotBeStopped: { target: 'unit', at: 'exact' },
  notInInterceptZone: { at: 'exact', target: 'unit', unit: 'unit', reach: 'length' },
  unitLiesBefore: { target: 'unit', far: 'length', unit: 'unit', other: 'unit', near: 'length' },
  moverPartlyOff: { at: 'exact', target: 'unit' },
  moverEngaged: { at: 'exact', target: 'unit' },
  moverNotLeft: { at: 'exact', target: 'unit', other: 'unit' },
  moverFlowing: { at: 'exact', target: 'unit' },
  wouldNotMeet: { at: 'exact', unit: 'unit', target: 'unit' },
  meetingLeavesTable: { target: 'unit', at: 'exact', unit: 'unit' },
  meetingOverlaps: { target: 'unit', at: 'exact', unit: 'unit', other: 'unit' },
  meetingOnClosed: { target: 'unit', at: 'exact', unit: 'unit', type: 'terrain' },
  nobodyFiresAtMoves: {},
  notOnTheMove: { from: 'exact', to: 'exact', at: 'exact' },
  groundLiesBefore: { target: 'unit', far: 'length', unit: 'unit', type: 'terrain', near: 'length' },
} as const satisfies Catalogue<ManoeuvreKinds>;
