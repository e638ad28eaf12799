/** Several units ordered at once: the engine says how far all of them can go together, and in which order. */
import type { Choice, Refusal } from '@five-victories/engine/kernel';
import {
  isGlorious,
  marchTogether as formationsTogether,
  type Placed as Formation,
} from '@five-victories/engine/glorious';
import { isManoeuvre, marchTogether, type Placed } from '@five-victories/engine/manoeuvre';
import {
  findUnit,
  isPlaced,
  type March,
  type Place,
  type TabletopMatch,
  type UnitId,
} from '@five-victories/engine/tabletop';
import type { Spot } from '../marks.js';

/** What is said for one of them, and where it then stands. */
export interface Share {
  readonly unit: UnitId;
  readonly place: Place;
  readonly choices: readonly Choice[];
}

export interface GroupPlan {
  readonly shares: readonly Share[];
  /** How far all of them go. */
  readonly by: Spot;
  /** How many of them go at double-time, or rush. */
  readonly fast: number;
  readonly stop: { readonly unit: UnitId; readonly refusal: Refusal } | undefined;
}

export const NOTHING: GroupPlan = { shares: [], by: { x: 0, y: 0 }, fast: 0, stop: undefined };

const placedIn = <P>(match: TabletopMatch, ids: readonly UnitId[]): readonly P[] =>
  ids.flatMap((id) => {
    const unit = findUnit(match, id);
    return unit && isPlaced(unit) ? [unit as P] : [];
  });

const isFast = ({ march }: { readonly march: March }): boolean => march.doubleTime === true || march.rush === true;

/** All of them by so much, as far as they can. */
export const planGroup = (match: TabletopMatch, ids: readonly UnitId[], by: Spot): GroupPlan => {
  if (isManoeuvre(match)) {
    const together = marchTogether(match, placedIn<Placed>(match, ids), { by });
    const { shares, stop } = together;
    return {
      by: together.by,
      shares: shares.map(({ unit, place, march }) => ({
        unit,
        place,
        choices: [{ do: 'choose', unit } as Choice, march],
      })),
      fast: shares.filter(isFast).length,
      stop,
    };
  }
  if (!isGlorious(match)) return NOTHING;
  const { shares, stop, by: gone } = formationsTogether(match, placedIn<Formation>(match, ids), { by });
  const said = shares.map(({ unit, place, orders }) => ({
    unit,
    place,
    choices: [{ do: 'choose', unit } as Choice, ...orders],
  }));
  return { shares: said, by: gone, fast: 0, stop };
};
