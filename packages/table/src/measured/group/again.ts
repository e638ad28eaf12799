/** The same for the next: the march that was ordered last, for the next unit that can be ordered the same. */
import { refusal, type Choice, type Side } from '@five-victories/engine/kernel';
import { isManoeuvre } from '@five-victories/engine/manoeuvre';
import { MARCHES, type March, type TabletopMatch, type UnitId } from '@five-victories/engine/tabletop';
import type { TakenBack } from '../../match/taken-back.js';
import { orderOf, unitsIn } from '../bases.js';
import { EMPTY, type OrderDraft } from '../orders/draft.js';

const isMarch = (choice: Choice): choice is March => MARCHES.some((verb) => verb === choice.do);

interface Last {
  readonly march: March;
  readonly unit: UnitId | undefined;
}

/** What a side ordered last, and which unit it had chosen for it. */
const lastOf = (said: TakenBack, side: Side): Last | undefined => {
  const own = said.filter(({ by }) => by === side).map(({ choice }) => choice);
  const at = own.findLastIndex(isMarch);
  const march = own[at];
  if (!march || !isMarch(march)) return undefined;
  const choose = own.slice(0, at).findLast((choice) => choice.do === 'choose') as
    | { readonly unit?: UnitId }
    | undefined;
  return { march, unit: choose?.unit };
};

const draftOf = ({ do: verb, steps, doubleTime, rush, leaveTable, finish }: March): OrderDraft => ({
  ...EMPTY,
  plan: { is: 'march', verb, steps },
  fast: doubleTime === true || rush === true,
  leave: leaveTable ?? false,
  finish,
});

/** The next unit in the order of the army, and its draft; undefined: nobody can be ordered the same. */
export const sameForNext = (
  match: TabletopMatch,
  said: TakenBack,
): { readonly unit: UnitId; readonly draft: OrderDraft } | undefined => {
  const { decision } = match;
  const last = decision && isManoeuvre(match) ? lastOf(said, decision.side) : undefined;
  if (!last) return undefined;
  const ids = match.state.units.map(({ id }) => id);
  const from = last.unit === undefined ? 0 : ids.indexOf(last.unit) + 1;
  const able = unitsIn(match);
  const next = [...ids.slice(from), ...ids.slice(0, from)].find((id) => {
    const base = able.has(id) ? orderOf(match, id) : undefined;
    return base !== undefined && refusal(base.match, last.march) === undefined;
  });
  return next === undefined ? undefined : { unit: next, draft: draftOf(last.march) };
};
