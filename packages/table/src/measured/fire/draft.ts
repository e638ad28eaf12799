/** An order to fire being put together: whom with which stands, after which pivot. The engine judges it. */
import type { Choice } from '@five-victories/engine/kernel';
import type { Angle, Side as Face } from '@five-victories/engine/geometry';
import type { Fire, UnitId, Volley } from '@five-victories/engine/tabletop';
import { earlierIn, given, rising, toggledIn } from '../lists.js';

export interface FireDraft {
  /** The unit it is for; one that is made for another is none. */
  readonly unit: UnitId | undefined;
  /** Tenths of a degree, clockwise. */
  readonly pivot: number;
  /** Of a defensive block: the face it pivots about. */
  readonly face: Face | undefined;
  readonly at: readonly Volley[];
  /** Stands picked by hand for the next target. */
  readonly picked: readonly number[];
}

export const emptyFor = (unit: UnitId | undefined): FireDraft => ({
  unit,
  pivot: 0,
  face: undefined,
  at: [],
  picked: [],
});

/** The draft, if it is for this unit. */
export const draftFor = (draft: FireDraft, unit: UnitId | undefined): FireDraft =>
  draft.unit === unit ? draft : emptyFor(unit);

export const orderOf = ({ unit, pivot, face, at }: FireDraft): Choice | undefined =>
  unit === undefined || at.length === 0
    ? undefined
    : ({
        do: 'fire',
        unit,
        ...(pivot === 0 ? {} : given({ pivot: pivot as Angle, face })),
        at: at.map(given),
      } as Choice);

/** An order of the engine's, to be looked at and changed. */
export const draftOf = (order: Choice): FireDraft => {
  const { unit, pivot = 0, face, at } = order as Fire;
  return { unit, pivot, face, at, picked: [] };
};

export const isAimedAt = ({ at }: FireDraft, target: UnitId): boolean => at.some((volley) => volley.target === target);

/** Taken from all volleys but one; a volley that is left without stands is none. */
const takenFrom = (at: readonly Volley[], stands: readonly number[], but: UnitId): Volley[] =>
  at.flatMap((volley): Volley[] => {
    if (volley.target === but || volley.stands === undefined) return [volley];
    const left = volley.stands.filter((stand) => !stands.includes(stand));
    return left.length === 0 ? [] : [{ ...volley, stands: left }];
  });

/**
 * A target is pointed at. With stands picked for it these fire at it; while other volleys have their stands by name, or
 * when `more` is said, it is one more target for all that are left; otherwise it is the only one.
 */
export const aimed = (draft: FireDraft, target: UnitId, more: boolean, overhead = false): FireDraft => {
  const { picked, at } = draft;
  const how = overhead ? { overhead } : {};
  if (picked.length > 0) {
    const others = takenFrom(at, picked, target).filter((volley) => volley.target !== target);
    return { ...draft, at: [...others, { target, stands: rising(picked), ...how }], picked: [] };
  }
  const isSplit = at.some(({ stands }) => stands !== undefined);
  return { ...draft, at: more || isSplit ? [...at, { target, ...how }] : [{ target, ...how }] };
};

export const withoutTarget = (draft: FireDraft, target: UnitId): FireDraft => ({
  ...draft,
  at: draft.at.filter((volley) => volley.target !== target),
});

export const changed = (draft: FireDraft, target: UnitId, change: Partial<Volley>): FireDraft => ({
  ...draft,
  at: draft.at.map((volley) => (volley.target === target ? { ...volley, ...change } : volley)),
});

/** A stand fires at this target, or no longer; `now` are those that do. */
export const toggled = (draft: FireDraft, target: UnitId, stand: number, now: readonly number[]): FireDraft => {
  const stands = rising(toggledIn(now, stand));
  const at = takenFrom(draft.at, [stand], target);
  return stands.length === 0 ? withoutTarget(draft, target) : changed({ ...draft, at }, target, { stands });
};

export const picking = (draft: FireDraft, stand: number): FireDraft => ({
  ...draft,
  picked: rising(toggledIn(draft.picked, stand)),
});

export const sooner = (draft: FireDraft, index: number): FireDraft => ({ ...draft, at: earlierIn(draft.at, index) });

export const turnedBy = (draft: FireDraft, pivot: number, most: number): FireDraft => ({
  ...draft,
  pivot: Math.max(0 - most, Math.min(most, Math.round(pivot))),
});

/** One step back: stands picked, the last target, the pivot; undefined when there is nothing to take back. */
export const oneBack = (draft: FireDraft): FireDraft | undefined => {
  if (draft.picked.length > 0) return { ...draft, picked: [] };
  if (draft.at.length > 0) return { ...draft, at: draft.at.slice(0, -1) };
  return draft.pivot === 0 ? undefined : { ...draft, pivot: 0 };
};
