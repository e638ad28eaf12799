/** How a unit is shown in the page: in hand, able, a target, spent. */
import { findUnit, type UnitId } from '@five-victories/engine/tabletop';
import type { Look } from '../table/unit-figure.jsx';
import type { AnyChoice } from './bases.js';
import type { MeasuredPlay } from './play.js';

/** Whom a choice is directed at. */
export const targetsOf = (choice: AnyChoice | undefined): readonly UnitId[] => {
  const { target, at }: Partial<AnyChoice> = choice ?? {};
  const aimed = Array.isArray(at) ? at.flatMap((each) => each.target ?? []) : [];
  return target === undefined ? aimed : [target, ...aimed];
};

interface Shown {
  /** Units a line of the report speaks of. */
  readonly spoken: readonly UnitId[];
  /** The option somebody looks at. */
  readonly looked: AnyChoice | undefined;
  /** Whom the answer in the making is directed at. */
  readonly aimed: readonly UnitId[];
}

export const lookIn = (play: MeasuredPlay, id: UnitId, { spoken, looked, aimed }: Shown): Look => {
  if (spoken.includes(id)) return 'spoken';
  const desk = play.desk();
  if (id === (play.held() ?? desk?.unit)) return 'chosen';
  if (targetsOf(looked).includes(id) || aimed.includes(id)) return 'target';
  if (desk && (desk.about['target'] === id || looked?.unit === id)) return 'spoken';
  if (play.able().has(id)) return 'able';
  const unit = findUnit(play.match(), id);
  return unit && (unit.done || unit.acted) ? 'spent' : 'plain';
};
