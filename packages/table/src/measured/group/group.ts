/** Several units in hand: chosen with Shift, with a box, or one by one with a finger; dragged and ordered together. */
import { batch, createEffect, createMemo, createSignal, on, untrack, type Accessor } from 'solid-js';
import { refusal, type Choice } from '@five-victories/engine/kernel';
import { findUnit, isPlaced, type TabletopMatch, type UnitId } from '@five-victories/engine/tabletop';
import { refusalOfAll } from '../../maker/making.js';
import type { Gesture } from '../gesture.js';
import type { Spot } from '../marks.js';
import { groupGesture, type Handled } from './hand.js';
import { groupMarks, type Doing } from './marks.js';
import { NOTHING, planGroup, type GroupPlan, type Share } from './plan.js';

interface Ways {
  readonly real: Accessor<TabletopMatch>;
  readonly asksPerson: Accessor<boolean>;
  /** Who may be chosen now. */
  readonly able: Accessor<ReadonlySet<UnitId>>;
  readonly say: (choices: readonly Choice[]) => boolean;
  readonly sayInTurn: (shares: readonly Share[]) => void;
  readonly letGo: () => void;
  /** Whether what was dropped is given at once. */
  readonly givesAtOnce: (match: TabletopMatch, choices: readonly Choice[]) => boolean;
}

const isBetween = (at: number, one: number, two: number): boolean =>
  at >= Math.min(one, two) && at <= Math.max(one, two);

const isIn = (match: TabletopMatch, id: UnitId, { from, to }: Doing): boolean => {
  const unit = findUnit(match, id);
  if (!unit || !isPlaced(unit)) return false;
  return isBetween(unit.place.x, from.x, to.x) && isBetween(unit.place.y, from.y, to.y);
};

/** All of them where they were wanted: what is said in one breath, so that they go back together. */
const plainOf = (match: TabletopMatch, plan: GroupPlan = NOTHING): readonly Choice[] | undefined => {
  const choices = plan.shares.flatMap((share) => share.choices);
  return choices.length === 0 || plan.stop || refusalOfAll(match, choices) ? undefined : choices;
};

export const createGroup = (ways: Ways) => {
  const { real, asksPerson, able, letGo, say, sayInTurn, givesAtOnce } = ways;
  const [members, setMembers] = createSignal<readonly UnitId[]>([]);
  const [isPicking, setPicking] = createSignal(false);
  const [doing, setDoing] = createSignal<Doing>();
  const [by, setBy] = createSignal<Spot>();
  const isOpen = createMemo(() => asksPerson() && real().decision?.kind === 'activity');
  const choose = (units: readonly UnitId[]): void =>
    batch(() => {
      setDoing(undefined);
      setBy(undefined);
      setMembers(units);
    });
  const clear = (): void => choose([]);
  createEffect(on(real, clear));
  const plan = createMemo(() => {
    const far = by();
    return far && members().length > 0 ? planGroup(real(), members(), far) : undefined;
  });
  const mayJoin = (unit: UnitId): boolean => able().has(unit) && !refusal(real(), choosing(unit));
  const handled: Handled = {
    members,
    isPicking,
    doing,
    setDoing: (next) => setDoing(next),
    carry: (far) => setBy(far),
    dropped: () => {
      const plain = plainOf(real(), plan());
      if (plain && givesAtOnce(real(), plain)) say(plain);
    },
    mayJoin,
    toggle: (id) => {
      letGo();
      choose(members().includes(id) ? members().filter((each) => each !== id) : [...members(), id]);
    },
    box: (drawn) => {
      letGo();
      choose([...able()].filter((id) => isIn(real(), id, drawn) && mayJoin(id)));
    },
    clear,
  };
  return {
    members,
    plan,
    isOpen,
    isPicking,
    setPicking,
    clear,
    gesture: (made: Gesture): boolean => untrack(() => isOpen() && groupGesture(handled, made)),
    /** All of them go; false: nothing is planned. */
    give: (): boolean => {
      const shares = untrack(plan)?.shares ?? [];
      if (shares.length > 0) sayInTurn(shares);
      return shares.length > 0;
    },
    marks: createMemo(() => groupMarks(real(), members(), plan(), doing())),
  };
};

const choosing = (unit: UnitId): Choice & { readonly unit: UnitId } => ({ do: 'choose', unit });
