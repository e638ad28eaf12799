/** What is wrong with a draft. The engine judges; who is named in its refusals is at fault. */
import { refusal, type Refusal } from '@five-victories/engine/kernel';
import {
  findUnit,
  isPlaced,
  placedUnits,
  placingRefusal,
  roomRefusal,
  type Placed,
  type UnitId,
} from '@five-victories/engine/tabletop';
import { knownOf } from '../known.js';
import type { Desk } from '../maker.js';
import { draftOf, isSingle, placedIn, shown, type Drag, type Draft, type Placings } from './plan.js';
import { choicesOf } from './said.js';

const asked = (desk: Desk, draft: Draft): readonly Refusal[] => {
  const [choice] = choicesOf(desk, draft) ?? [];
  const first = choice && refusal(desk.match, choice);
  return first ? [first, ...(first.also ?? [])] : [];
};

/** All refusals of the plan at once. What is known of a drag is not all there is to know of where it ends. */
export const refusalsOf = (desk: Desk, draft: Draft): readonly Refusal[] => {
  const { drag, placings } = draft;
  const work = () => (drag ? draggedRefusals(desk, draft, drag) : asked(desk, draft));
  return knownOf(placings, drag ? 'refused in a drag' : 'refused', work, desk.match);
};

const named = (desk: Desk, fact: unknown): UnitId[] => {
  const unit = findUnit(desk.match, fact);
  return unit ? [unit.id] : [];
};

/** Who is at fault by a refusal, the one it is about first. */
export const unitsIn = (desk: Desk, { facts }: Refusal): readonly UnitId[] => [
  ...named(desk, facts['unit']),
  ...named(desk, facts['other']),
  ...named(desk, facts['battle']),
];

/**
 * While something moves under the pointer: only those who move are judged, by themselves and against the others. What
 * was wrong with the others is so still; so is what was wrong among those who move, since they move as one body.
 */
const draggedRefusals = (desk: Desk, { placings, chosen }: Draft, { start }: Drag): readonly Refusal[] => {
  const moved = new Set(chosen);
  const stays = (each: Refusal): boolean => {
    const units = unitsIn(desk, each);
    return units.every((id) => !moved.has(id)) || (units.length > 1 && units.every((id) => moved.has(id)));
  };
  const before = isSingle(desk) ? [] : refusalsOf(desk, draftOf(start)).filter(stays);
  const others = placedUnits(shown(desk, placings)).filter(({ id }) => !moved.has(id));
  return [...before, ...chosen.flatMap((id) => refusalsOfOne(desk, placings, id, others))];
};

const refusalsOfOne = (desk: Desk, placings: Placings, id: UnitId, others: readonly Placed[]): readonly Refusal[] => {
  const unit = findUnit(desk.match, id);
  const placing = placings[id];
  if (!unit || !placing || placing.aboard !== undefined) return [];
  const refused = placingRefusal(desk.match, unit, placing);
  if (refused) return [refused];
  const placed = placedIn(desk, placings, id)!;
  return others.flatMap((other) => roomRefusal(desk.match, placed, [other]) ?? []);
};

/** Units of the table that something is wrong with. */
export const faulty = (desk: Desk, draft: Draft): readonly UnitId[] => {
  const units = refusalsOf(desk, draft).flatMap((each) => unitsIn(desk, each));
  const { state } = shown(desk, draft.placings);
  return [...new Set(units)].filter((id) => isPlaced(state.units[state.index[id]!]!));
};
