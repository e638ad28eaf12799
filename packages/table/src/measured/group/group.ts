/** Several units in hand: chosen with Shift, with a box, or one by one with a finger; dragged and ordered together. */
import { batch, createEffect, createMemo, createSignal, on, untrack, type Accessor } from 'solid-js';
import { refusal, type Choice } from '@five-victories/engine/kernel';
import type { TabletopMatch, UnitId } from '@five-victories/engine/tabletop';
import { refusalOfAll } from '../../maker/making.js';
import { choosingIn } from '../bases.js';
import type { Gesture } from '../gesture.js';
import type { Spot } from '../marks.js';
import { isBoxed, standingIn } from '../spots.js';
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

const isIn = (match: TabletopMatch, id: UnitId, box: Doing): boolean => {
  const unit = standingIn(match, id);
  return unit !== undefined && isBoxed(unit.place, box);
};

/** All of them where they were wanted: what is said in one breath, so that they go back together. */
const plainOf = (match: TabletopMatch, plan: GroupPlan = NOTHING): readonly Choice[] | undefined => {
  const choices = plan.shares.flatMap((share) => share.choices);
  return choices.length === 0 || plan.stop || refusalOfAll(match, choices) ? undefined : choices;
};

/** A unit with movement left holds no group up: it is done with before the group goes. */
const createTable = ({ asksPerson, real }: Ways) => {
  const choosing = createMemo(() => (asksPerson() ? choosingIn(real()) : undefined));
  return {
    choosing,
    table: (): TabletopMatch => choosing()?.match ?? real(),
    before: (): readonly Choice[] => choosing()?.before ?? [],
  };
};

export const createGroup = (ways: Ways) => {
  const { real, able, letGo, say, sayInTurn, givesAtOnce } = ways;
  const [members, setMembers] = createSignal<readonly UnitId[]>([]);
  const [isPicking, setPicking] = createSignal(false);
  const [doing, setDoing] = createSignal<Doing>();
  const [by, setBy] = createSignal<Spot>();
  const { choosing, table, before } = createTable(ways);
  const isOpen = (): boolean => choosing() !== undefined;
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
    return far && members().length > 0 ? planGroup(table(), members(), far) : undefined;
  });
  const mayJoin = (id: UnitId): boolean => able().has(id) && !refusal(table(), { do: 'choose', unit: id } as Choice);
  const handled: Handled = {
    members,
    isPicking,
    doing,
    setDoing: (next) => setDoing(next),
    carry: (far) => setBy(far),
    dropped: () => {
      const plain = plainOf(table(), plan());
      if (plain && givesAtOnce(table(), plain)) say([...before(), ...plain]);
    },
    mayJoin,
    toggle: (id) => {
      letGo();
      choose(members().includes(id) ? members().filter((each) => each !== id) : [...members(), id]);
    },
    box: (drawn) => {
      letGo();
      choose([...able()].filter((id) => isIn(table(), id, drawn) && mayJoin(id)));
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
      const [shares, first] = [untrack(plan)?.shares ?? [], untrack(before)];
      if (shares.length > 0 && (first.length === 0 || say(first))) sayInTurn(shares);
      return shares.length > 0;
    },
    marks: createMemo(() => groupMarks(real(), members(), plan(), doing())),
  };
};
