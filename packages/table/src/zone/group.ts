/** Several units of a zone game in hand: chosen with Shift or one by one with a finger, and sent to a zone together. */
import { createEffect, createMemo, createSignal, untrack, type Accessor } from 'solid-js';
import type { Choice, Refusal } from '@five-victories/engine/kernel';
import { wayToZone, type UnitId, type ZonalMatch, type Zone } from '@five-victories/engine/zonal';
import { refusalOfAll } from '../maker/making.js';
import { groupWay, type GroupWay } from './group-way.js';
import type { Pointed } from './maker.js';

interface Ways {
  readonly real: Accessor<ZonalMatch>;
  readonly asksPerson: Accessor<boolean>;
  /** Who may be taken in hand. */
  readonly able: Accessor<ReadonlySet<UnitId>>;
  readonly say: (choices: readonly Choice[]) => boolean;
  readonly letGo: () => void;
  readonly refuse: (refusals: readonly Refusal[]) => void;
}

/** One after the other, whenever its side chooses again; who was stopped keeps the others waiting for the player. */
const createQueue = ({ real, asksPerson, say }: Pick<Ways, 'real' | 'asksPerson' | 'say'>) => {
  let rest: GroupWay['shares'] = [];
  const goOn = (): void => {
    const [next, ...others] = rest;
    rest = [];
    const match = untrack(real);
    if (!next || match.decision?.kind !== 'activity' || refusalOfAll(match, next.choices)) return;
    rest = others;
    say(next.choices);
  };
  createEffect(() => {
    real();
    if (asksPerson() && rest.length > 0) queueMicrotask(goOn);
  });
  return (shares: GroupWay['shares']): void => {
    rest = shares;
    goOn();
  };
};

export const createZoneGroup = (ways: Ways) => {
  const { real, asksPerson, able, say, letGo, refuse } = ways;
  const [members, setMembers] = createSignal<readonly UnitId[]>([]);
  const [isPicking, setPicking] = createSignal(false);
  const queue = createQueue(ways);
  const isOpen = createMemo(() => asksPerson() && real().decision?.kind === 'activity');
  const clear = (): void => void setMembers([]);
  createEffect(() => {
    real();
    clear();
  });
  const toggle = (id: UnitId): void => {
    letGo();
    setMembers(members().includes(id) ? members().filter((each) => each !== id) : [...members(), id]);
  };
  /** All that may move from a zone join; if all have, they leave. */
  const toggleAll = (zone: Zone): void => {
    const there = real().state.units.flatMap(({ id, zone: at }) => (at === zone && able().has(id) ? [id] : []));
    const others = members().filter((id) => !there.includes(id));
    letGo();
    setMembers(there.every((id) => members().includes(id)) ? others : [...others, ...there]);
  };
  /** All of them to a zone. In one breath where nobody can step between; then they also go back together. */
  const send = (zone: Zone): void => {
    const { shares, left, isPlain } = groupWay(real(), members(), zone);
    if (isPlain && shares.length > 0) say(shares.flatMap(({ choices }) => choices));
    else queue(shares);
    refuse(left);
  };
  const joins = (at: Pointed): boolean => (at.at !== 'stand' && at.joins === true) || isPicking();
  const pointedIn = (at: Pointed): boolean => {
    if (at.at === 'unit' && joins(at) && able().has(at.unit)) toggle(at.unit);
    else if (at.at === 'zone' && at.joins) toggleAll(at.zone);
    else if (at.at === 'zone' && members().length > 0) send(at.zone);
    else {
      clear();
      return false;
    }
    return true;
  };
  return {
    members,
    isOpen,
    isPicking,
    setPicking,
    clear,
    /** Where at least one of them can go. */
    reached: createMemo(() =>
      members().length === 0
        ? []
        : real().table.zones.filter((zone) =>
            members().some((unit) => wayToZone(real(), unit, zone).answers.length > 0),
          ),
    ),
    /** Whether what was pointed at was for the group. */
    pointed: (at: Pointed): boolean => untrack(() => isOpen() && pointedIn(at)),
  };
};
