/** The firing phase: what all books share of it. */
import type { Settled } from '../../kernel/decision.js';
import { ask, go } from '../../kernel/procedure.js';
import { isRefusal, type Refusal } from '../../kernel/refusal.js';
import { enemyOf, type Side } from '../../kernel/side.js';
import type { Done } from '../choices.js';
import type { TabletopMatch } from '../rules.js';
import type { UnitId } from '../unit.js';
import { otherSide } from '../verbs.js';

/** What a book says about orders to fire, and how the phase goes on after one and at its end. */
interface Firing<M, Fire, Order, Fired, End> {
  readonly isAnyFirer: (match: M, side: Side) => boolean;
  /** Whether any of them could hit anybody, if the book can tell. */
  readonly isAnyShot?: (match: M, side: Side) => boolean;
  readonly ordersOf: (match: M, side: Side) => readonly Fire[];
  readonly readOrder: (match: M, choice: Fire) => Order | Refusal;
  readonly carryOut: (match: M, order: Order, choice: Fire) => Fired;
  readonly end: (match: M) => End;
}

interface Memory {
  readonly side: Side;
}

const DONE: Done = { do: 'done' };

/** SV-FIRE-09, SV-R-21, GV-R-20, P-FIRE: the side without the initiative fires with all it likes, then the other. */
export const firingBy = <
  M extends TabletopMatch,
  Fire extends { readonly do: 'fire'; readonly unit: UnitId },
  Order extends object,
  Fired,
  End,
>({
  isAnyFirer,
  isAnyShot,
  ordersOf,
  readOrder,
  carryOut,
  end,
}: Firing<M, Fire, Order, Fired, End>) => {
  const nextSide = (match: M, side: Side) =>
    side === otherSide(match) ? go('next', { side: enemyOf(side) }) : end(match);
  return {
    next: (match: M, { side }: Memory) => {
      match.state.acting = side;
      return isAnyFirer(match, side) ? ask('fire') : nextSide(match, side);
    },
    fire: {
      kind: 'fire' as const,
      takes: { fire: 'acts', done: 'closes' } as const,
      nature: { again: true } as const,
      open: true as const,
      side: (_match: M, { side }: Memory) => side,
      about: () => ({}),
      options: (match: M, { side }: Memory) => [...ordersOf(match, side), DONE],
      refusal: (match: M, _memory: Memory, choice: Fire | Done) => {
        if (choice.do === 'done') return undefined;
        const order = readOrder(match, choice);
        return isRefusal(order) ? order : undefined;
      },
      settled: (match: M, { side }: Memory): Settled<Done> | undefined =>
        isAnyShot && !isAnyShot(match, side)
          ? { choice: DONE, why: 'nothingToDo', rule: match.rules.cite.fireZone }
          : undefined,
      answered: (match: M, { side }: Memory, choice: Fire | Done) => {
        if (choice.do === 'done') return nextSide(match, side);
        const order = readOrder(match, choice);
        if (isRefusal(order)) throw new Error(`${choice.unit} may not fire so.`);
        return carryOut(match, order, choice);
      },
    },
  };
};
