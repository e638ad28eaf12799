/** An order to fire being put together: at whom, with how many elements, where the template lies, how the gun pivots. */
import type { Choice } from '@five-victories/engine/kernel';
import type { UnitId } from '@five-victories/engine/tabletop';
import type { Fire, Volley, Wheel } from '@five-victories/engine/glorious';
import { shared } from '../../lists.js';
import type { GloriousDesk as Desk } from '../../maker.js';

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

/** So many elements of a letter at one target; what others had too much of is taken from the last of them. */
export const counted = (
  draft: FireDraft,
  shooters: Readonly<Record<string, number>>,
  target: UnitId,
  letter: string,
  wanted: number,
): FireDraft => {
  const counts = draft.at.map(({ elements }) => (typeof elements === 'object' ? elements : shooters));
  const given = shared(
    counts.map((each) => each[letter] ?? 0),
    shooters[letter] ?? 0,
    draft.at.findIndex((volley) => volley.target === target),
    wanted,
  );
  const at = draft.at.map((volley, i) => ({ ...volley, elements: { ...counts[i]!, [letter]: given[i]! } }));
  return { ...draft, at };
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
