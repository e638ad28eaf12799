/** Acts that are given together: what a group costs, a volley, and a standing order. */
import { COMMANDER, type Act, type Group } from './acts.js';

export interface Volley {
  readonly phase: string;
  /** Acts that it spares. */
  readonly spared: number;
}

type Grouped = Act & { readonly group: Group };

const isGrouped = (act: Act): act is Grouped => act.group !== undefined;

/** How many acts it takes to choose them. */
const choosing = (members: readonly Grouped[]): number => {
  const [{ group: first }] = members as [Grouped];
  const { body = [] } = first;
  const isBody = body.length === members.length && members.every(({ group }) => body.includes(group.unit));
  if (isBody) return 0;
  // In a zone game they are taken up by the drag itself.
  return first.zone === undefined ? (members.length > 2 ? 1 : members.length) : 0;
};

const singly = (members: readonly Grouped[]): number => members.reduce((total, { after }) => total + after, 0);

/** Together with those who could be chosen when the first of them was; the others by themselves. */
const togetherOf = (all: readonly Grouped[]): number => {
  const able = new Set(all[0]!.group.able.map(({ unit }) => unit));
  const members = all.filter(({ group }) => able.has(group.unit));
  const others = all.filter(({ group }) => !able.has(group.unit));
  return Math.min(singly(members), choosing(members) + 1) + singly(others);
};

/** What may be given together: the same in one phase; where dice or others come between, only one right after the other. */
const groupsIn = (acts: readonly Act[]): readonly (readonly Grouped[])[] => {
  const groups = new Map<string, Grouped[]>();
  const before = new Map<string, string>();
  let run = 0;
  for (const act of acts) {
    const { group, phase } = act;
    const key = `${phase} ${group?.key}`;
    if (before.get(phase) !== key) run++;
    before.set(phase, key);
    if (!isGrouped(act)) continue;
    const name = act.group.isLoud ? `${key} ${run}` : key;
    groups.set(name, [...(groups.get(name) ?? []), act]);
  }
  return [...groups.values()];
};

/**
 * A Commander comes along with a drag that ends where he rides to; his ride ends the phase, so it is one that could be
 * the last.
 */
const comesAlong = (rider: Act, i: number, acts: readonly Act[]): boolean => {
  if (rider.group?.unit !== COMMANDER) return false;
  const orders = acts.slice(0, i).filter(({ phase, kind }) => phase === rider.phase && kind === 'order');
  return orders.some(
    (order) =>
      order.group?.to !== undefined &&
      order.group.to === rider.group!.to &&
      (!order.group.isLoud || order === orders.at(-1)),
  );
};

export const afterOf = (all: readonly Act[], volleys: readonly Volley[]): number => {
  const acts = all.filter((act, i) => !comesAlong(act, i, all));
  const single = acts.filter((act) => !isGrouped(act)).reduce((total, { after }) => total + after, 0);
  const grouped = groupsIn(acts).reduce((total, all) => total + togetherOf(all), 0);
  const spared = volleys.reduce((total, each) => total + each.spared, 0);
  return single + grouped - spared;
};

type Replied = Act & { readonly reply: NonNullable<Act['reply']> };

const isReplied = (act: Act): act is Replied => act.reply !== undefined && act.after > 0;

const turnOf = ({ phase }: Act): string => phase.split(' ')[0]!;
const sideOf = ({ phase }: Act): string => phase.split(' ')[2]!;

/** A standing order given instead of declining: what it answers, and what it costs besides. */
interface Order {
  readonly answers: (act: Replied) => boolean;
  readonly extra: number;
}

/** Those that can be given at an act: about its kind or all reactions, until the end of the phase, the turn, the match. */
const ordersAt = (act: Replied): readonly Order[] => {
  const spans: readonly ((other: Replied) => boolean)[] = [
    (other) => other.phase === act.phase,
    (other) => turnOf(other) === turnOf(act) && sideOf(other) === sideOf(act),
    (other) => sideOf(other) === sideOf(act),
  ];
  return spans.flatMap((isWithin, i): Order[] => [
    { answers: (other) => isWithin(other) && other.kind === act.kind, extra: i === 0 && !act.reply.isReaction ? 0 : 1 },
    ...(act.reply.isReaction
      ? [{ answers: (other: Replied) => isWithin(other) && other.reply.isReaction, extra: i === 0 ? 0 : 1 }]
      : []),
  ]);
};

/** What is left to say if standing orders are given wherever all that they answer was declined in the end. */
export const withStandingOrders = (acts: readonly Act[]): readonly Act[] => {
  const spared = new Set<Act>();
  const dearer = new Map<Act, number>();
  const replies = acts.filter(isReplied);
  for (const [i, act] of replies.entries()) {
    if (spared.has(act) || !act.reply.declined) continue;
    const later = replies.slice(i + 1).filter((other) => !spared.has(other));
    const gains = ordersAt(act).flatMap(({ answers, extra }) => {
      const answered = later.filter(answers);
      return answered.every(({ reply }) => reply.declined) ? [{ answered, extra }] : [];
    });
    const worth = ({ answered, extra }: (typeof gains)[number]): number => answered.length - extra;
    const [best] = gains.sort((one, two) => worth(two) - worth(one));
    if (!best || worth(best) <= 0) continue;
    for (const each of best.answered) spared.add(each);
    dearer.set(act, best.extra);
  }
  return acts
    .filter((act) => !spared.has(act))
    .map((act) => (dearer.has(act) ? { ...act, after: act.after + dearer.get(act)! } : act));
};
