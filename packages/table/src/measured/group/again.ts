/** The same for the next: what was ordered last, for the next unit that can be ordered the same. */
import { refusal, type Choice, type Side } from '@five-victories/engine/kernel';
import { isGlorious, NO_PINS, type Order } from '@five-victories/engine/glorious';
import { isManoeuvre } from '@five-victories/engine/manoeuvre';
import { MARCHES, type March, type TabletopMatch, type UnitId } from '@five-victories/engine/tabletop';
import type { TakenBack } from '../../match/taken-back.js';
import { orderOf, unitsIn, type Base } from '../bases.js';
import type { OrderDraft as Functions } from '../glorious/orders/draft.js';
import { planOf } from '../glorious/orders/plan.js';
import { EMPTY, type OrderDraft } from '../orders/draft.js';

/** What a side ordered last, and which unit it had chosen for it. */
interface Last {
  readonly orders: readonly Choice[];
  readonly unit: UnitId | undefined;
}

const chosenBy = (choice: Choice | undefined): UnitId | undefined =>
  choice?.do === 'choose' ? (choice as Choice & { readonly unit: UnitId }).unit : undefined;

const isMarch = (choice: Choice): choice is March => MARCHES.some((verb) => verb === choice.do);

/** Functions that another formation can carry out as they are. */
const FUNCTIONS: readonly string[] = ['turn', 'move', 'stepBack', 'prolong', 'aboutFace', 'changeFormation'];

const ownOf = (said: TakenBack, side: Side): readonly Choice[] =>
  said.filter(({ by }) => by === side).map(({ choice }) => choice);

const marchIn = (own: readonly Choice[]): Last | undefined => {
  const at = own.findLastIndex(isMarch);
  return at < 0
    ? undefined
    : {
        orders: [own[at]!],
        unit: chosenBy(own.slice(0, at).findLast(({ do: does }) => does === 'choose')),
      };
};

/** All that was ordered of the formation that was chosen last; a charge among it is nothing for others. */
const functionsIn = (own: readonly Choice[]): Last | undefined => {
  const at = own.findLastIndex(
    (choice, i) => choice.do === 'choose' && own[i + 1] !== undefined && FUNCTIONS.includes(own[i + 1]!.do),
  );
  const after = own.slice(at + 1);
  const end = after.findIndex(({ do: does }) => !FUNCTIONS.includes(does));
  const orders = end < 0 ? after : after.slice(0, end);
  return at < 0 ? undefined : { orders, unit: chosenBy(own[at]) };
};

const marchDraft = ({ do: verb, steps, doubleTime, rush, leaveTable, finish }: March): OrderDraft => ({
  ...EMPTY,
  plan: { is: 'march', verb, steps },
  fast: doubleTime === true || rush === true,
  leave: leaveTable ?? false,
  finish,
});

/** The draft of the same orders for a unit; undefined: it cannot be ordered them. */
const draftFor = (base: Base, unit: UnitId, orders: readonly Choice[]): OrderDraft | Functions | undefined => {
  if (!isGlorious(base.match)) {
    const [march] = orders as readonly March[];
    return march && !refusal(base.match, march) ? marchDraft(march) : undefined;
  }
  const functions = orders as readonly Order[];
  const { steps, refusal: wrong } = planOf(base.match, unit, functions);
  return wrong || steps.length < functions.length
    ? undefined
    : { unit, orders: functions, held: undefined, pins: NO_PINS };
};

/** The next unit in the order of the army, and its draft; undefined: nobody can be ordered the same. */
export const sameForNext = (
  match: TabletopMatch,
  said: TakenBack,
): { readonly unit: UnitId; readonly draft: OrderDraft | Functions } | undefined => {
  if (!match.decision) return undefined;
  const own = ownOf(said, match.decision.side);
  const last = isManoeuvre(match) ? marchIn(own) : functionsIn(own);
  if (!last) return undefined;
  const ids = match.state.units.map(({ id }) => id);
  const from = last.unit === undefined ? 0 : ids.indexOf(last.unit) + 1;
  const able = unitsIn(match);
  for (const unit of [...ids.slice(from), ...ids.slice(0, from)]) {
    const base = able.has(unit) ? orderOf(match, unit) : undefined;
    const draft = base && draftFor(base, unit, last.orders);
    if (draft) return { unit, draft };
  }
  return undefined;
};
