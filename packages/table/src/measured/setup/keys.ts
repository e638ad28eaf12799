/** The set-up by keyboard: every key is also a button of the form. */
import { tenths } from '@five-victories/engine/geometry';
import { findUnit, type Placing, type Unit, type UnitId } from '@five-victories/engine/tabletop';
import type { Key } from '../gesture.js';
import { ARROWS, nextOf } from '../lists.js';
import { drafted, type Desk, type Outcome } from '../maker.js';
import { freeSpotFor } from './free-spot.js';
import { allOf } from './gestures.js';
import { closedUp, linedUp, spreadOut } from './line-up.js';
import { middleOf, movedBy, turnedBy } from './move.js';
import {
  changed,
  leadOf,
  movableOf,
  placingOf,
  put,
  redone,
  takenUp,
  trayOf,
  undone,
  type Draft,
  type Placings,
} from './plan.js';
import { inState, isBattle, isLimbered, limbered, mayDismount, mayLimber, nextFormation, nextLayout } from './ways.js';

const FINE = 100;
const COARSE = 1000;
const SLOW = tenths(10);
const FAST = tenths(150);

/** What a key, or its button, does to a draft; undefined: nothing. */
export type Act = (desk: Desk, draft: Draft) => Draft | undefined;

const rearranged =
  (make: (desk: Desk, placings: Placings, ids: readonly UnitId[]) => Placings): Act =>
  (desk, draft) => {
    const placings = make(desk, draft.placings, draft.chosen);
    return placings === draft.placings ? undefined : changed(draft, placings);
  };

const nudge = (dx: number, dy: number): Act =>
  rearranged((desk, placings, ids) => movedBy(desk, placings, ids, dx, dy));

export const turnAll = (by: number): Act =>
  rearranged((desk, placings, ids) => {
    const middle = middleOf(desk, placings, ids);
    return middle ? turnedBy(desk, placings, ids, middle, tenths(by)) : placings;
  });

/** Each unit in hand for itself. */
const each = (change: (desk: Desk, unit: Unit, placing: Placing) => Placing): Act =>
  rearranged((desk, placings, ids) => {
    const changes = ids.flatMap((id) => {
      const unit = findUnit(desk.match, id);
      const placing = placingOf(desk, placings, id);
      if (!unit || !placing || placing.aboard !== undefined) return [];
      const made = change(desk, unit, placing);
      return made === placing ? [] : [made];
    });
    return changes.length > 0 ? put(desk, placings, ...changes) : placings;
  });

export const anotherFormation = (by: 1 | -1): Act =>
  each((desk, unit, placing) => (isBattle(desk, unit) ? placing : nextFormation(desk, unit, placing, by)));
const anotherLayout = (by: 1 | -1): Act =>
  each((desk, unit, placing) => (isBattle(desk, unit) ? placing : nextLayout(desk, unit, placing, by)));
const mountOrDismount: Act = each((desk, unit, placing) =>
  mayDismount(desk, unit)
    ? inState(desk, unit, placing, placing.state === 'dismounted' ? 'mounted' : 'dismounted')
    : placing,
);
const limberOrUnlimber: Act = each((desk, unit, placing) =>
  mayLimber(desk, unit) ? limbered(desk, placing, !isLimbered(desk, placing)) : placing,
);

export const lineUp: Act = rearranged(linedUp);
export const spread: Act = rearranged(spreadOut);
export const closeUp: Act = rearranged(closedUp);
export const takeUp: Act = rearranged((_desk, placings, ids) =>
  ids.some((id) => placings[id]) ? takenUp(placings, ids) : placings,
);
export const takeAllUp: Act = (_desk, draft) =>
  Object.keys(draft.placings).length > 0 ? changed({ ...draft, chosen: [] }, {}) : undefined;

/** From beside the table to the first free place. */
export const putDown =
  (id: UnitId | undefined): Act =>
  (desk, draft) => {
    const unit = trayOf(desk, draft.placings).find((one) => one.id === id);
    const placing = unit && freeSpotFor(desk, draft.placings, unit);
    return placing && changed({ ...draft, chosen: [unit.id] }, put(desk, draft.placings, placing));
  };

/** All that wait, as far as there is room. */
export const putAllDown: Act = (desk, draft) => {
  const placings = trayOf(desk, draft.placings).reduce((all, unit) => {
    const placing = freeSpotFor(desk, all, unit);
    return placing ? put(desk, all, placing) : all;
  }, draft.placings);
  return placings === draft.placings ? undefined : changed(draft, placings);
};

export const chooseAll: Act = (desk, draft) => ({ ...draft, chosen: allOf(desk, draft.placings) });
const chooseNone: Act = (_desk, draft) => (draft.chosen.length > 0 ? { ...draft, chosen: [] } : undefined);
const chooseNext =
  (by: 1 | -1): Act =>
  (desk, draft) => {
    const ids = movableOf(desk).map(({ id }) => id);
    const next = nextOf(ids, leadOf(draft), by);
    return next === undefined ? undefined : { ...draft, chosen: [next] };
  };

export const undo: Act = (_desk, draft) => undone(draft);
export const redo: Act = (_desk, draft) => redone(draft);

const letters: Readonly<Record<string, (shift: boolean) => Act>> = {
  q: (shift) => turnAll(shift ? 0 - FAST : 0 - SLOW),
  w: (shift) => turnAll(shift ? FAST : SLOW),
  c: (shift) => anotherFormation(shift ? -1 : 1),
  l: (shift) => anotherLayout(shift ? -1 : 1),
  d: () => mountOrDismount,
  g: () => limberOrUnlimber,
  i: () => lineUp,
  o: () => spread,
  u: () => closeUp,
  a: () => chooseAll,
  n: (shift) => chooseNext(shift ? -1 : 1),
  z: (shift) => (shift ? redo : undo),
  y: () => redo,
  delete: () => takeUp,
  backspace: () => takeUp,
  escape: () => chooseNone,
};

const arrow = (desk: Desk, draft: Draft, { key, shift }: Key): Act | undefined => {
  const way = ARROWS[key];
  if (!way || draft.chosen.length === 0) return undefined;
  const lead = leadOf(draft);
  if (trayOf(desk, draft.placings).some(({ id }) => id === lead)) return putDown(lead);
  const far = shift ? COARSE : FINE;
  return nudge(way[0] * far, way[1] * far);
};

export const key = (desk: Desk, draft: Draft, given: Key): Outcome<Draft> | undefined => {
  if (given.alt || draft.drag) return undefined;
  const act = arrow(desk, draft, given) ?? letters[given.key.toLowerCase()]?.(given.shift);
  return drafted(act?.(desk, draft));
};
