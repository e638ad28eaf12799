/** Firing in A Splendid Victory and A Great Victory: a unit, its targets, and the stands or points for each of them. */
import { headingBetween, turnBetween } from '@five-victories/engine/geometry';
import { refusal } from '@five-victories/engine/kernel';
import { pivotPoint, type Placed } from '@five-victories/engine/manoeuvre';
import type { UnitId } from '@five-victories/engine/tabletop';
import type { Gesture, Key } from '../gesture.js';
import { isBack, nextOf } from '../lists.js';
import { standingIn } from '../spots.js';
import {
  drafted,
  inHand,
  saying,
  type ManoeuvreDesk as Desk,
  type ManoeuvreMaker as Maker,
  type Outcome,
} from '../maker.js';
import type { Spot } from '../marks.js';
import { aimed, draftFor, emptyFor, isAimedAt, oneBack, orderOf, picking, turnedBy, type FireDraft } from './draft.js';
import { cornerOf, fireMarks, PIVOT } from './marks.js';
import { alsoAt, isOver, mostPivot, pivotShots, targetsOf } from './shots.js';

/** Fires, if it may; a refusal is shown anyway. */
const fires = ({ match }: Desk, draft: FireDraft): Outcome<FireDraft> => {
  const order = orderOf(draft);
  return order && !refusal(match, order) ? { say: [order] } : { draft };
};

/** Tapped: an own unit is taken in hand, one of its stands is picked, an enemy is aimed at and then fired at. */
const tapped = (desk: Desk, draft: FireDraft, gesture: Gesture): Outcome<FireDraft> | undefined => {
  const { over, shift } = gesture;
  const unit = inHand(desk);
  const target = over?.unit;
  if (target === undefined) return undefined;
  if (target === unit?.id) {
    const isAble = targetsOf(desk.match, unit, draft).shots.some(({ stands }) => stands.includes(over?.stand ?? -1));
    return isAble ? { draft: picking(draft, over!.stand!) } : undefined;
  }
  const enemy = standingIn(desk.match, target);
  if (!unit || !enemy || enemy.side === unit.side) return undefined;
  if (isAimedAt(draft, target) && draft.picked.length === 0) return fires(desk, draft);
  return { draft: (shift ? undefined : afterPivot(desk, unit, draft, target)) ?? aimedNow(desk, unit, draft, gesture) };
};

const aimedNow = ({ match }: Desk, unit: Placed, draft: FireDraft, { over, shift }: Gesture): FireDraft =>
  aimed(draft, over!.unit!, shift, isOver(targetsOf(match, unit, draft), over!.unit!));

/** Who is brought before it only by a pivot is aimed at after that. */
const afterPivot = ({ match }: Desk, unit: Placed, draft: FireDraft, target: UnitId): FireDraft | undefined =>
  pivotShots(match, unit, draft).find((each) => each.draft.at[0]?.target === target)?.draft;

/** The pivot that brings the corner of the unit to a point, as far as it may. */
const pivotTowards = (desk: Desk, unit: Placed, draft: FireDraft, at: Spot): FireDraft => {
  const { match } = desk;
  const about = pivotPoint(match, unit, unit.place, draft.face ?? 'front');
  const corner = cornerOf(desk, unit, { ...draft, pivot: 0 });
  const wanted = turnBetween(headingBetween(about, corner), headingBetween(about, at));
  return turnedBy(draft, wanted, mostPivot(match, unit, draft.face));
};

const turning = (desk: Desk, draft: FireDraft, { is, at }: Gesture): Outcome<FireDraft> | undefined => {
  const unit = inHand(desk);
  if (!unit) return undefined;
  return is === 'drag' || is === 'drop' ? { draft: pivotTowards(desk, unit, draft, at) } : { draft };
};

const DEGREE = 10;
const TURNS: Readonly<Record<string, number>> = { ',': -DEGREE, '.': DEGREE };

/** Goes through all that can be hit. */
const nextTarget = (desk: Desk, unit: Placed, draft: FireDraft): Outcome<FireDraft> | undefined => {
  const { shots, over } = targetsOf(desk.match, unit, draft);
  const bare = { ...draft, at: [], picked: [] };
  const aims = [
    ...shots.map(({ target }) => aimed(bare, target, false)),
    ...over.map(({ target }) => aimed(bare, target, false, true)),
    ...pivotShots(desk.match, unit, draft).map((each) => each.draft),
  ];
  const now = aims.find(({ at }) => at[0]!.target === draft.at.at(-1)?.target);
  return drafted(nextOf(aims, now, 1));
};

/** One more target for what is left. */
const oneMore = (desk: Desk, unit: Placed, draft: FireDraft): Outcome<FireDraft> | undefined => {
  const [next] = alsoAt(desk.match, unit, draft);
  return drafted(next?.draft);
};

const pressed = (desk: Desk, draft: FireDraft, { key }: Key): Outcome<FireDraft> | undefined => {
  const unit = inHand(desk);
  if (!unit) return undefined;
  if (key in TURNS)
    return { draft: turnedBy(draft, draft.pivot + TURNS[key]!, mostPivot(desk.match, unit, draft.face)) };
  if (key === 't') return nextTarget(desk, unit, draft);
  if (key === 'T') return oneMore(desk, unit, draft);
  return isBack(key) ? drafted(oneBack(draft)) : undefined;
};

const own = (desk: Desk, draft: FireDraft): FireDraft => draftFor(draft, inHand(desk)?.id);

export const fireMaker: Maker<FireDraft> = {
  begin: (desk) => emptyFor(inHand(desk)?.id),
  gesture: (desk, draft, gesture) => {
    if (gesture.held?.handle === PIVOT) return turning(desk, own(desk, draft), gesture);
    return gesture.is === 'tap' ? tapped(desk, own(desk, draft), gesture) : undefined;
  },
  key: (desk, draft, key) => pressed(desk, own(desk, draft), key),
  marks: (desk, draft) => {
    const unit = inHand(desk);
    return unit ? fireMarks(desk, unit, own(desk, draft)) : [];
  },
  choices: (desk, draft) => saying(orderOf(own(desk, draft))),
  explains: true,
};
