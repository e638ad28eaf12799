/** A set-up being drawn up: where each unit is to stand, who is in hand, and the steps that can be taken back. */
import type { AnyUnit } from '@five-victories/engine';
import type { Choice, Side } from '@five-victories/engine/kernel';
import {
  isPlaced,
  stationed,
  type Placed,
  type Placing,
  type SetUp,
  type TabletopMatch,
  type Unit,
  type UnitId,
} from '@five-victories/engine/tabletop';
import { optionsFor } from '../decisions.js';
import { knownOf } from '../known.js';
import { given } from '../lists.js';
import { askedAs, type Desk } from '../maker.js';
import type { Spot } from '../marks.js';

/** By unit; who is not named waits beside the table. */
export type Placings = Readonly<Record<UnitId, Placing>>;

export interface Drag {
  readonly is: 'move' | 'turn';
  /** The unit taken hold of; those in hand go with it. */
  readonly lead: UnitId;
  readonly from: Spot;
  readonly at: Spot;
  /** As all stood when it began. */
  readonly start: Placings;
  /** Caught by nothing. */
  readonly free: boolean;
}

export interface Draft {
  readonly placings: Placings;
  /** The units in hand; the last one leads. */
  readonly chosen: readonly UnitId[];
  /** Every tap takes one more in hand, as with Shift: fingers have none. */
  readonly several?: boolean;
  /** A box being drawn around units. */
  readonly box?: { readonly from: Spot; readonly to: Spot } | undefined;
  readonly drag: Drag | undefined;
  readonly past: readonly Placings[];
  readonly future: readonly Placings[];
}

const isPlan = (choice: { readonly do: string }): choice is SetUp => choice.do === 'setup';

/** Whether one unit is placed at a time: then the draft is about that one only. */
export const isSingle = ({ match }: Desk): boolean => match.decision?.kind === 'place';
export const sideOf = ({ match }: Desk): Side => match.decision!.side;

/** Whom the draft may put somewhere. */
export const movableOf = (desk: Desk): readonly Unit[] => {
  const side = sideOf(desk);
  const own = desk.match.state.units.filter((unit) => unit.side === side && !unit.routed);
  if (!isSingle(desk) || desk.match.rules.mayPlaceAnew) return own;
  const waiting = askedAs(desk, 'place').about.units;
  return own.filter(({ id }) => waiting.includes(id));
};

export const isMovable = (desk: Desk, id: UnitId | undefined): id is UnitId =>
  id !== undefined && movableOf(desk).some((unit) => unit.id === id);

export const leadOf = ({ chosen }: Draft): UnitId | undefined => chosen.at(-1);

const byUnit = (placings: readonly Placing[]): Placings =>
  Object.fromEntries(placings.map((placing) => [placing.unit, placing]));

/** On a Battle it has no place of its own, and says none. */
export const boarding = (unit: UnitId, aboard: UnitId): Placing => ({ unit, aboard }) as Placing;

/** A unit as it stands already, as a placing. */
const placingAsItStands = ({ rules }: TabletopMatch, unit: AnyUnit): Placing | undefined => {
  if (unit.aboard !== undefined) return boarding(unit.id, unit.aboard);
  if (!isPlaced(unit)) return undefined;
  const { x, y, heading, formation, layout, bend, trail } = unit.place;
  return {
    unit: unit.id,
    x,
    y,
    heading,
    ...(layout === '' ? {} : { formation, layout }),
    ...given({ bend, trail, state: unit.state }),
    ...(unit.limbered ? { [rules.words.limbered]: true } : {}),
  };
};

/** The engine's own plans. */
export const plansIn = (desk: Desk): readonly Placings[] =>
  optionsFor(desk.match, 'setup')
    .filter(isPlan)
    .map(({ units }) => byUnit(units));

export const draftOf = (placings: Placings): Draft => ({
  placings,
  chosen: [],
  drag: undefined,
  past: [],
  future: [],
});

export const standing = (desk: Desk): Placings =>
  byUnit(movableOf(desk).flatMap((unit) => placingAsItStands(desk.match, unit) ?? []));

/** What stands already, or the first plan of the engine. */
export const beginning = (desk: Desk): Draft => {
  if (isSingle(desk)) return draftOf({});
  const placings = standing(desk);
  return draftOf(Object.keys(placings).length > 0 ? placings : (plansIn(desk)[0] ?? {}));
};

