/** What is wrong with a draft. The engine judges; who is named in its refusals is at fault. */
import { refusal, type Refusal } from '@five-victories/engine/kernel';
import {
  findUnit,
  isPlaced,
  placedUnits,
  placingRefusal,
  roomRefusal,
  type UnitId,
} from '@five-victories/engine/tabletop';
import type { Desk } from '../maker.js';
import { choicesOf, isSingle, placedIn, shown, type Draft, type Placings } from './plan.js';

const known = new WeakMap<Placings, { readonly of: Desk['match']; readonly all: readonly Refusal[] }>();

const asked = (desk: Desk, draft: Draft): readonly Refusal[] => {
  const [choice] = choicesOf(desk, draft) ?? [];
  const first = choice && refusal(desk.match, choice);
  return first ? [first, ...(first.also ?? [])] : [];
};

/** All refusals of the plan at once. */
export const refusalsOf = (desk: Desk, draft: Draft): readonly Refusal[] => {
  const before = known.get(draft.placings);
  if (before?.of === desk.match) return before.all;
  // Whether the rest of the army still finds room is a search: not while something moves under the pointer.
  if (draft.drag && isSingle(desk)) return quickRefusals(desk, draft);
  const all = asked(desk, draft);
  known.set(draft.placings, { of: desk.match, all });
  return all;
};

/** One unit for itself and against the others. */
const quickRefusals = (desk: Desk, { placings, drag }: Draft): readonly Refusal[] => {
  const placing = placings[drag!.lead];
  const unit = findUnit(desk.match, drag!.lead);
  if (!unit || !placing || placing.aboard !== undefined) return [];
  const refused = placingRefusal(desk.match, unit, placing);
  if (refused) return [refused];
  const placed = placedIn(desk, placings, unit.id)!;
  const others = placedUnits(shown(desk, placings)).filter(({ id }) => id !== unit.id);
  return [roomRefusal(desk.match, placed, others)].filter((each) => each !== undefined);
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

/** Units of the table that something is wrong with. */
export const faulty = (desk: Desk, draft: Draft): readonly UnitId[] => {
  const units = refusalsOf(desk, draft).flatMap((each) => unitsIn(desk, each));
  const { state } = shown(desk, draft.placings);
  return [...new Set(units)].filter((id) => isPlaced(state.units[state.index[id]!]!));
};
