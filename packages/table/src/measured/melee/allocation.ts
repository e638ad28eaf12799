/** How a unit divides its attack among the enemies in contact: by stands, or by strength points. The engine judges it. */
import type { Choice } from '@five-victories/engine/kernel';
import type { ManoeuvreMatch } from '@five-victories/engine/manoeuvre';
import type { Allocate, AllocatePoints, UnitId } from '@five-victories/engine/tabletop';
import { rising, shared } from '../lists.js';
import { throwsBy } from '../odds/casts.js';

export interface Share {
  readonly target: UnitId;
  readonly stands: readonly number[];
  readonly points: number;
}

export interface AllocateDraft {
  readonly unit: UnitId;
  /** All enemies in contact, in the order of the attacks. */
  readonly shares: readonly Share[];
  /** Strength points to give; undefined where stands are given. */
  readonly points: number | undefined;
  /** The enemy that is being given to. */
  readonly at: UnitId;
}

/** As a suggestion of the engine has it; enemies that get nothing come last. */
export const asSuggested = (draft: AllocateDraft, { at }: Allocate | AllocatePoints): AllocateDraft => {
  const named = at.map((share): Share => ({ stands: [], points: 0, ...share }));
  const others = draft.shares
    .filter(({ target }) => !named.some((share) => share.target === target))
    .map(({ target }): Share => ({ target, stands: [], points: 0 }));
  return { ...draft, shares: [...named, ...others] };
};

const some = ({ stands, points }: Share): boolean => stands.length > 0 || points > 0;

export const allocationOf = ({ shares, points: all }: AllocateDraft): Choice => {
  const at = shares
    .filter(some)
    .map(({ target, stands, points }) => (all === undefined ? { target, stands } : { target, points }));
  return { do: 'allocate', at } as Choice;
};

/** A stand attacks this enemy and no other. */
export const withStand = (draft: AllocateDraft, stand: number, target: UnitId): AllocateDraft => ({
  ...draft,
  shares: draft.shares.map((share) => {
    const others = share.stands.filter((each) => each !== stand);
    return { ...share, stands: share.target === target ? rising([...others, stand]) : others };
  }),
});

/** So many points against this enemy; the others keep what they can of theirs, those who come later give first. */
export const withPoints = (draft: AllocateDraft, target: UnitId, points: number): AllocateDraft => {
  const { shares } = draft;
  const at = shares.findIndex((share) => share.target === target);
  // What is left over goes to the first of the others.
  const own = shares.map((share) => share.points);
  const given = shared(own, draft.points ?? 0, at, points, at === 0 ? 1 : 0);
  return { ...draft, shares: shares.map((share, i) => ({ ...share, points: given[i]! })) };
};

/** Everything against one enemy. */
export const allOn = (draft: AllocateDraft, target: UnitId): AllocateDraft => {
  const stands = rising(draft.shares.flatMap((share) => share.stands));
  return {
    ...draft,
    at: target,
    shares: draft.shares.map((share) =>
      share.target === target ? { ...share, stands, points: draft.points ?? 0 } : { ...share, stands: [], points: 0 },
    ),
  };
};

export const targetOfStand = ({ shares }: AllocateDraft, stand: number): UnitId | undefined =>
  shares.find(({ stands }) => stands.includes(stand))?.target;

/** The throws it comes to, by enemy. */
export const attacksOf = throwsBy<ManoeuvreMatch, AllocateDraft>(allocationOf, ({ unit, shares }) => ({
  cause: 'attack',
  unit,
  count: shares.filter(some).length,
}));
