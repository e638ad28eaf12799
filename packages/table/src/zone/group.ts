/** Several units of a zone game in hand: chosen with Shift or one by one with a finger, and sent to a zone together. */
import { createEffect, createMemo, createSignal, untrack, type Accessor } from 'solid-js';
import type { Choice, Refusal } from '@five-victories/engine/kernel';
import { FACINGS, type Facing, type UnitId, type ZonalMatch, type Zone } from '@five-victories/engine/zonal';
import type { Share } from '../app/in-turn.js';
import {
  engagedBy,
  groupAttack,
  groupWay,
  ridesTo,
  someGo,
  someTurn,
  stepsTo,
  zoneOf,
  type GroupWay,
  type Wanted,
} from './group-way.js';
import type { Pointed } from './maker.js';

interface Ways {
  readonly real: Accessor<ZonalMatch>;
  readonly asksPerson: Accessor<boolean>;
  /** Who may be taken in hand, the Commander included. */
  readonly able: Accessor<ReadonlySet<UnitId>>;
  readonly say: (choices: readonly Choice[]) => boolean;
  readonly sayInTurn: (shares: readonly Share[]) => void;
  readonly letGo: () => void;
  readonly hold: (unit: UnitId) => void;
  readonly refuse: (refusals: readonly Refusal[]) => void;
}

const NOBODY: ReadonlySet<UnitId> = new Set();

/** Who is in hand. */
const createMembers = ({ real, able, letGo }: Ways) => {
  const [members, setMembers] = createSignal<readonly UnitId[]>([], { equals: (a, b) => a.join() === b.join() });
  /** Who is dragged, and all the others with him. */
  const [lead, setLead] = createSignal<UnitId>();
  const choose = (units: readonly UnitId[]): void => {
    setLead(undefined);
    setMembers(units);
  };
  const clear = (): void => choose([]);
  createEffect(() => {
    real();
    clear();
  });
  const toggle = (id: UnitId): void => {
    letGo();
    choose(members().includes(id) ? members().filter((each) => each !== id) : [...members(), id]);
  };
  const ableIn = (zone: Zone | undefined): readonly UnitId[] => [...able()].filter((id) => zoneOf(real(), id) === zone);
  /** All that may move from a zone join; if all have, they leave. */
  const toggleAll = (zone: Zone): void => {
    const there = ableIn(zone);
    const others = members().filter((id) => !there.includes(id));
    letGo();
    choose(there.every((id) => members().includes(id)) ? others : [...others, ...there]);
  };
  return { members, lead, setLead, choose, clear, toggle, toggleAll, ableIn };
};

/** Those that a drag takes up on its way; who stands where it ends was only passed, and stays. */
const createGathered = ({ able, letGo, hold }: Ways, group: ReturnType<typeof createMembers>) => {
  const { members, lead, choose, setLead, ableIn } = group;
  let gathered: readonly UnitId[] = [];
  return {
    begin: (): void => {
      gathered = [];
    },
    take: (id: UnitId, other: UnitId): void => {
      const now = members().includes(id) ? members() : [id];
      if (!able().has(id) || !able().has(other) || now.includes(other)) return;
      gathered = [...gathered, other];
      letGo();
      choose([...now, other]);
      setLead(id);
    },
    dropped: (zone: Zone): void => {
      const there = ableIn(zone);
      const [first, now] = [lead(), members()];
      const passed = gathered.filter((id) => there.includes(id));
      if (first === undefined || passed.length === 0 || there.includes(first)) return;
      const going = now.filter((id) => !passed.includes(id));
      choose(going.length > 1 ? going : []);
      if (going.length > 1) setLead(first);
      else hold(first);
    },
  };
};

