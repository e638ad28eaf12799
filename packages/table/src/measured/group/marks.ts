/** A group on the table: who is in it, where all of them would stand, who holds them up, the box around them. */
import { findUnit, type TabletopMatch, type UnitId } from '@five-victories/engine/tabletop';
import { cornersBetween, ghostAt, pathThrough, rimOf, textAt, type Mark, type Spot } from '../marks.js';
import { whyText } from '../text.js';
import { m } from '../words/index.js';
import type { GroupPlan } from './plan.js';

/** What the hand does with the group: it carries one of them, or draws a box around them. */
export interface Doing {
  readonly is: 'carries' | 'boxes';
  readonly from: Spot;
  readonly to: Spot;
}

/** Who of them hurries is the price of it. */
const hurrying = ({ rules }: TabletopMatch, plan: GroupPlan): readonly Mark[] => {
  const [first] = plan.shares;
  if (!first || plan.fast === 0) return [];
  const { group, orders } = m();
  return [textAt(first.place, group.fast(orders.fast[rules.words.doubleTime], plan.fast, plan.shares.length), 'move')];
};

const heldUp = (match: TabletopMatch, { stop }: GroupPlan): readonly Mark[] => {
  const place = stop && findUnit(match, stop.unit)?.place;
  return stop && place ? [rimOf(stop.unit, 'wrong'), textAt(place, whyText(match, stop.refusal), 'wrong')] : [];
};

const planMarks = (match: TabletopMatch, plan: GroupPlan): readonly Mark[] => [
  ...plan.shares.flatMap(({ unit, place }) => [
    pathThrough([findUnit(match, unit)!.place!, place], 'move'),
    ghostAt(unit, place, 'move'),
  ]),
  ...heldUp(match, plan),
  ...hurrying(match, plan),
];

export const groupMarks = (
  match: TabletopMatch,
  members: readonly UnitId[],
  plan: GroupPlan | undefined,
  doing: Doing | undefined,
): readonly Mark[] => [
  ...(doing?.is === 'boxes' ? [{ is: 'area', points: cornersBetween(doing), tone: 'move' } as const] : []),
  ...members.map((id) => rimOf(id, 'move')),
  ...(plan ? planMarks(match, plan) : []),
];
