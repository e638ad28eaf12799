/** Attacks divided over the enemies in contact, in A Splendid Victory by stands, in A Great Victory by strength points. */
import type { UnitId } from '@five-victories/engine/tabletop';
import type { Gesture } from '../gesture.js';
import { nextOf } from '../lists.js';
import { askedAs, type ManoeuvreDesk as Desk, type ManoeuvreMaker as Maker, type Outcome } from '../maker.js';
import { linkTo, lit, type Mark } from '../marks.js';
import { castOdds } from '../fire/marks.js';
import {
  allocationOf,
  allOn,
  asSuggested,
  attacksOf,
  withPoints,
  withStand,
  type AllocateDraft,
} from './allocation.js';

const begin = (desk: Desk): AllocateDraft => {
  const { about, options } = askedAs(desk, 'allocate');
  const { unit, targets } = about;
  const points = 'points' in about ? about.points : undefined;
  const shares = targets.map((target) => ({ target, stands: [], points: 0 }));
  const empty: AllocateDraft = { unit, shares, points, at: targets[0]! };
  const [first] = options;
  return first ? asSuggested(empty, first) : empty;
};

const oneMore = (draft: AllocateDraft, target: UnitId): AllocateDraft => {
  const { points } = draft.shares.find((share) => share.target === target)!;
  return withPoints({ ...draft, at: target }, target, points + 1);
};

/** An enemy is chosen to be given to (of points it gets one at once, with shift all), a stand is given to it. */
const tapped = (draft: AllocateDraft, { over, shift }: Gesture): Outcome<AllocateDraft> | undefined => {
  const id = over?.unit;
  if (id === draft.unit && over?.stand !== undefined && draft.points === undefined)
    return { draft: withStand(draft, over.stand, draft.at) };
  if (id === undefined || !draft.shares.some(({ target }) => target === id)) return undefined;
  if (shift) return { draft: allOn(draft, id) };
  return { draft: draft.points === undefined ? { ...draft, at: id } : oneMore(draft, id) };
};

const nextTarget = (draft: AllocateDraft): AllocateDraft => {
  const ids = draft.shares.map(({ target }) => target);
  return { ...draft, at: nextOf(ids, draft.at, 1)! };
};

const marks = ({ match }: Desk, draft: AllocateDraft): Mark[] => {
  const { unit } = draft;
  const throws = attacksOf(match, draft);
  return draft.shares.flatMap(({ target, stands }): Mark[] => {
    const tone = target === draft.at ? 'charge' : 'quiet';
    const cast = throws.get(target)?.cast;
    return [linkTo(unit, target, tone, cast && castOdds(cast)), ...lit(unit, stands, tone)];
  });
};

export const allocateMaker: Maker<AllocateDraft> = {
  begin,
  gesture: (_desk, draft, gesture) => (gesture.is === 'tap' ? tapped(draft, gesture) : undefined),
  key: (_desk, draft, { key }) => (key === 't' ? { draft: nextTarget(draft) } : undefined),
  marks,
  choices: (_desk, draft) => [allocationOf(draft)],
};
