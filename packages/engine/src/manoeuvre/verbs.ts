import { patch, unitOf } from '../tabletop/store.js';
import type { UnitId } from '../tabletop/unit.js';
import type { ManoeuvreMatch } from './rules.js';
import type { Unit } from './unit.js';

const DONE = { done: true } as const;

/** It does nothing more in this phase and does not even react (SV-MOVE-02, GV-MOVE-01). */
export const spend = (match: ManoeuvreMatch, id: UnitId, more?: Partial<Unit>): void => {
  const { done } = unitOf(match, id);
  if (more) patch(match, id, more);
  patch(match, id, DONE);
  if (!done) match.tell?.({ event: 'done', rule: match.rules.cite.done, unit: id });
};
