/** Several units in hand: chosen with Shift, with a box, or one by one with a finger; dragged and ordered together. */
import { batch, createEffect, createMemo, createSignal, on, untrack, type Accessor } from 'solid-js';
import { refusal, type Choice } from '@five-victories/engine/kernel';
import { turnBetween } from '@five-victories/engine/geometry';
import { bodiesOf, placedOf, placedUnits, type TabletopMatch, type UnitId } from '@five-victories/engine/tabletop';
import { refusalOfAll } from '../../maker/making.js';
import { choosingIn } from '../bases.js';
import type { Gesture } from '../gesture.js';
import type { Spot } from '../marks.js';
import { beside, isBoxed, standingIn } from '../spots.js';
import { groupGesture, type Handled } from './hand.js';
import { BODY, bodyMarks, groupMarks, type Body, type Doing } from './marks.js';
import { NOTHING, planGroup, type GroupPlan, type Share } from './plan.js';

interface Ways {
  readonly real: Accessor<TabletopMatch>;
  readonly asksPerson: Accessor<boolean>;
  /** Who may be chosen now. */
  readonly able: Accessor<ReadonlySet<UnitId>>;
  readonly say: (choices: readonly Choice[]) => boolean;
  readonly sayInTurn: (shares: readonly Share[]) => void;
  readonly letGo: () => void;
  /** Whether nobody else is in hand. */
  readonly isFree: () => boolean;
  /** How large a point on the screen is. */
  readonly grain: () => number;
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

const bodiesIn = (match: TabletopMatch, able: ReadonlySet<UnitId>): readonly Body[] =>
  bodiesOf(
    match,
    placedUnits(match).filter(({ id }) => able.has(id)),
  );

/** Further than anybody goes in one phase: as far as they may is found by the engine. */
const FAR = 60_000;

/** Straight on, if all look the same way. */
const onwardOf = (match: TabletopMatch, members: readonly UnitId[]): Spot | undefined => {
  const [first, ...others] = members.map((id) => placedOf(match, id));
  if (!first || others.some(({ place }) => Math.abs(turnBetween(place.heading, first.place.heading)) > ALIKE))
    return undefined;
  return beside({ x: 0, y: 0 }, first.place.heading, 0, FAR);
};
/** Tenths of a degree. */
const ALIKE = 10;

/** A unit with movement left holds no group up: it is done with before the group goes. */
const createTable = ({ asksPerson, real }: Ways) => {
  const choosing = createMemo(() => (asksPerson() ? choosingIn(real()) : undefined));
  return {
    choosing,
    table: (): TabletopMatch => choosing()?.match ?? real(),
    before: (): readonly Choice[] => choosing()?.before ?? [],
  };
};

/** Who is in hand, and how far they are wanted to go. */
const createMembers = ({ real }: Ways, table: Accessor<TabletopMatch>) => {
  const [members, setMembers] = createSignal<readonly UnitId[]>([]);
  const [doing, setDoing] = createSignal<Doing>();
  const [by, setBy] = createSignal<Spot>();
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
  /** Straight on as far as all of them may; false: they do not look the same way. */
  const advance = (): boolean => {
    setBy(onwardOf(untrack(table), untrack(members)));
    const most = untrack(plan);
    if (most) setBy(most.by);
    return most !== undefined;
  };
  return { members, choose, clear, doing, setDoing, setBy, plan, advance };
};

type Members = ReturnType<typeof createMembers>;

/** Units that stand together and look the same way are offered by themselves. */
const createBodies = (
  { able, letGo }: Ways,
  table: Accessor<TabletopMatch>,
  isOffered: Accessor<boolean>,
  group: Members,
) => {
  const bodies = createMemo(() => (isOffered() ? bodiesIn(table(), able()) : []));
  const take = (i: number): boolean => {
    const body = untrack(bodies)[i];
    if (body) group.choose(body.map(({ id }) => id));
    return body !== undefined;
  };
  return {
    bodies,
    /** By what it is taken hold of; false: that is something else. */
    takeBody: (handle: string | undefined): boolean =>
      handle?.startsWith(BODY) === true && take(Number(handle.slice(BODY.length))),
    /** The next body is taken in hand; false: there is none. */
    takeNext: (): boolean => {
      const now = untrack(group.members);
      const at = untrack(bodies).findIndex((body) => now.includes(body[0]!.id));
      letGo();
      return take(at + 1) || take(0);
    },
  };
};

export const createGroup = (ways: Ways) => {
  const { real, able, letGo, isFree, grain, say, sayInTurn, givesAtOnce } = ways;
  const [isPicking, setPicking] = createSignal(false);
  const { choosing, table, before } = createTable(ways);
  const group = createMembers(ways, table);
  const { members, choose, clear, doing, setDoing, setBy, plan, advance } = group;
  const isOpen = (): boolean => choosing() !== undefined;
  const { bodies, takeBody, takeNext } = createBodies(ways, table, () => choosing()?.before.length === 0, group);
  const mayJoin = (id: UnitId): boolean => able().has(id) && !refusal(table(), { do: 'choose', unit: id } as Choice);
  const dropped = (): void => {
    const plain = plainOf(table(), plan());
    if (plain && givesAtOnce(table(), plain)) say([...before(), ...plain]);
  };
  const handled: Handled = {
    members,
    takeBody,
    isPicking,
    doing,
    setDoing: (next) => setDoing(next),
    carry: (far) => setBy(far),
    dropped,
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
    bodies,
    takeNext,
    advance,
    /** Straight on, and at once, if nothing besides comes of it. */
    advanceAll: (): void => void (advance() && untrack(dropped)),
    gesture: (made: Gesture): boolean => untrack(() => isOpen() && groupGesture(handled, made)),
    /** All of them go; false: nothing is planned. */
    give: (): boolean => {
      const [shares, first] = [untrack(plan)?.shares ?? [], untrack(before)];
      if (shares.length > 0 && (first.length === 0 || say(first))) sayInTurn(shares);
      return shares.length > 0;
    },
    marks: createMemo(() => [
      ...groupMarks(real(), members(), plan(), doing()),
      ...(members().length === 0 && isFree() ? bodyMarks(table(), bodies(), grain()) : []),
    ]),
  };
};
