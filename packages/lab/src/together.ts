/** Acts that are given together: what a group costs, a volley, and a standing order. */
import type { Act, Group } from './acts.js';

export interface Volley {
  readonly phase: string;
  /** Acts that it spares. */
  readonly spared: number;
}

type Grouped = Act & { readonly group: Group };

const isGrouped = (act: Act): act is Grouped => act.group !== undefined;

/** Shift on each, or on the zone and again on those who stay. */
const chosenIn = (zone: string | undefined, members: readonly Grouped[], able: Group['able']): number => {
  const there = able.filter((each) => each.zone === zone).length;
  const own = members.filter(({ group }) => group.zone === zone).length;
  return Math.min(own, 1 + there - own);
};

/** How many acts it takes to choose them. */
const choosing = (members: readonly Grouped[]): number => {
  const [{ group: first }] = members as [Grouped];
  if (first.zone === undefined) return members.length > 2 ? 1 : members.length;
  const zones = [...new Set(members.map(({ group }) => group.zone))];
  const there = first.able.filter(({ zone }) => zone === first.zone).length;
  if (zones.length === 1 && there === members.length) return 0;
  const byZones = zones.reduce((total, zone) => total + chosenIn(zone, members, first.able), 0);
  return Math.min(byZones, 1 + first.able.length - members.length);
};

const singly = (members: readonly Grouped[]): number => members.reduce((total, { after }) => total + after, 0);

/** Together with those who could be chosen when the first of them was; the others by themselves. */
const togetherOf = (all: readonly Grouped[]): number => {
  const able = new Set(all[0]!.group.able.map(({ unit }) => unit));
  const members = all.filter(({ group }) => able.has(group.unit));
  const others = all.filter(({ group }) => !able.has(group.unit));
  return Math.min(singly(members), choosing(members) + 1) + singly(others);
};

const groupsIn = (acts: readonly Grouped[]): readonly (readonly Grouped[])[] => {
  const groups = new Map<string, Grouped[]>();
  for (const act of acts) {
    const key = `${act.phase} ${act.group.key}`;
    groups.set(key, [...(groups.get(key) ?? []), act]);
  }
  return [...groups.values()];
};

export const afterOf = (acts: readonly Act[], volleys: readonly Volley[]): number => {
  const single = acts.filter((act) => !isGrouped(act)).reduce((total, { after }) => total + after, 0);
  const grouped = groupsIn(acts.filter(isGrouped)).reduce((total, all) => total + togetherOf(all), 0);
  const spared = volleys.reduce((total, each) => total + each.spared, 0);
  return single + grouped - spared;
};

const isReply = ({ declined }: Act): boolean => declined !== undefined;

/** The last reactions of a phase that were all declined: once for all of them. */
export const withStandingOrders = (acts: readonly Act[]): readonly Act[] =>
  acts.filter((act) => {
    if (!act.declined || act.after === 0) return true;
    const replies = acts.filter((other) => other.phase === act.phase && other.after > 0 && isReply(other));
    const before = replies[replies.indexOf(act) - 1];
    const isLast = replies.slice(replies.indexOf(act)).every(({ declined }) => declined);
    return !(isLast && before?.declined);
  });
