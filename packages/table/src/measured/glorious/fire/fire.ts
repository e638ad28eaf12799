/** Fire, put together on the table: point at a target, lay the template, turn the gun. */
import { findUnit, type UnitId } from '@five-victories/engine/tabletop';
import type { Choice } from '@five-victories/engine/kernel';
import { isArtillery, turnTowards, type Fire, type Placed } from '@five-victories/engine/glorious';
import type { Gesture, Key } from '../../gesture.js';
import { isBack } from '../../lists.js';
import { drafted, saying, type GloriousDesk as Desk, type GloriousMaker as Maker, type Outcome } from '../../maker.js';
import type { Spot } from '../../marks.js';
import { standingIn } from '../../spots.js';
import { aimedAt, fireOf, freshFire, laid, volleyAt, type FireDraft } from './draft.js';
import { fireMarks } from './marks.js';
import { firerIn, mayHit, mostPivot, pivotBy, pivotOnto, reachingOf, targetsOf } from './targets.js';
import { nudged, shiftedTo, templateFor, turnedTo, type Placement } from './template.js';

/** Aims at a target, alone or with those before it; points out why not. */
export const aim = (desk: Desk, draft: FireDraft, target: UnitId, more: boolean): FireDraft => {
  const firer = firerIn(desk.match, draft);
  if (!firer) return draft;
  const targets = targetsOf(desk.match, firer.id, draft.pivot);
  const found = targets.find((each) => each.target === target);
  if (!found || !mayHit(found))
    return isArtillery(firer) ? turnedOnto(desk, draft, firer, target) : { ...draft, asked: target };
  const before = draft.at.map((volley) => volley.target).filter((id) => id !== target);
  const all = more && !isArtillery(firer) ? [...before, target] : [target];
  return aimedAt(draft, all, reachingOf(targets));
};

/** A gun turns to what it is pointed at, if it can. */
const turnedOnto = ({ match }: Desk, draft: FireDraft, gun: Placed, target: UnitId): FireDraft => {
  const pivot = pivotOnto(match, gun, target);
  return pivot ? { ...draft, pivot, at: [{ target }], active: target, asked: undefined } : { ...draft, asked: target };
};

export const drop = (desk: Desk, draft: FireDraft, target: UnitId): FireDraft => {
  const firer = firerIn(desk.match, draft);
  if (!firer) return draft;
  const left = draft.at.map((volley) => volley.target).filter((id) => id !== target);
  return aimedAt(draft, left, reachingOf(targetsOf(desk.match, firer.id, draft.pivot)));
};

/** Turns the gun; a target it no longer has is none. */
export const pivotTo = (desk: Desk, draft: FireDraft, by: number): FireDraft => {
  const firer = firerIn(desk.match, draft);
  if (!firer) return draft;
  const most = mostPivot(desk.match, firer);
  const pivot = pivotBy(Math.round(Math.max(-most, Math.min(most, by))));
  return { ...draft, pivot, asked: undefined };
};

/** Where the template of the volley in hand lies. */
const templateOf = (desk: Desk, draft: FireDraft): Placement | undefined => {
  const firer = firerIn(desk.match, draft);
  const volley = volleyAt(draft, draft.active);
  const target = standingIn(desk.match, volley?.target);
  if (!firer || !target || isArtillery(firer)) return undefined;
  return templateFor(desk.match, firer, target, volley!.placement)?.placement;
};

const dragged = (desk: Desk, draft: FireDraft, handle: string, at: Spot): FireDraft => {
  const firer = firerIn(desk.match, draft);
  if (handle === 'gun' && firer) return pivotTo(desk, draft, turnTowards(firer.place, at));
  const placement = templateOf(desk, draft);
  if (!placement || draft.active === undefined) return draft;
  return laid(draft, draft.active, handle === 'turn' ? turnedTo(placement, at) : shiftedTo(placement, at));
};

const isEnemy = ({ match }: Desk, id: UnitId | undefined): id is UnitId => {
  const unit = findUnit(match, id);
  return unit !== undefined && unit.side !== match.decision?.side;
};

/** A tap on a target aims; with Shift at one more, or no longer. Nobody fires before the order is given. */
const tapped = (desk: Desk, draft: FireDraft, { over, shift }: Gesture): Outcome<FireDraft> | undefined => {
  if (draft.unit === undefined || !isEnemy(desk, over?.unit)) return undefined;
  const target = over.unit;
  if (shift && volleyAt(draft, target)) return { draft: drop(desk, draft, target) };
  if (!shift && volleyAt(draft, target)) return { draft: { ...draft, active: target } };
  return { draft: aim(desk, draft, target, shift) };
};

const gesture = (desk: Desk, draft: FireDraft, made: Gesture): Outcome<FireDraft> | undefined => {
  if (made.is === 'tap') return tapped(desk, draft, made);
  const handle = made.held?.handle;
  if (handle !== undefined)
    return made.is === 'drag' || made.is === 'drop' ? { draft: dragged(desk, draft, handle, made.at) } : { draft };
  if (made.is === 'drop' && isEnemy(desk, made.over?.unit))
    return { draft: aim(desk, draft, made.over.unit, made.shift) };
  return undefined;
};

/** A tenth of a degree for guns, a degree and a tenth of an inch for templates. */
const NUDGE = { gun: [1, 10], turn: [10, 100], across: [100, 500] } as const;

const keyed = (desk: Desk, draft: FireDraft, { key, shift }: Key): FireDraft | undefined => {
  const firer = firerIn(desk.match, draft);
  const much = shift ? 1 : 0;
  const sign = key === 'ArrowLeft' || key === 'ArrowDown' ? -1 : 1;
  const sideways = key === 'ArrowLeft' || key === 'ArrowRight';
  if (isBack(key)) {
    const last = draft.at.at(-1);
    if (last) return drop(desk, draft, last.target);
    return draft.pivot ? { ...draft, pivot: undefined } : undefined;
  }
  if (!firer || !key.startsWith('Arrow')) return undefined;
  if (isArtillery(firer))
    return sideways ? pivotTo(desk, draft, (draft.pivot?.by ?? 0) + sign * NUDGE.gun[much]) : undefined;
  const placement = templateOf(desk, draft);
  if (!placement || draft.active === undefined) return undefined;
  const now = sideways
    ? nudged(placement, sign * NUDGE.turn[much], 0)
    : nudged(placement, 0, sign * NUDGE.across[much]);
  return laid(draft, draft.active, now);
};

/** A formation with a single target is aimed at it. */
const begin = (desk: Desk): FireDraft => {
  const draft = freshFire(desk);
  const own = (desk.match.decision?.options ?? []).filter(
    (option): option is Fire & Choice => option.do === 'fire' && (option as Fire & Choice).unit === draft.unit,
  );
  const [only] = own;
  return only && own.length === 1 ? { ...draft, at: only.at, pivot: only.pivot, active: only.at[0]!.target } : draft;
};

export const fire: Maker<FireDraft> = {
  begin,
  gesture,
  key: (desk, draft, key) => (key.ctrl || key.alt ? undefined : drafted(keyed(desk, draft, key))),
  marks: fireMarks,
  choices: (_desk, draft) => saying(fireOf(draft)),
};
