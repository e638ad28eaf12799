/** An order to fire being put together: at whom, with how many elements, where the template lies, how the gun pivots. */
import type { Choice } from '@five-victories/engine/kernel';
import type { UnitId } from '@five-victories/engine/tabletop';
import type { Fire, Volley, Wheel } from '@five-victories/engine/glorious';
import type { Desk } from '../../maker.js';

export interface FireDraft {
  readonly unit: UnitId | undefined;
  readonly at: readonly Volley[];
  readonly pivot: Wheel | undefined;
  /** The target whose template is in hand. */
  readonly active: UnitId | undefined;
  /** An enemy that was pointed at and cannot be fired at. */
  readonly asked: UnitId | undefined;
}

export const freshFire = ({ unit }: Desk): FireDraft => ({
  unit,
  at: [],
  pivot: undefined,
  active: undefined,
  asked: undefined,
});

export const fireOf = ({ unit, at, pivot }: FireDraft): (Fire & Choice) | undefined =>
  unit === undefined || at.length === 0
    ? undefined
    : { do: 'fire', unit, ...(pivot && pivot.by !== 0 ? { pivot } : {}), at };

export const volleyAt = ({ at }: FireDraft, target: UnitId | undefined): Volley | undefined =>
  at.find((volley) => volley.target === target);

/** Elements of each letter that could fire at each target, as the engine counts them. */
export type Reaching = ReadonlyMap<UnitId, Readonly<Record<string, number>>>;

/** Dealt out evenly, each letter among the targets it reaches. */
const dealt = (targets: readonly UnitId[], reaching: Reaching): Record<string, number>[] => {
  const shares = targets.map((): Record<string, number> => ({}));
  const letters = new Set(targets.flatMap((target) => Object.keys(reaching.get(target) ?? {})));
  for (const letter of letters) {
    const takers = targets.flatMap((target, i) => (reaching.get(target)?.[letter] ? [i] : []));
    const all = Math.max(...takers.map((i) => reaching.get(targets[i]!)![letter]!));
    for (let n = 0; n < all; n++) {
      const share = shares[takers[n % takers.length]!]!;
      share[letter] = (share[letter] ?? 0) + 1;
    }
  }
  return shares;
};

/** Volleys at these targets: all at one, or dealt out; a template that was laid by hand stays. */
const volleysAt = (draft: FireDraft, targets: readonly UnitId[], reaching: Reaching): Volley[] => {
  const shares = targets.length > 1 ? dealt(targets, reaching) : undefined;
  return targets.map((target, i) => {
    const { placement } = volleyAt(draft, target) ?? {};
    return { target, ...(shares ? { elements: shares[i]! } : {}), ...(placement ? { placement } : {}) };
  });
};

export const aimedAt = (draft: FireDraft, targets: readonly UnitId[], reaching: Reaching): FireDraft => ({
  ...draft,
  at: volleysAt(draft, targets, reaching),
  active: targets.at(-1),
  asked: undefined,
});

/** One more element of a letter at one target, taken from another that has some; or one fewer, given to the next. */
export const dealtAnew = (draft: FireDraft, target: UnitId, letter: string, more: boolean): FireDraft => {
  const counts = draft.at.map(({ elements }) => elements as Readonly<Record<string, number>>);
  const own = draft.at.findIndex((volley) => volley.target === target);
  const order = draft.at.map((_, i) => (own + 1 + i) % draft.at.length).filter((i) => i !== own);
  const other = order.find((i) => !more || (counts[i]?.[letter] ?? 0) > 0);
  const [from, to] = more ? [other, own] : [own, other];
  if (from === undefined || to === undefined || !((counts[from]?.[letter] ?? 0) > 0)) return draft;
  const changed = (i: number, by: number): Record<string, number> => ({
    ...counts[i],
    [letter]: (counts[i]![letter] ?? 0) + by,
  });
  return {
    ...draft,
    at: draft.at.map((volley, i) =>
      i === from ? { ...volley, elements: changed(i, -1) } : i === to ? { ...volley, elements: changed(i, 1) } : volley,
    ),
  };
};

/** The template for a target, laid by hand; or looked for by the engine again. */
export const laid = (draft: FireDraft, target: UnitId, placement: Volley['placement']): FireDraft => ({
  ...draft,
  active: target,
  at: draft.at.map(({ placement: before, ...volley }) => {
    const now = volley.target === target ? placement : before;
    return now ? { ...volley, placement: now } : volley;
  }),
});