/** What all of them do together. */
const createOrders = (ways: Ways, group: ReturnType<typeof createMembers>, isOpen: Accessor<boolean>) => {
  const { real, say, sayInTurn, refuse } = ways;
  const { members, lead, setLead } = group;
  /** To a zone that is pointed at; who drags one of them takes the others the same way. */
  const wantedFor = (zone: Zone): Wanted => {
    const from = zoneOf(real(), lead() ?? '');
    return from === undefined ? () => zone : ridesTo(real(), zone, stepsTo(real(), from, zone));
  };
  /** All of them go. In one breath where nobody can step between; then they also go back together. */
  const go = ({ shares, left, isPlain }: GroupWay): void => {
    setLead(undefined);
    if (isPlain && shares.length > 0) say(shares.flatMap(({ choices }) => choices));
    else sayInTurn(shares);
    refuse(left);
  };
  return {
    send: (zone: Zone, facing?: Facing): void => go(groupWay(real(), members(), wantedFor(zone), facing)),
    attack: (target: UnitId): void => {
      const shares = groupAttack(real(), members(), target);
      setLead(undefined);
      sayInTurn(shares);
    },
    /** They look there, each where it is. */
    turn: (facing: Facing): void => {
      const able = untrack(members).filter((unit) => someTurn(untrack(real), [unit], facing));
      go(groupWay(untrack(real), able, (from) => from, facing));
    },
    /** Enemies that can be pointed at: all of them attack there. */
    targets: createMemo(() => (isOpen() && members().length > 0 ? engagedBy(real(), members()) : NOBODY)),
    /** Where at least one of them can go. */
    reached: createMemo(() => real().table.zones.filter((zone) => someGo(real(), members(), wantedFor(zone)))),
    /** Which ways they can look at the end, if they go to a zone. */
    turnsIn: (zone: Zone): readonly Facing[] =>
      FACINGS.filter((facing) => someGo(real(), members(), wantedFor(zone), facing)),
    /** Which ways somebody of them can turn where he is. */
    turns: createMemo(() => FACINGS.filter((facing) => someTurn(real(), members(), facing))),
  };
};

export const createZoneGroup = (ways: Ways) => {
  const { real, asksPerson, able, letGo } = ways;
  const group = createMembers(ways);
  const { members, setLead, choose, clear, toggle, toggleAll, ableIn } = group;
  const gathered = createGathered(ways, group);
  const [isPicking, setPicking] = createSignal(false);
  const isOpen = createMemo(() => asksPerson() && real().decision?.kind === 'activity');
  const { send, attack, ...orders } = createOrders(ways, group, isOpen);
  const joins = (at: Pointed): boolean => (at.at !== 'stand' && at.joins === true) || isPicking();
  const pointedIn = (at: Pointed): boolean => {
    if (at.at === 'zone' && at.dropped) gathered.dropped(at.zone);
    if (at.at === 'unit' && joins(at) && able().has(at.unit)) toggle(at.unit);
    else if (at.at === 'zone' && at.joins) toggleAll(at.zone);
    else if (at.at === 'zone' && members().length > 0) send(at.zone, at.facing);
    else if (at.at === 'unit' && orders.targets().has(at.unit)) attack(at.unit);
    else {
      clear();
      return false;
    }
    return true;
  };
  return {
    ...orders,
    members,
    isOpen,
    isPicking,
    setPicking,
    clear,
    /** All that may move are in hand. */
    chooseAll: (): void => {
      letGo();
      choose([...able()]);
    },
    /** One of them is dragged; `joins`: with all others of its zone. False: it is none of a group. */
    drag: (id: UnitId, joins: boolean): boolean => {
      gathered.begin();
      if (joins && isOpen()) choose(ableIn(zoneOf(real(), id)));
      if (!members().includes(id)) return false;
      setLead(id);
      return true;
    },
    /** Another one comes along with the one that is dragged. */
    gather: (id: UnitId, other: UnitId): void => {
      if (isOpen()) gathered.take(id, other);
    },
    /** Whether what was pointed at was for the group. */
    pointed: (at: Pointed): boolean => untrack(() => isOpen() && pointedIn(at)),
  };
};