const placingsIn = (desk: Desk, had: Choice): readonly Placing[] => {
  if (!isSingle(desk)) return isPlan(had) ? had.units : [];
  const { do: verb, ...placing } = had as Choice & Placing;
  return verb === 'place' ? [placing] : [];
};

/** As it was given before it was taken back, if it is still about the same units. */
export const beginningAgain = (desk: Desk, had: Choice): Draft | undefined => {
  const placings = placingsIn(desk, had);
  return placings.length > 0 && placings.every(({ unit }) => isMovable(desk, unit))
    ? draftOf(byUnit(placings))
    : undefined;
};

// ---- steps that can be taken back ------------------------------------------------------------------------------------

const MOST_STEPS = 200;

/** The draft with other placings; what was before can be had again. */
export const changed = (draft: Draft, placings: Placings, before: Placings = draft.placings): Draft =>
  placings === before
    ? { ...draft, placings, drag: undefined }
    : { ...draft, placings, drag: undefined, past: [...draft.past.slice(1 - MOST_STEPS), before], future: [] };

export const undone = (draft: Draft): Draft | undefined => {
  const before = draft.past.at(-1);
  return (
    before && {
      ...draft,
      drag: undefined,
      placings: before,
      past: draft.past.slice(0, -1),
      future: [draft.placings, ...draft.future],
    }
  );
};

export const redone = (draft: Draft): Draft | undefined => {
  const [next, ...future] = draft.future;
  return next && { ...draft, drag: undefined, placings: next, past: [...draft.past, draft.placings], future };
};

/** These units put like this; where one is placed at a time, nobody else. */
export const put = (desk: Desk, placings: Placings, ...changes: readonly Placing[]): Placings =>
  isSingle(desk) ? byUnit(changes.slice(-1)) : { ...placings, ...byUnit(changes) };

/** Beside the table again. */
export const takenUp = (placings: Placings, ids: readonly UnitId[]): Placings =>
  Object.fromEntries(Object.entries(placings).filter(([id]) => !ids.includes(id)));

// ---- as it would look ------------------------------------------------------------------------------------------------

/** The unit where a placing has it; the same for the same placing, so that nothing is drawn anew without need. */
export const placedBy = (match: TabletopMatch, unit: Unit, placing: Placing): Unit => {
  const work = (): AnyUnit =>
    placing.aboard === undefined
      ? { ...stationed(match, unit, placing), aboard: undefined }
      : { ...unit, place: undefined, aboard: placing.aboard };
  return knownOf(placing, 'placed', work, unit);
};

const besideTheTable = (unit: AnyUnit): AnyUnit =>
  unit.place === undefined && unit.aboard === undefined
    ? unit
    : knownOf(unit, 'beside the table', () => ({ ...unit, place: undefined, aboard: undefined }));

const carriedOut = (desk: Desk, placings: Placings): TabletopMatch => {
  const { match } = desk;
  const units = match.state.units.map((unit) => {
    if (unit.side !== sideOf(desk) || unit.routed) return unit;
    const placing = placings[unit.id];
    if (placing) return placedBy(match, unit, placing);
    return isSingle(desk) ? unit : besideTheTable(unit);
  });
  return { ...match, state: { ...match.state, units } };
};

/** The match with the plan carried out, to be looked at and asked, never played. */
export const shown = (desk: Desk, placings: Placings): TabletopMatch =>
  knownOf(placings, 'shown', () => carriedOut(desk, placings), desk.match);

/** A unit where the draft has it, if it has. */
export const placedIn = (desk: Desk, placings: Placings, id: UnitId): Placed | undefined => {
  const { units, index } = shown(desk, placings).state;
  const unit = units[index[id]!];
  return unit && isPlaced(unit) ? unit : undefined;
};

/** Own units that are neither on the table nor on a Battle. */
export const trayOf = (desk: Desk, placings: Placings): readonly Unit[] =>
  movableOf(desk).filter((unit) => {
    const { units, index } = shown(desk, placings).state;
    const { place, aboard }: AnyUnit = units[index[unit.id]!]!;
    return place === undefined && aboard === undefined;
  });

/** The placing a unit has in the draft, or the one it stands in. */
export const placingOf = (desk: Desk, placings: Placings, id: UnitId): Placing | undefined => {
  const given = placings[id];
  if (given) return given;
  const unit = movableOf(desk).find((each) => each.id === id);
  return unit && isSingle(desk) ? placingAsItStands(desk.match, unit) : undefined;
};
