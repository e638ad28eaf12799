/** Which stands go: picked one by one, only ever what the engine offers. */
import type { Choice } from '@five-victories/engine/kernel';
import type { ManoeuvreMatch } from '@five-victories/engine/manoeuvre';
import type { Remove, UnitId } from '@five-victories/engine/tabletop';
import { pickedUpTo } from '../../panel/forms/combat-parts.jsx';
import { optionsFor } from '../decisions.js';
import { areAlike, rising } from '../lists.js';

export interface RemoveDraft {
  readonly unit: UnitId;
  readonly lose: number;
  readonly stands: readonly number[];
  /** What is left of a defensive block faces the other way. */
  readonly turned: boolean;
}

export const removalsIn = (match: ManoeuvreMatch): readonly Remove[] =>
  optionsFor(match, 'remove').filter((option) => 'stands' in option);

/** The options that take these stands: one, or one for each way to face. */
export const waysOf = (match: ManoeuvreMatch, { stands }: RemoveDraft): readonly Remove[] =>
  removalsIn(match).filter((option) => areAlike(option.stands, stands));

/** What would be said: what the engine offers for these stands, or what it will refuse and say why. */
export const removalOf = (match: ManoeuvreMatch, draft: RemoveDraft): Choice | undefined => {
  if (draft.stands.length !== draft.lose) return undefined;
  const ways = waysOf(match, draft);
  return (
    ways.find(({ turned }) => (turned === true) === draft.turned) ??
    ways[0] ??
    ({ do: 'remove', stands: rising(draft.stands), ...(draft.turned ? { turned: true } : {}) } as Choice)
  );
};

export const pickedStand = (draft: RemoveDraft, stand: number): RemoveDraft => ({
  ...draft,
  stands: pickedUpTo(draft.lose, draft.stands, stand),
});

/** Stands that may go together with those picked. */
export const mayGo = (match: ManoeuvreMatch, { stands, lose }: RemoveDraft): number[] => {
  const fixed = stands.length < lose ? stands : [];
  const fitting = removalsIn(match).filter((option) => fixed.every((stand) => option.stands.includes(stand)));
  return rising(fitting.flatMap((option) => option.stands));
};
