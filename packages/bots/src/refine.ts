/**
 * Betters a plan part by part: one unit does what it does in another draft, or nothing, and what that comes to is tried
 * with the same dice. A change stays if it is better by more than chance would have it.
 */
import { below, type Stream } from '@five-victories/engine';
import type { Part, Plan } from './plan.js';

export interface Tried {
  readonly plan: Plan;
  readonly worths: number[];
}

/** So many tries, and a change that shows no promise is dropped. */
const LOOK = 3;
const ENOUGH = 8;

const nameOf = ({ start }: Part): string => ('unit' in start ? String(start.unit) : JSON.stringify(start));

const isSame = (a: Part, b: Part): boolean => JSON.stringify(a.orders) === JSON.stringify(b.orders);

/** The plan with this part instead of its own of the same unit. */
export const exchanged = (plan: Plan, part: Part): Plan | undefined => {
  const at = plan.parts.findIndex((own) => nameOf(own) === nameOf(part));
  if (at < 0 || isSame(plan.parts[at]!, part)) return undefined;
  return { ...plan, parts: plan.parts.map((own, i) => (i === at ? part : own)) };
};

const idle = ({ start }: Part): Part => ({ start, orders: [{ do: 'stop' }] });

/** Other parts that its units might play, each once. */
const othersFor = (plan: Plan, drafts: readonly Plan[]): Part[] => {
  const found = new Map<string, Part>();
  for (const part of [...drafts.flatMap(({ parts }) => parts), ...plan.parts.map(idle)])
    if (part.orders.length > 0) found.set(JSON.stringify(part), part);
  return [...found.values()].filter((part) => exchanged(plan, part) !== undefined);
};

/** How much better the first is in those that both have tried: the mean, and by how much it may err. */
const gainOf = (a: readonly number[], b: readonly number[]): { readonly mean: number; readonly error: number } => {
  const more = a.slice(0, b.length).map((worth, i) => worth - b[i]!);
  const mean = more.reduce((sum, each) => sum + each, 0) / more.length;
  const square = more.reduce((sum, each) => sum + (each - mean) * (each - mean), 0);
  return { mean, error: Math.sqrt(square / Math.max(1, more.length - 1) / more.length) };
};

export const refined = (
  best: Tried,
  drafts: readonly Plan[],
  tryOnce: (tried: Tried) => void,
  isSpent: () => boolean,
  stream: Stream,
): Tried => {
  let now = best;
  const others = othersFor(best.plan, drafts);
  while (others.length > 0 && !isSpent()) {
    const [part] = others.splice(below(stream, others.length), 1);
    const plan = exchanged(now.plan, part!);
    if (!plan) continue;
    const change: Tried = { plan, worths: [] };
    while (change.worths.length < ENOUGH && !isSpent()) {
      tryOnce(change);
      if (now.worths.length < change.worths.length) tryOnce(now);
      if (change.worths.length >= LOOK && gainOf(change.worths, now.worths).mean <= 0) break;
    }
    const { mean, error } = gainOf(change.worths, now.worths);
    if (change.worths.length >= LOOK && mean > error) now = change;
  }
  return now;
};
