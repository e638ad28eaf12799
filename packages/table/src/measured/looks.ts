/** How a unit is shown in the page: in hand, able, a target, spent. */
import type { AnyUnit } from '@five-victories/engine';
import type { Choice } from '@five-victories/engine/kernel';
import { findUnit, type UnitId } from '@five-victories/engine/tabletop';
import type { Look } from '../table/unit-figure.jsx';
import { targetAsked, unitIn, type MeasuredChoice } from './decisions.js';
import type { MeasuredPlay } from './play.js';

/** Whom a choice is directed at. */
export const targetsOf = (choice: Choice | undefined): readonly UnitId[] => {
  if (!choice) return [];
  const said = choice as MeasuredChoice; // offered by a measured game, or put together for one
  if ('target' in said) return [said.target];
  return 'at' in said && typeof said.at === 'object' ? said.at.map(({ target }) => target) : [];
};

interface Shown {
  /** Units a line of the report speaks of. */
  readonly spoken: readonly UnitId[];
  /** The option somebody looks at. */
  readonly looked: MeasuredChoice | undefined;
  /** Whom the answer in the making is directed at. */
  readonly aimed: readonly UnitId[];
}

export const lookIn = (play: MeasuredPlay, id: UnitId, { spoken, looked, aimed }: Shown): Look => {
  if (spoken.includes(id)) return 'spoken';
  const desk = play.desk();
  if (id === (play.held() ?? desk?.unit)) return 'chosen';
  if (targetsOf(looked).includes(id) || aimed.includes(id)) return 'target';
  if (desk && (targetAsked(desk.asked) === id || (looked && unitIn(looked) === id))) return 'spoken';
  if (play.able().has(id)) return 'able';
  const unit: AnyUnit | undefined = findUnit(play.match(), id);
  return unit && (unit.done || unit.acted) ? 'spent' : 'plain';
};
