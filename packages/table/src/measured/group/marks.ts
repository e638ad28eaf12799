/** A group on the table: who is in it, where all of them would stand, who holds them up, the box around them. */
import { figureOf, findUnit, type Placed, type TabletopMatch, type UnitId } from '@five-victories/engine/tabletop';
import { cornersBetween, ghostAt, handleAt, pathThrough, rimOf, textAt, type Mark, type Spot } from '../marks.js';
import { along, beside } from '../spots.js';
import { whyText } from '../text.js';
import { m } from '../words/index.js';
import type { GroupPlan } from './plan.js';

/** Units that stand together. */
export type Body = readonly Placed[];

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

/** What a body of units is taken hold of by, so far before its middle that it covers nobody. */
export const BODY = 'body:';
const BEFORE = 30;

/** A point before each body: who drags it takes all of them along. */
export const bodyMarks = (match: TabletopMatch, bodies: readonly Body[], grain: number): readonly Mark[] =>
  bodies.map((units, i) => {
    const { heading } = units[0]!.place;
    const middles = units.map((unit) => figureOf(match, unit));
    const [x, y] = (['x', 'y'] as const).map((axis) => sumOf(middles, (each) => each[axis]) / units.length);
    const centre = { x: x!, y: y! };
    const front = Math.max(...middles.map((each) => along(centre, heading, each) + each.radius / 2));
    const at = beside(centre, heading, 0, front + BEFORE * grain);
    return handleAt(`${BODY}${i}`, at, m().group.body(units.length), 'move');
  });

const sumOf = <T>(all: readonly T[], of: (each: T) => number): number => all.reduce((sum, each) => sum + of(each), 0);

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
