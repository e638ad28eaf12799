/** What a unit can do to its enemies by fire, and what an order comes to, as the engine says it. */
import { expected, hitChances, type Refusal } from '@five-victories/engine/kernel';
import type { Angle } from '@five-victories/engine/geometry';
import {
  largestPivot,
  pivotedPlaceFrom,
  type ManoeuvreMatch,
  type Target,
  type Placed,
} from '@five-victories/engine/manoeuvre';
import { isGun, query, type Place, type UnitId } from '@five-victories/engine/tabletop';
import { throwsBy } from '../odds/casts.js';
import { knownOf } from '../known.js';
import type { Cast } from '../../match/preview.js';
import { aimed, draftOf, emptyFor, isAimedAt, orderOf, type FireDraft } from './draft.js';

export type Shot = Extract<Target, { readonly dice: number }>;
type Unable = Extract<Target, { readonly refusal: Refusal }>;

interface Over {
  readonly target: UnitId;
  readonly cast: Cast;
}

export interface Targets {
  readonly shots: readonly Shot[];
  /** Only over what is between: no query tells these. */
  readonly over: readonly Over[];
  readonly unable: readonly Unable[];
}

/** Both books throw dice of six sides. */
const SIDES = 6;

export const chancesOf = ({ dice, needs }: Shot): number[] => hitChances(Array<number>(dice).fill(needs), SIDES);

/** Whether it can be hit only overhead. */
export const isOver = ({ over }: Targets, id: UnitId): boolean => over.some(({ target }) => target === id);

/** What a gun could do to it overhead. */
const overAt = (match: ManoeuvreMatch, unit: Placed, draft: FireDraft, target: UnitId): Over[] => {
  const throws = throwsOf(match, { ...draft, unit: unit.id, at: [{ target, overhead: true }] });
  return [...throws].map(([, { cast }]) => ({ target, cast }));
};

/** The best shots first; then who cannot be fired at, each with the reason. */
export const targetsOf = (match: ManoeuvreMatch, unit: Placed, draft: FireDraft): Targets =>
  // A drag asks for each angle once, and for straight ahead again and again.
  knownOf(match, `targets ${unit.id} ${draft.pivot === 0}`, () => targetsNow(match, unit, draft), angleOf(draft));

const angleOf = ({ pivot, face }: FireDraft): string => `${pivot} ${face}`;

const targetsNow = (match: ManoeuvreMatch, unit: Placed, draft: FireDraft): Targets => {
  const { pivot, face } = draft;
  const all = query(match, unit, 'targets', { pivot: pivot as Angle, face });
  const shots = all.filter((each): each is Shot => 'dice' in each);
  const refused = all.filter((each): each is Unable => 'refusal' in each);
  const over = isGun(match, unit) ? refused.flatMap(({ target }) => overAt(match, unit, draft, target)) : [];
  const unable = refused.filter(({ target }) => !over.some((each) => each.target === target));
  const worth = new Map(shots.map((shot) => [shot, expected(chancesOf(shot))]));
  return { shots: shots.sort((a, b) => worth.get(b)! - worth.get(a)!), over, unable };
};

/** Why it cannot fire at all, whoever the target: it has fired, it is in contact. */
export const idleReason = (match: ManoeuvreMatch, unit: Placed): Refusal | undefined => {
  const { shots, over, unable } = targetsOf(match, unit, emptyFor(unit.id));
  const isOwn = unable.every(({ refusal: { facts } }) => facts['target'] === undefined);
  return shots.length + over.length === 0 && isOwn ? unable[0]?.refusal : undefined;
};

/** Where the unit stands when it fires. */
export const firingPlace = (match: ManoeuvreMatch, unit: Placed, { pivot, face }: FireDraft): Place =>
  pivot === 0 ? unit.place : pivotedPlaceFrom(match, unit, unit.place, pivot as Angle, face);

/** How far it may pivot; nothing for who has pivoted or cannot (the engine says why). */
export const mostPivot = (match: ManoeuvreMatch, unit: Placed, face: FireDraft['face']): number =>
  unit.pivoted || unit.place.bend || unit.place.trail ? 0 : largestPivot(match, unit, unit.place, face);

/** The throws of an order that may be given, by their targets. */
export const throwsOf = throwsBy<ManoeuvreMatch, FireDraft>(orderOf, ({ unit, at }) => ({
  cause: 'fire',
  unit: unit!,
  count: at.length,
}));

/** An order that could be given instead: what it adds. */
export interface Proposal {
  readonly target: UnitId;
  readonly draft: FireDraft;
  readonly cast: Cast;
}

const proposal = (match: ManoeuvreMatch, draft: FireDraft): Proposal[] => {
  const { target } = draft.at.at(-1)!;
  const found = throwsOf(match, draft).get(target);
  return found ? [{ target, draft, cast: found.cast }] : [];
};

/** Further targets for what is left of the unit. */
export const alsoAt = (match: ManoeuvreMatch, unit: Placed, draft: FireDraft): Proposal[] => {
  if (draft.at.length === 0) return [];
  const { shots, over } = targetsOf(match, unit, draft);
  const open = (target: UnitId): boolean => !isAimedAt(draft, target);
  return [
    ...shots.filter(({ target }) => open(target)).map(({ target }) => aimed(draft, target, true)),
    ...over.filter(({ target }) => open(target)).map(({ target }) => aimed(draft, target, true, true)),
  ].flatMap((next) => proposal(match, next));
};

/** Targets that only a pivot brings before the unit, as the engine proposes it. */
export const pivotShots = (match: ManoeuvreMatch, unit: Placed, draft: FireDraft): Proposal[] => {
  const { shots, over } = targetsOf(match, unit, draft);
  const seen = new Set([...shots, ...over].map(({ target }) => target));
  return (match.decision?.options ?? []).flatMap((option) => {
    if (option.do !== 'fire' || (option as { unit?: UnitId }).unit !== unit.id) return [];
    const next = draftOf(option);
    const isNew = next.pivot !== 0 && next.at.length === 1 && !seen.has(next.at[0]!.target);
    return isNew ? proposal(match, next) : [];
  });
};
